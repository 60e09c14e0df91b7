package dev.reprise.processor.model;

import java.util.List;

/**
 * One path of a key, such as {@code command.customer.id}.
 *
 * @param path as the user wrote it
 * @param place the entry of the annotation's array
 * @param steps from the parameter to the value; empty when the path does not resolve
 * @param value what the path leads to
 */
public record KeyPart(String path, Place place, List<Step> steps, KeyValue value) {

    public KeyPart {
        steps = List.copyOf(steps);
    }

    /**
     * One step of a path.
     *
     * @param expression what generated code writes: the parameter's name, {@code orderId()}, {@code getOrderId()} or a field's name
     * @param path the path up to and including this step, for messages
     * @param position what of it survives a rename: the number of the parameter or record component from 1 on; elsewhere
     *     the expression
     */
    public record Step(String expression, String path, String position) {}
}

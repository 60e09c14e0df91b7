package dev.reprise.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * The interface that a {@code @RetryPolicyFor} names.
 *
 * @param place the annotation's value
 * @param misfits what of the policy interface does not fit it; the proxy is written all the same
 */
public record PolicyTarget(ClassName name, Place place, List<Fault> misfits) {

    public PolicyTarget {
        misfits = List.copyOf(misfits);
    }
}

package demo;

import dev.reprise.*;

class SealedTarget {
    sealed interface Shape permits Circle {
        double area();
    }

    record Circle(double area) implements Shape {}

    @RetryPolicyFor(Shape.class)
//                       ^ sealed-interface: demo.SealedTarget.Shape
    @Retryable
    @Idempotent
    interface ShapePolicy {}
}

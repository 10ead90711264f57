package java.time.temporal;

/** A way to change a date or time. */
@FunctionalInterface
public interface TemporalAdjuster {
    Temporal adjustInto(Temporal temporal);
}

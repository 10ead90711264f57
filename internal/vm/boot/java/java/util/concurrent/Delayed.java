package java.util.concurrent;

/** Something that is due later. */
public interface Delayed extends Comparable<Delayed> {
    long getDelay(TimeUnit unit);
}

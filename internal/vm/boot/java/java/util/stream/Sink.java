package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** One stage of a running pipeline: it is told the size, given the values and told the end. */
abstract class Sink<T> implements Consumer<T>, IntConsumer, LongConsumer, DoubleConsumer {
    /** size is -1 if unknown. */
    void begin(long size) {
    }

    void end() {
    }

    /** Whether no more values are wanted. */
    boolean cancelled() {
        return false;
    }

    @Override
    public void accept(T t) {
        throw new IllegalStateException("called wrong accept method");
    }

    @Override
    @SuppressWarnings("unchecked")
    public void accept(int value) {
        accept((T) Integer.valueOf(value)); // an iterator of primitives that feeds a stream of objects
    }

    @Override
    @SuppressWarnings("unchecked")
    public void accept(long value) {
        accept((T) Long.valueOf(value)); // an iterator of primitives that feeds a stream of objects
    }

    @Override
    @SuppressWarnings("unchecked")
    public void accept(double value) {
        accept((T) Double.valueOf(value)); // an iterator of primitives that feeds a stream of objects
    }

    /** A stage with another one behind it. */
    abstract static class Link<T, R> extends Sink<T> {
        final Sink<R> down;

        @SuppressWarnings("unchecked")
        Link(Sink<?> down) {
            this.down = (Sink<R>) down;
        }

        @Override
        void begin(long size) {
            down.begin(size);
        }

        @Override
        void end() {
            down.end();
        }

        @Override
        boolean cancelled() {
            return down.cancelled();
        }
    }
}

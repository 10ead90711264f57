package java.util.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A stage of a stream: the head, which knows the source, or an operation on the stage before it. A terminal operation
 * wraps its sink in those of all stages and pushes the source through. Parallel streams run in the caller's thread,
 * too.
 */
abstract class AbstractPipeline<T, S extends BaseStream<T, S>> implements BaseStream<T, S> {
    private static final String USED = "stream has already been operated upon or closed";
    private static final int KNOWN = Spliterator.ORDERED | Spliterator.SORTED | Spliterator.DISTINCT
            | Spliterator.SIZED;

    private final AbstractPipeline<?, ?> head;
    private final AbstractPipeline<?, ?> previous;
    private boolean used;
    /** Spliterator characteristics that hold behind this stage. */
    final int flags;
    /** Whether this stage or one before it may want no more values. */
    final boolean shortCircuit;

    // of the head only
    private Spliterator<?> source;
    private Supplier<? extends Spliterator<?>> supplier;
    private boolean parallel;
    private ArrayList<Runnable> closers;

    /** The head. */
    AbstractPipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics,
            boolean parallel) {
        this.head = this;
        this.previous = null;
        this.source = source;
        this.supplier = supplier;
        this.parallel = parallel;
        int f = characteristics & KNOWN;
        if ((f & Spliterator.SORTED) != 0 && source != null && source.getComparator() != null) {
            f &= ~Spliterator.SORTED;
        }
        this.flags = f;
        this.shortCircuit = false;
    }

    /** An operation. */
    AbstractPipeline(AbstractPipeline<?, ?> previous, int clear, int set, boolean shortCircuit) {
        previous.use();
        this.previous = previous;
        this.head = previous.head;
        this.flags = (previous.flags & ~clear) | set;
        this.shortCircuit = previous.shortCircuit || shortCircuit;
    }

    final void use() {
        if (used) {
            throw new IllegalStateException(USED);
        }
        used = true;
    }

    /** The sink of this stage in front of the next one's. */
    abstract Sink<?> wrap(Sink<?> down);

    /** Pushes a source of this stage's shape into a sink. */
    abstract void feed(Spliterator<?> source, Sink<?> sink, boolean stop);

    /** Pushes one value of a source of this stage's shape. */
    abstract boolean feedOne(Spliterator<?> source, Sink<?> sink);

    abstract Spliterator<T> lazy(Lazy lazy);

    private Spliterator<?> takeSource() {
        Spliterator<?> s = head.source != null ? head.source : head.supplier.get();
        head.source = null;
        head.supplier = null;
        return s;
    }

    private Sink<?> wrapAll(Sink<?> sink) {
        Sink<?> s = sink;
        for (AbstractPipeline<?, ?> p = this; p.previous != null; p = p.previous) {
            s = p.wrap(s);
        }
        return s;
    }

    /** The number of values if no stage can change it, else -1. */
    final long knownSize(Spliterator<?> source) {
        return (flags & Spliterator.SIZED) != 0 ? source.getExactSizeIfKnown() : -1;
    }

    /** Runs the pipeline into a terminal sink. stop: the sink may ask for no more. */
    final <K extends Sink<?>> K evaluate(K sink, boolean stop) {
        use();
        Spliterator<?> s = takeSource();
        Sink<?> all = wrapAll(sink);
        all.begin((head.flags & Spliterator.SIZED) != 0 ? s.getExactSizeIfKnown() : -1);
        head.feed(s, all, stop || shortCircuit);
        all.end();
        return sink;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Spliterator<T> spliterator() {
        use();
        if (this == head) {
            return (Spliterator<T>) takeSource();
        }
        return lazy(new Lazy());
    }

    /** Pulls values out of the pipeline: pushes one source value at a time into a buffer. */
    final class Lazy {
        private Spliterator<?> in;
        private Sink<?> sink;
        private final ArrayList<Object> buffer = new ArrayList<Object>();
        private int at;
        private boolean finished;

        private void start() {
            if (in != null) {
                return;
            }
            in = takeSource();
            sink = wrapAll(new Sink<Object>() {
                @Override
                public void accept(Object o) {
                    buffer.add(o);
                }

                @Override
                public void accept(int value) {
                    buffer.add(value);
                }

                @Override
                public void accept(long value) {
                    buffer.add(value);
                }

                @Override
                public void accept(double value) {
                    buffer.add(value);
                }
            });
            sink.begin(in.getExactSizeIfKnown());
        }

        /** Whether there is a value for take(). */
        boolean more() {
            start();
            if (at < buffer.size()) {
                return true;
            }
            buffer.clear();
            at = 0;
            while (buffer.isEmpty()) {
                if (finished) {
                    return false;
                }
                if (sink.cancelled() || !head.feedOne(in, sink)) {
                    finished = true;
                    sink.end();
                }
            }
            return true;
        }

        Object take() {
            return buffer.set(at++, null);
        }

        long estimate() {
            start();
            long known = knownSize(in);
            return known >= 0 ? known + buffer.size() - at : in.estimateSize();
        }

        int characteristics() {
            return (flags & Spliterator.SIZED) != 0 ? flags | Spliterator.SUBSIZED : flags;
        }

        Comparator<Object> comparator() {
            if ((flags & Spliterator.SORTED) != 0) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    @Override
    public final boolean isParallel() {
        return head.parallel;
    }

    @SuppressWarnings("unchecked")
    final S self() {
        return (S) this;
    }

    @Override
    public final S sequential() {
        head.parallel = false;
        return self();
    }

    @Override
    public final S parallel() {
        head.parallel = true;
        return self();
    }

    @Override
    public S onClose(Runnable closeHandler) {
        if (used) {
            throw new IllegalStateException(USED);
        }
        Objects.requireNonNull(closeHandler);
        if (head.closers == null) {
            head.closers = new ArrayList<Runnable>();
        }
        head.closers.add(closeHandler);
        return self();
    }

    @Override
    public void close() {
        used = true;
        supplier = null;
        source = null;
        ArrayList<Runnable> all = head.closers;
        head.closers = null;
        if (all != null) {
            run(all);
        }
    }

    /** Runs all; what the later ones throw is suppressed by what the first threw. */
    private static void run(ArrayList<Runnable> all) {
        Throwable first = null;
        for (int i = 0; i < all.size(); i++) {
            try {
                all.get(i).run();
            } catch (Throwable t) {
                if (first == null) {
                    first = t;
                } else if (first != t) {
                    first.addSuppressed(t);
                }
            }
        }
        if (first instanceof RuntimeException) {
            throw (RuntimeException) first;
        }
        if (first != null) {
            throw (Error) first;
        }
    }
}

package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Streams of objects. */
abstract class ReferencePipeline<T> extends AbstractPipeline<T, Stream<T>> implements Stream<T> {
    static final class Head<T> extends ReferencePipeline<T> {
        Head(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics,
                boolean parallel) {
            super(source, supplier, characteristics, parallel);
        }

        @Override
        Sink<?> wrap(Sink<?> down) {
            return down;
        }
    }

    ReferencePipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics, boolean parallel) {
        super(source, supplier, characteristics, parallel);
    }

    ReferencePipeline(AbstractPipeline<?, ?> previous, int clear, int set, boolean shortCircuit) {
        super(previous, clear, set, shortCircuit);
    }

    @Override
    @SuppressWarnings("unchecked")
    void feed(Spliterator<?> source, Sink<?> sink, boolean stop) {
        Spliterator<Object> s = (Spliterator<Object>) source;
        Sink<Object> k = (Sink<Object>) sink;
        if (!stop) {
            s.forEachRemaining((Consumer<Object>) k);
            return;
        }
        do {
            if (k.cancelled()) {
                return;
            }
        } while (s.tryAdvance((Consumer<Object>) k));
    }

    @Override
    @SuppressWarnings("unchecked")
    boolean feedOne(Spliterator<?> source, Sink<?> sink) {
        return ((Spliterator<Object>) source).tryAdvance((Consumer<Object>) sink);
    }

    @Override
    Spliterator<T> lazy(final Lazy lazy) {
        return new Spliterator<T>() {
            @Override
            @SuppressWarnings("unchecked")
            public boolean tryAdvance(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                if (!lazy.more()) {
                    return false;
                }
                action.accept((T) lazy.take());
                return true;
            }

            @Override
            public Spliterator<T> trySplit() {
                return null;
            }

            @Override
            public long estimateSize() {
                return lazy.estimate();
            }

            @Override
            public int characteristics() {
                return lazy.characteristics();
            }

            @Override
            public Comparator<? super T> getComparator() {
                return lazy.comparator();
            }
        };
    }

    @Override
    public final Iterator<T> iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public Stream<T> unordered() {
        if ((flags & Spliterator.ORDERED) == 0) {
            return this;
        }
        return new ReferencePipeline<T>(this, Spliterator.ORDERED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    @Override
                    public void accept(T t) {
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> filter(final Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ReferencePipeline<T>(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(T t) {
                        if (predicate.test(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final <R> Stream<R> map(final Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<R>(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, R>(next) {
                    @Override
                    public void accept(T t) {
                        down.accept(mapper.apply(t));
                    }
                };
            }
        };
    }

    @Override
    public final IntStream mapToInt(final ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, Integer>(next) {
                    @Override
                    public void accept(T t) {
                        down.accept(mapper.applyAsInt(t));
                    }
                };
            }
        };
    }

    @Override
    public final LongStream mapToLong(final ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, Long>(next) {
                    @Override
                    public void accept(T t) {
                        down.accept(mapper.applyAsLong(t));
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream mapToDouble(final ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, Double>(next) {
                    @Override
                    public void accept(T t) {
                        down.accept(mapper.applyAsDouble(t));
                    }
                };
            }
        };
    }

    @Override
    public final <R> Stream<R> flatMap(final Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<R>(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, R>(next) {
                    private boolean stops;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    boolean cancelled() {
                        stops = true;
                        return down.cancelled();
                    }

                    @Override
                    public void accept(T t) {
                        Stream<? extends R> inner = mapper.apply(t);
                        if (inner == null) {
                            return;
                        }
                        try {
                            if (!stops) {
                                inner.sequential().forEach((Consumer<R>) down);
                                return;
                            }
                            Spliterator<? extends R> s = inner.sequential().spliterator();
                            do {
                                if (down.cancelled()) {
                                    return;
                                }
                            } while (s.tryAdvance((Consumer<R>) down));
                        } finally {
                            inner.close();
                        }
                    }
                };
            }
        };
    }

    @Override
    public final IntStream flatMapToInt(final Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, Integer>(next) {
                    private boolean stops;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    boolean cancelled() {
                        stops = true;
                        return down.cancelled();
                    }

                    @Override
                    public void accept(T t) {
                        IntStream inner = mapper.apply(t);
                        if (inner == null) {
                            return;
                        }
                        try {
                            if (!stops) {
                                inner.sequential().forEach((IntConsumer) down);
                                return;
                            }
                            Spliterator.OfInt s = inner.sequential().spliterator();
                            do {
                                if (down.cancelled()) {
                                    return;
                                }
                            } while (s.tryAdvance((IntConsumer) down));
                        } finally {
                            inner.close();
                        }
                    }
                };
            }
        };
    }

    @Override
    public final LongStream flatMapToLong(final Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, Long>(next) {
                    private boolean stops;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    boolean cancelled() {
                        stops = true;
                        return down.cancelled();
                    }

                    @Override
                    public void accept(T t) {
                        LongStream inner = mapper.apply(t);
                        if (inner == null) {
                            return;
                        }
                        try {
                            if (!stops) {
                                inner.sequential().forEach((LongConsumer) down);
                                return;
                            }
                            Spliterator.OfLong s = inner.sequential().spliterator();
                            do {
                                if (down.cancelled()) {
                                    return;
                                }
                            } while (s.tryAdvance((LongConsumer) down));
                        } finally {
                            inner.close();
                        }
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream flatMapToDouble(final Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, Double>(next) {
                    private boolean stops;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    boolean cancelled() {
                        stops = true;
                        return down.cancelled();
                    }

                    @Override
                    public void accept(T t) {
                        DoubleStream inner = mapper.apply(t);
                        if (inner == null) {
                            return;
                        }
                        try {
                            if (!stops) {
                                inner.sequential().forEach((DoubleConsumer) down);
                                return;
                            }
                            Spliterator.OfDouble s = inner.sequential().spliterator();
                            do {
                                if (down.cancelled()) {
                                    return;
                                }
                            } while (s.tryAdvance((DoubleConsumer) down));
                        } finally {
                            inner.close();
                        }
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> peek(final Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new ReferencePipeline<T>(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    @Override
                    public void accept(T t) {
                        action.accept(t);
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> distinct() {
        final boolean known = (flags & Spliterator.DISTINCT) != 0;
        return new ReferencePipeline<T>(this, Spliterator.SIZED, Spliterator.DISTINCT, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    private HashSet<T> seen;

                    @Override
                    void begin(long size) {
                        seen = known ? null : new HashSet<T>();
                        down.begin(-1);
                    }

                    @Override
                    void end() {
                        seen = null;
                        down.end();
                    }

                    @Override
                    public void accept(T t) {
                        if (known || seen.add(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> sorted() {
        if ((flags & Spliterator.SORTED) != 0) {
            return peekNothing();
        }
        return new ReferencePipeline<T>(this, 0, Spliterator.SORTED | Spliterator.ORDERED, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    private ArrayList<T> list;

                    @Override
                    void begin(long size) {
                        list = new ArrayList<T>();
                    }

                    @Override
                    public void accept(T t) {
                        list.add(t);
                    }

                    @Override
                    boolean cancelled() {
                        return false;
                    }

                    @Override
                    void end() {
                        list.sort(null);
                        down.begin(list.size());
                        for (int i = 0; i < list.size() && !down.cancelled(); i++) {
                            down.accept(list.get(i));
                        }
                        down.end();
                        list = null;
                    }
                };
            }
        };
    }

    /** A stage that passes everything on, so that this one counts as used. */
    private Stream<T> peekNothing() {
        return new ReferencePipeline<T>(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    @Override
                    public void accept(T t) {
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> sorted(final Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return new ReferencePipeline<T>(this, Spliterator.SORTED, Spliterator.ORDERED, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    private ArrayList<T> list;

                    @Override
                    void begin(long size) {
                        list = new ArrayList<T>();
                    }

                    @Override
                    public void accept(T t) {
                        list.add(t);
                    }

                    @Override
                    boolean cancelled() {
                        return false;
                    }

                    @Override
                    void end() {
                        list.sort(comparator);
                        down.begin(list.size());
                        for (int i = 0; i < list.size() && !down.cancelled(); i++) {
                            down.accept(list.get(i));
                        }
                        down.end();
                        list = null;
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return slice(0, maxSize);
    }

    @Override
    public final Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : slice(n, -1);
    }

    /** Drops some values, then passes on up to a number of them (-1: all). */
    private Stream<T> slice(final long skip, final long limit) {
        return new ReferencePipeline<T>(this, Spliterator.SIZED, 0, limit != -1) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    private long toSkip = skip;
                    private long left = limit >= 0 ? limit : Long.MAX_VALUE;

                    @Override
                    void begin(long size) {
                        down.begin(size < 0 ? -1 : Math.max(0, Math.min(size - skip, left)));
                    }

                    @Override
                    boolean cancelled() {
                        return left == 0 || down.cancelled();
                    }

                    @Override
                    public void accept(T t) {
                        if (toSkip > 0) {
                            toSkip--;
                        } else if (left > 0) {
                            left--;
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> takeWhile(final Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ReferencePipeline<T>(this, Spliterator.SIZED, 0, true) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    private boolean taking = true;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    boolean cancelled() {
                        return !taking || down.cancelled();
                    }

                    @Override
                    public void accept(T t) {
                        if (taking && (taking = predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final Stream<T> dropWhile(final Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ReferencePipeline<T>(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<T, T>(next) {
                    private boolean taking;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(T t) {
                        if (taking || (taking = !predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public void forEach(final Consumer<? super T> action) {
        Objects.requireNonNull(action);
        evaluate(new Sink<T>() {
            @Override
            public void accept(T t) {
                action.accept(t);
            }
        }, false);
    }

    @Override
    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    /** Folds the values; empty: the first one starts. */
    private static final class Fold<T> extends Sink<T> {
        private final BinaryOperator<T> op;
        private boolean empty;
        private T state;

        Fold(boolean empty, T state, BinaryOperator<T> op) {
            this.empty = empty;
            this.state = state;
            this.op = op;
        }

        @Override
        public void accept(T t) {
            if (empty) {
                empty = false;
                state = t;
            } else {
                state = op.apply(state, t);
            }
        }
    }

    @Override
    public final T reduce(T identity, BinaryOperator<T> op) {
        return evaluate(new Fold<T>(false, identity, Objects.requireNonNull(op)), false).state;
    }

    @Override
    public final Optional<T> reduce(BinaryOperator<T> op) {
        Fold<T> f = evaluate(new Fold<T>(true, null, Objects.requireNonNull(op)), false);
        return f.empty ? Optional.<T>empty() : Optional.of(f.state);
    }

    @Override
    public final long count() {
        final long[] n = {0};
        evaluate(new Sink<T>() {
            @Override
            public void accept(T t) {
                n[0]++;
            }
        }, false);
        return n[0];
    }

    /** Looks for a value for which the predicate answers wanted. */
    private boolean seek(final Predicate<? super T> predicate, final boolean wanted) {
        Objects.requireNonNull(predicate);
        final boolean[] found = {false};
        evaluate(new Sink<T>() {
            @Override
            boolean cancelled() {
                return found[0];
            }

            @Override
            public void accept(T t) {
                if (!found[0] && predicate.test(t) == wanted) {
                    found[0] = true;
                }
            }
        }, true);
        return found[0];
    }

    @Override
    public final boolean anyMatch(Predicate<? super T> predicate) {
        return seek(predicate, true);
    }

    @Override
    public final boolean allMatch(Predicate<? super T> predicate) {
        return !seek(predicate, false);
    }

    @Override
    public final boolean noneMatch(Predicate<? super T> predicate) {
        return !seek(predicate, true);
    }

    private static final class First<T> extends Sink<T> {
        private boolean found;
        private T value;

        @Override
        boolean cancelled() {
            return found;
        }

        @Override
        public void accept(T t) {
            if (!found) {
                found = true;
                value = t;
            }
        }
    }

    @Override
    public final Optional<T> findFirst() {
        First<T> f = evaluate(new First<T>(), true);
        return f.found ? Optional.of(f.value) : Optional.<T>empty();
    }

    @Override
    public final Optional<T> findAny() {
        return findFirst();
    }

    private ArrayList<T> gather() {
        final ArrayList<T> list = new ArrayList<T>();
        evaluate(new Sink<T>() {
            @Override
            public void accept(T t) {
                list.add(t);
            }
        }, false);
        return list;
    }

    @Override
    public final Object[] toArray() {
        return gather().toArray();
    }

    @Override
    public final <A> A[] toArray(IntFunction<A[]> generator) {
        Object[] all = gather().toArray();
        A[] a = generator.apply(all.length);
        System.arraycopy(all, 0, a, 0, all.length);
        return a;
    }

    @Override
    @SuppressWarnings("unchecked")
    public final List<T> toList() {
        return Collections.unmodifiableList(new ArrayList<T>(Arrays.asList((T[]) toArray())));
    }

    @Override
    public final <U> U reduce(U identity, final BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        final Object[] state = {identity};
        evaluate(new Sink<T>() {
            @Override
            @SuppressWarnings("unchecked")
            public void accept(T t) {
                state[0] = accumulator.apply((U) state[0], t);
            }
        }, false);
        @SuppressWarnings("unchecked")
        U u = (U) state[0];
        return u;
    }

    @Override
    public final <R> R collect(Supplier<R> supplier, final BiConsumer<R, ? super T> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        final R container = supplier.get();
        evaluate(new Sink<T>() {
            @Override
            public void accept(T t) {
                accumulator.accept(container, t);
            }
        }, false);
        return container;
    }

    @Override
    @SuppressWarnings("unchecked")
    public final <R, A> R collect(Collector<? super T, A, R> collector) {
        Supplier<A> supplier = collector.supplier();
        final BiConsumer<A, ? super T> accumulator = collector.accumulator();
        final A container = supplier.get();
        evaluate(new Sink<T>() {
            @Override
            public void accept(T t) {
                accumulator.accept(container, t);
            }
        }, false);
        return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH) ? (R) container
                : collector.finisher().apply(container);
    }

    @Override
    public final Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.<T>minBy(comparator));
    }

    @Override
    public final Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.<T>maxBy(comparator));
    }
}

package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Streams of int values. */
abstract class IntPipeline extends AbstractPipeline<Integer, IntStream> implements IntStream {
    static final class Head extends IntPipeline {
        Head(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics,
                boolean parallel) {
            super(source, supplier, characteristics, parallel);
        }

        @Override
        Sink<?> wrap(Sink<?> down) {
            return down;
        }
    }

    IntPipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics, boolean parallel) {
        super(source, supplier, characteristics, parallel);
    }

    IntPipeline(AbstractPipeline<?, ?> previous, int clear, int set, boolean shortCircuit) {
        super(previous, clear, set, shortCircuit);
    }

    @Override
    void feed(Spliterator<?> source, Sink<?> sink, boolean stop) {
        Spliterator.OfInt s = (Spliterator.OfInt) source;
        if (!stop) {
            s.forEachRemaining((IntConsumer) sink);
            return;
        }
        do {
            if (sink.cancelled()) {
                return;
            }
        } while (s.tryAdvance((IntConsumer) sink));
    }

    @Override
    boolean feedOne(Spliterator<?> source, Sink<?> sink) {
        return ((Spliterator.OfInt) source).tryAdvance((IntConsumer) sink);
    }

    @Override
    Spliterator.OfInt lazy(final Lazy lazy) {
        return new Spliterator.OfInt() {
            @Override
            public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                if (!lazy.more()) {
                    return false;
                }
                action.accept(((Integer) lazy.take()).intValue());
                return true;
            }

            @Override
            public Spliterator.OfInt trySplit() {
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
            public Comparator<? super Integer> getComparator() {
                return lazy.comparator();
            }
        };
    }

    @Override
    public final Spliterator.OfInt spliterator() {
        return (Spliterator.OfInt) super.spliterator();
    }

    @Override
    public final PrimitiveIterator.OfInt iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public IntStream unordered() {
        if ((flags & Spliterator.ORDERED) == 0) {
            return this;
        }
        return new IntPipeline(this, Spliterator.ORDERED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final IntStream filter(final IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipeline(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(int t) {
                        if (predicate.test(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final IntStream map(final IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept(mapper.applyAsInt(t));
                    }
                };
            }
        };
    }

    @Override
    public final <U> Stream<U> mapToObj(final IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<U>(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, U>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept((U) mapper.apply(t));
                    }
                };
            }
        };
    }

    @Override
    public final Stream<Integer> boxed() {
        return new ReferencePipeline<Integer>(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept(Integer.valueOf(t));
                    }
                };
            }
        };
    }

    @Override
    public final LongStream mapToLong(final IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Long>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept(mapper.applyAsLong(t));
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream mapToDouble(final IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Double>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept(mapper.applyAsDouble(t));
                    }
                };
            }
        };
    }

    @Override
    public final LongStream asLongStream() {
        return new LongPipeline(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Long>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept((long) t);
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream asDoubleStream() {
        return new DoublePipeline(this, Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Double>(next) {
                    @Override
                    public void accept(int t) {
                        down.accept((double) t);
                    }
                };
            }
        };
    }

    @Override
    public final IntStream flatMap(final IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
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
                    public void accept(int t) {
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
    public final IntStream peek(final IntConsumer action) {
        Objects.requireNonNull(action);
        return new IntPipeline(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    @Override
                    public void accept(int t) {
                        action.accept(t);
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final IntStream distinct() {
        final boolean known = (flags & Spliterator.DISTINCT) != 0;
        return new IntPipeline(this, Spliterator.SIZED, Spliterator.DISTINCT, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    private HashSet<Integer> seen;

                    @Override
                    void begin(long size) {
                        seen = known ? null : new HashSet<Integer>();
                        down.begin(-1);
                    }

                    @Override
                    void end() {
                        seen = null;
                        down.end();
                    }

                    @Override
                    public void accept(int t) {
                        if (known || seen.add(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final IntStream sorted() {
        return new IntPipeline(this, 0, Spliterator.SORTED | Spliterator.ORDERED, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    private int[] a;
                    private int n;

                    @Override
                    void begin(long size) {
                        a = new int[16];
                        n = 0;
                    }

                    @Override
                    public void accept(int t) {
                        if (n == a.length) {
                            a = Arrays.copyOf(a, n * 2);
                        }
                        a[n++] = t;
                    }

                    @Override
                    boolean cancelled() {
                        return false;
                    }

                    @Override
                    void end() {
                        Arrays.sort(a, 0, n);
                        down.begin(n);
                        for (int i = 0; i < n && !down.cancelled(); i++) {
                            down.accept(a[i]);
                        }
                        down.end();
                        a = null;
                    }
                };
            }
        };
    }

    @Override
    public final IntStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return slice(0, maxSize);
    }

    @Override
    public final IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : slice(n, -1);
    }

    /** Drops some values, then passes on up to a number of them (-1: all). */
    private IntStream slice(final long skip, final long limit) {
        return new IntPipeline(this, Spliterator.SIZED, 0, limit != -1) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
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
                    public void accept(int t) {
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
    public final IntStream takeWhile(final IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipeline(this, Spliterator.SIZED, 0, true) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
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
                    public void accept(int t) {
                        if (taking && (taking = predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final IntStream dropWhile(final IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipeline(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Integer, Integer>(next) {
                    private boolean taking;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(int t) {
                        if (taking || (taking = !predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public void forEach(final IntConsumer action) {
        Objects.requireNonNull(action);
        evaluate(new Sink<Integer>() {
            @Override
            public void accept(int t) {
                action.accept(t);
            }
        }, false);
    }

    @Override
    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    /** Folds the values; empty: the first one starts. */
    private static final class Fold extends Sink<Integer> {
        private final IntBinaryOperator op;
        private boolean empty;
        private int state;

        Fold(boolean empty, int state, IntBinaryOperator op) {
            this.empty = empty;
            this.state = state;
            this.op = op;
        }

        @Override
        public void accept(int t) {
            if (empty) {
                empty = false;
                state = t;
            } else {
                state = op.applyAsInt(state, t);
            }
        }
    }

    @Override
    public final int reduce(int identity, IntBinaryOperator op) {
        return evaluate(new Fold(false, identity, Objects.requireNonNull(op)), false).state;
    }

    @Override
    public final OptionalInt reduce(IntBinaryOperator op) {
        Fold f = evaluate(new Fold(true, 0, Objects.requireNonNull(op)), false);
        return f.empty ? OptionalInt.empty() : OptionalInt.of(f.state);
    }

    @Override
    public final long count() {
        final long[] n = {0};
        evaluate(new Sink<Integer>() {
            @Override
            public void accept(int t) {
                n[0]++;
            }
        }, false);
        return n[0];
    }

    /** Looks for a value for which the predicate answers wanted. */
    private boolean seek(final IntPredicate predicate, final boolean wanted) {
        Objects.requireNonNull(predicate);
        final boolean[] found = {false};
        evaluate(new Sink<Integer>() {
            @Override
            boolean cancelled() {
                return found[0];
            }

            @Override
            public void accept(int t) {
                if (!found[0] && predicate.test(t) == wanted) {
                    found[0] = true;
                }
            }
        }, true);
        return found[0];
    }

    @Override
    public final boolean anyMatch(IntPredicate predicate) {
        return seek(predicate, true);
    }

    @Override
    public final boolean allMatch(IntPredicate predicate) {
        return !seek(predicate, false);
    }

    @Override
    public final boolean noneMatch(IntPredicate predicate) {
        return !seek(predicate, true);
    }

    private static final class First extends Sink<Integer> {
        private boolean found;
        private int value;

        @Override
        boolean cancelled() {
            return found;
        }

        @Override
        public void accept(int t) {
            if (!found) {
                found = true;
                value = t;
            }
        }
    }

    @Override
    public final OptionalInt findFirst() {
        First f = evaluate(new First(), true);
        return f.found ? OptionalInt.of(f.value) : OptionalInt.empty();
    }

    @Override
    public final OptionalInt findAny() {
        return findFirst();
    }

    @Override
    public final int[] toArray() {
        final class Gather extends Sink<Integer> {
            private int[] a = new int[16];
            private int n;

            @Override
            public void accept(int t) {
                if (n == a.length) {
                    a = Arrays.copyOf(a, n * 2);
                }
                a[n++] = t;
            }
        }
        Gather g = evaluate(new Gather(), false);
        return Arrays.copyOf(g.a, g.n);
    }

    @Override
    public final <R> R collect(Supplier<R> supplier, final ObjIntConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R container = supplier.get();
        evaluate(new Sink<Integer>() {
            @Override
            public void accept(int t) {
                accumulator.accept(container, t);
            }
        }, false);
        return container;
    }

    @Override
    public final IntSummaryStatistics summaryStatistics() {
        final IntSummaryStatistics stats = new IntSummaryStatistics();
        evaluate(new Sink<Integer>() {
            @Override
            public void accept(int t) {
                stats.accept(t);
            }
        }, false);
        return stats;
    }

    @Override
    public final int sum() {
        final int[] sum = {0};
        evaluate(new Sink<Integer>() {
            @Override
            public void accept(int t) {
                sum[0] += t;
            }
        }, false);
        return sum[0];
    }

    @Override
    public final OptionalInt min() {
        IntSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalInt.empty() : OptionalInt.of(s.getMin());
    }

    @Override
    public final OptionalInt max() {
        IntSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalInt.empty() : OptionalInt.of(s.getMax());
    }

    @Override
    public final OptionalDouble average() {
        IntSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getAverage());
    }
}

package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** Streams of double values. */
abstract class DoublePipeline extends AbstractPipeline<Double, DoubleStream> implements DoubleStream {
    static final class Head extends DoublePipeline {
        Head(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics,
                boolean parallel) {
            super(source, supplier, characteristics, parallel);
        }

        @Override
        Sink<?> wrap(Sink<?> down) {
            return down;
        }
    }

    DoublePipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics, boolean parallel) {
        super(source, supplier, characteristics, parallel);
    }

    DoublePipeline(AbstractPipeline<?, ?> previous, int clear, int set, boolean shortCircuit) {
        super(previous, clear, set, shortCircuit);
    }

    @Override
    void feed(Spliterator<?> source, Sink<?> sink, boolean stop) {
        Spliterator.OfDouble s = (Spliterator.OfDouble) source;
        if (!stop) {
            s.forEachRemaining((DoubleConsumer) sink);
            return;
        }
        do {
            if (sink.cancelled()) {
                return;
            }
        } while (s.tryAdvance((DoubleConsumer) sink));
    }

    @Override
    boolean feedOne(Spliterator<?> source, Sink<?> sink) {
        return ((Spliterator.OfDouble) source).tryAdvance((DoubleConsumer) sink);
    }

    @Override
    Spliterator.OfDouble lazy(final Lazy lazy) {
        return new Spliterator.OfDouble() {
            @Override
            public boolean tryAdvance(DoubleConsumer action) {
                Objects.requireNonNull(action);
                if (!lazy.more()) {
                    return false;
                }
                action.accept(((Double) lazy.take()).doubleValue());
                return true;
            }

            @Override
            public Spliterator.OfDouble trySplit() {
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
            public Comparator<? super Double> getComparator() {
                return lazy.comparator();
            }
        };
    }

    @Override
    public final Spliterator.OfDouble spliterator() {
        return (Spliterator.OfDouble) super.spliterator();
    }

    @Override
    public final PrimitiveIterator.OfDouble iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public DoubleStream unordered() {
        if ((flags & Spliterator.ORDERED) == 0) {
            return this;
        }
        return new DoublePipeline(this, Spliterator.ORDERED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    @Override
                    public void accept(double t) {
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream filter(final DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipeline(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(double t) {
                        if (predicate.test(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream map(final DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    @Override
                    public void accept(double t) {
                        down.accept(mapper.applyAsDouble(t));
                    }
                };
            }
        };
    }

    @Override
    public final <U> Stream<U> mapToObj(final DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<U>(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, U>(next) {
                    @Override
                    public void accept(double t) {
                        down.accept((U) mapper.apply(t));
                    }
                };
            }
        };
    }

    @Override
    public final Stream<Double> boxed() {
        return new ReferencePipeline<Double>(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    @Override
                    public void accept(double t) {
                        down.accept(Double.valueOf(t));
                    }
                };
            }
        };
    }

    @Override
    public final IntStream mapToInt(final DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Integer>(next) {
                    @Override
                    public void accept(double t) {
                        down.accept(mapper.applyAsInt(t));
                    }
                };
            }
        };
    }

    @Override
    public final LongStream mapToLong(final DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Long>(next) {
                    @Override
                    public void accept(double t) {
                        down.accept(mapper.applyAsLong(t));
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream flatMap(final DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
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
                    public void accept(double t) {
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
    public final DoubleStream peek(final DoubleConsumer action) {
        Objects.requireNonNull(action);
        return new DoublePipeline(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    @Override
                    public void accept(double t) {
                        action.accept(t);
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream distinct() {
        final boolean known = (flags & Spliterator.DISTINCT) != 0;
        return new DoublePipeline(this, Spliterator.SIZED, Spliterator.DISTINCT, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    private HashSet<Double> seen;

                    @Override
                    void begin(long size) {
                        seen = known ? null : new HashSet<Double>();
                        down.begin(-1);
                    }

                    @Override
                    void end() {
                        seen = null;
                        down.end();
                    }

                    @Override
                    public void accept(double t) {
                        if (known || seen.add(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream sorted() {
        return new DoublePipeline(this, 0, Spliterator.SORTED | Spliterator.ORDERED, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    private double[] a;
                    private int n;

                    @Override
                    void begin(long size) {
                        a = new double[16];
                        n = 0;
                    }

                    @Override
                    public void accept(double t) {
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
    public final DoubleStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return slice(0, maxSize);
    }

    @Override
    public final DoubleStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : slice(n, -1);
    }

    /** Drops some values, then passes on up to a number of them (-1: all). */
    private DoubleStream slice(final long skip, final long limit) {
        return new DoublePipeline(this, Spliterator.SIZED, 0, limit != -1) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
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
                    public void accept(double t) {
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
    public final DoubleStream takeWhile(final DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipeline(this, Spliterator.SIZED, 0, true) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
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
                    public void accept(double t) {
                        if (taking && (taking = predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream dropWhile(final DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipeline(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Double, Double>(next) {
                    private boolean taking;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(double t) {
                        if (taking || (taking = !predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public void forEach(final DoubleConsumer action) {
        Objects.requireNonNull(action);
        evaluate(new Sink<Double>() {
            @Override
            public void accept(double t) {
                action.accept(t);
            }
        }, false);
    }

    @Override
    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    /** Folds the values; empty: the first one starts. */
    private static final class Fold extends Sink<Double> {
        private final DoubleBinaryOperator op;
        private boolean empty;
        private double state;

        Fold(boolean empty, double state, DoubleBinaryOperator op) {
            this.empty = empty;
            this.state = state;
            this.op = op;
        }

        @Override
        public void accept(double t) {
            if (empty) {
                empty = false;
                state = t;
            } else {
                state = op.applyAsDouble(state, t);
            }
        }
    }

    @Override
    public final double reduce(double identity, DoubleBinaryOperator op) {
        return evaluate(new Fold(false, identity, Objects.requireNonNull(op)), false).state;
    }

    @Override
    public final OptionalDouble reduce(DoubleBinaryOperator op) {
        Fold f = evaluate(new Fold(true, 0, Objects.requireNonNull(op)), false);
        return f.empty ? OptionalDouble.empty() : OptionalDouble.of(f.state);
    }

    @Override
    public final long count() {
        final long[] n = {0};
        evaluate(new Sink<Double>() {
            @Override
            public void accept(double t) {
                n[0]++;
            }
        }, false);
        return n[0];
    }

    /** Looks for a value for which the predicate answers wanted. */
    private boolean seek(final DoublePredicate predicate, final boolean wanted) {
        Objects.requireNonNull(predicate);
        final boolean[] found = {false};
        evaluate(new Sink<Double>() {
            @Override
            boolean cancelled() {
                return found[0];
            }

            @Override
            public void accept(double t) {
                if (!found[0] && predicate.test(t) == wanted) {
                    found[0] = true;
                }
            }
        }, true);
        return found[0];
    }

    @Override
    public final boolean anyMatch(DoublePredicate predicate) {
        return seek(predicate, true);
    }

    @Override
    public final boolean allMatch(DoublePredicate predicate) {
        return !seek(predicate, false);
    }

    @Override
    public final boolean noneMatch(DoublePredicate predicate) {
        return !seek(predicate, true);
    }

    private static final class First extends Sink<Double> {
        private boolean found;
        private double value;

        @Override
        boolean cancelled() {
            return found;
        }

        @Override
        public void accept(double t) {
            if (!found) {
                found = true;
                value = t;
            }
        }
    }

    @Override
    public final OptionalDouble findFirst() {
        First f = evaluate(new First(), true);
        return f.found ? OptionalDouble.of(f.value) : OptionalDouble.empty();
    }

    @Override
    public final OptionalDouble findAny() {
        return findFirst();
    }

    @Override
    public final double[] toArray() {
        final class Gather extends Sink<Double> {
            private double[] a = new double[16];
            private int n;

            @Override
            public void accept(double t) {
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
    public final <R> R collect(Supplier<R> supplier, final ObjDoubleConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R container = supplier.get();
        evaluate(new Sink<Double>() {
            @Override
            public void accept(double t) {
                accumulator.accept(container, t);
            }
        }, false);
        return container;
    }

    @Override
    public final DoubleSummaryStatistics summaryStatistics() {
        final DoubleSummaryStatistics stats = new DoubleSummaryStatistics();
        evaluate(new Sink<Double>() {
            @Override
            public void accept(double t) {
                stats.accept(t);
            }
        }, false);
        return stats;
    }

    @Override
    public final double sum() {
        return summaryStatistics().getSum();
    }

    @Override
    public final OptionalDouble min() {
        DoubleSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getMin());
    }

    @Override
    public final OptionalDouble max() {
        DoubleSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getMax());
    }

    @Override
    public final OptionalDouble average() {
        DoubleSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getAverage());
    }
}

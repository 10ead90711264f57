package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** Streams of long values. */
abstract class LongPipeline extends AbstractPipeline<Long, LongStream> implements LongStream {
    static final class Head extends LongPipeline {
        Head(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics,
                boolean parallel) {
            super(source, supplier, characteristics, parallel);
        }

        @Override
        Sink<?> wrap(Sink<?> down) {
            return down;
        }
    }

    LongPipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> supplier, int characteristics, boolean parallel) {
        super(source, supplier, characteristics, parallel);
    }

    LongPipeline(AbstractPipeline<?, ?> previous, int clear, int set, boolean shortCircuit) {
        super(previous, clear, set, shortCircuit);
    }

    @Override
    void feed(Spliterator<?> source, Sink<?> sink, boolean stop) {
        Spliterator.OfLong s = (Spliterator.OfLong) source;
        if (!stop) {
            s.forEachRemaining((LongConsumer) sink);
            return;
        }
        do {
            if (sink.cancelled()) {
                return;
            }
        } while (s.tryAdvance((LongConsumer) sink));
    }

    @Override
    boolean feedOne(Spliterator<?> source, Sink<?> sink) {
        return ((Spliterator.OfLong) source).tryAdvance((LongConsumer) sink);
    }

    @Override
    Spliterator.OfLong lazy(final Lazy lazy) {
        return new Spliterator.OfLong() {
            @Override
            public boolean tryAdvance(LongConsumer action) {
                Objects.requireNonNull(action);
                if (!lazy.more()) {
                    return false;
                }
                action.accept(((Long) lazy.take()).longValue());
                return true;
            }

            @Override
            public Spliterator.OfLong trySplit() {
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
            public Comparator<? super Long> getComparator() {
                return lazy.comparator();
            }
        };
    }

    @Override
    public final Spliterator.OfLong spliterator() {
        return (Spliterator.OfLong) super.spliterator();
    }

    @Override
    public final PrimitiveIterator.OfLong iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public LongStream unordered() {
        if ((flags & Spliterator.ORDERED) == 0) {
            return this;
        }
        return new LongPipeline(this, Spliterator.ORDERED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final LongStream filter(final LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipeline(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(long t) {
                        if (predicate.test(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final LongStream map(final LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept(mapper.applyAsLong(t));
                    }
                };
            }
        };
    }

    @Override
    public final <U> Stream<U> mapToObj(final LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<U>(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, U>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept((U) mapper.apply(t));
                    }
                };
            }
        };
    }

    @Override
    public final Stream<Long> boxed() {
        return new ReferencePipeline<Long>(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept(Long.valueOf(t));
                    }
                };
            }
        };
    }

    @Override
    public final IntStream mapToInt(final LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Integer>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept(mapper.applyAsInt(t));
                    }
                };
            }
        };
    }

    @Override
    public final DoubleStream mapToDouble(final LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, Spliterator.SORTED | Spliterator.DISTINCT, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Double>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept(mapper.applyAsDouble(t));
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
                return new Sink.Link<Long, Double>(next) {
                    @Override
                    public void accept(long t) {
                        down.accept((double) t);
                    }
                };
            }
        };
    }

    @Override
    public final LongStream flatMap(final LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
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
                    public void accept(long t) {
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
    public final LongStream peek(final LongConsumer action) {
        Objects.requireNonNull(action);
        return new LongPipeline(this, 0, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    @Override
                    public void accept(long t) {
                        action.accept(t);
                        down.accept(t);
                    }
                };
            }
        };
    }

    @Override
    public final LongStream distinct() {
        final boolean known = (flags & Spliterator.DISTINCT) != 0;
        return new LongPipeline(this, Spliterator.SIZED, Spliterator.DISTINCT, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    private HashSet<Long> seen;

                    @Override
                    void begin(long size) {
                        seen = known ? null : new HashSet<Long>();
                        down.begin(-1);
                    }

                    @Override
                    void end() {
                        seen = null;
                        down.end();
                    }

                    @Override
                    public void accept(long t) {
                        if (known || seen.add(t)) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final LongStream sorted() {
        return new LongPipeline(this, 0, Spliterator.SORTED | Spliterator.ORDERED, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    private long[] a;
                    private int n;

                    @Override
                    void begin(long size) {
                        a = new long[16];
                        n = 0;
                    }

                    @Override
                    public void accept(long t) {
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
    public final LongStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return slice(0, maxSize);
    }

    @Override
    public final LongStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : slice(n, -1);
    }

    /** Drops some values, then passes on up to a number of them (-1: all). */
    private LongStream slice(final long skip, final long limit) {
        return new LongPipeline(this, Spliterator.SIZED, 0, limit != -1) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
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
                    public void accept(long t) {
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
    public final LongStream takeWhile(final LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipeline(this, Spliterator.SIZED, 0, true) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
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
                    public void accept(long t) {
                        if (taking && (taking = predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public final LongStream dropWhile(final LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipeline(this, Spliterator.SIZED, 0, false) {
            @Override
            Sink<?> wrap(Sink<?> next) {
                return new Sink.Link<Long, Long>(next) {
                    private boolean taking;

                    @Override
                    void begin(long size) {
                        down.begin(-1);
                    }

                    @Override
                    public void accept(long t) {
                        if (taking || (taking = !predicate.test(t))) {
                            down.accept(t);
                        }
                    }
                };
            }
        };
    }

    @Override
    public void forEach(final LongConsumer action) {
        Objects.requireNonNull(action);
        evaluate(new Sink<Long>() {
            @Override
            public void accept(long t) {
                action.accept(t);
            }
        }, false);
    }

    @Override
    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    /** Folds the values; empty: the first one starts. */
    private static final class Fold extends Sink<Long> {
        private final LongBinaryOperator op;
        private boolean empty;
        private long state;

        Fold(boolean empty, long state, LongBinaryOperator op) {
            this.empty = empty;
            this.state = state;
            this.op = op;
        }

        @Override
        public void accept(long t) {
            if (empty) {
                empty = false;
                state = t;
            } else {
                state = op.applyAsLong(state, t);
            }
        }
    }

    @Override
    public final long reduce(long identity, LongBinaryOperator op) {
        return evaluate(new Fold(false, identity, Objects.requireNonNull(op)), false).state;
    }

    @Override
    public final OptionalLong reduce(LongBinaryOperator op) {
        Fold f = evaluate(new Fold(true, 0, Objects.requireNonNull(op)), false);
        return f.empty ? OptionalLong.empty() : OptionalLong.of(f.state);
    }

    @Override
    public final long count() {
        final long[] n = {0};
        evaluate(new Sink<Long>() {
            @Override
            public void accept(long t) {
                n[0]++;
            }
        }, false);
        return n[0];
    }

    /** Looks for a value for which the predicate answers wanted. */
    private boolean seek(final LongPredicate predicate, final boolean wanted) {
        Objects.requireNonNull(predicate);
        final boolean[] found = {false};
        evaluate(new Sink<Long>() {
            @Override
            boolean cancelled() {
                return found[0];
            }

            @Override
            public void accept(long t) {
                if (!found[0] && predicate.test(t) == wanted) {
                    found[0] = true;
                }
            }
        }, true);
        return found[0];
    }

    @Override
    public final boolean anyMatch(LongPredicate predicate) {
        return seek(predicate, true);
    }

    @Override
    public final boolean allMatch(LongPredicate predicate) {
        return !seek(predicate, false);
    }

    @Override
    public final boolean noneMatch(LongPredicate predicate) {
        return !seek(predicate, true);
    }

    private static final class First extends Sink<Long> {
        private boolean found;
        private long value;

        @Override
        boolean cancelled() {
            return found;
        }

        @Override
        public void accept(long t) {
            if (!found) {
                found = true;
                value = t;
            }
        }
    }

    @Override
    public final OptionalLong findFirst() {
        First f = evaluate(new First(), true);
        return f.found ? OptionalLong.of(f.value) : OptionalLong.empty();
    }

    @Override
    public final OptionalLong findAny() {
        return findFirst();
    }

    @Override
    public final long[] toArray() {
        final class Gather extends Sink<Long> {
            private long[] a = new long[16];
            private int n;

            @Override
            public void accept(long t) {
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
    public final <R> R collect(Supplier<R> supplier, final ObjLongConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        final R container = supplier.get();
        evaluate(new Sink<Long>() {
            @Override
            public void accept(long t) {
                accumulator.accept(container, t);
            }
        }, false);
        return container;
    }

    @Override
    public final LongSummaryStatistics summaryStatistics() {
        final LongSummaryStatistics stats = new LongSummaryStatistics();
        evaluate(new Sink<Long>() {
            @Override
            public void accept(long t) {
                stats.accept(t);
            }
        }, false);
        return stats;
    }

    @Override
    public final long sum() {
        final long[] sum = {0};
        evaluate(new Sink<Long>() {
            @Override
            public void accept(long t) {
                sum[0] += t;
            }
        }, false);
        return sum[0];
    }

    @Override
    public final OptionalLong min() {
        LongSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalLong.empty() : OptionalLong.of(s.getMin());
    }

    @Override
    public final OptionalLong max() {
        LongSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalLong.empty() : OptionalLong.of(s.getMax());
    }

    @Override
    public final OptionalDouble average() {
        LongSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getAverage());
    }
}

package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Ready-made collectors. */
public final class Collectors {
    static final Set<Collector.Characteristics> NONE = Collections.emptySet();
    static final Set<Collector.Characteristics> ID = Collections
            .unmodifiableSet(EnumSet.of(Collector.Characteristics.IDENTITY_FINISH));
    static final Set<Collector.Characteristics> UNORDERED_ID = Collections.unmodifiableSet(
            EnumSet.of(Collector.Characteristics.UNORDERED, Collector.Characteristics.IDENTITY_FINISH));
    static final Set<Collector.Characteristics> CONCURRENT_ID = Collections
            .unmodifiableSet(EnumSet.allOf(Collector.Characteristics.class));
    static final Set<Collector.Characteristics> CONCURRENT = Collections.unmodifiableSet(
            EnumSet.of(Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED));

    private Collectors() {
    }

    static class CollectorImpl<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;
        private final Set<Characteristics> characteristics;

        CollectorImpl(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
                Function<A, R> finisher, Set<Characteristics> characteristics) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
            this.characteristics = characteristics;
        }

        @Override
        public Supplier<A> supplier() {
            return supplier;
        }

        @Override
        public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        @Override
        public BinaryOperator<A> combiner() {
            return combiner;
        }

        @Override
        public Function<A, R> finisher() {
            return finisher;
        }

        @Override
        public Set<Characteristics> characteristics() {
            return characteristics;
        }
    }

    /** A collector whose four functions are methods. */
    private abstract static class Simple<T, A, R> implements Collector<T, A, R>, Supplier<A>, BiConsumer<A, T>,
            BinaryOperator<A> {
        private final Set<Characteristics> characteristics;

        Simple(Set<Characteristics> characteristics) {
            this.characteristics = characteristics;
        }

        @SuppressWarnings("unchecked")
        R finish(A a) {
            return (R) a;
        }

        @Override
        public Supplier<A> supplier() {
            return this;
        }

        @Override
        public BiConsumer<A, T> accumulator() {
            return this;
        }

        @Override
        public BinaryOperator<A> combiner() {
            return this;
        }

        @Override
        public Function<A, R> finisher() {
            return new Function<A, R>() {
                @Override
                public R apply(A a) {
                    return finish(a);
                }
            };
        }

        @Override
        public Set<Characteristics> characteristics() {
            return characteristics;
        }
    }

    /** A collector into a collection that someone makes. */
    private static final class Into<T, C extends Collection<T>> extends Simple<T, C, C> {
        private final Supplier<C> factory;

        Into(Supplier<C> factory, Set<Characteristics> characteristics) {
            super(characteristics);
            this.factory = factory;
        }

        @Override
        public C get() {
            return factory.get();
        }

        @Override
        public void accept(C c, T t) {
            c.add(t);
        }

        @Override
        public C apply(C a, C b) {
            a.addAll(b);
            return a;
        }
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> collectionFactory) {
        return new Into<T, C>(collectionFactory, ID);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new Into<T, List<T>>(new Supplier<List<T>>() {
            @Override
            public List<T> get() {
                return new ArrayList<T>();
            }
        }, ID);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new Into<T, Set<T>>(new Supplier<Set<T>>() {
            @Override
            public Set<T> get() {
                return new HashSet<T>();
            }
        }, UNORDERED_ID);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return new Simple<CharSequence, StringBuilder, String>(NONE) {
            @Override
            public StringBuilder get() {
                return new StringBuilder();
            }

            @Override
            public void accept(StringBuilder sb, CharSequence s) {
                sb.append(s);
            }

            @Override
            public StringBuilder apply(StringBuilder a, StringBuilder b) {
                return a.append(b);
            }

            @Override
            String finish(StringBuilder sb) {
                return sb.toString();
            }
        };
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(final CharSequence delimiter, final CharSequence prefix,
            final CharSequence suffix) {
        return new Simple<CharSequence, StringJoiner, String>(NONE) {
            @Override
            public StringJoiner get() {
                return new StringJoiner(delimiter, prefix, suffix);
            }

            @Override
            public void accept(StringJoiner sj, CharSequence s) {
                sj.add(s);
            }

            @Override
            public StringJoiner apply(StringJoiner a, StringJoiner b) {
                return a.merge(b);
            }

            @Override
            String finish(StringJoiner sj) {
                return sj.toString();
            }
        };
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(final Function<? super T, ? extends U> mapper,
            Collector<? super U, A, R> downstream) {
        final BiConsumer<A, ? super U> inner = downstream.accumulator();
        return new CollectorImpl<T, A, R>(downstream.supplier(), new BiConsumer<A, T>() {
            @Override
            public void accept(A a, T t) {
                inner.accept(a, mapper.apply(t));
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(final Predicate<? super T> predicate,
            Collector<? super T, A, R> downstream) {
        final BiConsumer<A, ? super T> inner = downstream.accumulator();
        return new CollectorImpl<T, A, R>(downstream.supplier(), new BiConsumer<A, T>() {
            @Override
            public void accept(A a, T t) {
                if (predicate.test(t)) {
                    inner.accept(a, t);
                }
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            final Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
        final BiConsumer<A, ? super U> inner = downstream.accumulator();
        return new CollectorImpl<T, A, R>(downstream.supplier(), new BiConsumer<A, T>() {
            @Override
            public void accept(A a, T t) {
                Stream<? extends U> s = mapper.apply(t);
                if (s != null) {
                    try {
                        Iterator<? extends U> it = s.sequential().iterator();
                        while (it.hasNext()) {
                            inner.accept(a, it.next());
                        }
                    } finally {
                        s.close();
                    }
                }
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream,
            Function<R, RR> finisher) {
        Set<Collector.Characteristics> cs = downstream.characteristics();
        if (cs.contains(Collector.Characteristics.IDENTITY_FINISH)) {
            if (cs.size() == 1) {
                cs = NONE;
            } else {
                cs = EnumSet.copyOf(cs);
                cs.remove(Collector.Characteristics.IDENTITY_FINISH);
                cs = Collections.unmodifiableSet(cs);
            }
        }
        return new CollectorImpl<T, A, RR>(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
                downstream.finisher().andThen(finisher), cs);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return new Simple<T, long[], Long>(NONE) {
            @Override
            public long[] get() {
                return new long[1];
            }

            @Override
            public void accept(long[] n, T t) {
                n[0]++;
            }

            @Override
            public long[] apply(long[] a, long[] b) {
                a[0] += b[0];
                return a;
            }

            @Override
            Long finish(long[] n) {
                return n[0];
            }
        };
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>maxBy(comparator));
    }

    public static <T> Collector<T, ?, T> reducing(final T identity, final BinaryOperator<T> op) {
        return reducing(identity, Function.<T>identity(), op);
    }

    public static <T, U> Collector<T, ?, U> reducing(final U identity, final Function<? super T, ? extends U> mapper,
            final BinaryOperator<U> op) {
        return new Simple<T, Object[], U>(NONE) {
            @Override
            public Object[] get() {
                return new Object[] {identity};
            }

            @Override
            @SuppressWarnings("unchecked")
            public void accept(Object[] state, T t) {
                state[0] = op.apply((U) state[0], mapper.apply(t));
            }

            @Override
            @SuppressWarnings("unchecked")
            public Object[] apply(Object[] a, Object[] b) {
                a[0] = op.apply((U) a[0], (U) b[0]);
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            U finish(Object[] state) {
                return (U) state[0];
            }
        };
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(final BinaryOperator<T> op) {
        // The second element says whether there is a value.
        return new Simple<T, Object[], Optional<T>>(NONE) {
            @Override
            public Object[] get() {
                return new Object[2];
            }

            @Override
            @SuppressWarnings("unchecked")
            public void accept(Object[] state, T t) {
                state[0] = state[1] == null ? t : op.apply((T) state[0], t);
                state[1] = Boolean.TRUE;
            }

            @Override
            @SuppressWarnings("unchecked")
            public Object[] apply(Object[] a, Object[] b) {
                if (b[1] != null) {
                    accept(a, (T) b[0]);
                }
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            Optional<T> finish(Object[] state) {
                return Optional.ofNullable((T) state[0]);
            }
        };
    }

    public static <T> Collector<T, ?, Integer> summingInt(final ToIntFunction<? super T> mapper) {
        return new Simple<T, int[], Integer>(NONE) {
            @Override
            public int[] get() {
                return new int[1];
            }

            @Override
            public void accept(int[] a, T t) {
                a[0] += mapper.applyAsInt(t);
            }

            @Override
            public int[] apply(int[] a, int[] b) {
                a[0] += b[0];
                return a;
            }

            @Override
            Integer finish(int[] a) {
                return a[0];
            }
        };
    }

    public static <T> Collector<T, ?, Long> summingLong(final ToLongFunction<? super T> mapper) {
        return new Simple<T, long[], Long>(NONE) {
            @Override
            public long[] get() {
                return new long[1];
            }

            @Override
            public void accept(long[] a, T t) {
                a[0] += mapper.applyAsLong(t);
            }

            @Override
            public long[] apply(long[] a, long[] b) {
                a[0] += b[0];
                return a;
            }

            @Override
            Long finish(long[] a) {
                return a[0];
            }
        };
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return then(summarizingDouble(mapper), new Function<DoubleSummaryStatistics, Double>() {
            @Override
            public Double apply(DoubleSummaryStatistics s) {
                return s.getSum();
            }
        });
    }

    private static <T, A, R, RR> Collector<T, ?, RR> then(Collector<T, A, R> c, Function<R, RR> f) {
        return collectingAndThen(c, f);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return then(summarizingInt(mapper), new Function<IntSummaryStatistics, Double>() {
            @Override
            public Double apply(IntSummaryStatistics s) {
                return s.getAverage();
            }
        });
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return then(summarizingLong(mapper), new Function<LongSummaryStatistics, Double>() {
            @Override
            public Double apply(LongSummaryStatistics s) {
                return s.getAverage();
            }
        });
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return then(summarizingDouble(mapper), new Function<DoubleSummaryStatistics, Double>() {
            @Override
            public Double apply(DoubleSummaryStatistics s) {
                return s.getAverage();
            }
        });
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(final ToIntFunction<? super T> mapper) {
        return new Simple<T, IntSummaryStatistics, IntSummaryStatistics>(ID) {
            @Override
            public IntSummaryStatistics get() {
                return new IntSummaryStatistics();
            }

            @Override
            public void accept(IntSummaryStatistics s, T t) {
                s.accept(mapper.applyAsInt(t));
            }

            @Override
            public IntSummaryStatistics apply(IntSummaryStatistics a, IntSummaryStatistics b) {
                a.combine(b);
                return a;
            }
        };
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(final ToLongFunction<? super T> mapper) {
        return new Simple<T, LongSummaryStatistics, LongSummaryStatistics>(ID) {
            @Override
            public LongSummaryStatistics get() {
                return new LongSummaryStatistics();
            }

            @Override
            public void accept(LongSummaryStatistics s, T t) {
                s.accept(mapper.applyAsLong(t));
            }

            @Override
            public LongSummaryStatistics apply(LongSummaryStatistics a, LongSummaryStatistics b) {
                a.combine(b);
                return a;
            }
        };
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            final ToDoubleFunction<? super T> mapper) {
        return new Simple<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(ID) {
            @Override
            public DoubleSummaryStatistics get() {
                return new DoubleSummaryStatistics();
            }

            @Override
            public void accept(DoubleSummaryStatistics s, T t) {
                s.accept(mapper.applyAsDouble(t));
            }

            @Override
            public DoubleSummaryStatistics apply(DoubleSummaryStatistics a, DoubleSummaryStatistics b) {
                a.combine(b);
                return a;
            }
        };
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return new Grouping<T, K, A, D, Map<K, D>>(classifier, new Supplier<Map<K, D>>() {
            @Override
            public Map<K, D> get() {
                return new HashMap<K, D>();
            }
        }, downstream, false);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        return new Grouping<T, K, A, D, M>(classifier, mapFactory, downstream, false);
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier) {
        return groupingByConcurrent(classifier, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        return new Grouping<T, K, A, D, ConcurrentMap<K, D>>(classifier, new Supplier<ConcurrentMap<K, D>>() {
            @Override
            public ConcurrentMap<K, D> get() {
                return new ConcurrentHashMap<K, D>();
            }
        }, downstream, true);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        return new Grouping<T, K, A, D, M>(classifier, mapFactory, downstream, true);
    }

    /** Containers by key while it collects, results by key in the end. */
    private static final class Grouping<T, K, A, D, M extends Map<K, D>> extends Simple<T, Map<K, A>, M> {
        private final Function<? super T, ? extends K> classifier;
        private final Supplier<M> mapFactory;
        private final Collector<? super T, A, D> downstream;

        Grouping(Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
                Collector<? super T, A, D> downstream, boolean concurrent) {
            super(concurrent ? isIdentity(downstream) ? CONCURRENT_ID : CONCURRENT
                    : isIdentity(downstream) ? ID : NONE);
            this.classifier = classifier;
            this.mapFactory = mapFactory;
            this.downstream = downstream;
        }

        private static boolean isIdentity(Collector<?, ?, ?> c) {
            return c.characteristics().contains(Characteristics.IDENTITY_FINISH);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Map<K, A> get() {
            return (Map<K, A>) mapFactory.get();
        }

        @Override
        public void accept(Map<K, A> m, T t) {
            K key = Objects.requireNonNull(classifier.apply(t), "element cannot be mapped to a null key");
            A container = m.computeIfAbsent(key, new Function<K, A>() {
                @Override
                public A apply(K k) {
                    return downstream.supplier().get();
                }
            });
            downstream.accumulator().accept(container, t);
        }

        @Override
        public Map<K, A> apply(Map<K, A> a, Map<K, A> b) {
            for (Map.Entry<K, A> e : b.entrySet()) {
                a.merge(e.getKey(), e.getValue(), downstream.combiner());
            }
            return a;
        }

        @Override
        @SuppressWarnings("unchecked")
        M finish(Map<K, A> m) {
            if (!isIdentity(downstream)) {
                final Function<A, A> f = (Function<A, A>) (Function<?, ?>) downstream.finisher();
                m.replaceAll(new BiFunction<K, A, A>() {
                    @Override
                    public A apply(K k, A a) {
                        return f.apply(a);
                    }
                });
            }
            return (M) m;
        }
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, Collectors.<T>toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(final Predicate<? super T> predicate,
            final Collector<? super T, A, D> downstream) {
        final BiConsumer<A, ? super T> inner = downstream.accumulator();
        final boolean identity = downstream.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH);
        return new Simple<T, Partition<A>, Map<Boolean, D>>(identity ? ID : NONE) {
            @Override
            public Partition<A> get() {
                return new Partition<A>(downstream.supplier().get(), downstream.supplier().get());
            }

            @Override
            public void accept(Partition<A> p, T t) {
                inner.accept(predicate.test(t) ? p.forTrue : p.forFalse, t);
            }

            @Override
            public Partition<A> apply(Partition<A> a, Partition<A> b) {
                return new Partition<A>(downstream.combiner().apply(a.forTrue, b.forTrue),
                        downstream.combiner().apply(a.forFalse, b.forFalse));
            }

            @Override
            @SuppressWarnings("unchecked")
            Map<Boolean, D> finish(Partition<A> p) {
                if (identity) {
                    return (Map<Boolean, D>) (Map<Boolean, ?>) p;
                }
                return new Partition<D>(downstream.finisher().apply(p.forTrue),
                        downstream.finisher().apply(p.forFalse));
            }
        };
    }

    private static final class Partition<D> extends AbstractMap<Boolean, D> {
        final D forTrue;
        final D forFalse;

        Partition(D forTrue, D forFalse) {
            this.forTrue = forTrue;
            this.forFalse = forFalse;
        }

        @Override
        public D get(Object key) {
            return key instanceof Boolean ? ((Boolean) key).booleanValue() ? forTrue : forFalse : null;
        }

        @Override
        public Set<Map.Entry<Boolean, D>> entrySet() {
            return new AbstractSet<Map.Entry<Boolean, D>>() {
                @Override
                public Iterator<Map.Entry<Boolean, D>> iterator() {
                    ArrayList<Map.Entry<Boolean, D>> l = new ArrayList<Map.Entry<Boolean, D>>(2);
                    l.add(new SimpleImmutableEntry<Boolean, D>(false, forFalse));
                    l.add(new SimpleImmutableEntry<Boolean, D>(true, forTrue));
                    return Collections.unmodifiableList(l).iterator();
                }

                @Override
                public int size() {
                    return 2;
                }
            };
        }
    }

    private static <T> BinaryOperator<T> throwingMerger() {
        return new BinaryOperator<T>() {
            @Override
            public T apply(T u, T v) {
                // The old value, although the text speaks of a key: as on Android.
                throw new IllegalStateException("Duplicate key " + u);
            }
        };
    }

    private static final class ToMap<T, K, U, M extends Map<K, U>> extends Simple<T, M, M> {
        private final Function<? super T, ? extends K> keyMapper;
        private final Function<? super T, ? extends U> valueMapper;
        private final BinaryOperator<U> merge;
        private final Supplier<M> factory;

        ToMap(Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
                BinaryOperator<U> merge, Supplier<M> factory, Set<Characteristics> characteristics) {
            super(characteristics);
            this.keyMapper = keyMapper;
            this.valueMapper = valueMapper;
            this.merge = merge;
            this.factory = factory;
        }

        @Override
        public M get() {
            return factory.get();
        }

        @Override
        public void accept(M m, T t) {
            m.merge(keyMapper.apply(t), valueMapper.apply(t), merge);
        }

        @Override
        public M apply(M a, M b) {
            for (Map.Entry<K, U> e : b.entrySet()) {
                a.merge(e.getKey(), e.getValue(), merge);
            }
            return a;
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return toMap(keyMapper, valueMapper, Collectors.<U>throwingMerger());
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return new ToMap<T, K, U, Map<K, U>>(keyMapper, valueMapper, mergeFunction, new Supplier<Map<K, U>>() {
            @Override
            public Map<K, U> get() {
                return new HashMap<K, U>();
            }
        }, ID);
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction, Supplier<M> mapSupplier) {
        return new ToMap<T, K, U, M>(keyMapper, valueMapper, mergeFunction, mapSupplier, ID);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        return toConcurrentMap(keyMapper, valueMapper, Collectors.<U>throwingMerger());
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        return toConcurrentMap(keyMapper, valueMapper, mergeFunction, new Supplier<ConcurrentMap<K, U>>() {
            @Override
            public ConcurrentMap<K, U> get() {
                return new ConcurrentHashMap<K, U>();
            }
        });
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction, Supplier<M> mapSupplier) {
        return new ToMap<T, K, U, M>(keyMapper, valueMapper, mergeFunction, mapSupplier, CONCURRENT_ID);
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> downstream1,
            Collector<? super T, ?, R2> downstream2, BiFunction<? super R1, ? super R2, R> merger) {
        return tee(downstream1, downstream2, Objects.requireNonNull(merger));
    }

    private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> tee(final Collector<? super T, A1, R1> c1,
            final Collector<? super T, A2, R2> c2, final BiFunction<? super R1, ? super R2, R> merger) {
        return new Simple<T, Object[], R>(NONE) {
            @Override
            public Object[] get() {
                return new Object[] {c1.supplier().get(), c2.supplier().get()};
            }

            @Override
            @SuppressWarnings("unchecked")
            public void accept(Object[] a, T t) {
                c1.accumulator().accept((A1) a[0], t);
                c2.accumulator().accept((A2) a[1], t);
            }

            @Override
            @SuppressWarnings("unchecked")
            public Object[] apply(Object[] a, Object[] b) {
                a[0] = c1.combiner().apply((A1) a[0], (A1) b[0]);
                a[1] = c2.combiner().apply((A2) a[1], (A2) b[1]);
                return a;
            }

            @Override
            @SuppressWarnings("unchecked")
            R finish(Object[] a) {
                return merger.apply(c1.finisher().apply((A1) a[0]), c2.finisher().apply((A2) a[1]));
            }
        };
    }

    /** Ends with a copy that does not change. */
    private static <T, A, M, R> Collector<T, ?, R> copied(Collector<T, A, M> inner, Function<M, R> copy) {
        return collectingAndThen(inner, copy);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return copied(Collectors.<T>toList(), new Function<List<T>, List<T>>() {
            @Override
            public List<T> apply(List<T> all) {
                return List.copyOf(all);
            }
        });
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return copied(Collectors.<T>toSet(), new Function<Set<T>, Set<T>>() {
            @Override
            public Set<T> apply(Set<T> all) {
                return Set.copyOf(all);
            }
        });
    }

    private static <K, U> Function<Map<K, U>, Map<K, U>> mapCopy() {
        return new Function<Map<K, U>, Map<K, U>>() {
            @Override
            public Map<K, U> apply(Map<K, U> all) {
                return Map.copyOf(all);
            }
        };
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return copied(Collectors.<T, K, U>toMap(Objects.requireNonNull(keyMapper), Objects.requireNonNull(valueMapper)),
                Collectors.<K, U>mapCopy());
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return copied(Collectors.<T, K, U>toMap(Objects.requireNonNull(keyMapper), Objects.requireNonNull(valueMapper),
                Objects.requireNonNull(mergeFunction)), Collectors.<K, U>mapCopy());
    }
}

package java.util;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** The splittable generator SplitMix64 (Steele, Lea, Flood 2014). */
public final class SplittableRandom {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;
    private static final String BAD_SIZE = "size must be non-negative";
    private static final String BAD_RANGE = "bound must be greater than origin";

    private long seed;
    private final long gamma;

    private SplittableRandom(long seed, long gamma) {
        this.seed = seed;
        this.gamma = gamma;
    }

    public SplittableRandom(long seed) {
        this(seed, GOLDEN_GAMMA);
    }

    public SplittableRandom() {
        long s = Random.worldSeed();
        this.seed = mix64(s);
        this.gamma = mixGamma(s + GOLDEN_GAMMA);
    }

    private static long mix64(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    private static int mix32(long z) {
        z = (z ^ (z >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    private static long mixGamma(long z) {
        z = (z ^ (z >>> 33)) * 0xff51afd7ed558ccdL;
        z = (z ^ (z >>> 33)) * 0xc4ceb9fe1a85ec53L;
        z = (z ^ (z >>> 33)) | 1L;
        return Long.bitCount(z ^ (z >>> 1)) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
    }

    private long nextSeed() {
        return seed += gamma;
    }

    public SplittableRandom split() {
        return new SplittableRandom(nextLong(), mixGamma(nextSeed()));
    }

    public int nextInt() {
        return mix32(nextSeed());
    }

    public int nextInt(int bound) {
        check(bound > 0, "bound must be positive");
        int r = mix32(nextSeed());
        int m = bound - 1;
        if ((bound & m) == 0) {
            return r & m;
        }
        for (int u = r >>> 1; u + m - (r = u % bound) < 0; u = mix32(nextSeed()) >>> 1) {
            // again: u lies in the incomplete last interval
        }
        return r;
    }

    public int nextInt(int origin, int bound) {
        check(origin < bound, BAD_RANGE);
        return boundedInt(origin, bound);
    }

    public long nextLong() {
        return mix64(nextSeed());
    }

    public long nextLong(long bound) {
        check(bound > 0, "bound must be positive");
        return boundedLong(0, bound);
    }

    public long nextLong(long origin, long bound) {
        check(origin < bound, BAD_RANGE);
        return boundedLong(origin, bound);
    }

    public double nextDouble() {
        return (mix64(nextSeed()) >>> 11) * (1.0 / (1L << 53));
    }

    public double nextDouble(double bound) {
        check(bound > 0.0, "bound must be positive");
        double r = nextDouble() * bound;
        return r < bound ? r : Double.longBitsToDouble(Double.doubleToLongBits(bound) - 1);
    }

    public double nextDouble(double origin, double bound) {
        check(origin < bound, BAD_RANGE);
        return boundedDouble(origin, bound);
    }

    public boolean nextBoolean() {
        return mix32(nextSeed()) < 0;
    }

    private static void check(boolean ok, String message) {
        if (!ok) {
            throw new IllegalArgumentException(message);
        }
    }

    private int boundedInt(int origin, int bound) {
        int r = mix32(nextSeed());
        if (origin < bound) {
            int n = bound - origin;
            int m = n - 1;
            if ((n & m) == 0) {
                r = (r & m) + origin;
            } else if (n > 0) {
                for (int u = r >>> 1; u + m - (r = u % n) < 0; u = mix32(nextSeed()) >>> 1) {
                    // again: u lies in the incomplete last interval
                }
                r += origin;
            } else {
                while (r < origin || r >= bound) {
                    r = mix32(nextSeed());
                }
            }
        }
        return r;
    }

    private long boundedLong(long origin, long bound) {
        long r = mix64(nextSeed());
        if (origin < bound) {
            long n = bound - origin;
            long m = n - 1;
            if ((n & m) == 0L) {
                r = (r & m) + origin;
            } else if (n > 0L) {
                for (long u = r >>> 1; u + m - (r = u % n) < 0L; u = mix64(nextSeed()) >>> 1) {
                    // again: u lies in the incomplete last interval
                }
                r += origin;
            } else {
                while (r < origin || r >= bound) {
                    r = mix64(nextSeed());
                }
            }
        }
        return r;
    }

    private double boundedDouble(double origin, double bound) {
        double r = nextDouble();
        if (origin < bound) {
            r = r * (bound - origin) + origin;
            if (r >= bound) {
                r = Double.longBitsToDouble(Double.doubleToLongBits(bound) - 1);
            }
        }
        return r;
    }

    private IntStream intsOf(final long size, final int origin, final int bound) {
        return StreamSupport.intStream(new Spliterators.AbstractIntSpliterator(size,
                Spliterator.SIZED | Spliterator.NONNULL | Spliterator.IMMUTABLE) {
            private long left = size;

            public boolean tryAdvance(java.util.function.IntConsumer action) {
                Objects.requireNonNull(action);
                if (left <= 0) {
                    return false;
                }
                left--;
                action.accept(boundedInt(origin, bound));
                return true;
            }
        }, false);
    }

    public IntStream ints(long streamSize) {
        check(streamSize >= 0, BAD_SIZE);
        return intsOf(streamSize, Integer.MAX_VALUE, 0);
    }

    public IntStream ints() {
        return intsOf(Long.MAX_VALUE, Integer.MAX_VALUE, 0);
    }

    public IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
        check(streamSize >= 0, BAD_SIZE);
        check(randomNumberOrigin < randomNumberBound, BAD_RANGE);
        return intsOf(streamSize, randomNumberOrigin, randomNumberBound);
    }

    public IntStream ints(int randomNumberOrigin, int randomNumberBound) {
        check(randomNumberOrigin < randomNumberBound, BAD_RANGE);
        return intsOf(Long.MAX_VALUE, randomNumberOrigin, randomNumberBound);
    }

    private LongStream longsOf(final long size, final long origin, final long bound) {
        return StreamSupport.longStream(new Spliterators.AbstractLongSpliterator(size,
                Spliterator.SIZED | Spliterator.NONNULL | Spliterator.IMMUTABLE) {
            private long left = size;

            public boolean tryAdvance(java.util.function.LongConsumer action) {
                Objects.requireNonNull(action);
                if (left <= 0) {
                    return false;
                }
                left--;
                action.accept(boundedLong(origin, bound));
                return true;
            }
        }, false);
    }

    public LongStream longs(long streamSize) {
        check(streamSize >= 0, BAD_SIZE);
        return longsOf(streamSize, Long.MAX_VALUE, 0L);
    }

    public LongStream longs() {
        return longsOf(Long.MAX_VALUE, Long.MAX_VALUE, 0L);
    }

    public LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
        check(streamSize >= 0, BAD_SIZE);
        check(randomNumberOrigin < randomNumberBound, BAD_RANGE);
        return longsOf(streamSize, randomNumberOrigin, randomNumberBound);
    }

    public LongStream longs(long randomNumberOrigin, long randomNumberBound) {
        check(randomNumberOrigin < randomNumberBound, BAD_RANGE);
        return longsOf(Long.MAX_VALUE, randomNumberOrigin, randomNumberBound);
    }

    private DoubleStream doublesOf(final long size, final double origin, final double bound) {
        return StreamSupport.doubleStream(new Spliterators.AbstractDoubleSpliterator(size,
                Spliterator.SIZED | Spliterator.NONNULL | Spliterator.IMMUTABLE) {
            private long left = size;

            public boolean tryAdvance(java.util.function.DoubleConsumer action) {
                Objects.requireNonNull(action);
                if (left <= 0) {
                    return false;
                }
                left--;
                action.accept(boundedDouble(origin, bound));
                return true;
            }
        }, false);
    }

    public DoubleStream doubles(long streamSize) {
        check(streamSize >= 0, BAD_SIZE);
        return doublesOf(streamSize, Double.MAX_VALUE, 0.0);
    }

    public DoubleStream doubles() {
        return doublesOf(Long.MAX_VALUE, Double.MAX_VALUE, 0.0);
    }

    public DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
        check(streamSize >= 0, BAD_SIZE);
        check(randomNumberOrigin < randomNumberBound, BAD_RANGE);
        return doublesOf(streamSize, randomNumberOrigin, randomNumberBound);
    }

    public DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
        check(randomNumberOrigin < randomNumberBound, BAD_RANGE);
        return doublesOf(Long.MAX_VALUE, randomNumberOrigin, randomNumberBound);
    }
}

package java.util;

import java.io.Serializable;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** The linear congruential generator of Java: 48 bits, multiplier 0x5DEECE66D, increment 11. */
public class Random implements Serializable {
    private static final long serialVersionUID = 3905348978240129619L;
    private static final long MASK = (1L << 48) - 1;

    private long seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    public Random() {
        this(worldSeed());
    }

    public Random(long seed) {
        if (getClass() == Random.class) {
            this.seed = scramble(seed);
        } else {
            setSeed(seed);
        }
    }

    /** A seed from the device's own, reproducible source of randomness. */
    static native long worldSeed();

    private static long scramble(long seed) {
        return (seed ^ 0x5DEECE66DL) & MASK;
    }

    public synchronized void setSeed(long seed) {
        this.seed = scramble(seed);
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        seed = (seed * 0x5DEECE66DL + 0xBL) & MASK;
        return (int) (seed >>> (48 - bits));
    }

    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int r = nextInt();
            for (int n = 0; n < 4 && i < bytes.length; n++) {
                bytes[i++] = (byte) r;
                r >>= 8;
            }
        }
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int r = next(31);
        int m = bound - 1;
        if ((bound & m) == 0) {
            return (int) ((bound * (long) r) >> 31);
        }
        int u = r;
        while (u - (r = u % bound) + m < 0) {
            u = next(31);
        }
        return r;
    }

    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    public boolean nextBoolean() {
        return next(1) != 0;
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * (1.0 / (1L << 53));
    }

    /** The polar method of Marsaglia: two values at a time. */
    public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double v1;
        double v2;
        double s;
        do {
            v1 = 2 * nextDouble() - 1;
            v2 = 2 * nextDouble() - 1;
            s = v1 * v1 + v2 * v2;
        } while (s >= 1 || s == 0);
        double scale = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        nextNextGaussian = v2 * scale;
        haveNextNextGaussian = true;
        return v1 * scale;
    }

    private static final String BAD_SIZE = "size must be non-negative";
    private static final String BAD_RANGE = "bound must be greater than origin";

    private static void check(boolean ok, String message) {
        if (!ok) {
            throw new IllegalArgumentException(message);
        }
    }

    final int boundedInt(int origin, int bound) {
        if (origin >= bound) {
            return nextInt();
        }
        int n = bound - origin;
        if (n > 0) {
            return nextInt(n) + origin;
        }
        int r;
        do {
            r = nextInt();
        } while (r < origin || r >= bound);
        return r;
    }

    final long boundedLong(long origin, long bound) {
        long r = nextLong();
        if (origin < bound) {
            long n = bound - origin;
            long m = n - 1;
            if ((n & m) == 0L) {
                r = (r & m) + origin;
            } else if (n > 0L) {
                for (long u = r >>> 1; u + m - (r = u % n) < 0L; u = nextLong() >>> 1) {
                    // again: u lies in the incomplete last interval
                }
                r += origin;
            } else {
                while (r < origin || r >= bound) {
                    r = nextLong();
                }
            }
        }
        return r;
    }

    final double boundedDouble(double origin, double bound) {
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

package java.util.concurrent;

import java.util.Random;

/** The generator for code that shares none; one thread runs at a time, so that one serves all. */
public class ThreadLocalRandom extends Random {
    private static final long serialVersionUID = -5851777807851030925L;
    private static final ThreadLocalRandom INSTANCE = new ThreadLocalRandom();
    private boolean initialized;

    private ThreadLocalRandom() {
        initialized = true;
    }

    public static ThreadLocalRandom current() {
        return INSTANCE;
    }

    public void setSeed(long seed) {
        if (initialized) {
            throw new UnsupportedOperationException();
        }
        super.setSeed(seed);
    }

    private static void check(boolean ok, String message) {
        if (!ok) {
            throw new IllegalArgumentException(message);
        }
    }

    public int nextInt(int origin, int bound) {
        check(origin < bound, "bound must be greater than origin");
        int n = bound - origin;
        if (n > 0) {
            return nextInt(n) + origin;
        }
        for (;;) {
            int r = nextInt();
            if (r >= origin && r < bound) {
                return r;
            }
        }
    }

    public long nextLong(long bound) {
        check(bound > 0, "bound must be positive");
        return nextLong(0, bound);
    }

    public long nextLong(long origin, long bound) {
        check(origin < bound, "bound must be greater than origin");
        long n = bound - origin;
        for (;;) {
            long r = nextLong();
            if (n > 0) {
                long u = r >>> 1;
                long v = u % n;
                if (u - v + (n - 1) >= 0) {
                    return v + origin;
                }
            } else if (r >= origin && r < bound) {
                return r;
            }
        }
    }

    public double nextDouble(double bound) {
        check(bound > 0.0, "bound must be positive");
        return nextDouble(0.0, bound);
    }

    public double nextDouble(double origin, double bound) {
        check(origin < bound, "bound must be greater than origin");
        double r = nextDouble() * (bound - origin) + origin;
        return r < bound ? r : Double.longBitsToDouble(Double.doubleToLongBits(bound) - 1);
    }
}

package java.lang;

/** Functions of numbers. */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private Math() {
    }

    public static native double sin(double value);

    public static native double cos(double value);

    public static native double tan(double value);

    public static native double asin(double value);

    public static native double acos(double value);

    public static native double atan(double value);

    public static native double exp(double value);

    public static native double log(double value);

    public static native double log10(double value);

    public static native double sqrt(double value);

    public static native double cbrt(double value);

    public static native double ceil(double value);

    public static native double floor(double value);

    public static native double rint(double value);

    public static native double sinh(double value);

    public static native double cosh(double value);

    public static native double tanh(double value);

    public static native double expm1(double value);

    public static native double log1p(double value);

    public static native double atan2(double y, double x);

    public static native double pow(double base, double exponent);

    public static native double hypot(double x, double y);

    public static native double IEEEremainder(double dividend, double divisor);

    public static native double random();

    public static native int round(float value);

    public static native long round(double value);

    public static double toRadians(double degrees) {
        return degrees / 180.0 * PI;
    }

    public static double toDegrees(double radians) {
        return radians * 180.0 / PI;
    }

    public static int abs(int value) {
        return value < 0 ? -value : value;
    }

    public static long abs(long value) {
        return value < 0 ? -value : value;
    }

    public static native float abs(float value);

    public static native double abs(double value);

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static native float max(float a, float b);

    public static native double max(double a, double b);

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static native float min(float a, float b);

    public static native double min(double a, double b);

    public static native float ulp(float value);

    public static native float signum(float value);

    public static native float copySign(float magnitude, float sign);

    public static native int getExponent(float value);

    public static native float nextAfter(float start, double direction);

    public static native float nextUp(float value);

    public static native float nextDown(float value);

    public static native float scalb(float value, int exponent);

    public static native double ulp(double value);

    public static native double signum(double value);

    public static native double copySign(double magnitude, double sign);

    public static native int getExponent(double value);

    public static native double nextAfter(double start, double direction);

    public static native double nextUp(double value);

    public static native double nextDown(double value);

    public static native double scalb(double value, int exponent);

    public static int addExact(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static int subtractExact(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static int floorMod(int a, int b) {
        int rest = a % b;
        return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
    }

    public static int incrementExact(int value) {
        return addExact(value, 1);
    }

    public static int decrementExact(int value) {
        return subtractExact(value, 1);
    }

    public static int negateExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -value;
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorMod(long a, long b) {
        long rest = a % b;
        return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
    }

    public static long incrementExact(long value) {
        return addExact(value, 1L);
    }

    public static long decrementExact(long value) {
        return subtractExact(value, 1L);
    }

    public static long negateExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -value;
    }

    public static int multiplyExact(int a, int b) {
        long product = (long) a * b;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long a, long b) {
        long high = multiplyHigh(a, b);
        long low = a * b;
        if (high != low >> 63) {
            throw new ArithmeticException("long overflow");
        }
        return low;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static native long multiplyHigh(long a, long b);

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static native double fma(double a, double b, double c);

    public static native float fma(float a, float b, float c);
}

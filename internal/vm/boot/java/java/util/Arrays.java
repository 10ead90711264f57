package java.util;

import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Sorting, searching, comparing, copying and printing arrays. Loops over primitive elements are native. */
public class Arrays {
    private Arrays() {
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static int rangeLength(int from, int to) {
        if (to < from) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return to - from;
    }

    @SuppressWarnings("unchecked")
    static <T> T[] newArrayLike(T[] a, int length) {
        return (T[]) newArray(a.getClass(), length);
    }

    /** An array of a given array class. */
    private static native Object[] newArray(Class<?> arrayClass, int length);

    // int

    public static void sort(int[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(int[] a, int from, int to);

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(int[] a, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Integer.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(int[] a, int[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(int[] a, int[] b);

    public static int hashCode(int[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(int[] a);

    public static void fill(int[] a, int val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(int[] a, int from, int to, int val);

    public static int[] copyOf(int[] original, int newLength) {
        int[] r = new int[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int[] r = new int[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static IntStream stream(int[] array) {
        return stream(array, 0, array.length);
    }

    public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
        return StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
    }

    // long

    public static void sort(long[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(long[] a, int from, int to);

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(long[] a, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Long.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(long[] a, long[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(long[] a, long[] b);

    public static int hashCode(long[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(long[] a);

    public static void fill(long[] a, long val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(long[] a, int from, int to, long val);

    public static long[] copyOf(long[] original, int newLength) {
        long[] r = new long[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        long[] r = new long[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static LongStream stream(long[] array) {
        return stream(array, 0, array.length);
    }

    public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
        return StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
    }

    // short

    public static void sort(short[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(short[] a, int from, int to);

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(short[] a, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Short.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(short[] a, short[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(short[] a, short[] b);

    public static int hashCode(short[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(short[] a);

    public static void fill(short[] a, short val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(short[] a, int from, int to, short val);

    public static short[] copyOf(short[] original, int newLength) {
        short[] r = new short[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        short[] r = new short[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    // char

    public static void sort(char[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(char[] a, int from, int to);

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(char[] a, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Character.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(char[] a, char[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(char[] a, char[] b);

    public static int hashCode(char[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(char[] a);

    public static void fill(char[] a, char val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(char[] a, int from, int to, char val);

    public static char[] copyOf(char[] original, int newLength) {
        char[] r = new char[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        char[] r = new char[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    // byte

    public static void sort(byte[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(byte[] a, int from, int to);

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(byte[] a, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Byte.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(byte[] a, byte[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(byte[] a, byte[] b);

    public static int hashCode(byte[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(byte[] a);

    public static void fill(byte[] a, byte val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(byte[] a, int from, int to, byte val);

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] r = new byte[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        byte[] r = new byte[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    // boolean

    public static boolean equals(boolean[] a, boolean[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(boolean[] a, boolean[] b);

    public static int hashCode(boolean[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(boolean[] a);

    public static void fill(boolean[] a, boolean val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(boolean[] a, int from, int to, boolean val);

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] r = new boolean[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        boolean[] r = new boolean[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    // float

    public static void sort(float[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(float[] a, int from, int to);

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(float[] a, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Float.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(float[] a, float[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(float[] a, float[] b);

    public static int hashCode(float[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(float[] a);

    public static void fill(float[] a, float val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(float[] a, int from, int to, float val);

    public static float[] copyOf(float[] original, int newLength) {
        float[] r = new float[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        float[] r = new float[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    // double

    public static void sort(double[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    private static native void sortRange(double[] a, int from, int to);

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(double[] a, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int c = Double.compare(a[mid], key);
            if (c < 0) {
                low = mid + 1;
            } else if (c > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(double[] a, double[] b) {
        return a == b || (a != null && b != null && a.length == b.length && same(a, b));
    }

    private static native boolean same(double[] a, double[] b);

    public static int hashCode(double[] a) {
        return a == null ? 0 : hash(a);
    }

    private static native int hash(double[] a);

    public static void fill(double[] a, double val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static native void fillRange(double[] a, int from, int to, double val);

    public static double[] copyOf(double[] original, int newLength) {
        double[] r = new double[newLength];
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        double[] r = new double[rangeLength(from, to)];
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, r.length));
        return r;
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static DoubleStream stream(double[] array) {
        return stream(array, 0, array.length);
    }

    public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        return StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
    }

    // objects

    public static void sort(Object[] a) {
        TimSort.sort(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        TimSort.sort(a, fromIndex, toIndex, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        TimSort.sort(a, 0, a.length, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        checkRange(a.length, fromIndex, toIndex);
        TimSort.sort(a, fromIndex, toIndex, (Comparator<Object>) c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        sort(a, null);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex, null);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        sort(a, cmp);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    public static int binarySearch(Object[] a, Object key) {
        return search(a, 0, a.length, key, null);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, null);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return search(a, 0, a.length, key, c);
    }

    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, c);
    }

    @SuppressWarnings("unchecked")
    private static int search(Object[] a, int from, int to, Object key, Comparator<?> c) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int cmp = c == null ? ((Comparable<Object>) a[mid]).compareTo(key)
                    : ((Comparator<Object>) c).compare(a[mid], key);
            if (cmp < 0) {
                low = mid + 1;
            } else if (cmp > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            Object x = a[i];
            Object y = b[i];
            if (x != y && (x == null || y == null || !deepEqualsElement(x, y))) {
                return false;
            }
        }
        return true;
    }

    static boolean deepEqualsElement(Object a, Object b) {
        if (a instanceof Object[] && b instanceof Object[]) {
            return deepEquals((Object[]) a, (Object[]) b);
        }
        if (a instanceof int[] && b instanceof int[]) {
            return equals((int[]) a, (int[]) b);
        }
        if (a instanceof long[] && b instanceof long[]) {
            return equals((long[]) a, (long[]) b);
        }
        if (a instanceof short[] && b instanceof short[]) {
            return equals((short[]) a, (short[]) b);
        }
        if (a instanceof char[] && b instanceof char[]) {
            return equals((char[]) a, (char[]) b);
        }
        if (a instanceof byte[] && b instanceof byte[]) {
            return equals((byte[]) a, (byte[]) b);
        }
        if (a instanceof boolean[] && b instanceof boolean[]) {
            return equals((boolean[]) a, (boolean[]) b);
        }
        if (a instanceof float[] && b instanceof float[]) {
            return equals((float[]) a, (float[]) b);
        }
        if (a instanceof double[] && b instanceof double[]) {
            return equals((double[]) a, (double[]) b);
        }
        return a.equals(b);
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + (a[i] == null ? 0 : a[i].hashCode());
        }
        return h;
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int i = 0; i < a.length; i++) {
            h = 31 * h + deepHash(a[i]);
        }
        return h;
    }

    private static int deepHash(Object o) {
        if (o instanceof Object[]) {
            return deepHashCode((Object[]) o);
        }
        if (o instanceof int[]) {
            return hashCode((int[]) o);
        }
        if (o instanceof long[]) {
            return hashCode((long[]) o);
        }
        if (o instanceof short[]) {
            return hashCode((short[]) o);
        }
        if (o instanceof char[]) {
            return hashCode((char[]) o);
        }
        if (o instanceof byte[]) {
            return hashCode((byte[]) o);
        }
        if (o instanceof boolean[]) {
            return hashCode((boolean[]) o);
        }
        if (o instanceof float[]) {
            return hashCode((float[]) o);
        }
        if (o instanceof double[]) {
            return hashCode((double[]) o);
        }
        return o == null ? 0 : o.hashCode();
    }

    public static void fill(Object[] a, Object val) {
        fillRange(a, 0, a.length, val);
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        checkRange(a.length, fromIndex, toIndex);
        fillRange(a, fromIndex, toIndex, val);
    }

    private static void fillRange(Object[] a, int from, int to, Object val) {
        if (from == to) {
            return;
        }
        a[from] = val; // the one store that checks the type
        fillChecked(a, from + 1, to, val);
    }

    private static native void fillChecked(Object[] a, int from, int to, Object val);

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        return (T[]) copyOf(original, newLength, original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        T[] r = (Object) newType == (Object) Object[].class ? (T[]) new Object[newLength]
                : (T[]) newArray(newType, newLength);
        System.arraycopy(original, 0, r, 0, Math.min(original.length, newLength));
        return r;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        return copyOfRange(original, from, to, (Class<? extends T[]>) original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        int n = rangeLength(from, to);
        T[] r = (T[]) newArray(newType, n);
        System.arraycopy(original, from, r, 0, Math.min(original.length - from, n));
        return r;
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(String.valueOf(a[0]));
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(String.valueOf(a[i]));
        }
        return sb.append(']').toString();
    }

    public static String deepToString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder sb = new StringBuilder();
        deepToString(a, sb, new java.util.ArrayList<Object[]>());
        return sb.toString();
    }

    /** Prints an array; open holds the arrays around it, so that one that contains itself ends. */
    private static void deepToString(Object[] a, StringBuilder sb, java.util.ArrayList<Object[]> open) {
        if (a == null) {
            sb.append("null");
            return;
        }
        open.add(a);
        sb.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                sb.append(", ");
            }
            Object o = a[i];
            if (o instanceof Object[]) {
                boolean seen = false;
                for (int j = 0; j < open.size(); j++) {
                    seen |= open.get(j) == o;
                }
                if (seen) {
                    sb.append("[...]");
                } else {
                    deepToString((Object[]) o, sb, open);
                }
            } else if (o instanceof int[]) {
                sb.append(toString((int[]) o));
            } else if (o instanceof long[]) {
                sb.append(toString((long[]) o));
            } else if (o instanceof short[]) {
                sb.append(toString((short[]) o));
            } else if (o instanceof char[]) {
                sb.append(toString((char[]) o));
            } else if (o instanceof byte[]) {
                sb.append(toString((byte[]) o));
            } else if (o instanceof boolean[]) {
                sb.append(toString((boolean[]) o));
            } else if (o instanceof float[]) {
                sb.append(toString((float[]) o));
            } else if (o instanceof double[]) {
                sb.append(toString((double[]) o));
            } else {
                sb.append(String.valueOf(o));
            }
        }
        sb.append(']');
        open.remove(open.size() - 1);
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.apply(array[i - 1], array[i]);
        }
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return stream(array, 0, array.length);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }

    @SafeVarargs
    public static <T> List<T> asList(T... a) {
        return new ArrayList<T>(a);
    }

    /** The list that asList gives: it writes through to its array and cannot change its size. */
    private static class ArrayList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = -2764017481108945198L;
        private final E[] a;

        ArrayList(E[] array) {
            a = Objects.requireNonNull(array);
        }

        public int size() {
            return a.length;
        }

        public Object[] toArray() {
            return a.clone();
        }

        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] r) {
            int n = a.length;
            if (r.length < n) {
                return (T[]) Arrays.copyOf((Object[]) a, n, r.getClass());
            }
            System.arraycopy(a, 0, r, 0, n);
            if (r.length > n) {
                r[n] = null;
            }
            return r;
        }

        public E get(int index) {
            return a[index];
        }

        public E set(int index, E element) {
            E old = a[index];
            a[index] = element;
            return old;
        }

        public int indexOf(Object o) {
            for (int i = 0; i < a.length; i++) {
                if (o == null ? a[i] == null : o.equals(a[i])) {
                    return i;
                }
            }
            return -1;
        }

        public boolean contains(Object o) {
            return indexOf(o) != -1;
        }

        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(a, Spliterator.ORDERED);
        }

        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            for (int i = 0; i < a.length; i++) {
                action.accept(a[i]);
            }
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply(a[i]);
            }
        }

        public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }
    }

    private static int differ(long[] a, int from, int to, long[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[bFrom + i]) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(long[] a, int from, int to, long[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(long[] a, long[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(long[] a, int from, int to, long[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(long[] a, long[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(long[] a, int from, int to, long[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Long.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    public static int compareUnsigned(long[] a, long[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(long[] a, int from, int to, long[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Long.compareUnsigned(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(int[] a, int from, int to, int[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[bFrom + i]) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(int[] a, int from, int to, int[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(int[] a, int[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(int[] a, int from, int to, int[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(int[] a, int[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(int[] a, int from, int to, int[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Integer.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    public static int compareUnsigned(int[] a, int[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(int[] a, int from, int to, int[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Integer.compareUnsigned(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(short[] a, int from, int to, short[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[bFrom + i]) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(short[] a, int from, int to, short[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(short[] a, short[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(short[] a, int from, int to, short[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(short[] a, short[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(short[] a, int from, int to, short[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Short.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    public static int compareUnsigned(short[] a, short[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(short[] a, int from, int to, short[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Short.compareUnsigned(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(char[] a, int from, int to, char[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[bFrom + i]) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(char[] a, int from, int to, char[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(char[] a, char[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(char[] a, int from, int to, char[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(char[] a, char[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(char[] a, int from, int to, char[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Character.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(byte[] a, int from, int to, byte[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[bFrom + i]) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(byte[] a, int from, int to, byte[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(byte[] a, byte[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(byte[] a, int from, int to, byte[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(byte[] a, byte[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(byte[] a, int from, int to, byte[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Byte.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    public static int compareUnsigned(byte[] a, byte[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(byte[] a, int from, int to, byte[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Byte.compareUnsigned(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(boolean[] a, int from, int to, boolean[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[from + i] != b[bFrom + i]) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(boolean[] a, int from, int to, boolean[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(boolean[] a, int from, int to, boolean[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(boolean[] a, boolean[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(boolean[] a, int from, int to, boolean[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Boolean.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(double[] a, int from, int to, double[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (Double.doubleToLongBits(a[from + i]) != Double.doubleToLongBits(b[bFrom + i])) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(double[] a, int from, int to, double[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(double[] a, double[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(double[] a, int from, int to, double[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(double[] a, double[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(double[] a, int from, int to, double[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Double.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static int differ(float[] a, int from, int to, float[] b, int bFrom, int bTo) {
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (Float.floatToIntBits(a[from + i]) != Float.floatToIntBits(b[bFrom + i])) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(float[] a, int from, int to, float[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo) < 0;
    }

    public static int mismatch(float[] a, float[] b) {
        return differ(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(float[] a, int from, int to, float[] b, int bFrom, int bTo) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        return differ(a, from, to, b, bFrom, bTo);
    }

    public static int compare(float[] a, float[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(float[] a, int from, int to, float[] b, int bFrom, int bTo) {
        int i = mismatch(a, from, to, b, bFrom, bTo);
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? Float.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }

    private static <T> int differ(T[] a, int from, int to, T[] b, int bFrom, int bTo, Comparator<? super T> c) {
        checkRange(a.length, from, to);
        checkRange(b.length, bFrom, bTo);
        int n = Math.min(to - from, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            T x = a[from + i];
            T y = b[bFrom + i];
            if (x != y && (c == null ? !Objects.equals(x, y) : c.compare(x, y) != 0)) {
                return i;
            }
        }
        return to - from == bTo - bFrom ? -1 : n;
    }

    public static boolean equals(Object[] a, int from, int to, Object[] b, int bFrom, int bTo) {
        return differ(a, from, to, b, bFrom, bTo, null) < 0;
    }

    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b, cmp) < 0;
    }

    public static <T> boolean equals(T[] a, int from, int to, T[] b, int bFrom, int bTo, Comparator<? super T> cmp) {
        return differ(a, from, to, b, bFrom, bTo, Objects.requireNonNull(cmp)) < 0;
    }

    public static int mismatch(Object[] a, Object[] b) {
        return differ(a, 0, a.length, b, 0, b.length, null);
    }

    public static int mismatch(Object[] a, int from, int to, Object[] b, int bFrom, int bTo) {
        return differ(a, from, to, b, bFrom, bTo, null);
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        return differ(a, 0, a.length, b, 0, b.length, Objects.requireNonNull(cmp));
    }

    public static <T> int mismatch(T[] a, int from, int to, T[] b, int bFrom, int bTo, Comparator<? super T> cmp) {
        return differ(a, from, to, b, bFrom, bTo, Objects.requireNonNull(cmp));
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length);
    }

    /** Null comes before everything. */
    public static <T extends Comparable<? super T>> int compare(T[] a, int from, int to, T[] b, int bFrom, int bTo) {
        return compare(a, from, to, b, bFrom, bTo, Comparator.nullsFirst(Comparator.<T>naturalOrder()));
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return a == b ? 0 : a == null ? -1 : b == null ? 1 : compare(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int compare(T[] a, int from, int to, T[] b, int bFrom, int bTo, Comparator<? super T> cmp) {
        int i = differ(a, from, to, b, bFrom, bTo, Objects.requireNonNull(cmp));
        return i >= 0 && i < Math.min(to - from, bTo - bFrom) ? cmp.compare(a[from + i], b[bFrom + i])
                : (to - from) - (bTo - bFrom);
    }
}

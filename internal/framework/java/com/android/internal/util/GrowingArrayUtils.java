package com.android.internal.util;

import java.util.Arrays;

/** Arrays that grow as elements are added. */
public final class GrowingArrayUtils {
    private GrowingArrayUtils() {}

    public static int growSize(int currentSize) {
        return currentSize <= 4 ? 8 : currentSize * 2;
    }

    public static <T> T[] append(T[] array, int currentSize, T element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        array[currentSize] = element;
        return array;
    }

    public static <T> T[] insert(T[] array, int currentSize, int index, T element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        System.arraycopy(array, index, array, index + 1, currentSize - index);
        array[index] = element;
        return array;
    }

    public static int[] append(int[] array, int currentSize, int element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        array[currentSize] = element;
        return array;
    }

    public static int[] insert(int[] array, int currentSize, int index, int element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        System.arraycopy(array, index, array, index + 1, currentSize - index);
        array[index] = element;
        return array;
    }

    public static long[] append(long[] array, int currentSize, long element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        array[currentSize] = element;
        return array;
    }

    public static long[] insert(long[] array, int currentSize, int index, long element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        System.arraycopy(array, index, array, index + 1, currentSize - index);
        array[index] = element;
        return array;
    }

    public static boolean[] append(boolean[] array, int currentSize, boolean element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        array[currentSize] = element;
        return array;
    }

    public static boolean[] insert(boolean[] array, int currentSize, int index, boolean element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        System.arraycopy(array, index, array, index + 1, currentSize - index);
        array[index] = element;
        return array;
    }

    public static float[] append(float[] array, int currentSize, float element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        array[currentSize] = element;
        return array;
    }

    public static float[] insert(float[] array, int currentSize, int index, float element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        System.arraycopy(array, index, array, index + 1, currentSize - index);
        array[index] = element;
        return array;
    }

    public static char[] append(char[] array, int currentSize, char element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        array[currentSize] = element;
        return array;
    }

    public static char[] insert(char[] array, int currentSize, int index, char element) {
        if (currentSize + 1 > array.length) {
            array = Arrays.copyOf(array, growSize(currentSize));
        }
        System.arraycopy(array, index, array, index + 1, currentSize - index);
        array[index] = element;
        return array;
    }
}

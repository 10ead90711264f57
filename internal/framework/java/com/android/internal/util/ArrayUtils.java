package com.android.internal.util;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Helpers for arrays. */
public class ArrayUtils {
    private ArrayUtils() {}

    public static byte[] newUnpaddedByteArray(int minLen) {
        return new byte[minLen];
    }

    public static char[] newUnpaddedCharArray(int minLen) {
        return new char[minLen];
    }

    public static int[] newUnpaddedIntArray(int minLen) {
        return new int[minLen];
    }

    public static boolean[] newUnpaddedBooleanArray(int minLen) {
        return new boolean[minLen];
    }

    public static long[] newUnpaddedLongArray(int minLen) {
        return new long[minLen];
    }

    public static float[] newUnpaddedFloatArray(int minLen) {
        return new float[minLen];
    }

    public static Object[] newUnpaddedObjectArray(int minLen) {
        return new Object[minLen];
    }

    public static <T> T[] newUnpaddedArray(Class<T> clazz, int minLen) {
        return (T[]) Array.newInstance(clazz, minLen);
    }

    public static <T> T[] emptyArray(Class<T> kind) {
        return (T[]) Array.newInstance(kind, 0);
    }

    public static boolean isEmpty(Collection<?> array) {
        return array == null || array.isEmpty();
    }

    public static boolean isEmpty(Map<?, ?> map) {
        return map == null || map.isEmpty();
    }

    public static <T> boolean isEmpty(T[] array) {
        return array == null || array.length == 0;
    }

    public static boolean isEmpty(int[] array) {
        return array == null || array.length == 0;
    }

    public static boolean isEmpty(long[] array) {
        return array == null || array.length == 0;
    }

    public static boolean isEmpty(byte[] array) {
        return array == null || array.length == 0;
    }

    public static <T> boolean contains(T[] array, T value) {
        return indexOf(array, value) != -1;
    }

    public static <T> boolean contains(Collection<T> cur, T val) {
        return cur != null && cur.contains(val);
    }

    public static <T> int indexOf(T[] array, T value) {
        if (array == null) {
            return -1;
        }
        for (int i = 0; i < array.length; i++) {
            if (array[i] == null ? value == null : array[i].equals(value)) {
                return i;
            }
        }
        return -1;
    }

    public static boolean contains(int[] array, int value) {
        if (array != null) {
            for (int element : array) {
                if (element == value) {
                    return true;
                }
            }
        }
        return false;
    }

    public static boolean contains(long[] array, long value) {
        if (array != null) {
            for (long element : array) {
                if (element == value) {
                    return true;
                }
            }
        }
        return false;
    }

    public static <T> T[] appendElement(Class<T> kind, T[] array, T element) {
        final T[] result;
        final int end;
        if (array != null) {
            if (contains(array, element)) {
                return array;
            }
            end = array.length;
            result = Arrays.copyOf(array, end + 1);
        } else {
            end = 0;
            result = (T[]) Array.newInstance(kind, 1);
        }
        result[end] = element;
        return result;
    }

    public static <T> T[] removeElement(Class<T> kind, T[] array, T element) {
        int i = indexOf(array, element);
        if (i < 0) {
            return array;
        }
        if (array.length == 1) {
            return null;
        }
        T[] result = (T[]) Array.newInstance(kind, array.length - 1);
        System.arraycopy(array, 0, result, 0, i);
        System.arraycopy(array, i + 1, result, i, array.length - i - 1);
        return result;
    }

    public static int[] appendInt(int[] cur, int val) {
        if (cur == null) {
            return new int[] {val};
        }
        if (contains(cur, val)) {
            return cur;
        }
        int[] ret = Arrays.copyOf(cur, cur.length + 1);
        ret[cur.length] = val;
        return ret;
    }

    public static <T> ArrayList<T> add(ArrayList<T> cur, T val) {
        if (cur == null) {
            cur = new ArrayList<T>();
        }
        cur.add(val);
        return cur;
    }

    public static <T> int size(T[] array) {
        return array == null ? 0 : array.length;
    }

    public static int size(Collection<?> collection) {
        return collection == null ? 0 : collection.size();
    }
}

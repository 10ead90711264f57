package java.util;

/**
 * Tim Peters' merge sort (listsort.txt of CPython), with the parameters Java uses: runs of at least 16 to 32 elements,
 * galloping from 7 wins in a row on. Comparator calls and the complaint about a broken comparator come as in Java.
 */
final class TimSort {
    private static final int MIN_MERGE = 32;
    private static final int MIN_GALLOP = 7;

    private final Object[] a;
    private final Comparator<Object> c;
    private int minGallop = MIN_GALLOP;
    private Object[] tmp;
    private int runs;
    private final int[] runBase = new int[49];
    private final int[] runLen = new int[49];

    private TimSort(Object[] a, Comparator<Object> c) {
        this.a = a;
        this.c = c;
        this.tmp = new Object[Math.min(a.length >>> 1, 256)];
    }

    @SuppressWarnings("unchecked")
    private static int compare(Comparator<Object> c, Object x, Object y) {
        return c == null ? ((Comparable<Object>) x).compareTo(y) : c.compare(x, y);
    }

    static void sort(Object[] a, int lo, int hi, Comparator<Object> c) {
        int left = hi - lo;
        if (left < 2) {
            return;
        }
        if (left < MIN_MERGE) {
            int run = countRun(a, lo, hi, c);
            insertionSort(a, lo, hi, lo + run, c);
            return;
        }
        TimSort ts = new TimSort(a, c);
        int minRun = minRun(left);
        do {
            int run = countRun(a, lo, hi, c);
            if (run < minRun) {
                int forced = left <= minRun ? left : minRun;
                insertionSort(a, lo, lo + forced, lo + run, c);
                run = forced;
            }
            ts.runBase[ts.runs] = lo;
            ts.runLen[ts.runs] = run;
            ts.runs++;
            ts.collapse();
            lo += run;
            left -= run;
        } while (left != 0);
        ts.collapseAll();
    }

    /** Binary insertion sort of [lo, hi), of which [lo, start) is sorted. */
    private static void insertionSort(Object[] a, int lo, int hi, int start, Comparator<Object> c) {
        if (start == lo) {
            start++;
        }
        for (; start < hi; start++) {
            Object pivot = a[start];
            int left = lo;
            int right = start;
            while (left < right) {
                int mid = (left + right) >>> 1;
                if (compare(c, pivot, a[mid]) < 0) {
                    right = mid;
                } else {
                    left = mid + 1;
                }
            }
            System.arraycopy(a, left, a, left + 1, start - left);
            a[left] = pivot;
        }
    }

    /** Length of the run at lo; a strictly descending one is turned round. */
    private static int countRun(Object[] a, int lo, int hi, Comparator<Object> c) {
        int end = lo + 1;
        if (end == hi) {
            return 1;
        }
        if (compare(c, a[end++], a[lo]) < 0) {
            while (end < hi && compare(c, a[end], a[end - 1]) < 0) {
                end++;
            }
            for (int i = lo, j = end - 1; i < j; i++, j--) {
                Object t = a[i];
                a[i] = a[j];
                a[j] = t;
            }
        } else {
            while (end < hi && compare(c, a[end], a[end - 1]) >= 0) {
                end++;
            }
        }
        return end - lo;
    }

    private static int minRun(int n) {
        int r = 0;
        while (n >= MIN_MERGE) {
            r |= n & 1;
            n >>= 1;
        }
        return n + r;
    }

    private void collapse() {
        while (runs > 1) {
            int n = runs - 2;
            if ((n > 0 && runLen[n - 1] <= runLen[n] + runLen[n + 1])
                    || (n > 1 && runLen[n - 2] <= runLen[n] + runLen[n - 1])) {
                if (runLen[n - 1] < runLen[n + 1]) {
                    n--;
                }
            } else if (n < 0 || runLen[n] > runLen[n + 1]) {
                return;
            }
            mergeAt(n);
        }
    }

    private void collapseAll() {
        while (runs > 1) {
            int n = runs - 2;
            if (n > 0 && runLen[n - 1] < runLen[n + 1]) {
                n--;
            }
            mergeAt(n);
        }
    }

    private void mergeAt(int i) {
        int base1 = runBase[i];
        int len1 = runLen[i];
        int base2 = runBase[i + 1];
        int len2 = runLen[i + 1];
        runLen[i] = len1 + len2;
        if (i == runs - 3) {
            runBase[i + 1] = runBase[i + 2];
            runLen[i + 1] = runLen[i + 2];
        }
        runs--;
        int k = gallopRight(a[base2], a, base1, len1, 0);
        base1 += k;
        len1 -= k;
        if (len1 == 0) {
            return;
        }
        len2 = gallopLeft(a[base1 + len1 - 1], a, base2, len2, len2 - 1);
        if (len2 == 0) {
            return;
        }
        if (len1 <= len2) {
            mergeLow(base1, len1, base2, len2);
        } else {
            mergeHigh(base1, len1, base2, len2);
        }
    }

    /** Position of key in a sorted range, left of what equals it, searched outwards from hint. */
    private int gallopLeft(Object key, Object[] r, int base, int len, int hint) {
        int last = 0;
        int ofs = 1;
        if (compare(c, key, r[base + hint]) > 0) {
            int max = len - hint;
            while (ofs < max && compare(c, key, r[base + hint + ofs]) > 0) {
                last = ofs;
                ofs = next(ofs, max);
            }
            ofs = Math.min(ofs, max);
            last += hint;
            ofs += hint;
        } else {
            int max = hint + 1;
            while (ofs < max && compare(c, key, r[base + hint - ofs]) <= 0) {
                last = ofs;
                ofs = next(ofs, max);
            }
            ofs = Math.min(ofs, max);
            int t = last;
            last = hint - ofs;
            ofs = hint - t;
        }
        last++;
        while (last < ofs) {
            int m = last + ((ofs - last) >>> 1);
            if (compare(c, key, r[base + m]) > 0) {
                last = m + 1;
            } else {
                ofs = m;
            }
        }
        return ofs;
    }

    /** Like gallopLeft, but right of what equals key. */
    private int gallopRight(Object key, Object[] r, int base, int len, int hint) {
        int last = 0;
        int ofs = 1;
        if (compare(c, key, r[base + hint]) < 0) {
            int max = hint + 1;
            while (ofs < max && compare(c, key, r[base + hint - ofs]) < 0) {
                last = ofs;
                ofs = next(ofs, max);
            }
            ofs = Math.min(ofs, max);
            int t = last;
            last = hint - ofs;
            ofs = hint - t;
        } else {
            int max = len - hint;
            while (ofs < max && compare(c, key, r[base + hint + ofs]) >= 0) {
                last = ofs;
                ofs = next(ofs, max);
            }
            ofs = Math.min(ofs, max);
            last += hint;
            ofs += hint;
        }
        last++;
        while (last < ofs) {
            int m = last + ((ofs - last) >>> 1);
            if (compare(c, key, r[base + m]) < 0) {
                ofs = m;
            } else {
                last = m + 1;
            }
        }
        return ofs;
    }

    private static int next(int ofs, int max) {
        ofs = (ofs << 1) + 1;
        return ofs <= 0 ? max : ofs;
    }

    private Object[] room(int min) {
        if (tmp.length < min) {
            int n = min >= 1 << 30 ? min : Math.min(Integer.highestOneBit(min) << 1, a.length >>> 1);
            tmp = new Object[Math.max(n, min)];
        }
        return tmp;
    }

    private static IllegalArgumentException broken() {
        return new IllegalArgumentException("Comparison method violates its general contract!");
    }

    /** Merges two neighbouring runs, the first of which is the shorter one and goes to tmp. */
    private void mergeLow(int base1, int len1, int base2, int len2) {
        Object[] x = a;
        Object[] t = room(len1);
        System.arraycopy(x, base1, t, 0, len1);
        int p1 = 0;
        int p2 = base2;
        int dest = base1;
        x[dest++] = x[p2++];
        if (--len2 == 0) {
            System.arraycopy(t, p1, x, dest, len1);
            return;
        }
        if (len1 == 1) {
            System.arraycopy(x, p2, x, dest, len2);
            x[dest + len2] = t[p1];
            return;
        }
        int gallop = minGallop;
        merge: for (;;) {
            int count1 = 0;
            int count2 = 0;
            do {
                if (compare(c, x[p2], t[p1]) < 0) {
                    x[dest++] = x[p2++];
                    count2++;
                    count1 = 0;
                    if (--len2 == 0) {
                        break merge;
                    }
                } else {
                    x[dest++] = t[p1++];
                    count1++;
                    count2 = 0;
                    if (--len1 == 1) {
                        break merge;
                    }
                }
            } while ((count1 | count2) < gallop);
            do {
                count1 = gallopRight(x[p2], t, p1, len1, 0);
                if (count1 != 0) {
                    System.arraycopy(t, p1, x, dest, count1);
                    dest += count1;
                    p1 += count1;
                    len1 -= count1;
                    if (len1 <= 1) {
                        break merge;
                    }
                }
                x[dest++] = x[p2++];
                if (--len2 == 0) {
                    break merge;
                }
                count2 = gallopLeft(t[p1], x, p2, len2, 0);
                if (count2 != 0) {
                    System.arraycopy(x, p2, x, dest, count2);
                    dest += count2;
                    p2 += count2;
                    len2 -= count2;
                    if (len2 == 0) {
                        break merge;
                    }
                }
                x[dest++] = t[p1++];
                if (--len1 == 1) {
                    break merge;
                }
                gallop--;
            } while (count1 >= MIN_GALLOP || count2 >= MIN_GALLOP);
            gallop = Math.max(gallop, 0) + 2;
        }
        minGallop = Math.max(gallop, 1);
        if (len1 == 1) {
            System.arraycopy(x, p2, x, dest, len2);
            x[dest + len2] = t[p1];
        } else if (len1 == 0) {
            throw broken();
        } else {
            System.arraycopy(t, p1, x, dest, len1);
        }
    }

    /** Merges two neighbouring runs, the second of which is the shorter one and goes to tmp. */
    private void mergeHigh(int base1, int len1, int base2, int len2) {
        Object[] x = a;
        Object[] t = room(len2);
        System.arraycopy(x, base2, t, 0, len2);
        int p1 = base1 + len1 - 1;
        int p2 = len2 - 1;
        int dest = base2 + len2 - 1;
        x[dest--] = x[p1--];
        if (--len1 == 0) {
            System.arraycopy(t, 0, x, dest - (len2 - 1), len2);
            return;
        }
        if (len2 == 1) {
            dest -= len1;
            p1 -= len1;
            System.arraycopy(x, p1 + 1, x, dest + 1, len1);
            x[dest] = t[p2];
            return;
        }
        int gallop = minGallop;
        merge: for (;;) {
            int count1 = 0;
            int count2 = 0;
            do {
                if (compare(c, t[p2], x[p1]) < 0) {
                    x[dest--] = x[p1--];
                    count1++;
                    count2 = 0;
                    if (--len1 == 0) {
                        break merge;
                    }
                } else {
                    x[dest--] = t[p2--];
                    count2++;
                    count1 = 0;
                    if (--len2 == 1) {
                        break merge;
                    }
                }
            } while ((count1 | count2) < gallop);
            do {
                count1 = len1 - gallopRight(t[p2], x, base1, len1, len1 - 1);
                if (count1 != 0) {
                    dest -= count1;
                    p1 -= count1;
                    len1 -= count1;
                    System.arraycopy(x, p1 + 1, x, dest + 1, count1);
                    if (len1 == 0) {
                        break merge;
                    }
                }
                x[dest--] = t[p2--];
                if (--len2 == 1) {
                    break merge;
                }
                count2 = len2 - gallopLeft(x[p1], t, 0, len2, len2 - 1);
                if (count2 != 0) {
                    dest -= count2;
                    p2 -= count2;
                    len2 -= count2;
                    System.arraycopy(t, p2 + 1, x, dest + 1, count2);
                    if (len2 <= 1) {
                        break merge;
                    }
                }
                x[dest--] = x[p1--];
                if (--len1 == 0) {
                    break merge;
                }
                gallop--;
            } while (count1 >= MIN_GALLOP || count2 >= MIN_GALLOP);
            gallop = Math.max(gallop, 0) + 2;
        }
        minGallop = Math.max(gallop, 1);
        if (len2 == 1) {
            dest -= len1;
            p1 -= len1;
            System.arraycopy(x, p1 + 1, x, dest + 1, len1);
            x[dest] = t[p2];
        } else if (len2 == 0) {
            throw broken();
        } else {
            System.arraycopy(t, 0, x, dest - (len2 - 1), len2);
        }
    }
}

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Random;

/** Sorting: stability, ranges, special numbers, comparators that cheat. */
public class ArraysSorting {
    static final class Item implements Comparable<Item> {
        final int key;
        final int serial;

        Item(int key, int serial) {
            this.key = key;
            this.serial = serial;
        }

        @Override
        public int compareTo(Item o) {
            return Integer.compare(key, o.key);
        }
    }

    static boolean stable(Item[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1].key > a[i].key || a[i - 1].key == a[i].key && a[i - 1].serial > a[i].serial) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        double[] d = {3, -0.0, 0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 0.0, -0.0};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d) + " " + Arrays.binarySearch(d, -0.0) + " " + Arrays.binarySearch(d, Double.NaN) + " " + Arrays.binarySearch(d, 2));
        float[] f = {2, Float.NaN, -0f, 0f, -2};
        Arrays.sort(f, 1, 4);
        System.out.println(Arrays.toString(f));
        byte[] b = {5, -5, 127, -128, 0};
        Arrays.sort(b);
        char[] c = "zażółć gęślą".toCharArray();
        Arrays.sort(c);
        short[] s = {300, -300, 7};
        Arrays.sort(s);
        long[] l = {Long.MAX_VALUE, Long.MIN_VALUE, 0, -1};
        Arrays.parallelSort(l);
        System.out.println(Arrays.toString(b) + new String(c) + Arrays.toString(s) + Arrays.toString(l));
        Random random = new Random(5);
        for (int n : new int[] {0, 1, 2, 31, 32, 33, 64, 100, 500, 1000}) {
            Item[] items = new Item[n];
            for (int i = 0; i < n; i++) {
                items[i] = new Item(random.nextInt(20), i);
            }
            Item[] half = items.clone();
            Arrays.sort(items);
            Arrays.sort(half, n / 4, n / 2, Comparator.naturalOrder());
            System.out.print(stable(items) + "/" + stable(Arrays.copyOfRange(half, n / 4, n / 2)) + " ");
        }
        System.out.println();
        Integer[] runs = new Integer[200];
        for (int i = 0; i < runs.length; i++) {
            runs[i] = i < 70 ? i : i < 140 ? 300 - i : i * 7 % 50;
        }
        int[] compared = {0};
        Arrays.sort(runs, (x, y) -> {
            compared[0]++;
            return x.compareTo(y);
        });
        System.out.println(runs[0] + " " + runs[100] + " " + runs[199] + " " + (compared[0] < 1200));
        String[] words = {"b", "A", "c", "B", "a", "C"};
        Arrays.sort(words);
        System.out.print(String.join("", words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.print(" " + String.join("", words));
        Arrays.sort(words, Collections.reverseOrder());
        System.out.println(" " + String.join("", words) + " " + Arrays.binarySearch(words, "B", Collections.reverseOrder()));
        try {
            Arrays.sort(new Object[] {"a", 1});
        } catch (ClassCastException e) {
            System.out.println("no common order");
        }
        try {
            Arrays.sort(new Object[] {"a", null, "b"});
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Arrays.sort(new Object[] {null});
        try {
            Arrays.sort(runs, 5, 4);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int[] bad : new int[][] {{-1, 3}, {0, 201}}) {
            try {
                Arrays.sort(runs, bad[0], bad[1]);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println("range");
            }
        }
        Integer[] cheat = new Integer[100];
        for (int i = 0; i < cheat.length; i++) {
            cheat[i] = i * 37 % 100;
        }
        try {
            Arrays.sort(cheat, (x, y) -> x % 7 == y % 5 ? -1 : 1);
            System.out.println("not noticed");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

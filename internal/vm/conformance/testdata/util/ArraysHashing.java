import java.util.Arrays;
import java.util.Spliterator;

/** Equality and hashes of arrays of every type; their spliterators. */
public class ArraysHashing {
    public static void main(String[] args) {
        System.out.println(Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new byte[] {1, -1}) + " " + Arrays.hashCode(new char[] {'a', '\uffff'}) + " " + Arrays.hashCode(new short[] {-3, 4}));
        System.out.println(Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.hashCode(new long[] {1L << 40, -1}) + " " + Arrays.hashCode(new float[] {1.5f, Float.NaN}) + " " + Arrays.hashCode(new double[] {-0.0, 0.0, 1e300}));
        System.out.println(Arrays.hashCode(new Object[] {"a", null, 3}) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new long[0]));
        System.out.println(Arrays.equals(new float[] {Float.NaN, 0f}, new float[] {Float.NaN, 0f}) + " " + Arrays.equals(new float[] {0f}, new float[] {-0f}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}));
        System.out.println(Arrays.equals((int[]) null, null) + " " + Arrays.equals(new int[0], null) + " " + Arrays.equals(new Object[] {null}, new Object[] {null}) + " " + Arrays.equals(new byte[] {1}, new byte[] {1, 2}));
        System.out.println(Arrays.equals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new long[] {1}}));
        System.out.println(Arrays.deepHashCode(new Object[] {new int[] {1}, new Object[] {new double[] {2}}, null, "s"}) + " " + Arrays.deepHashCode(null));
        int[] a = {1, 2, 3, 4, 5, 6, 7};
        Spliterator.OfInt right = Arrays.spliterator(a);
        Spliterator.OfInt left = right.trySplit();
        StringBuilder sb = new StringBuilder();
        System.out.println(left.estimateSize() + " " + right.getExactSizeIfKnown() + " " + right.hasCharacteristics(Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.IMMUTABLE | Spliterator.ORDERED) + " " + Integer.toHexString(right.characteristics()));
        left.tryAdvance((int i) -> sb.append('<').append(i));
        left.forEachRemaining((int i) -> sb.append(',').append(i));
        sb.append(left.tryAdvance((int i) -> sb.append('!'))).append('>');
        right.forEachRemaining((Integer i) -> sb.append(i));
        System.out.println(sb + " " + right.estimateSize() + " " + right.trySplit());
        Spliterator<String> part = Arrays.spliterator(new String[] {"a", "b", "c", "d"}, 1, 3);
        System.out.println(part.estimateSize() + " " + (part.trySplit() != null) + " " + part.estimateSize() + " " + part.trySplit());
        try {
            Arrays.spliterator(a, 5, 9);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("range " + e.getMessage());
        }
        try {
            right.getComparator();
        } catch (IllegalStateException e) {
            System.out.println("not sorted");
        }
        try {
            Arrays.spliterator(a).tryAdvance((java.util.function.IntConsumer) null);
        } catch (NullPointerException e) {
            System.out.println("null action");
        }
    }
}

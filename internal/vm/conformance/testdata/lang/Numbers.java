/** Number's conversions over all boxes, and generic sums. */
public class Numbers {
    static double sum(Number... all) {
        double total = 0;
        for (Number n : all) {
            total += n.doubleValue();
        }
        return total;
    }

    static class Ratio extends Number implements Comparable<Ratio> {
        final int a, b;

        Ratio(int a, int b) {
            this.a = a;
            this.b = b;
        }

        public int intValue() {
            return a / b;
        }

        public long longValue() {
            return a / b;
        }

        public float floatValue() {
            return (float) a / b;
        }

        public double doubleValue() {
            return (double) a / b;
        }

        public int compareTo(Ratio r) {
            return Long.compare((long) a * r.b, (long) r.a * b);
        }
    }

    public static void main(String[] args) {
        Number[] all = {(byte) -1, (short) 1000, 70000, 1L << 40, 3.99f, -1e20, new Ratio(1000, 3), Double.NaN, Float.NEGATIVE_INFINITY};
        for (Number n : all) {
            System.out.println(n.getClass().getName() + " " + n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue());
        }
        System.out.println(sum(1, 2.5, 3L, (byte) 4, 0.5f) + " " + sum() + " " + new Ratio(1, 3).compareTo(new Ratio(2, 6)) + " " + new Ratio(1, 2).compareTo(new Ratio(1, 3)));
        System.out.println(Integer.valueOf(3).compareTo(5) + " " + Long.valueOf(5).compareTo(3L) + " " + Integer.compare(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + Long.compare(-1, 1) + " " + Integer.sum(2, 3)
            + Integer.max(2, 3) + Integer.min(2, 3) + " " + Long.sum(2, 3) + Long.max(2, 3) + Long.hashCode(1L << 32) + Integer.hashCode(7));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Long.MIN_VALUE + " " + Integer.SIZE + Integer.BYTES + Long.SIZE + Long.BYTES);
        System.out.println(Integer.getInteger("surely.not.set") + " " + Integer.getInteger("surely.not.set", 7) + " " + Long.getLong("surely.not.set", 8L) + " " + Boolean.getBoolean("surely.not.set"));
    }
}

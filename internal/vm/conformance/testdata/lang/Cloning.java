import java.util.ArrayList;
import java.util.Arrays;

/** clone, equals, hashCode and toString of objects and arrays. */
public class Cloning {
    static class Point implements Cloneable {
        int x = 1;
        int[] data = {1, 2};
        Point next;

        public Point clone() throws CloneNotSupportedException {
            return (Point) super.clone();
        }
    }

    static class Deep extends Point {
        public Deep clone() throws CloneNotSupportedException {
            Deep d = (Deep) super.clone();
            d.data = data.clone();
            d.next = next == null ? null : next.clone();
            return d;
        }
    }

    static class Not {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static class Money {
        final long cents;
        final String unit;

        Money(long cents, String unit) {
            this.cents = cents;
            this.unit = unit;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Money && ((Money) o).cents == cents && ((Money) o).unit.equals(unit);
        }

        @Override
        public int hashCode() {
            return (int) (cents ^ cents >>> 32) * 31 + unit.hashCode();
        }
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point();
        p.next = p;
        Point q = p.clone();
        q.x = 5;
        q.data[0] = 9;
        System.out.println(p.x + " " + p.data[0] + " " + (q.next == p) + " " + (q.getClass() == Point.class));
        Deep d = new Deep();
        d.next = new Point();
        Deep e = d.clone();
        e.data[0] = 7;
        e.next.x = 8;
        System.out.println(d.data[0] + " " + d.next.x + " " + e.getClass().getSimpleName());
        try {
            new Not().copy();
        } catch (CloneNotSupportedException x) {
            System.out.println("not cloneable");
        }
        int[][] grid = {{1, 2}, {3}};
        int[][] copy = grid.clone();
        copy[0][0] = 100;
        copy[1] = new int[] {4};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(copy) + (grid.equals(copy)) + Arrays.equals(grid, grid.clone()) + Arrays.deepEquals(grid, new int[][] {{100, 2}, {3}}));
        String[] s = {"a"};
        Object[] o = s.clone();
        System.out.println(o.getClass() == String[].class);
        ArrayList<String> list = new ArrayList<>(Arrays.asList("x", "y"));
        @SuppressWarnings("unchecked")
        ArrayList<String> twin = (ArrayList<String>) list.clone();
        twin.add("z");
        System.out.println(list + "" + twin);
        Money a = new Money(1L << 33, "eur"), b = new Money(1L << 33, "eur");
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(null) + a.equals("eur") + " " + a.hashCode());
        Object plain = new Object();
        System.out.println(plain.equals(plain) + " " + (plain.hashCode() == System.identityHashCode(plain)) + " " + plain.toString().startsWith("java.lang.Object@") + new int[0].toString().startsWith("[I@")
            + new String[0][0].toString().startsWith("[[Ljava.lang.String;@"));
        System.out.println(Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new Object[] {"a", null}) + " " + Arrays.deepHashCode(new Object[] {new int[] {1}, "b"}) + " " + Arrays.hashCode(new double[] {0.5, -0.0})
            + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode((long[]) null));
        System.out.println(Boolean.hashCode(true) + " " + Long.hashCode(-1L) + " " + Double.hashCode(1.5) + " " + Float.hashCode(-0f) + " " + Character.hashCode('x') + " " + "".hashCode() + " " + Byte.hashCode((byte) -1)
            + " " + Integer.valueOf(5).equals(5L) + new Long(5).equals(5L) + (Integer.valueOf(127) == Integer.valueOf(127)) + new Double(Double.NaN).equals(Double.NaN) + new Double(0.0).equals(-0.0));
    }
}

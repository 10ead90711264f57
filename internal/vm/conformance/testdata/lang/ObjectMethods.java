/** equals, hashCode, toString, clone and finalize. */
public class ObjectMethods {
    static class P implements Cloneable {
        int x;
        int[] a = {1, 2};
        P link;

        P(int x) {
            this.x = x;
            System.out.print("P(" + x + ") ");
        }

        public boolean equals(Object o) {
            return o instanceof P && ((P) o).x == x;
        }

        public int hashCode() {
            return x * 31;
        }

        P copy() {
            try {
                return (P) clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Q extends P {
        String s = "q";

        Q() {
            super(9);
        }
    }

    static class Plain {
        Object twice() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) {
        P p = new P(3);
        p.link = p;
        P c = p.copy();
        c.a[0] = 7;
        c.x = 4;
        System.out.println(p.x + " " + p.a[0] + " " + (c.link == p) + " " + p.equals(c) + " " + p.equals(new P(3)) + " " + (c.a == p.a));
        Q q = (Q) new Q().copy();
        System.out.println(q.s + q.x + " " + q.hashCode() + " " + q.getClass().getName());
        try {
            new Plain().twice();
        } catch (CloneNotSupportedException e) {
            System.out.println("not cloneable");
        }
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(null) + " " + (o.hashCode() == o.hashCode()) + " " + (o.hashCode() == System.identityHashCode(o)) + " " + o.toString().equals("java.lang.Object@" + Integer.toHexString(o.hashCode())));
        System.out.println(System.identityHashCode(null) + " " + (System.identityHashCode(p) != p.hashCode()) + " " + new int[0].equals(new int[0]));
        System.out.println(o.toString().startsWith("java.lang.Object@") + " " + new int[0].toString().startsWith("[I@") + " " + new P[1].toString().startsWith("[LObjectMethods$P;@"));
    }
}

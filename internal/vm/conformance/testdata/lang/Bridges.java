/** Generic overriding, bridge methods and covariant results. */
public class Bridges {
    interface Node<T extends Comparable<T>> {
        T get();

        int cmp(T other);
    }

    static class IntNode implements Node<Integer> {
        final int v;

        IntNode(int v) {
            this.v = v;
        }

        public Integer get() {
            return v;
        }

        public int cmp(Integer other) {
            return Integer.compare(v, other);
        }
    }

    static class Base implements Cloneable {
        Object make() {
            return "base";
        }

        Number number() {
            return 1;
        }

        public Base clone() throws CloneNotSupportedException {
            return (Base) super.clone();
        }
    }

    static class Derived extends Base {
        String make() {
            return "derived " + super.make();
        }

        Double number() {
            return 2.5;
        }

        public Derived clone() throws CloneNotSupportedException {
            return (Derived) super.clone();
        }
    }

    static abstract class Handler<T> {
        abstract void handle(T t);

        void all(Object[] objects) {
            for (Object o : objects) {
                @SuppressWarnings("unchecked")
                T t = (T) o;
                try {
                    handle(t);
                } catch (ClassCastException e) {
                    System.out.print("cast ");
                }
            }
            System.out.println();
        }
    }

    static class Words extends Handler<String> {
        void handle(String s) {
            System.out.print(s.length() + " ");
        }
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Node<Integer> n = new IntNode(5);
        System.out.println(n.get() + " " + n.cmp(7));
        Node raw = n;
        try {
            raw.cmp("x");
        } catch (ClassCastException e) {
            System.out.println("bridge refuses");
        }
        Base b = new Derived();
        System.out.println(b.make() + " " + b.number() + " " + b.clone().make() + " " + (b.clone() != b));
        new Words().all(new Object[] {"abc", 5, "", null == null ? "x" : null});
        System.out.println(max(3, 9) + max("a", "b") + max(1.5, -1.5));
        try {
            String s = unchecked(5);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("late cast");
        }
        Object fine = unchecked(5);
        System.out.println(fine);
        Comparable c = "a";
        try {
            c.compareTo(1);
        } catch (ClassCastException e) {
            System.out.println("compareTo bridge");
        }
    }
}

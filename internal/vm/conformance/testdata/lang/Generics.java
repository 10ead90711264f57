/** Generic classes of a program: a list, a pair, bounds and wildcards. */
public class Generics {
    static class Pair<A, B> {
        final A a;
        final B b;

        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        Pair<B, A> swap() {
            return new Pair<>(b, a);
        }

        static <X> Pair<X, X> twice(X x) {
            return new Pair<X, X>(x, x);
        }

        public String toString() {
            return "(" + a + ", " + b + ")";
        }
    }

    static class Stack<T> implements Iterable<T> {
        private Object[] items = new Object[1];
        private int size;

        void push(T t) {
            if (size == items.length) {
                Object[] more = new Object[size * 2];
                System.arraycopy(items, 0, more, 0, size);
                items = more;
            }
            items[size++] = t;
        }

        @SuppressWarnings("unchecked")
        T pop() {
            if (size == 0) {
                throw new IllegalStateException("empty");
            }
            return (T) items[--size];
        }

        public java.util.Iterator<T> iterator() {
            return new java.util.Iterator<T>() {
                int i = size;

                public boolean hasNext() {
                    return i > 0;
                }

                @SuppressWarnings("unchecked")
                public T next() {
                    return (T) items[--i];
                }
            };
        }
    }

    static double sum(Stack<? extends Number> s) {
        double total = 0;
        for (Number n : s) {
            total += n.doubleValue();
        }
        return total;
    }

    static void fill(Stack<? super Integer> s) {
        for (int i = 0; i < 5; i++) {
            s.push(i);
        }
    }

    static <T extends Comparable<? super T>> T best(Stack<T> s) {
        T best = null;
        for (T t : s) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        Stack<Integer> ints = new Stack<>();
        fill(ints);
        Stack<Object> objects = new Stack<>();
        fill(objects);
        objects.push("x");
        System.out.println(sum(ints) + " " + objects.pop() + objects.pop() + " " + best(ints));
        Pair<String, Integer> p = new Pair<>("a", 1);
        int one = p.swap().a;
        System.out.println(p + " " + p.swap() + " " + one + " " + Pair.twice(p));
        Stack<int[]> arrays = new Stack<>();
        arrays.push(new int[] {5});
        System.out.println(arrays.pop()[0]);
        try {
            arrays.pop();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            new java.util.Iterator<String>() {
                public boolean hasNext() {
                    return false;
                }

                public String next() {
                    return null;
                }
            }.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }
}

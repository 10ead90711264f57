/** Classes that initialise each other see defaults. */
public class CyclicInit {
    static class A {
        static int x = B.y + 1;
        static final int z = new Integer(10);
    }

    static class B {
        static int y = A.x + A.z + 5;
    }

    enum E {
        ONE, TWO;

        static final int COUNT = values().length;
        final int seen = peek();

        static int peek() {
            return Holder.count;
        }
    }

    static class Holder {
        static int count = 7;
        static E first = E.ONE;
    }

    static class Single {
        static final Single INSTANCE = new Single();
        static int counter = 5;
        int copy;

        Single() {
            counter++;
            copy = counter;
        }
    }

    public static void main(String[] args) {
        System.out.println(A.x + " " + B.y + " " + A.z);
        System.out.println(E.ONE.seen + " " + E.COUNT + " " + Holder.first);
        System.out.println(Single.INSTANCE.copy + " " + Single.counter);
    }
}

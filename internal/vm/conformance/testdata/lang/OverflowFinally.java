/** Stack overflows that pass through finally blocks and handlers. */
public class OverflowFinally {
    static int finals, depth;

    static void down() {
        depth++;
        try {
            down();
        } finally {
            finals++;
        }
    }

    static int handler(int n) {
        try {
            return handler(n + 1);
        } catch (StackOverflowError e) {
            return n > 0 ? 1 : 0;
        }
    }

    static class Node {
        Node next;

        public String toString() {
            return "n" + next;
        }
    }

    public static void main(String[] args) {
        try {
            down();
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (finals > 100) + " " + (depth - finals < 50));
        }
        System.out.println(handler(0));
        Node n = new Node();
        n.next = n;
        try {
            n.toString();
        } catch (StackOverflowError e) {
            System.out.println("cyclic toString");
        }
        StackOverflowError kept = null;
        try {
            down();
        } catch (StackOverflowError e) {
            kept = e;
        }
        System.out.println(kept.getStackTrace().length > 100);
        System.out.println(kept.getStackTrace()[5].getMethodName());
        try {
            new Object() {
                int f(int x) {
                    return f(x + 1) + f(x + 2);
                }
            }.f(0);
        } catch (Error e) {
            System.out.println(e.getClass().getName());
        }
    }
}

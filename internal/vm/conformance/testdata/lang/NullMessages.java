/** What is said of null, by the operation that met it. */
public class NullMessages {
    interface Act {
        void run() throws Throwable;
    }

    interface Face {
        long face(byte b, short s, char c, boolean z, float f, double d, int[][] a);
    }

    static class Node implements Comparable<Node> {
        Node next;
        boolean z;
        byte b;
        short s;
        char c;
        int i;
        long j;
        float f;
        double d;
        String[][] names;

        private void hidden() {
        }

        public int compareTo(Node o) {
            return i - o.i;
        }
    }

    static Node none;
    static Face face;
    static Object sink;

    static void attempt(Act a) {
        try {
            a.run();
            System.out.println("nothing");
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    public static void main(String[] args) {
        attempt(() -> face.face((byte) 1, (short) 1, 'c', true, 1, 1, null));
        attempt(() -> none.hidden());
        attempt(() -> none.compareTo(null));
        attempt(() -> ((Comparable<Node>) none).compareTo(none));
        attempt(() -> new Node().compareTo(none));
        attempt(() -> sink = none.z);
        attempt(() -> sink = none.b);
        attempt(() -> sink = none.s);
        attempt(() -> sink = none.c);
        attempt(() -> sink = none.j);
        attempt(() -> sink = none.f);
        attempt(() -> sink = none.d);
        attempt(() -> sink = none.names);
        attempt(() -> none.z = true);
        attempt(() -> none.j = 1);
        attempt(() -> none.f++);
        attempt(() -> none.d = 1);
        attempt(() -> none.names = null);
        attempt(() -> sink = ((boolean[]) null)[0]);
        attempt(() -> sink = ((char[]) null)[0]);
        attempt(() -> sink = ((long[]) null)[0]);
        attempt(() -> sink = ((double[]) null)[0]);
        attempt(() -> sink = ((Object[]) null)[0]);
        attempt(() -> ((byte[]) null)[0] = 1);
        attempt(() -> ((short[]) null)[0] = 1);
        attempt(() -> ((float[]) null)[0] = 1);
        attempt(() -> ((Object[]) null)[0] = "x");
        attempt(() -> sink = ((String[]) null).length);
        attempt(() -> {
            for (String s : (String[]) null) {
                sink = s;
            }
        });
        attempt(() -> {
            for (String s : (Iterable<String>) null) {
                sink = s;
            }
        });
        attempt(() -> {
            int n = (Integer) null;
        });
        attempt(() -> {
            long n = (Long) sink(null);
        });
        attempt(() -> {
            boolean z = (Boolean) sink(null);
        });
        attempt(() -> {
            switch ((String) sink(null)) {
                case "a":
                    break;
                default:
            }
        });
        attempt(() -> {
            switch ((Thread.State) sink(null)) {
                case NEW:
                    break;
                default:
            }
        });
        attempt(() -> {
            synchronized ((Object) sink(null)) {
                sink = 1;
            }
        });
        attempt(() -> {
            throw (RuntimeException) sink(null);
        });
        attempt(() -> ((String) sink(null)).length());
        attempt(() -> "x".concat(null));
        attempt(() -> ((CharSequence) sink(null)).length());
        attempt(() -> sink(null).getClass());
        attempt(() -> ((int[]) sink(null)).clone());
    }

    static Object sink(Object o) {
        return o;
    }
}

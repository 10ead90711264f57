/** Loops that measure the machine. */
public class Bench {
    static native void print(String text);

    static native void print(int value);

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static class Fib { public static void main(String[] a) { print(fib(32)); } }

    public static class Loop {
        public static void main(String[] a) {
            int x = 1;
            for (int i = 0; i < 30000000; i++) {
                x = x * 31 + (i ^ (x >>> 7));
            }
            print(x);
        }
    }

    public static class Sieve {
        public static void main(String[] a) {
            int n = 5000000, count = 0;
            boolean[] composite = new boolean[n + 1];
            for (int i = 2; i <= n; i++) {
                if (!composite[i]) {
                    count++;
                    for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
                }
            }
            print(count);
        }
    }

    interface Shape { int area(int k); }
    static final class Square implements Shape { int s; Square(int s) { this.s = s; } public int area(int k) { return s * s + k; } }
    static final class Rect implements Shape { int w, h; Rect(int w, int h) { this.w = w; this.h = h; } public int area(int k) { return w * h - k; } }
    static final class Node { Node next; Shape shape; Node(Node next, Shape shape) { this.next = next; this.shape = shape; } }

    public static class Calls {
        public static void main(String[] a) {
            Node list = null;
            for (int i = 0; i < 1000; i++) list = new Node(list, i % 3 == 0 ? new Rect(i, i + 1) : new Square(i));
            int sum = 0;
            for (int round = 0; round < 3000; round++)
                for (Node n = list; n != null; n = n.next) sum += n.shape.area(round);
            print(sum);
        }
    }

    public static class Alloc {
        public static void main(String[] a) {
            int sum = 0;
            for (int i = 0; i < 3000000; i++) { Node n = new Node(null, null); if (n.next == null) sum += i; }
            print(sum);
        }
    }

    public static class Collections {
        public static void main(String[] a) {
            int sum = 0;
            for (int round = 0; round < 20; round++) {
                java.util.HashMap<Integer, Integer> map = new java.util.HashMap<Integer, Integer>();
                java.util.ArrayList<Integer> list = new java.util.ArrayList<Integer>();
                for (int i = 0; i < 20000; i++) { map.put(-1 - i * 7, i); list.add(i + 5); }
                for (int i = 0; i < 20000; i++) { Integer v = map.get(-1 - i); if (v != null) sum += v; sum += list.get(i); }
                for (Integer v : list) sum += v;
                sum %= 1000003;
            }
            print(sum);
        }
    }

    public static class Strings {
        public static void main(String[] a) {
            int sum = 0;
            for (int round = 0; round < 2000; round++) {
                StringBuilder b = new StringBuilder();
                for (int i = 0; i < 200; i++) { b.append(i).append(' ').append("word"); if ((i & 7) == 0) b.append('\n'); }
                String s = b.toString();
                for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'w') sum++;
                sum += s.length();
            }
            print(sum);
        }
    }
}

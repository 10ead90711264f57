/** What finally blocks do to results and exceptions. */
public class FinallyReturn {
    static int a() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    @SuppressWarnings("finally")
    static int b() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 3;
        }
    }

    static int[] c() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 5;
        }
    }

    @SuppressWarnings("finally")
    static String d() {
        for (int i = 0; ; i++) {
            try {
                try {
                    if (i == 1) {
                        return "returned";
                    }
                    throw new RuntimeException("x" + i);
                } finally {
                    System.out.print("f" + i + " ");
                    if (i < 3) {
                        continue;
                    }
                }
            } catch (RuntimeException e) {
                return e.getMessage();
            }
        }
    }

    static int e(int depth) {
        try {
            return depth == 0 ? 1 / depth : e(depth - 1) + 1;
        } catch (ArithmeticException e) {
            return 100;
        } finally {
            System.out.print(depth + " ");
        }
    }

    static void f() throws Exception {
        try {
            throw new Exception("first");
        } catch (Exception e) {
            throw new Exception("second", e);
        } finally {
            System.out.println("third");
        }
    }

    static long g(long x) {
        try {
            x = Long.parseLong("no");
        } catch (NumberFormatException e) {
            x++;
        } finally {
            x *= 2;
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(a() + " " + b() + " " + c()[0]);
        System.out.println(d());
        System.out.println(e(3));
        try {
            f();
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        System.out.println(g(4));
    }
}

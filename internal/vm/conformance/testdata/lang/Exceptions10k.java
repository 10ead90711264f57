/** Many exceptions thrown, caught, wrapped and kept. */
public class Exceptions10k {
    static int depth(Throwable t) {
        int n = 0;
        for (; t != null; t = t.getCause()) {
            n++;
        }
        return n;
    }

    static void level(int n) throws Exception {
        try {
            if (n == 0) {
                throw new Exception("bottom");
            }
            level(n - 1);
        } catch (Exception e) {
            throw n % 2 == 0 ? new Exception("level " + n, e) : new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        int caught = 0;
        for (int i = 0; i < 10000; i++) {
            try {
                if (i % 4 == 0) {
                    throw new RuntimeException();
                } else if (i % 4 == 1) {
                    Object o = i;
                    String s = (String) o;
                } else if (i % 4 == 2) {
                    int[] a = new int[1];
                    a[i] = 1;
                } else {
                    caught += 0 / (i % 4 - 3);
                }
            } catch (ClassCastException e) {
                caught += 1;
            } catch (ArrayIndexOutOfBoundsException e) {
                caught += 10;
            } catch (ArithmeticException e) {
                caught += 100;
            } catch (RuntimeException e) {
                caught += 1000;
            }
        }
        System.out.println(caught);
        try {
            level(20);
        } catch (Exception e) {
            System.out.println(depth(e) + " " + e.getMessage() + " | " + e.getCause().getMessage());
        }
    }
}

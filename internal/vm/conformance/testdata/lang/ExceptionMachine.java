/** What the machine's own exceptions say where both machines agree. */
public class ExceptionMachine {
    static Object none;

    static int[] ints;

    public static void main(String[] args) {
        Runnable[] all = {
            new Runnable() {
                public void run() {
                    System.out.println(1L % (args().length));
                }
            },
            new Runnable() {
                public void run() {
                    throw null;
                }
            },
            new Runnable() {
                public void run() {
                    int[] a = new int[args().length - 7];
                }
            },
            new Runnable() {
                public void run() {
                    none.toString();
                }
            },
            new Runnable() {
                public void run() {
                    ints[0]++;
                }
            },
            new Runnable() {
                public void run() {
                    synchronized (none) {
                        System.out.println();
                    }
                }
            },
            new Runnable() {
                public void run() {
                    System.out.println((String) (Object) 5);
                }
            },
            new Runnable() {
                public void run() {
                    Object[] o = new String[1];
                    o[0] = this;
                }
            },
        };
        for (Runnable r : all) {
            try {
                r.run();
            } catch (ArithmeticException e) {
                System.out.println("arithmetic");
            } catch (NegativeArraySizeException e) {
                System.out.println(e.getMessage());
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + " " + e.getStackTrace()[0].getMethodName());
            }
        }
    }

    static String[] args() {
        return new String[0];
    }
}

/** Names that hide each other: locals, fields, parameters, types and constants of interfaces. */
public class Shadows {
    static int x = 1;

    interface Limits {
        int MAX = 10;
        String NAME = "limits";
    }

    interface Wider extends Limits {
        int MAX = Limits.MAX * 2;
    }

    static class A implements Wider {
        int x = 2;
        String s = "A";

        int sum(int x) {
            int r = x + this.x + Shadows.x;
            {
                int y = r;
                r = y * 2;
            }
            for (int y = 0; y < 2; y++) {
                r += y;
            }
            return r + MAX;
        }

        class Inner {
            int x = 3;

            String show(final int y) {
                class Local {
                    int x = 4 + y;

                    public String toString() {
                        return x + "" + Inner.this.x + Shadows.A.this.x + Shadows.x + s;
                    }
                }
                return new Local().toString();
            }
        }
    }

    static class B extends A {
        int x = 20;
        String s = "B";

        String both() {
            return x + " " + super.x + " " + ((A) this).x + " " + s + super.s;
        }
    }

    static class String2 {
        static class String {
            public java.lang.String toString() {
                return "my String";
            }
        }

        static Object make() {
            return new String();
        }
    }

    public static void main(String[] args) {
        int x = 100;
        System.out.println(x + " " + Shadows.x + " " + new A().sum(5) + " " + new A().new Inner().show(1) + " " + new B().both() + " " + String2.make() + " " + A.NAME + Limits.MAX + Wider.MAX);
        x: for (; ; ) {
            if (x > 0) {
                break x;
            }
        }
        Runnable Runnable = new Runnable() {
            int x = 55;

            public void run() {
                int y = x;
                System.out.println(y + Shadows.x);
            }
        };
        Runnable.run();
    }
}

import java.util.ArrayList;
import java.util.List;

/** Inner, local and anonymous classes and what they hold on to. */
public class InnerCapture {
    private int field = 1;
    private static int made;

    class Inner {
        int field = 10;

        class Deep {
            int field = 100;

            String all() {
                return field + "," + this.field + "," + Inner.this.field + "," + InnerCapture.this.field;
            }

            void change() {
                field++;
                Inner.this.field += 2;
                InnerCapture.this.field += 3;
            }
        }
    }

    class Sub extends Inner {
        Sub() {
            field = 20;
        }

        Deep make() {
            return new Deep();
        }
    }

    static class Other extends InnerCapture.Inner {
        Other(InnerCapture outer) {
            outer.super();
        }
    }

    interface Op {
        int apply(int x);
    }

    static abstract class Base {
        Base() {
            made++;
            System.out.println("base sees " + describe());
        }

        abstract String describe();
    }

    Op adder(final int n) {
        int local = n * 2;
        class Adder implements Op {
            int calls;

            public int apply(int x) {
                return x + n + local + field + ++calls;
            }
        }
        return new Adder();
    }

    static List<Op> loop() {
        List<Op> ops = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i;
            ops.add(new Op() {
                int k = j * 100;

                {
                    k += 5;
                }

                public int apply(int x) {
                    return x + j + k;
                }
            });
        }
        return ops;
    }

    Op recursive() {
        return new Op() {
            public int apply(int x) {
                return x <= 1 ? 1 : x * this.apply(x - 1);
            }
        };
    }

    static String captured(final String a, final long b, final double c, final char[] d) {
        return new Base() {
            final String own = "own";

            String describe() {
                return a + b + c + d.length + own;
            }
        }.describe();
    }

    public static void main(String[] args) {
        InnerCapture o = new InnerCapture();
        InnerCapture.Inner i = o.new Inner();
        InnerCapture.Inner.Deep d = i.new Deep();
        System.out.println(d.all());
        d.change();
        System.out.println(d.all() + " " + o.field);
        System.out.println(o.new Sub().make().all() + " " + new Other(o).field);
        Op a = o.adder(5);
        System.out.println(a.apply(1) + " " + a.apply(1));
        o.field = 1000;
        System.out.println(a.apply(1) + " " + o.adder(0).apply(0));
        for (Op op : loop()) {
            System.out.print(op.apply(1) + " ");
        }
        System.out.println(o.recursive().apply(6));
        System.out.println(captured("a", 1L << 33, -0.5, new char[3]) + " " + made);
        try {
            InnerCapture none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
        Object[] list = {d, a, i, new Object() {
        }, o.new Sub()};
        for (Object x : list) {
            Class<?> c = x.getClass();
            System.out.println(c.getName() + " " + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass());
        }
    }
}

/** Inner, nested, local and anonymous classes and their outer instances. */
public class InnerClasses {
    private int value = 1;
    private static int shared = 10;

    class Inner {
        int value = 2;

        class Deep {
            int value = 3;

            String all() {
                return value + " " + Inner.this.value + " " + InnerClasses.this.value + " " + shared++;
            }
        }

        private int bump() {
            return InnerClasses.this.value += 5;
        }
    }

    static class Nested {
        private int secret = 42;

        private Nested() {
        }

        private static String hello(String s) {
            return "hello " + s;
        }
    }

    class Child extends Inner {
        Child() {
            value += 100;
        }
    }

    interface Task {
        int run(int x);
    }

    Task task(final int base) {
        int local = base * 2;
        class Local implements Task {
            int calls;

            public int run(int x) {
                calls++;
                return x + base + local + value + calls;
            }
        }
        return new Local();
    }

    static class Outside extends InnerClasses.Inner {
        Outside(InnerClasses outer) {
            outer.super();
        }
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner i = o.new Inner();
        InnerClasses.Inner.Deep d = i.new Deep();
        System.out.println(d.all() + " " + i.bump() + " " + d.all());
        System.out.println(new Nested().secret + Nested.hello("x") + ++new Nested().secret);
        System.out.println(o.new Child().value + " " + new Outside(o).value);
        Task t = o.task(7);
        System.out.println(t.run(1) + " " + t.run(1));
        final int[] counter = {0};
        Task anonymous = new Task() {
            int state = counter[0] + 50;

            {
                counter[0] += 3;
            }

            public int run(int x) {
                return state++ + x + counter[0];
            }
        };
        System.out.println(anonymous.run(1) + " " + anonymous.run(1) + " " + anonymous.getClass().getName() + " " + t.getClass().getName() + " " + d.getClass().getName());
        try {
            InnerClasses none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}

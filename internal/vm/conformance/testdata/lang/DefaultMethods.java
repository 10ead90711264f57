/** Default and static methods of interfaces, and which one wins. */
public class DefaultMethods {
    interface A {
        default String who() {
            return "A";
        }

        default String chain() {
            return "A(" + who() + ")";
        }

        static String util(String s) {
            return "[" + s + "]";
        }
    }

    interface B extends A {
        default String who() {
            return "B" + A.super.who();
        }
    }

    interface C extends A {
        default String who() {
            return "C";
        }

        String todo();
    }

    static class Plain implements A {
    }

    static class Both implements B, C {
        public String who() {
            return B.super.who() + C.super.who();
        }

        public String todo() {
            return "done";
        }
    }

    static class Parent {
        public String who() {
            return "parent";
        }
    }

    static class ClassWins extends Parent implements B {
    }

    static abstract class Abs implements A {
        public abstract String who();
    }

    static class Conc extends Abs {
        public String who() {
            return "conc";
        }
    }

    static class Lower extends Plain implements B {
    }

    interface Counter {
        int[] COUNT = {0};

        default Counter inc() {
            COUNT[0]++;
            return this;
        }

        default Counter twice() {
            return inc().inc();
        }
    }

    interface Shape<T extends Shape<T>> {
        T self();

        double area();

        default T bigger(T o) {
            return area() >= o.area() ? self() : o;
        }
    }

    static class Sq implements Shape<Sq> {
        final double side;

        Sq(double side) {
            this.side = side;
        }

        public Sq self() {
            return this;
        }

        public double area() {
            return side * side;
        }
    }

    interface Fn<X, Y> {
        Y apply(X x);

        default <Z> Fn<X, Z> then(Fn<? super Y, ? extends Z> g) {
            return x -> g.apply(apply(x));
        }

        static <T> Fn<T, T> id() {
            return t -> t;
        }
    }

    enum Level implements A {
        LOW, HIGH {
            public String who() {
                return "high " + super.who();
            }
        }
    }

    public static void main(String[] args) {
        A[] all = {new Plain(), new Both(), new ClassWins(), new Conc(), new Lower(), Level.LOW, Level.HIGH, new A() {
            public String chain() {
                return "anon " + A.super.chain();
            }
        }, new B() {
        }};
        for (A a : all) {
            System.out.println(a.who() + " " + a.chain());
        }
        System.out.println(A.util(((C) all[1]).todo()));
        Counter c = new Counter() {
        };
        c.twice().twice().inc();
        System.out.println(Counter.COUNT[0]);
        System.out.println(new Sq(2).bigger(new Sq(3)).side + " " + new Sq(4).bigger(new Sq(3)).side);
        Fn<String, Integer> len = String::length;
        System.out.println(len.then(n -> n * n).then(n -> "<" + n + ">").apply("four") + Fn.<String>id().then(len).apply("id"));
    }
}

/** Default, static and diamond inheritance of interface methods. */
public class Defaults {
    interface A {
        default String who() {
            return "A";
        }

        default String call() {
            return "call " + who();
        }

        static String make() {
            return "static A";
        }
    }

    interface B extends A {
        default String who() {
            return "B+" + A.super.who();
        }
    }

    interface C extends A {
    }

    interface D {
        default String who() {
            return "D";
        }
    }

    static class One implements A {
    }

    static class Two implements B, C {
    }

    static class Three implements A, D {
        public String who() {
            return A.super.who() + D.super.who();
        }
    }

    static class Base {
        public String who() {
            return "Base";
        }
    }

    static class Four extends Base implements A {
    }

    static abstract class Five implements A {
        public abstract String who();
    }

    static class Six extends Five {
        public String who() {
            return "Six";
        }
    }

    interface Again extends B {
        String who();
    }

    static class Seven extends Two implements Again {
        public String who() {
            return "Seven " + super.who();
        }
    }

    public static void main(String[] args) {
        A[] all = {new One(), new Two(), new Three(), new Four(), new Six(), new Seven()};
        for (A a : all) {
            System.out.println(a.call());
        }
        System.out.println(A.make() + " " + new Two().who() + " " + ((Base) new Four()).who());
        A anonymous = new A() {
            public String who() {
                return "anonymous " + A.super.who();
            }
        };
        System.out.println(anonymous.call());
    }
}

/** Constructor chaining, failing constructors and escaped objects. */
public class Constructors {
    static int made;

    static class A {
        static A escaped;
        final int x;
        int y = 5;

        A() {
            this(1);
            y += 1;
        }

        A(int x) {
            escaped = this;
            this.x = check(x);
            made++;
        }

        static int check(int x) {
            if (x < 0) {
                throw new IllegalArgumentException("negative " + x);
            }
            return x;
        }

        public String toString() {
            return getClass().getName() + x + "," + y;
        }
    }

    static class B extends A {
        final String s;

        B(String s) {
            super(s.length());
            this.s = s;
        }

        private B() {
            this("private");
        }

        static B make() {
            return new B();
        }

        B(B other) {
            this(other.s + "'");
            y = other.y * 2;
        }
    }

    static class C extends B {
        {
            y = 100;
        }

        C() {
            super("see");
        }
    }

    static final class Builder {
        private int a;
        private String b = "none";

        Builder a(int v) {
            a = v;
            return this;
        }

        Builder b(String v) {
            b = v;
            return this;
        }

        String build() {
            return a + b;
        }
    }

    public static void main(String[] args) {
        System.out.println(new A() + " " + new A(7) + " " + new B("four") + " " + B.make() + " " + new B(new B("q")) + " " + new C());
        try {
            new A(-3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + A.escaped.x + " " + A.escaped.y);
        }
        try {
            new B((String) null);
        } catch (NullPointerException e) {
            System.out.println("npe before super");
        }
        System.out.println(made + " " + new Builder().a(3).b("x").build());
    }
}

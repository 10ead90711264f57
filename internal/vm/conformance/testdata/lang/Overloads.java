/** Which overload is called, decided at compile time. */
public class Overloads {
    static String f(Object o) {
        return "Object ";
    }

    static String f(String s) {
        return "String ";
    }

    static String f(Integer i) {
        return "Integer ";
    }

    static String f(int i) {
        return "int ";
    }

    static String f(long l) {
        return "long ";
    }

    static String f(double d) {
        return "double ";
    }

    static String f(char[] c) {
        return "chars ";
    }

    static class A {
        String call(A a) {
            return "A.A ";
        }

        String call(B b) {
            return "A.B ";
        }
    }

    static class B extends A {
        String call(A a) {
            return "B.A ";
        }

        String call(B b) {
            return "B.B ";
        }
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 1;
        System.out.println(f(b) + f(s) + f('c') + f(1) + f(1L) + f(1f) + f(1.0) + f("x") + f((Object) "x") + f(Integer.valueOf(1)) + f(Long.valueOf(1)) + f(true) + f(new char[0]) + f(new int[0]));
        A aa = new A(), ab = new B();
        B bb = new B();
        System.out.println(aa.call(ab) + aa.call(bb) + ab.call(aa) + ab.call(bb) + bb.call(ab) + ((A) bb).call(bb) + bb.call((A) bb));
        System.out.println(f(args.length == 0 ? 1 : 'c') + f(args.length == 0 ? 1 : 2L) + f(args.length == 0 ? "s" : "t") + f(args.length == 0 ? 1 : "t"));
    }
}

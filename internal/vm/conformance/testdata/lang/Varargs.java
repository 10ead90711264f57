/** Variable arguments and how overloads are chosen with them. */
public class Varargs {
    static String f(Object... a) {
        return a == null ? "null" : "Object" + a.length;
    }

    static String f(int... a) {
        return "int" + a.length;
    }

    static String f(int a, int b) {
        return "two";
    }

    static String g(String s, Object... a) {
        return s + a.length;
    }

    static String g(String s) {
        return "one";
    }

    static String h(Integer... a) {
        return "Integer" + a.length;
    }

    static String h(long a) {
        return "long";
    }

    @SafeVarargs
    static <T> int count(T... all) {
        return all.length;
    }

    static String k(char c) {
        return "char";
    }

    static String k(int... c) {
        return "ints";
    }

    public static void main(String[] args) {
        System.out.println(f(1, 2) + f("a") + f("a", 1) + f((Object[]) null) + f((Object) null) + f(new Object[] {1, 2}) + f(new int[] {1}) + f(new int[][] {{}, {}}));
        System.out.println(g("x") + g("x", 1) + g("x", (Object) new Object[3]) + g("x", new Object[3]) + g("x", null, null) + g("x", "y", "z"));
        System.out.println(h(1) + h(1, 2) + h() + k('c') + k(1) + k('a', 'b'));
        System.out.println(count() + count(1, "a") + count((Object[]) new String[] {"p", "q"}) + count(new int[] {1, 2, 3}));
    }
}

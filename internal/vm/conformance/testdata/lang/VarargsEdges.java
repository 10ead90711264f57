import java.util.Arrays;

/** Variable arguments and which overload takes them. */
public class VarargsEdges {
    static String f(Object... a) {
        return a == null ? "null" : "O" + a.length + Arrays.deepToString(a);
    }

    static String g(int... a) {
        return "ints" + a.length;
    }

    static String g(Integer a, int b) {
        return "boxed";
    }

    static String g(long a) {
        return "long";
    }

    static String g(double a, double b) {
        return "doubles";
    }

    static String h(Object o) {
        return "object";
    }

    static String h(int... a) {
        return "ints";
    }

    static String k(String s, Object... rest) {
        return s + rest.length;
    }

    static String k(String s, String t) {
        return "two";
    }

    @SafeVarargs
    static <T> T[] array(T... a) {
        return a;
    }

    static String m(char c) {
        return "char";
    }

    static String m(int i) {
        return "int";
    }

    static String m(Character c) {
        return "Character";
    }

    static String m(Object c) {
        return "Object";
    }

    static int sum(int first, int... rest) {
        for (int r : rest) {
            first += r;
        }
        return first;
    }

    static int sum(int a, int b) {
        return -(a + b);
    }

    public static void main(String[] args) {
        System.out.println(f() + f((Object) null) + f((Object[]) null) + f(1, "a", 'c') + f(new int[] {1, 2}) + f((Object) new String[] {"x"}) + f(new String[] {"x", "y"})
            + f(new Object[] {1}, 2) + f(new int[0][0]));
        System.out.println(g() + g(1) + g(1, 2) + g((byte) 1) + g(1, 2, 3) + g(Integer.valueOf(1), 2) + g('c'));
        System.out.println(h(1) + h((short) 1) + h(1, 2) + h(new int[1]) + h("s"));
        System.out.println(k("a") + k("a", "b") + k("a", (Object) "b") + k("a", 1) + k("a", "b", "c") + k("a", new Object[] {1, 2, 3}));
        System.out.println(array(1, 2).getClass().getSimpleName() + array("a").getClass().getSimpleName() + array(1, "a").length + array().length + array((Object) null).length);
        System.out.println(m('c') + m(1) + m((byte) 1) + m((Character) 'c') + m("s") + m((Object) 'c') + m(1L));
        System.out.println(sum(1) + " " + sum(1, 2) + " " + sum(1, 2, 3) + " " + sum(1, new int[] {5}));
        System.out.println(String.format("%s %s", new Object[] {"a", "b"}) + String.format("x") + Arrays.asList(1, 2).size() + Arrays.asList(new int[] {1, 2}).size());
    }
}

/** Short circuits, precedence and Boolean's methods. */
public class BooleanOperators {
    static String log = "";

    static boolean t(String s) {
        log += s;
        return true;
    }

    static boolean f(String s) {
        log += s;
        return false;
    }

    public static void main(String[] args) {
        boolean r = t("a") || f("b") && t("c");
        r = (f("d") && t("e")) | t("f");
        r = f("g") & t("h") ^ t("i");
        r = !f("j") == t("k") != f("l");
        System.out.println(log + " " + r);
        System.out.println(Boolean.parseBoolean("True") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null));
        System.out.println(Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false) + " " + Boolean.logicalXor(true, true));
        System.out.println(Boolean.compare(true, false) + " " + Boolean.TRUE.compareTo(true) + " " + Boolean.valueOf(false).compareTo(true));
        System.out.println(Boolean.toString(true) + Boolean.FALSE + new Boolean("tRuE"));
        int x = 3;
        System.out.println((x & 1) == 1 ? x > 2 ? "odd big" : "odd" : "even");
    }
}

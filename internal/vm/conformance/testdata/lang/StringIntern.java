/** Literals, constants and intern share one string. */
public class StringIntern {
    static final String CONSTANT = "con" + "stant";

    static class Other {
        static final String CONSTANT = "constant";
    }

    public static void main(String[] args) {
        String s = "constant";
        String built = new StringBuilder("const").append("ant").toString();
        System.out.println((s == CONSTANT) + " " + (s == Other.CONSTANT) + " " + (s == built) + " " + (s == built.intern()) + " " + (built == built.intern()));
        String fresh = new String(new char[] {'n', 'e', 'w', 'x', '9'});
        System.out.println((fresh.intern() == fresh) + " " + (fresh == "newx" + 9) + " " + (new String("a") == new String("a")));
        System.out.println(("a" + args.length).intern() == "a0");
    }
}

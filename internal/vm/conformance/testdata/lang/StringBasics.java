/** Construction, equality and the small queries. */
public class StringBasics {
    public static void main(String[] args) {
        char[] chars = {'a', 'b', 'c', 'd'};
        System.out.println(new String() + "|" + new String("x") + "|" + new String(chars) + "|" + new String(chars, 1, 2) + "|" + new String(new int[] {0x41, 0x1f600, 0x42}, 0, 3));
        System.out.println(new String(new StringBuilder("sb")) + new String(new StringBuffer("buf")) + String.valueOf(chars, 2, 2) + String.copyValueOf(chars));
        chars[0] = 'z';
        String s = new String(chars);
        chars[1] = 'y';
        System.out.println(s + " " + s.length() + " " + s.isEmpty() + " " + "".isEmpty() + " " + s.charAt(2) + " " + s.hashCode() + " " + "".hashCode());
        System.out.println(s.equals("zbcd") + " " + s.equals(null) + " " + s.equals(new StringBuilder("zbcd")) + " " + s.contentEquals(new StringBuilder("zbcd")) + " " + (s == "zbcd"));
        System.out.println(String.valueOf((Object) null) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5));
        Object o = s;
        System.out.println(o instanceof CharSequence && o instanceof Comparable && o instanceof java.io.Serializable);
        System.out.println(s.toString() == s);
        System.out.println("h\u00e9llo w\u00f6rld \u4e2d\u6587 \ud83d\ude00");
    }
}

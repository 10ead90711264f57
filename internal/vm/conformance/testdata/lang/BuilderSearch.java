/** Searching in builders. */
public class BuilderSearch {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("abcabc\u4e2dabc");
        System.out.println(b.indexOf("abc") + " " + b.indexOf("abc", 1) + " " + b.indexOf("abc", 8) + " " + b.lastIndexOf("abc") + " " + b.lastIndexOf("abc", 5) + " " + b.indexOf("") + " " + b.lastIndexOf("")
            + " " + b.indexOf("zz") + " " + b.indexOf("\u4e2d") + " " + b.indexOf("a", -4) + " " + b.lastIndexOf("a", -1) + " " + b.indexOf("", 99));
        char[] target = new char[4];
        b.getChars(5, 8, target, 1);
        System.out.println((int) target[0] + " " + target[1] + target[3] + " " + (int) target[2]);
        StringBuffer s = new StringBuffer("thread").append("-safe").insert(0, '<').append('>');
        s.setCharAt(1, 'T');
        System.out.println(s + " " + s.length() + " " + s.charAt(2) + " " + s.indexOf("safe") + " " + s.reverse() + " " + s.substring(3) + s.deleteCharAt(0));
        System.out.println("abcabc\u4e2dabc".contentEquals(b) + " " + b.equals(b) + " " + b.equals(new StringBuilder(b)) + " " + new StringBuilder("x").toString().equals("x"));
    }
}

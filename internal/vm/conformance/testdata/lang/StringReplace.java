/** Replacement of characters and of texts. */
public class StringReplace {
    public static void main(String[] args) {
        System.out.println("banana".replace('a', 'o') + " " + "banana".replace('x', 'o') + " " + "banana".replace('a', '\u4e2d') + " " + "\u4e2da".replace('\u4e2d', 'b'));
        System.out.println("aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "".replace("", "x") + " " + "abcabc".replace("bc", "") + " " + "x.y.z".replace(".", "\\$1"));
        System.out.println("a".replace("a", new StringBuilder("sb")) + " " + "\ud83d\ude00".replace("\ude00", "?").length() + " " + "hello".replace("l", "L"));
        String s = "same";
        System.out.println((s.replace('q', 'r') == s) + " " + s.replace("zz", "y").equals(s) + " " + s.concat("") + s.concat("r") + " " + (s.concat("") == s));
        try {
            s.replace(null, "x");
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}

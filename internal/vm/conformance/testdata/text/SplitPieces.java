import java.util.Arrays;

/** Splitting at one character, plain and escaped, beside the same by a pattern. */
public class SplitPieces {
    public static void main(String[] a) {
        String[] texts = {"", ",", ",,", "a", "a,b", ",a,b", "a,b,", "a,,b,,", ",,a", "a.b|c$d", "\u00e9,\u4e00,\ud83d\ude00,", "x\\y\\z", "a b  c ", "0,1"};
        String[] expressions = {",", "\\,", ".", "\\.", "|", "\\|", "$", "\\$", "\\\\", " ", "\\ ", "a", "\\d", "0", "\u00e9", "\ud83d\ude00", "\\\u4e00", "", "b,"};
        int differences = 0;
        for (String text : texts) {
            for (String e : expressions) {
                for (int limit = -1; limit < 5; limit++) {
                    String[] got = text.split(e, limit);
                    if (!Arrays.equals(got, text.split("(?:" + e + ")", limit))) differences++;
                    if (limit < 3) System.out.println(text + " " + e + " " + limit + ": " + got.length + Arrays.toString(got));
                }
            }
        }
        System.out.println(differences);
        try { "a".split(null); } catch (NullPointerException e) { System.out.println("null"); }
        try { "a".split("*"); } catch (java.util.regex.PatternSyntaxException e) { System.out.println("syntax"); }
        try { "a".split("\\"); } catch (java.util.regex.PatternSyntaxException e) { System.out.println("syntax"); }
        try { System.out.println("abc".replaceAll("x", null)); } catch (NullPointerException e) { System.out.println("null"); }
        try { System.out.println("abc".replaceAll("b", null)); } catch (NullPointerException e) { System.out.println("null"); }
        System.out.println("a1b22c".replaceAll("\\d+", "<$0>") + "a1b22c".replaceAll("\\d*", "-") + "aaa".replaceAll("a", "\\\\") + "aaa".replaceAll("", "."));
    }
}

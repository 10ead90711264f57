/** Case conversion by Unicode's rules. */
public class StringCase {
    public static void main(String[] args) {
        String[] texts = {"Hello World", "", "stra\u00dfe", "\u00c9COLE", "\u0130stanbul", "\u03a3\u0391\u03a3 \u03a3", "\ufb01x", "\u01c5", "\u0149", "\u1e9e", "\u00b5\u00ff", "\u10d0",
            "\ud801\udc00\ud801\udc28", "a\ud83d\ude00b", "\ud83dx", "\u1f88", "123", "\u00e0\u00f7\u00d7"};
        for (String s : texts) {
            String lower = s.toLowerCase();
            String upper = s.toUpperCase();
            System.out.print(lower.length() + " " + upper.length() + " ");
            for (char c : lower.toCharArray()) {
                System.out.print(Integer.toHexString(c) + " ");
            }
            System.out.print("| ");
            for (char c : upper.toCharArray()) {
                System.out.print(Integer.toHexString(c) + " ");
            }
            System.out.println();
        }
        String s = "already lower";
        System.out.println((s.toLowerCase() == s) + " " + ("UP 1".toUpperCase().equals("UP 1")));
    }
}

/** Order, with and without case. */
public class StringCompare {
    public static void main(String[] args) {
        String[] all = {"", "a", "A", "b", "ab", "AB", "abc", "\u00e9", "\u00c9", "z", "\u0131", "I", "i", "\u0130", "\u00df", "ss", "\u03c3", "\u03c2", "\u03a3", "\uffff"};
        for (String a : all) {
            StringBuilder line = new StringBuilder();
            for (String b : all) {
                line.append(a.compareTo(b)).append(' ').append(a.compareToIgnoreCase(b)).append(a.equalsIgnoreCase(b) ? "= " : "  ");
            }
            System.out.println(line);
        }
        System.out.println(String.CASE_INSENSITIVE_ORDER.compare("HELLO", "hello") + " " + "x".equalsIgnoreCase(null));
        try {
            "x".compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}

/** regionMatches. */
public class StringRegions {
    public static void main(String[] args) {
        String s = "Hello World";
        System.out.println(s.regionMatches(6, "World", 0, 5) + " " + s.regionMatches(6, "WORLD", 0, 5) + " " + s.regionMatches(true, 6, "WORLD", 0, 5) + " " + s.regionMatches(0, "xHello", 1, 5));
        System.out.println(s.regionMatches(-1, "a", 0, 1) + " " + s.regionMatches(0, "H", 0, 2) + " " + s.regionMatches(0, "x", 0, 0) + " " + s.regionMatches(0, "x", 0, -5)
            + " " + s.regionMatches(11, "", 0, 0) + " " + s.regionMatches(12, "", 0, 0) + " " + s.regionMatches(0, "x", -1, 1));
        System.out.println("\u00c9a".regionMatches(true, 0, "\u00e9A", 0, 2) + " " + "\u0131".regionMatches(true, 0, "I", 0, 1));
    }
}

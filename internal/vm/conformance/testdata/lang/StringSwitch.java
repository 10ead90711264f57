/** Switches over strings, hash collisions included. */
public class StringSwitch {
    static int of(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "AaAa":
                return 3;
            case "BBBB":
                return 4;
            case "AaBB":
                return 5;
            case "":
                return 6;
            case "polygenelubricants":
                return 7;
            case "fall":
            case "through":
                return 8;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "polygenelubricants", "fall", "through", "none"}) {
            System.out.println(s + " " + s.hashCode() + " " + of(s) + " " + of(new String(s)));
        }
        try {
            of(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}

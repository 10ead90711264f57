/** Switches of every shape. */
public class SwitchShapes {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN
    }

    static int packed(int n) {
        switch (n) {
            case -2:
                return 1;
            case -1:
            case 0:
                return 2;
            case 1:
                n += 5;
            case 2:
                n += 10;
            default:
                return n;
            case 4:
                return 100;
        }
    }

    static String sparse(int n) {
        switch (n) {
            case Integer.MIN_VALUE:
                return "min";
            case -100000:
                return "low";
            case 0:
                return "zero";
            case 0x7fff_0000:
                return "high";
            case Integer.MAX_VALUE:
                return "max";
        }
        return "none";
    }

    static String text(String s) {
        switch (s) {
            case "AaAa":
                return "1";
            case "BBBB":
                return "2";
            case "AaBB":
                return "3";
            case "":
                return "empty";
            case "a":
            case "b":
                s = "ab";
            default:
                return "default " + s;
        }
    }

    static String chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u':
                return "vowel";
            case '\u0000':
                return "nul";
            case '\uffff':
                return "last";
            default:
                return c >= '0' && c <= '9' ? "digit" : "other";
        }
    }

    static int days(Day d) {
        int hours = 0;
        switch (d) {
            case SAT:
            case SUN:
                break;
            case FRI:
                hours -= 2;
            default:
                hours += 8;
        }
        return hours;
    }

    static String nested(int a, int b) {
        String s = "";
        loop:
        for (int i = 0; ; i++) {
            switch (a) {
                case 0:
                    switch (b) {
                        case 0:
                            break loop;
                        case 1:
                            s += "x";
                            b--;
                            continue loop;
                    }
                    s += "y";
                    b--;
                    break;
                default:
                    a--;
                    s += "a";
            }
            s += i;
        }
        return s;
    }

    static int state(String input) {
        int state = 0, n = 0;
        for (char c : input.toCharArray()) {
            switch (state << 8 | c) {
                case 'a':
                    state = 1;
                    break;
                case 1 << 8 | 'b':
                    state = 2;
                    break;
                case 2 << 8 | 'c':
                    n++;
                default:
                    state = 0;
            }
        }
        return n;
    }

    static byte bytes(byte b) {
        switch (b) {
            case -128:
                return 127;
            case 127:
                return -128;
            default:
                return (byte) -b;
        }
    }

    static int boxed(Integer i) {
        switch (i) {
            case 1000:
                return 1;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        for (int i = -3; i < 6; i++) {
            System.out.print(packed(i) + " ");
        }
        System.out.println();
        for (int i : new int[] {Integer.MIN_VALUE, -100000, -1, 0, 1, 0x7fff_0000, Integer.MAX_VALUE}) {
            System.out.print(sparse(i) + " ");
        }
        System.out.println();
        for (String s : new String[] {"AaAa", "BBBB", "AaBB", "BBAa", "", "a", "b", "c"}) {
            System.out.print(text(s) + "; ");
        }
        System.out.println();
        for (char c : "ab9\u0000\uffff".toCharArray()) {
            System.out.print(chars(c) + " ");
        }
        System.out.println();
        for (Day d : Day.values()) {
            System.out.print(days(d) + " ");
        }
        System.out.println();
        System.out.println(nested(0, 0) + "|" + nested(2, 3) + "|" + nested(1, 1));
        System.out.println(state("abcabxabcaabc") + " " + bytes((byte) -128) + bytes((byte) 127) + bytes((byte) 5) + boxed(1000) + boxed(7));
    }
}

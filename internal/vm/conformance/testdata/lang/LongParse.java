/** What Long.parseLong takes and how it refuses the rest. */
public class LongParse {
    static void parse(String s) {
        try {
            System.out.println(s + " = " + Long.parseLong(s));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] inputs = {"0", "-0", "+12", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "",
            "-", "12L", " 5", "0x5", "1e5", "\u0967\u0968", "123456789012345678901234567890"};
        for (String s : inputs) {
            parse(s);
        }
        System.out.println(Long.parseLong("7fffffffffffffff", 16) + " " + Long.parseLong("-1010", 2) + " " + Long.parseLong("1y2p0ij32e8e7", 36));
        System.out.println(Long.valueOf("77") + " " + Long.valueOf("77", 8) + " " + new Long("-3"));
        try {
            Long.parseLong("1y2p0ij32e8e8", 36);
        } catch (NumberFormatException e) {
            System.out.println("overflow");
        }
    }
}

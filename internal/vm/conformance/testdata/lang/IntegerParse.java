/** What Integer.parseInt takes and how it refuses the rest. */
public class IntegerParse {
    static void parse(String s, int radix) {
        try {
            System.out.println(s + "/" + radix + " = " + Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println(s + "/" + radix + " " + (radix == 10 ? e.getMessage() : e.getClass().getName()));
        }
    }

    public static void main(String[] args) {
        String[] inputs = {"0", "-0", "+0", "7", "-7", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "-", "+", " 1", "1 ",
            "1_000", "0x10", "1.0", "1e3", "--1", "\u0661\u0662", "\uff11", "99999999999999999999", "abc", "4977023153", "\0"};
        for (String s : inputs) {
            parse(s, 10);
        }
        parse("ff", 16);
        parse("FF", 16);
        parse("-80000000", 16);
        parse("80000000", 16);
        parse("zz", 36);
        parse("12", 2);
        parse("1111111111111111111111111111111", 2);
        parse("8", 8);
        try {
            Integer.parseInt("1", 1);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("1", 37);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.valueOf((String) null);
        } catch (NumberFormatException e) {
            System.out.println(e.getClass());
        }
        System.out.println(Integer.valueOf("12") + Integer.valueOf("12", 3) + new Integer("5"));
    }
}

/** What Double.parseDouble takes and how it refuses the rest. */
public class DoubleParse {
    public static void main(String[] args) {
        String[] inputs = {"0", "-0", "+1", "1.", ".5", "1e3", "1E+3", "1e-3", "1.5f", "1.5D", " 2.5 ", "\t3\n", "NaN", "-NaN", "Infinity",
            "-Infinity", "+Infinity", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4e-324", "2.5e-324", "0x1p3", "0x1.8p1", "0X.8P-2f", "0x1.fffffffffffffp1023",
            "1.7976931348623157e308", "1.7976931348623159e308", "123456789012345678901234567890", "0.1e1e1", "", " ", ".", "e5", "1e", "abc", "1,5",
            "1_0", "nan", "infinity", "inf", "0x1", "0x1.8", "1.5ff", "--1", "+-1", "1 2", "9007199254740993", "1.00000000000000011102230246251565",
            "1.00000000000000011102230246251566", "0x1p", "1f1"};
        for (String s : inputs) {
            try {
                System.out.print(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.print(e.getMessage());
            }
            try {
                System.out.println(" | " + Float.parseFloat(s));
            } catch (NumberFormatException e) {
                System.out.println(" | no");
            }
        }
        try {
            Double.parseDouble(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        System.out.println(Double.valueOf("2.50") + new Double("1e1") + Float.valueOf("0.5"));
    }
}

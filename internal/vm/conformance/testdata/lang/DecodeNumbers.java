/** The decode methods of the boxes. */
public class DecodeNumbers {
    public static void main(String[] args) {
        String[] inputs = {"0", "10", "-10", "+10", "010", "-010", "0x1F", "0X1f", "#ff", "-#ff", "-0x80000000", "0x80000000", "08", "0x", "#", "",
            "-", "--5", "0x-5", "99999999999"};
        for (String s : inputs) {
            try {
                System.out.print(Integer.decode(s));
            } catch (NumberFormatException e) {
                System.out.print(e.getMessage() == null ? "null" : e.getMessage().replace(" under radix 16", "").replace(" under radix 8", ""));
            }
            try {
                System.out.print(" | " + Long.decode(s));
            } catch (NumberFormatException e) {
                System.out.print(" | no");
            }
            try {
                System.out.println(" | " + Byte.decode(s));
            } catch (NumberFormatException e) {
                System.out.println(" | no");
            }
        }
        try {
            Short.decode("70000");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}

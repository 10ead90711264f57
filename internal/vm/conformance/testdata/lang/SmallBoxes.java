/** Byte and Short. */
public class SmallBoxes {
    public static void main(String[] args) {
        System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + Byte.SIZE + Short.BYTES);
        String[] inputs = {"127", "128", "-128", "-129", "x", ""};
        for (String s : inputs) {
            try {
                System.out.println(Byte.parseByte(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Short.parseShort("32768");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Byte.valueOf("-5").hashCode() + " " + Short.valueOf((short) 300).hashCode() + " " + Byte.compare((byte) 5, (byte) -5)
            + " " + Short.compare((short) -30000, (short) 30000) + " " + Byte.valueOf((byte) 3).compareTo((byte) 9));
        Number n = (short) -2;
        System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue());
        n = 300.99;
        System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue());
        System.out.println(Byte.parseByte("-1f", 16) + " " + Short.parseShort("zz", 36) + " " + Byte.toString((byte) -9));
    }
}

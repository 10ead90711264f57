/** What is said of texts that are no numbers. */
public class ParseMessages {
    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(Act a) {
        try {
            System.out.println("value " + a.run());
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        } catch (Throwable t) {
            System.out.println(t.getClass().getName());
        }
    }

    public static void main(String[] args) {
        String[] texts = {"", " ", "x", "1x", " 1", "1 ", "+", "-", "+-1", "--1", "2147483648", "-2147483649", "9223372036854775808", "0x10", "1.0", "1e3", "١٢", "-0",
            "+7", "1_000", "\u0000"};
        for (String s : texts) {
            attempt(() -> Integer.parseInt(s));
            attempt(() -> Long.parseLong(s));
            attempt(() -> Integer.valueOf(s, 36));
            attempt(() -> Double.parseDouble(s));
            attempt(() -> Float.valueOf(s));
            attempt(() -> Boolean.parseBoolean(s));
        }
        attempt(() -> Byte.parseByte("128"));
        attempt(() -> Byte.parseByte("-129"));
        attempt(() -> Byte.valueOf("ff", 16));
        attempt(() -> Short.parseShort("40000"));
        attempt(() -> Short.decode("0x8000"));
        attempt(() -> Byte.decode("#80"));
        attempt(() -> Integer.parseInt("1", 1));
        attempt(() -> Integer.parseInt("1", 37));
        attempt(() -> Long.parseLong("1", 99));
        attempt(() -> Long.parseLong("zz", 35));
        attempt(() -> Integer.parseUnsignedInt("4294967296"));
        attempt(() -> Integer.parseUnsignedInt("-1"));
        attempt(() -> Long.parseUnsignedLong("18446744073709551616"));
        attempt(() -> Integer.decode(""));
        attempt(() -> Integer.decode("0x"));
        attempt(() -> Integer.decode("-"));
        attempt(() -> Integer.decode("1-"));
        attempt(() -> Long.decode("--5"));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Long.parseLong(null));
        attempt(() -> Integer.valueOf(null, 5));
        attempt(() -> Short.parseShort(null));
        attempt(() -> Double.parseDouble("0x"));
        attempt(() -> Double.parseDouble("1e"));
        attempt(() -> Double.parseDouble("."));
        attempt(() -> Double.parseDouble("NaNx"));
        attempt(() -> Double.parseDouble("-Infinity"));
        attempt(() -> Double.parseDouble("1d"));
        attempt(() -> Double.parseDouble("1f "));
        attempt(() -> Double.parseDouble("1l"));
        attempt(() -> Double.parseDouble("1,5"));
        attempt(() -> Double.valueOf(null));
        attempt(() -> Float.parseFloat(null));
        attempt(() -> Character.toChars(-1));
        attempt(() -> new Integer("12a"));
        attempt(() -> new Double("a"));
        attempt(() -> Integer.getInteger("no.such.property", 5));
        attempt(() -> Enum.valueOf(Thread.State.class, "OLD"));
    }
}

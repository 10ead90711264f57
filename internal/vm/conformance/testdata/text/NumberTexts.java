import java.math.*;
import java.util.*;

/** Conversions between number texts of all kinds. */
public class NumberTexts {
    public static void main(String[] args) {
        String[] ints = {"0", "-1", "2147483647", "-2147483648", "2147483648", "+5", " 5", "5 ", "", "-", "1_0", "0x10", "\u0665", "00012"};
        for (String s : ints) {
            StringBuilder sb = new StringBuilder("[" + s + "]");
            try {
                sb.append(' ').append(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                sb.append(" !");
            }
            try {
                sb.append(' ').append(Long.parseLong(s, 16));
            } catch (NumberFormatException e) {
                sb.append(" !");
            }
            try {
                sb.append(' ').append(Integer.decode(s));
            } catch (NumberFormatException e) {
                sb.append(" !");
            }
            try {
                sb.append(' ').append(new BigInteger(s));
            } catch (NumberFormatException e) {
                sb.append(" !");
            }
            try {
                sb.append(' ').append(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                sb.append(" !");
            }
            System.out.println(sb);
        }
        BigInteger big = new BigInteger("-123456789abcdef0123456789", 16);
        for (int r : new int[] {2, 3, 7, 8, 10, 16, 31, 36}) {
            System.out.println(r + " " + big.toString(r) + " " + new BigInteger(big.toString(r), r).equals(big));
        }
        BigDecimal[] ds = {new BigDecimal("123.4500"), new BigDecimal("1E+5"), new BigDecimal("-0.000001234"), new BigDecimal("0E-10")};
        for (BigDecimal d : ds) {
            System.out.println(d + " " + d.toPlainString() + " " + d.toEngineeringString() + " " + d.stripTrailingZeros() + " " + d.stripTrailingZeros().toPlainString() + " " + d.doubleValue() + " " + d.intValue() + " " + d.unscaledValue() + " " + d.scale());
        }
        String words = "";
        int n = 1984;
        String[] units = {"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
        String[] tens = {"", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
        words = units[n / 1000] + " thousand " + units[n / 100 % 10] + " hundred " + tens[n / 10 % 10] + "-" + units[n % 10];
        System.out.println(words + " " + Long.toString(n, 12) + " " + Integer.toHexString(-n) + " " + Integer.toOctalString(n) + " " + Long.toBinaryString(n) + " " + Double.toHexString(n / 3.0) + " " + Float.toHexString(0.1f));
        System.out.println(BigInteger.valueOf(2).pow(64).subtract(BigInteger.ONE).toString(16) + " " + new BigInteger(1, new byte[] {-1, -2, -3}).toString(16) + " " + Arrays.toString(BigInteger.valueOf(-129).toByteArray()) + " " + new BigInteger("100000000000000000000").shiftRight(64) + " " + BigInteger.TEN.pow(30).divideAndRemainder(BigInteger.valueOf(7))[1]);
        System.out.println(new BigDecimal("10").divide(new BigDecimal("3"), 20, RoundingMode.HALF_UP) + " " + new BigDecimal("2").pow(-2, new MathContext(5)) + " " + BigDecimal.valueOf(1, 3).add(BigDecimal.valueOf(2, 1)) + " " + new BigDecimal(new char[] {'1', '.', '5'}).negate().plus() + " " + new BigDecimal("1.005").setScale(2, RoundingMode.HALF_UP) + " " + new BigDecimal(1.005).setScale(2, RoundingMode.HALF_UP));
        List<BigDecimal> list = new ArrayList<BigDecimal>(Arrays.asList(new BigDecimal("2.0"), new BigDecimal("-1"), new BigDecimal("2"), new BigDecimal("1e1")));
        Collections.sort(list);
        System.out.println(list + " " + new HashSet<BigDecimal>(list).size() + " " + new TreeSet<BigDecimal>(list).size());
    }
}

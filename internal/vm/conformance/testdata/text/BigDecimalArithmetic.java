import java.math.*;

/** Scales of sums, products and quotients, and all rounding modes. */
public class BigDecimalArithmetic {
    static String sc(BigDecimal d) {
        return d + "(" + d.unscaledValue() + "," + d.scale() + "," + d.precision() + ")";
    }

    public static void main(String[] args) {
        String[] s = {"0", "0.00", "1", "-1.50", "123.456", "1E+3", "-2.5E-7", "99999999999999999999.99"};
        for (String a : s) {
            for (String b : s) {
                BigDecimal x = new BigDecimal(a), y = new BigDecimal(b);
                StringBuilder sb = new StringBuilder(sc(x.add(y))).append(' ').append(sc(x.subtract(y))).append(' ').append(sc(x.multiply(y))).append(' ').append(x.compareTo(y)).append(x.equals(y));
                if (y.signum() != 0) {
                    sb.append(' ').append(sc(x.divide(y, 5, RoundingMode.HALF_UP))).append(' ').append(sc(x.divide(y, MathContext.DECIMAL32))).append(' ').append(sc(x.divideToIntegralValue(y))).append(' ').append(sc(x.remainder(y)));
                }
                System.out.println(sb);
            }
        }
        String[] r = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.05"};
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m.toString());
            for (String x : r) {
                try {
                    sb.append(' ').append(new BigDecimal(x).setScale(0, m));
                } catch (ArithmeticException e) {
                    sb.append(" ! ").append(e.getMessage());
                }
            }
            System.out.println(sb);
        }
        for (String d : new String[] {"1/3", "1/8", "10/4", "0/5", "1/0", "0/0", "1/6.25", "1E+5/0.5", "-7/2"}) {
            String[] p = d.split("/");
            try {
                System.out.println(d + " = " + sc(new BigDecimal(p[0]).divide(new BigDecimal(p[1]))));
            } catch (ArithmeticException e) {
                System.out.println(d + " " + e.getMessage());
            }
        }
        MathContext mc = new MathContext(4, RoundingMode.HALF_EVEN);
        System.out.println(sc(new BigDecimal("123456").round(mc)) + " " + sc(new BigDecimal("0.00012345").round(mc)) + " " + sc(new BigDecimal("9999.95", mc)) + " " + sc(new BigDecimal("1.23456789").add(new BigDecimal("1000"), mc)) + " " + mc);
        System.out.println(sc(new BigDecimal("1.1").pow(10)) + " " + sc(new BigDecimal("2").pow(50, MathContext.DECIMAL32)) + " " + sc(new BigDecimal("-0.5").pow(3)) + " " + sc(new BigDecimal("7").pow(0)));
        System.out.println(sc(new BigDecimal("100").stripTrailingZeros()) + " " + sc(new BigDecimal("0.000").stripTrailingZeros()) + " " + sc(new BigDecimal("1.2300").stripTrailingZeros()) + " " + sc(new BigDecimal("-12").negate()) + " " + sc(new BigDecimal("-12.3").abs()) + " " + sc(new BigDecimal("12.3").movePointLeft(3)) + " " + sc(new BigDecimal("12.3").movePointRight(3)) + " " + sc(new BigDecimal("12.3").scaleByPowerOfTen(3)) + " " + sc(new BigDecimal("1.5").ulp()));
    }
}

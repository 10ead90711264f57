import java.math.*;
import java.util.*;

/** Interest, splits, taxes, averages: decimals as shops use them. */
public class MoneyCalculations {
    public static void main(String[] args) {
        BigDecimal balance = new BigDecimal("1000.00");
        for (int year = 1; year <= 8; year++) {
            BigDecimal interest = balance.multiply(new BigDecimal("0.0375")).setScale(2, RoundingMode.HALF_EVEN);
            balance = balance.add(interest);
            System.out.println(year + " " + interest + " " + balance);
        }
        BigDecimal total = new BigDecimal("100.00");
        BigDecimal part = total.divide(BigDecimal.valueOf(3), 2, RoundingMode.DOWN);
        System.out.println(part + " " + total.subtract(part.multiply(BigDecimal.valueOf(2))));
        Map<String, BigDecimal> cart = new TreeMap<String, BigDecimal>();
        cart.put("tea", new BigDecimal("3.49"));
        cart.put("bread", new BigDecimal("2.15"));
        cart.put("jam", new BigDecimal("4.995"));
        BigDecimal sum = BigDecimal.ZERO;
        for (Map.Entry<String, BigDecimal> e : cart.entrySet()) {
            sum = sum.add(e.getValue());
            System.out.println(String.format(Locale.US, "%-8s %8.2f %8s", e.getKey(), e.getValue(), e.getValue().setScale(1, RoundingMode.CEILING)));
        }
        System.out.println(sum + " " + sum.multiply(new BigDecimal("1.19")) + " " + sum.multiply(new BigDecimal("1.19")).setScale(2, BigDecimal.ROUND_HALF_UP));
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int i = 0; i < 150; i++) {
            BigInteger t = a.add(b);
            a = b;
            b = t;
        }
        System.out.println(a);
        BigDecimal x = new BigDecimal(2), guess = BigDecimal.ONE;
        MathContext mc = new MathContext(40);
        for (int i = 0; i < 8; i++) {
            guess = guess.add(x.divide(guess, mc)).divide(BigDecimal.valueOf(2), mc);
        }
        System.out.println(guess);
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 30; i++) {
            term = term.divide(BigDecimal.valueOf(i), 30, RoundingMode.HALF_EVEN);
            e = e.add(term);
        }
        System.out.println(e + " " + e.setScale(10, RoundingMode.HALF_UP));
        try {
            BigDecimal.ONE.divide(BigDecimal.valueOf(3));
        } catch (ArithmeticException ex) {
            System.out.println(ex.getMessage());
        }
        try {
            BigDecimal.ONE.divide(BigDecimal.ZERO, 2, RoundingMode.UP);
        } catch (ArithmeticException ex) {
            System.out.println(ex.getClass().getName());
        }
    }
}

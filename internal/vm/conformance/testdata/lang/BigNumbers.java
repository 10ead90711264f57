/** Factorials and Fibonacci numbers in arrays of digits. */
public class BigNumbers {
    static int[] multiply(int[] digits, int by) {
        int[] out = new int[digits.length + 3];
        long carry = 0;
        int n = 0;
        for (int i = 0; i < out.length; i++) {
            long v = carry + (i < digits.length ? (long) digits[i] * by : 0);
            out[i] = (int) (v % 10000);
            carry = v / 10000;
            if (out[i] != 0) {
                n = i + 1;
            }
        }
        int[] cut = new int[n];
        System.arraycopy(out, 0, cut, 0, n);
        return cut;
    }

    static int[] add(int[] a, int[] b) {
        int[] out = new int[Math.max(a.length, b.length) + 1];
        int carry = 0;
        for (int i = 0; i < out.length; i++) {
            int v = carry + (i < a.length ? a[i] : 0) + (i < b.length ? b[i] : 0);
            out[i] = v % 10000;
            carry = v / 10000;
        }
        int n = out.length;
        while (n > 1 && out[n - 1] == 0) {
            n--;
        }
        int[] cut = new int[n];
        System.arraycopy(out, 0, cut, 0, n);
        return cut;
    }

    static String text(int[] digits) {
        StringBuilder out = new StringBuilder().append(digits[digits.length - 1]);
        for (int i = digits.length - 2; i >= 0; i--) {
            String part = "0000" + digits[i];
            out.append(part.substring(part.length() - 4));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        int[] f = {1};
        for (int i = 2; i <= 60; i++) {
            f = multiply(f, i);
            if (i % 10 == 0) {
                System.out.println(i + "! = " + text(f));
            }
        }
        int[] a = {0}, b = {1};
        for (int i = 0; i < 300; i++) {
            int[] c = add(a, b);
            a = b;
            b = c;
        }
        System.out.println(text(a));
        long x = 1;
        for (int i = 0; i < 70; i++) {
            x = x * 3 + i;
        }
        System.out.println(x);
    }
}

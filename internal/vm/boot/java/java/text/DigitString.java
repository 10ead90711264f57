package java.text;

import java.math.RoundingMode;

/** Decimal digits with a point somewhere, to be rounded. */
final class DigitString {
    /** Digits without leading or trailing zeros; empty for zero. */
    String digits;
    /** The value is 0.digits times ten to this power. */
    int point;

    DigitString(String unscaled, int point) {
        int from = 0;
        int to = unscaled.length();
        while (from < to && unscaled.charAt(from) == '0') {
            from++;
        }
        while (to > from && unscaled.charAt(to - 1) == '0') {
            to--;
        }
        digits = unscaled.substring(from, to);
        this.point = from == to ? 0 : point - from;
    }

    /** Reads what Double.toString prints for a finite number that is not negative. */
    static DigitString of(String text) {
        int e = text.indexOf('E');
        int exponent = 0;
        if (e >= 0) {
            exponent = Integer.parseInt(text.substring(e + 1));
            text = text.substring(0, e);
        }
        int dot = text.indexOf('.');
        if (dot < 0) {
            return new DigitString(text, text.length() + exponent);
        }
        return new DigitString(text.substring(0, dot).concat(text.substring(dot + 1)), dot + exponent);
    }

    boolean isZero() {
        return digits.isEmpty();
    }

    char at(int i) {
        return i >= 0 && i < digits.length() ? digits.charAt(i) : '0';
    }

    /** Keeps n digits; n may be negative. */
    void keep(int n, RoundingMode mode, boolean negative) {
        if (n >= digits.length()) {
            return;
        }
        boolean up;
        int half;
        if (n < 0) {
            half = -1;
        } else {
            char next = digits.charAt(n);
            half = next > '5' || next == '5' && n + 1 < digits.length() ? 1 : next == '5' ? 0 : -1;
        }
        switch (mode) {
            case UP:
                up = true;
                break;
            case DOWN:
                up = false;
                break;
            case CEILING:
                up = !negative;
                break;
            case FLOOR:
                up = negative;
                break;
            case HALF_UP:
                up = half >= 0;
                break;
            case HALF_DOWN:
                up = half > 0;
                break;
            case HALF_EVEN:
                up = half > 0 || half == 0 && n > 0 && (digits.charAt(n - 1) & 1) != 0;
                break;
            default:
                throw new ArithmeticException("Rounding needed with the rounding mode being set to "
                        + "RoundingMode.UNNECESSARY");
        }
        int place = point - n;
        n = Math.max(n, 0);
        if (!up) {
            DigitString d = new DigitString(digits.substring(0, n), point);
            digits = d.digits;
            point = d.point;
            return;
        }
        char[] kept = ("0" + digits.substring(0, n)).toCharArray();
        if (n == 0) {
            digits = "1";
            point = place + 1;
            return;
        }
        int i = n;
        while (kept[i] == '9') {
            kept[i--] = '0';
        }
        kept[i]++;
        DigitString d = new DigitString(new String(kept), point + 1);
        digits = d.digits;
        point = d.point;
    }
}

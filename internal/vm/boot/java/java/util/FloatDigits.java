package java.util;

/** The decimal digits of a number, and rounding them half up. */
final class FloatDigits {
    /** Digits without leading or trailing zeros; "0" for zero. */
    private String digits;
    /** The value is 0.digits times ten to this power. */
    private int point;

    /** Reads what Double.toString prints for a finite number that is not negative. */
    FloatDigits(String text) {
        int e = text.indexOf('E');
        int exponent = 0;
        if (e >= 0) {
            exponent = Integer.parseInt(text.substring(e + 1));
            text = text.substring(0, e);
        }
        int dot = text.indexOf('.');
        if (dot < 0) {
            dot = text.length();
        } else {
            text = text.substring(0, dot).concat(text.substring(dot + 1));
        }
        set(text, dot + exponent);
    }

    FloatDigits(String unscaled, int point) {
        set(unscaled, point);
    }

    private void set(String text, int where) {
        int from = 0;
        int to = text.length();
        while (from < to && text.charAt(from) == '0') {
            from++;
        }
        while (to > from && text.charAt(to - 1) == '0') {
            to--;
        }
        if (from == to) {
            digits = "0";
            point = 1;
            return;
        }
        digits = text.substring(from, to);
        point = where - from;
    }

    boolean isZero() {
        return digits.equals("0");
    }

    /** The power of ten of the first digit. */
    int exponent() {
        return isZero() ? 0 : point - 1;
    }

    /** Keeps n digits, which may be none or fewer. */
    void keep(int n) {
        if (n >= digits.length()) {
            return;
        }
        if (n < 0 || n == 0 && digits.charAt(0) < '5') {
            digits = "0";
            point = 1;
            return;
        }
        boolean up = digits.charAt(n) >= '5';
        char[] kept = ("0" + digits.substring(0, n)).toCharArray();
        if (up) {
            int i = n;
            while (kept[i] == '9') {
                kept[i--] = '0';
            }
            kept[i]++;
        }
        set(new String(kept), point + 1);
    }

    /** Rounds to a number of places after the point. */
    void places(int n) {
        if (!isZero()) {
            keep(point + n);
        }
    }

    /** Appends n digits from one on, which may lie before the first or behind the last. */
    private void append(StringBuilder sb, int from, int n) {
        int before = Math.min(Math.max(-from, 0), n);
        FormatSpecifier.append(sb, '0', before);
        from += before;
        n -= before;
        int there = Math.min(Math.max(digits.length() - from, 0), n);
        if (there > 0) {
            sb.append(digits, from, from + there);
        }
        FormatSpecifier.append(sb, '0', n - there);
    }

    /** The number with exactly n places after the point. */
    void plain(StringBuilder sb, int n) {
        if (point <= 0 || isZero()) {
            sb.append('0');
        } else {
            append(sb, 0, point);
        }
        if (n > 0) {
            sb.append('.');
            append(sb, isZero() ? 1 : point, n);
        }
    }

    /** One digit, a point and n places. */
    void mantissa(StringBuilder sb, int n) {
        append(sb, 0, 1);
        if (n > 0) {
            sb.append('.');
            append(sb, 1, n);
        }
    }
}

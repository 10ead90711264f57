package android.text.method;

import android.text.InputType;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import java.util.Locale;

/** Takes digits, and a sign and a point if wanted. */
public class DigitsKeyListener extends NumberKeyListener {
    private static final String[] CHARS = {"0123456789", "0123456789-+", "0123456789.", "0123456789-+."};
    private static final DigitsKeyListener[] INSTANCES = new DigitsKeyListener[4];

    private final char[] accepted;
    private final boolean sign;
    private final boolean decimal;
    private final boolean custom;

    @Deprecated
    public DigitsKeyListener() {
        this(null, false, false);
    }

    @Deprecated
    public DigitsKeyListener(boolean sign, boolean decimal) {
        this(null, sign, decimal);
    }

    public DigitsKeyListener(Locale locale) {
        this(locale, false, false);
    }

    public DigitsKeyListener(Locale locale, boolean sign, boolean decimal) {
        this.sign = sign;
        this.decimal = decimal;
        custom = false;
        accepted = CHARS[(sign ? 1 : 0) | (decimal ? 2 : 0)].toCharArray();
    }

    private DigitsKeyListener(String accepted) {
        sign = false;
        decimal = false;
        custom = true;
        this.accepted = accepted.toCharArray();
    }

    @Deprecated
    public static DigitsKeyListener getInstance() {
        return getInstance(false, false);
    }

    @Deprecated
    public static DigitsKeyListener getInstance(boolean sign, boolean decimal) {
        int kind = (sign ? 1 : 0) | (decimal ? 2 : 0);
        if (INSTANCES[kind] == null) INSTANCES[kind] = new DigitsKeyListener(null, sign, decimal);
        return INSTANCES[kind];
    }

    public static DigitsKeyListener getInstance(Locale locale) {
        return getInstance(false, false);
    }

    public static DigitsKeyListener getInstance(Locale locale, boolean sign, boolean decimal) {
        return getInstance(sign, decimal);
    }

    public static DigitsKeyListener getInstance(String accepted) {
        return new DigitsKeyListener(accepted);
    }

    @Override
    protected char[] getAcceptedChars() {
        return accepted;
    }

    @Override
    public int getInputType() {
        int type = InputType.TYPE_CLASS_NUMBER;
        if (sign) type |= InputType.TYPE_NUMBER_FLAG_SIGNED;
        if (decimal) type |= InputType.TYPE_NUMBER_FLAG_DECIMAL;
        return type;
    }

    private static boolean isSign(char c) {
        return c == '-' || c == '+';
    }

    @Override
    public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
        CharSequence out = super.filter(source, start, end, dest, dstart, dend);
        if (!sign && !decimal) return out;
        if (out != null) {
            source = out;
            start = 0;
            end = out.length();
        }
        int signAt = -1;
        int pointAt = -1;
        int dlen = dest.length();
        for (int i = 0; i < dstart; i++) {
            char c = dest.charAt(i);
            if (isSign(c)) signAt = i;
            else if (c == '.') pointAt = i;
        }
        for (int i = dend; i < dlen; i++) {
            char c = dest.charAt(i);
            if (isSign(c)) return ""; // nothing goes in front of a sign
            else if (c == '.') pointAt = i;
        }
        SpannableStringBuilder stripped = null;
        for (int i = end - 1; i >= start; i--) {
            char c = source.charAt(i);
            boolean strip = false;
            if (isSign(c)) {
                if (i != start || dstart != 0) strip = true;
                else if (signAt >= 0) strip = true;
                else signAt = i;
            } else if (c == '.') {
                if (pointAt >= 0) strip = true;
                else pointAt = i;
            }
            if (strip) {
                if (end == start + 1) return "";
                if (stripped == null) stripped = new SpannableStringBuilder(source, start, end);
                stripped.delete(i - start, i + 1 - start);
            }
        }
        return stripped != null ? stripped : out;
    }
}

package java.text;

import java.util.Arrays;

/** Picks a text by the range a number falls in. */
public class ChoiceFormat extends NumberFormat {
    private static final long serialVersionUID = 1795184449645032964L;

    private double[] choiceLimits;
    private String[] choiceFormats;

    public ChoiceFormat(String pattern) {
        applyPattern(pattern);
    }

    public ChoiceFormat(double[] limits, String[] formats) {
        setChoices(limits, formats);
    }

    public void applyPattern(String pattern) {
        double[] limits = new double[4];
        String[] formats = new String[4];
        int count = 0;
        StringBuilder number = new StringBuilder();
        StringBuilder text = new StringBuilder();
        StringBuilder current = number;
        double limit = 0;
        double last = Double.NaN;
        boolean quoted = false;
        int n = pattern.length();
        for (int i = 0; i <= n; i++) {
            char c = i < n ? pattern.charAt(i) : '|';
            if (i < n && c == '\'') {
                if (i + 1 < n && pattern.charAt(i + 1) == '\'') {
                    current.append('\'');
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (i < n && quoted) {
                current.append(c);
            } else if (current == number && (c == '<' || c == '#' || c == '\u2264') && i < n) {
                if (number.length() == 0) {
                    throw new IllegalArgumentException("Each interval must contain a number before a format");
                }
                String s = number.toString().trim();
                if (s.equals("\u221e")) {
                    limit = Double.POSITIVE_INFINITY;
                } else if (s.equals("-\u221e")) {
                    limit = Double.NEGATIVE_INFINITY;
                } else {
                    limit = Double.parseDouble(s);
                }
                if (c == '<' && !Double.isInfinite(limit)) {
                    limit = nextDouble(limit);
                }
                if (limit <= last) {
                    throw new IllegalArgumentException("Incorrect order of intervals, must be in ascending order");
                }
                number.setLength(0);
                current = text;
            } else if (c == '|') {
                if (current == number) {
                    if (i == n) {
                        break;
                    }
                    continue;
                }
                if (count == limits.length) {
                    limits = Arrays.copyOf(limits, count * 2);
                    formats = Arrays.copyOf(formats, count * 2);
                }
                limits[count] = limit;
                formats[count++] = text.toString();
                last = limit;
                text.setLength(0);
                current = number;
            } else {
                current.append(c);
            }
        }
        choiceLimits = Arrays.copyOf(limits, count);
        choiceFormats = Arrays.copyOf(formats, count);
    }

    public String toPattern() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < choiceLimits.length; i++) {
            if (i > 0) {
                sb.append('|');
            }
            double less = previousDouble(choiceLimits[i]);
            double here = Math.abs(Math.IEEEremainder(choiceLimits[i], 1.0));
            double there = Math.abs(Math.IEEEremainder(less, 1.0));
            if (here < there) {
                sb.append(choiceLimits[i]).append('#');
            } else {
                if (choiceLimits[i] == Double.POSITIVE_INFINITY) {
                    sb.append('\u221e');
                } else if (choiceLimits[i] == Double.NEGATIVE_INFINITY) {
                    sb.append("-\u221e");
                } else {
                    sb.append(less);
                }
                sb.append('<');
            }
            String s = choiceFormats[i];
            boolean quote = s.indexOf('<') >= 0 || s.indexOf('#') >= 0 || s.indexOf('\u2264') >= 0 || s.indexOf('|') >= 0;
            if (quote) {
                sb.append('\'');
            }
            sb.append(s.replace("'", "''"));
            if (quote) {
                sb.append('\'');
            }
        }
        return sb.toString();
    }

    public void setChoices(double[] limits, String[] formats) {
        if (limits.length != formats.length) {
            throw new IllegalArgumentException("limits and formats must be of the same length");
        }
        choiceLimits = limits.clone();
        choiceFormats = formats.clone();
    }

    public double[] getLimits() {
        return choiceLimits.clone();
    }

    public Object[] getFormats() {
        return choiceFormats.clone();
    }

    @Override
    public StringBuffer format(long number, StringBuffer sb, FieldPosition pos) {
        return format((double) number, sb, pos);
    }

    @Override
    public StringBuffer format(double number, StringBuffer sb, FieldPosition pos) {
        int i = 0;
        while (i < choiceLimits.length && number >= choiceLimits[i]) {
            i++;
        }
        return sb.append(choiceFormats[Math.max(i - 1, 0)]);
    }

    @Override
    public Number parse(String text, ParsePosition pos) {
        int furthest = pos.index;
        double best = Double.NaN;
        for (int i = 0; i < choiceFormats.length; i++) {
            if (text.startsWith(choiceFormats[i], pos.index)) {
                int end = pos.index + choiceFormats[i].length();
                if (end > furthest) {
                    furthest = end;
                    best = choiceLimits[i];
                }
            }
        }
        if (furthest == pos.index) {
            pos.errorIndex = furthest;
        }
        pos.index = furthest;
        return Double.valueOf(best);
    }

    public static final double nextDouble(double d) {
        return Math.nextUp(d);
    }

    public static final double previousDouble(double d) {
        return -Math.nextUp(-d);
    }

    public static double nextDouble(double d, boolean positive) {
        return positive ? nextDouble(d) : previousDouble(d);
    }

    @Override
    public int hashCode() {
        return choiceLimits.length * 31 + (choiceFormats.length > 0 ? choiceFormats[choiceFormats.length - 1].hashCode() : 0);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChoiceFormat && Arrays.equals(choiceLimits, ((ChoiceFormat) o).choiceLimits)
                && Arrays.equals(choiceFormats, ((ChoiceFormat) o).choiceFormats);
    }

    @Override
    public Object clone() {
        ChoiceFormat f = (ChoiceFormat) super.clone();
        f.choiceLimits = choiceLimits.clone();
        f.choiceFormats = choiceFormats.clone();
        return f;
    }
}

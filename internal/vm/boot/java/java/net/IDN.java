package java.net;

import java.text.Normalizer;

/** Names of hosts in other letters than ASCII's, and how they are written in those (RFC 3490 and 3492). */
public final class IDN {
    public static final int ALLOW_UNASSIGNED = 1;
    public static final int USE_STD3_ASCII_RULES = 2;

    private static final String PREFIX = "xn--";
    private static final int BASE = 36;
    private static final int FIRST = 128;

    private IDN() {
    }

    public static String toASCII(String input) {
        return toASCII(input, 0);
    }

    public static String toASCII(String input, int flag) {
        if (input.length() == 1 && dot(input.charAt(0))) {
            return ".";
        }
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < input.length(); ) {
            int end = labelEnd(input, start);
            out.append(encodeLabel(input.substring(start, end), flag));
            if (end < input.length()) {
                out.append('.');
            }
            start = end + 1;
        }
        return out.toString();
    }

    public static String toUnicode(String input) {
        return toUnicode(input, 0);
    }

    public static String toUnicode(String input, int flag) {
        if (input.length() == 1 && dot(input.charAt(0))) {
            return ".";
        }
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < input.length(); ) {
            int end = labelEnd(input, start);
            out.append(decodeLabel(input.substring(start, end), flag));
            if (end < input.length()) {
                out.append('.');
            }
            start = end + 1;
        }
        return out.toString();
    }

    private static boolean dot(char c) {
        return c == '.' || c == '\u3002' || c == '\uff0e' || c == '\uff61';
    }

    private static int labelEnd(String s, int at) {
        while (at < s.length() && !dot(s.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean ascii(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) >= FIRST) {
                return false;
            }
        }
        return true;
    }

    private static String encodeLabel(String label, int flag) {
        if (label.isEmpty()) {
            throw new IllegalArgumentException("Empty label is not a legal name");
        }
        String s = ascii(label) ? label : prepare(label, flag);
        if (s.isEmpty()) {
            throw new IllegalArgumentException("Empty label is not a legal name");
        }
        if ((flag & USE_STD3_ASCII_RULES) != 0) {
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                if (c < FIRST && c != '-' && !Character.isLetterOrDigit(c)) {
                    throw new IllegalArgumentException("Contains non-LDH ASCII characters");
                }
            }
            if (s.startsWith("-") || s.endsWith("-")) {
                throw new IllegalArgumentException("Has leading or trailing hyphen");
            }
        }
        if (!ascii(s)) {
            if (s.regionMatches(true, 0, PREFIX, 0, PREFIX.length())) {
                throw new IllegalArgumentException("The input starts with the ACE Prefix");
            }
            s = PREFIX + encode(s).toLowerCase(java.util.Locale.ROOT);
        }
        if (s.length() > 63) {
            throw new IllegalArgumentException("The label in the input is too long");
        }
        return s;
    }

    /** Folds and composes a label as names are compared, and refuses what no name may have. */
    private static String prepare(String label, int flag) {
        String folded = label.replace("\u00df", "ss").replace("\u03c2", "\u03c3").replace("\u00ad", "").replace("\u200b", "")
                .replace("\u200c", "").replace("\u200d", "").replace("\u2060", "").replace("\ufeff", "");
        String s = Normalizer.normalize(folded.toLowerCase(java.util.Locale.ROOT), Normalizer.Form.NFKC);
        s = Normalizer.normalize(s.toLowerCase(java.util.Locale.ROOT), Normalizer.Form.NFKC);
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) {
            int c = s.codePointAt(i);
            int type = Character.getType(c);
            if (c >= FIRST && (Character.isSpaceChar(c) || type == Character.CONTROL || type == Character.FORMAT
                    || type == Character.PRIVATE_USE || type == Character.SURROGATE)) {
                throw new IllegalArgumentException("A prohibited code point was found in the input");
            }
            if ((flag & ALLOW_UNASSIGNED) == 0 && newer(c)) {
                throw new IllegalArgumentException("An unassigned code point was found in the input");
            }
        }
        return s;
    }

    /** Whether Unicode 3.2, the one that names may use, lacks a code point, as it does all emoji outside the first plane. */
    private static boolean newer(int c) {
        return c > 0xffff && !(c >= 0x10300 && c <= 0x1034f || c >= 0x10400 && c <= 0x1044f || c >= 0x1d000 && c <= 0x1d1ff
                || c >= 0x1d400 && c <= 0x1d7ff || c >= 0x20000 && c <= 0x2a6df || c >= 0x2f800 && c <= 0x2fa1f)
                || !Character.isDefined(c);
    }

    /** A label as people read it, or as it is where it cannot be. */
    private static String decodeLabel(String label, int flag) {
        try {
            String s = ascii(label) ? label : prepare(label, flag);
            if (!s.regionMatches(true, 0, PREFIX, 0, PREFIX.length())) {
                return ascii(label) ? label : s;
            }
            String decoded = decode(s.substring(PREFIX.length()));
            if (encodeLabel(decoded, flag).equalsIgnoreCase(s)) {
                return decoded;
            }
        } catch (IllegalArgumentException e) {
            return label;
        }
        return label;
    }

    // ---- Punycode

    private static int adapt(int delta, int points, boolean first) {
        delta = first ? delta / 700 : delta / 2;
        delta += delta / points;
        int k = 0;
        for (; delta > 455; k += BASE) {
            delta /= BASE - 1;
        }
        return k + BASE * delta / (delta + 38);
    }

    private static int threshold(int k, int bias) {
        return Math.max(1, Math.min(26, k - bias));
    }

    private static String encode(String s) {
        StringBuilder out = new StringBuilder();
        int[] points = new int[s.codePointCount(0, s.length())];
        for (int i = 0, n = 0; i < s.length(); i += Character.charCount(points[n++])) {
            points[n] = s.codePointAt(i);
            if (points[n] < FIRST) {
                out.append((char) points[n]);
            }
        }
        int plain = out.length();
        int done = plain;
        if (plain > 0) {
            out.append('-');
        }
        int next = FIRST;
        int delta = 0;
        int bias = 72;
        while (done < points.length) {
            int lowest = Integer.MAX_VALUE;
            for (int p : points) {
                if (p >= next && p < lowest) {
                    lowest = p;
                }
            }
            delta += (lowest - next) * (done + 1);
            next = lowest;
            for (int p : points) {
                if (p < next) {
                    delta++;
                } else if (p == next) {
                    int q = delta;
                    for (int k = BASE; ; k += BASE) {
                        int t = threshold(k, bias);
                        if (q < t) {
                            break;
                        }
                        out.append(digit(t + (q - t) % (BASE - t)));
                        q = (q - t) / (BASE - t);
                    }
                    out.append(digit(q));
                    bias = adapt(delta, done + 1, done == plain);
                    delta = 0;
                    done++;
                }
            }
            delta++;
            next++;
        }
        return out.toString();
    }

    private static String decode(String s) {
        StringBuilder out = new StringBuilder();
        int at = s.lastIndexOf('-') + 1;
        if (at > 0) {
            out.append(s, 0, at - 1);
        }
        int next = FIRST;
        int bias = 72;
        long i = 0;
        for (int points = out.length() + 1; at < s.length(); points++) {
            long old = i;
            long weight = 1;
            for (int k = BASE; ; k += BASE) {
                int digit = at < s.length() ? value(s.charAt(at++)) : -1;
                if (digit < 0) {
                    throw new IllegalArgumentException("The input does not conform to Punycode");
                }
                i += digit * weight;
                int t = threshold(k, bias);
                if (digit < t) {
                    break;
                }
                weight *= BASE - t;
                if (i > Integer.MAX_VALUE || weight > Integer.MAX_VALUE) {
                    throw new IllegalArgumentException("The input does not conform to Punycode");
                }
            }
            bias = adapt((int) (i - old), points, old == 0);
            next += (int) (i / points);
            i %= points;
            if (next > Character.MAX_CODE_POINT) {
                throw new IllegalArgumentException("The input does not conform to Punycode");
            }
            out.insert(out.offsetByCodePoints(0, (int) i), Character.toChars(next));
            i++;
        }
        return out.toString();
    }

    private static char digit(int value) {
        return (char) (value < 26 ? 'a' + value : '0' + value - 26);
    }

    private static int value(char c) {
        return c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? c - 'A' : c >= '0' && c <= '9' ? c - '0' + 26 : -1;
    }
}

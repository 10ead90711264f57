package android.os;

/** A simple pattern: literal, prefix, or with "." and "*". */
public class PatternMatcher implements Parcelable {
    public static final int PATTERN_LITERAL = 0;
    public static final int PATTERN_PREFIX = 1;
    public static final int PATTERN_SIMPLE_GLOB = 2;
    public static final int PATTERN_ADVANCED_GLOB = 3;

    private final String mPattern;
    private final int mType;
    private final Advanced mAdvanced;

    public PatternMatcher(String pattern, int type) {
        mPattern = pattern;
        mType = type;
        mAdvanced = type == PATTERN_ADVANCED_GLOB ? new Advanced(pattern) : null;
    }

    public PatternMatcher(Parcel src) {
        this(src.readString(), src.readInt());
    }

    public final String getPath() {
        return mPattern;
    }

    public final int getType() {
        return mType;
    }

    public boolean match(String str) {
        if (str == null) {
            return false;
        }
        switch (mType) {
            case PATTERN_PREFIX:
                return str.startsWith(mPattern);
            case PATTERN_LITERAL:
                return mPattern.equals(str);
            case PATTERN_SIMPLE_GLOB:
                return matchGlob(mPattern, str);
            case PATTERN_ADVANCED_GLOB:
                return mAdvanced.matches(str);
        }
        return false;
    }

    /** "x*" takes as many x as it can and never gives back; ".*" stops at the first of what follows it. */
    private static boolean matchGlob(String pattern, String match) {
        final int np = pattern.length();
        if (np <= 0) {
            return match.length() <= 0;
        }
        final int nm = match.length();
        int ip = 0;
        int im = 0;
        char nextChar = pattern.charAt(0);
        while (ip < np && im < nm) {
            char c = nextChar;
            ip++;
            nextChar = ip < np ? pattern.charAt(ip) : 0;
            boolean escaped = c == '\\';
            if (escaped) {
                c = nextChar;
                ip++;
                nextChar = ip < np ? pattern.charAt(ip) : 0;
            }
            if (nextChar == '*') {
                if (!escaped && c == '.') {
                    if (ip >= np - 1) {
                        return true;
                    }
                    ip++;
                    nextChar = pattern.charAt(ip);
                    if (nextChar == '\\') {
                        ip++;
                        nextChar = ip < np ? pattern.charAt(ip) : 0;
                    }
                    while (im < nm && match.charAt(im) != nextChar) {
                        im++;
                    }
                    if (im == nm) {
                        return false;
                    }
                    ip++;
                    nextChar = ip < np ? pattern.charAt(ip) : 0;
                    im++;
                } else {
                    while (im < nm && match.charAt(im) == c) {
                        im++;
                    }
                    ip++;
                    nextChar = ip < np ? pattern.charAt(ip) : 0;
                }
            } else {
                if (c != '.' && match.charAt(im) != c) {
                    return false;
                }
                im++;
            }
        }
        if (ip >= np && im >= nm) {
            return true;
        }
        return ip == np - 2 && pattern.charAt(ip) == '.' && pattern.charAt(ip + 1) == '*';
    }

    @Override
    public String toString() {
        String type = "? ";
        switch (mType) {
            case PATTERN_LITERAL:
                type = "LITERAL: ";
                break;
            case PATTERN_PREFIX:
                type = "PREFIX: ";
                break;
            case PATTERN_SIMPLE_GLOB:
                type = "GLOB: ";
                break;
            case PATTERN_ADVANCED_GLOB:
                type = "ADVANCED: ";
                break;
        }
        return "PatternMatcher{" + type + mPattern + "}";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(mPattern);
        dest.writeInt(mType);
    }

    public static final Parcelable.Creator<PatternMatcher> CREATOR = new Parcelable.Creator<PatternMatcher>() {
        public PatternMatcher createFromParcel(Parcel source) {
            return new PatternMatcher(source);
        }

        public PatternMatcher[] newArray(int size) {
            return new PatternMatcher[size];
        }
    };

    /** A pattern with sets and counts, each of which takes as much as it can and gives nothing back. */
    private static final class Advanced {
        private final java.util.ArrayList<Token> mTokens = new java.util.ArrayList<Token>();

        private static final class Token {
            /** Pairs of first and last characters; null for any character. */
            StringBuilder ranges = new StringBuilder();
            boolean inverse;
            int min = 1;
            int max = 1;
            boolean counted;

            boolean takes(char c) {
                if (ranges == null) {
                    return true;
                }
                for (int i = 0; i < ranges.length(); i += 2) {
                    if (c >= ranges.charAt(i) && c <= ranges.charAt(i + 1)) {
                        return !inverse;
                    }
                }
                return inverse;
            }
        }

        Advanced(String pattern) {
            int i = 0;
            while (i < pattern.length()) {
                char c = pattern.charAt(i++);
                switch (c) {
                    case '[':
                        i = set(pattern, i);
                        break;
                    case '{':
                        i = range(pattern, i);
                        break;
                    case '*':
                        count(0, Integer.MAX_VALUE);
                        break;
                    case '+':
                        count(1, Integer.MAX_VALUE);
                        break;
                    case '.':
                        Token any = new Token();
                        any.ranges = null;
                        mTokens.add(any);
                        break;
                    case '\\':
                        if (i >= pattern.length()) {
                            throw new IllegalArgumentException("Escape found at end of pattern!");
                        }
                        c = pattern.charAt(i++);
                        // fall through
                    default:
                        Token literal = new Token();
                        literal.ranges.append(c).append(c);
                        mTokens.add(literal);
                }
            }
        }

        private int set(String pattern, int i) {
            Token t = new Token();
            if (i < pattern.length() && pattern.charAt(i) == '^') {
                t.inverse = true;
                i++;
            }
            while (true) {
                if (i >= pattern.length()) {
                    throw new IllegalArgumentException("Set was not terminated!");
                }
                char c = pattern.charAt(i++);
                if (c == ']') {
                    break;
                }
                if (c == '\\') {
                    if (i >= pattern.length()) {
                        throw new IllegalArgumentException("Escape found at end of pattern!");
                    }
                    c = pattern.charAt(i++);
                }
                char last = c;
                if (i + 1 < pattern.length() && pattern.charAt(i) == '-' && pattern.charAt(i + 1) != ']') {
                    last = pattern.charAt(i + 1);
                    i += 2;
                }
                t.ranges.append(c).append(last);
            }
            if (t.ranges.length() == 0) {
                throw new IllegalArgumentException("You must define characters in a set.");
            }
            mTokens.add(t);
            return i;
        }

        private int range(String pattern, int i) {
            int end = pattern.indexOf('}', i);
            if (!mayCount()) {
                throw new IllegalArgumentException("Modifier must follow a token.");
            }
            if (end < 0) {
                throw new IllegalArgumentException("Range not ended with '}'");
            }
            String text = pattern.substring(i, end);
            int comma = text.indexOf(',');
            try {
                int min = Integer.parseInt(comma < 0 ? text : text.substring(0, comma));
                int max = comma < 0 ? min : comma == text.length() - 1 ? Integer.MAX_VALUE : Integer.parseInt(text.substring(comma + 1));
                if (min > max) {
                    throw new IllegalArgumentException("Range quantifier minimum is greater than maximum");
                }
                count(min, max);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("Range number format incorrect", e);
            }
            return end + 1;
        }

        private boolean mayCount() {
            return !mTokens.isEmpty() && !mTokens.get(mTokens.size() - 1).counted;
        }

        private void count(int min, int max) {
            if (!mayCount()) {
                throw new IllegalArgumentException("Modifier must follow a token.");
            }
            Token t = mTokens.get(mTokens.size() - 1);
            t.min = min;
            t.max = max;
            t.counted = true;
        }

        boolean matches(String text) {
            int at = 0;
            for (Token t : mTokens) {
                int n = 0;
                while (n < t.max && at < text.length() && t.takes(text.charAt(at))) {
                    at++;
                    n++;
                }
                if (n < t.min) {
                    return false;
                }
            }
            return at == text.length();
        }
    }
}

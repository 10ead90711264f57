package android.os;

/** A simple pattern: literal, prefix, or with "." and "*". */
public class PatternMatcher implements Parcelable {
    public static final int PATTERN_LITERAL = 0;
    public static final int PATTERN_PREFIX = 1;
    public static final int PATTERN_SIMPLE_GLOB = 2;
    public static final int PATTERN_ADVANCED_GLOB = 3;

    private final String mPattern;
    private final int mType;
    private final java.util.regex.Pattern mAdvanced;

    public PatternMatcher(String pattern, int type) {
        mPattern = pattern;
        mType = type;
        mAdvanced = type == PATTERN_ADVANCED_GLOB ? java.util.regex.Pattern.compile(pattern, java.util.regex.Pattern.DOTALL) : null;
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
                return mAdvanced.matcher(str).matches();
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
}

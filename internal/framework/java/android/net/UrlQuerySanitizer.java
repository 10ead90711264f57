package android.net;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;

/** Takes a query apart and makes its values harmless. */
public class UrlQuerySanitizer {
    /** Makes a value harmless. */
    public interface ValueSanitizer {
        String sanitize(String value);
    }

    /** A parameter and its value. */
    public class ParameterValuePair {
        public String mParameter;
        public String mValue;

        public ParameterValuePair(String parameter, String value) {
            mParameter = parameter;
            mValue = value;
        }
    }

    /** Replaces characters that are not allowed by "_" or by a space. */
    public static class IllegalCharacterValueSanitizer implements ValueSanitizer {
        public static final int SPACE_OK = 1 << 0;
        public static final int OTHER_WHITESPACE_OK = 1 << 1;
        public static final int NON_7_BIT_ASCII_OK = 1 << 2;
        public static final int DQUOTE_OK = 1 << 3;
        public static final int SQUOTE_OK = 1 << 4;
        public static final int LT_OK = 1 << 5;
        public static final int GT_OK = 1 << 6;
        public static final int AMP_OK = 1 << 7;
        public static final int PCT_OK = 1 << 8;
        public static final int NUL_OK = 1 << 9;
        public static final int SCRIPT_URL_OK = 1 << 10;
        public static final int ALL_OK = 0x7ff;
        public static final int ALL_WHITESPACE_OK = SPACE_OK | OTHER_WHITESPACE_OK;
        public static final int ALL_ILLEGAL = 0;
        public static final int ALL_BUT_NUL_LEGAL = ALL_OK & ~NUL_OK;
        public static final int ALL_BUT_WHITESPACE_LEGAL = ALL_BUT_NUL_LEGAL & ~ALL_WHITESPACE_OK;
        public static final int ALL_BUT_NUL_AND_ANGLE_BRACKETS_LEGAL = ALL_BUT_NUL_LEGAL & ~(LT_OK | GT_OK);
        public static final int URL_LEGAL = NON_7_BIT_ASCII_OK | SQUOTE_OK | AMP_OK | PCT_OK;
        public static final int SPACE_LEGAL = SPACE_OK;
        public static final int AMP_LEGAL = AMP_OK;
        public static final int AMP_AND_SPACE_LEGAL = AMP_OK | SPACE_OK;
        public static final int URL_AND_SPACE_LEGAL = URL_LEGAL | SPACE_OK;

        private static final String JAVASCRIPT_PREFIX = "javascript:";
        private static final String VBSCRIPT_PREFIX = "vbscript:";

        private final int mFlags;

        public IllegalCharacterValueSanitizer(int flags) {
            mFlags = flags;
        }

        public String sanitize(String value) {
            if (value == null) {
                return null;
            }
            // Prefixes are looked for where they are allowed: the platform's own reading.
            if ((mFlags & SCRIPT_URL_OK) != 0) {
                String lower = value.toLowerCase(java.util.Locale.ROOT);
                if (lower.startsWith(JAVASCRIPT_PREFIX) || lower.startsWith(VBSCRIPT_PREFIX)) {
                    return "";
                }
            }
            if ((mFlags & ALL_WHITESPACE_OK) == 0) {
                value = trimWhitespace(value);
            }
            StringBuilder b = new StringBuilder(value.length());
            for (int i = 0; i < value.length(); i++) {
                char c = value.charAt(i);
                if (!characterIsLegal(c)) {
                    c = (mFlags & SPACE_OK) != 0 ? ' ' : '_';
                }
                b.append(c);
            }
            return b.toString();
        }

        private static String trimWhitespace(String value) {
            int start = 0;
            int end = value.length();
            while (start < end && isWhitespace(value.charAt(start))) {
                start++;
            }
            while (end > start && isWhitespace(value.charAt(end - 1))) {
                end--;
            }
            return value.substring(start, end);
        }

        private static boolean isWhitespace(char c) {
            return c == ' ' || c >= '\t' && c <= '\r';
        }

        private boolean characterIsLegal(char c) {
            switch (c) {
                case ' ':
                    return has(SPACE_OK);
                case '\t':
                case '\f':
                case '\n':
                case '\r':
                case '\u000b':
                    return has(OTHER_WHITESPACE_OK);
                case '"':
                    return has(DQUOTE_OK);
                case '\'':
                    return has(SQUOTE_OK);
                case '<':
                    return has(LT_OK);
                case '>':
                    return has(GT_OK);
                case '&':
                    return has(AMP_OK);
                case '%':
                    return has(PCT_OK);
                case '\0':
                    return has(NUL_OK);
                default:
                    return c >= 32 && c < 127 || c >= 128 && has(NON_7_BIT_ASCII_OK);
            }
        }

        private boolean has(int flag) {
            return (mFlags & flag) != 0;
        }
    }

    private final HashMap<String, ValueSanitizer> mSanitizers = new HashMap<String, ValueSanitizer>();
    private final HashMap<String, String> mEntries = new HashMap<String, String>();
    private final ArrayList<ParameterValuePair> mEntriesList = new ArrayList<ParameterValuePair>();
    private boolean mAllowUnregisteredParamaters;
    private boolean mPreferFirstRepeatedParameter;
    private ValueSanitizer mUnregisteredParameterValueSanitizer = getAllIllegal();

    public UrlQuerySanitizer() {}

    public UrlQuerySanitizer(String url) {
        setAllowUnregisteredParamaters(true);
        parseUrl(url);
    }

    public ValueSanitizer getUnregisteredParameterValueSanitizer() {
        return mUnregisteredParameterValueSanitizer;
    }

    public void setUnregisteredParameterValueSanitizer(ValueSanitizer sanitizer) {
        mUnregisteredParameterValueSanitizer = sanitizer;
    }

    private static ValueSanitizer of(int flags) {
        return new IllegalCharacterValueSanitizer(flags);
    }

    private static final ValueSanitizer sAllIllegal = of(IllegalCharacterValueSanitizer.ALL_ILLEGAL);
    private static final ValueSanitizer sAllButNulLegal = of(IllegalCharacterValueSanitizer.ALL_BUT_NUL_LEGAL);
    private static final ValueSanitizer sAllButWhitespaceLegal = of(IllegalCharacterValueSanitizer.ALL_BUT_WHITESPACE_LEGAL);
    private static final ValueSanitizer sURLLegal = of(IllegalCharacterValueSanitizer.URL_LEGAL);
    private static final ValueSanitizer sUrlAndSpaceLegal = of(IllegalCharacterValueSanitizer.URL_AND_SPACE_LEGAL);
    private static final ValueSanitizer sAmpLegal = of(IllegalCharacterValueSanitizer.AMP_LEGAL);
    private static final ValueSanitizer sAmpAndSpaceLegal = of(IllegalCharacterValueSanitizer.AMP_AND_SPACE_LEGAL);
    private static final ValueSanitizer sSpaceLegal = of(IllegalCharacterValueSanitizer.SPACE_LEGAL);
    private static final ValueSanitizer sAllButNulAndAngleBracketsLegal = of(IllegalCharacterValueSanitizer.ALL_BUT_NUL_AND_ANGLE_BRACKETS_LEGAL);

    public static final ValueSanitizer getAllIllegal() {
        return sAllIllegal;
    }

    public static final ValueSanitizer getAllButNulLegal() {
        return sAllButNulLegal;
    }

    public static final ValueSanitizer getAllButWhitespaceLegal() {
        return sAllButWhitespaceLegal;
    }

    public static final ValueSanitizer getUrlLegal() {
        return sURLLegal;
    }

    public static final ValueSanitizer getUrlAndSpaceLegal() {
        return sUrlAndSpaceLegal;
    }

    public static final ValueSanitizer getAmpLegal() {
        return sAmpLegal;
    }

    public static final ValueSanitizer getAmpAndSpaceLegal() {
        return sAmpAndSpaceLegal;
    }

    public static final ValueSanitizer getSpaceLegal() {
        return sSpaceLegal;
    }

    public static final ValueSanitizer getAllButNulAndAngleBracketsLegal() {
        return sAllButNulAndAngleBracketsLegal;
    }

    public void parseUrl(String url) {
        int mark = url.indexOf('?');
        parseQuery(mark >= 0 ? url.substring(mark + 1) : "");
    }

    public void parseQuery(String query) {
        clear();
        StringTokenizer tokenizer = new StringTokenizer(query, "&");
        while (tokenizer.hasMoreElements()) {
            String pair = tokenizer.nextToken();
            if (pair.length() > 0) {
                int eq = pair.indexOf('=');
                if (eq < 0) {
                    parseEntry(pair, "");
                } else {
                    parseEntry(pair.substring(0, eq), pair.substring(eq + 1));
                }
            }
        }
    }

    public Set<String> getParameterSet() {
        return mEntries.keySet();
    }

    public List<ParameterValuePair> getParameterList() {
        return mEntriesList;
    }

    public boolean hasParameter(String parameter) {
        return mEntries.containsKey(parameter);
    }

    public String getValue(String parameter) {
        return mEntries.get(parameter);
    }

    public void registerParameter(String parameter, ValueSanitizer valueSanitizer) {
        if (valueSanitizer == null) {
            mSanitizers.remove(parameter);
        }
        mSanitizers.put(parameter, valueSanitizer);
    }

    public void registerParameters(String[] parameters, ValueSanitizer valueSanitizer) {
        for (String parameter : parameters) {
            mSanitizers.put(parameter, valueSanitizer);
        }
    }

    public void setAllowUnregisteredParamaters(boolean allowUnregisteredParamaters) {
        mAllowUnregisteredParamaters = allowUnregisteredParamaters;
    }

    public boolean getAllowUnregisteredParamaters() {
        return mAllowUnregisteredParamaters;
    }

    public void setPreferFirstRepeatedParameter(boolean preferFirstRepeatedParameter) {
        mPreferFirstRepeatedParameter = preferFirstRepeatedParameter;
    }

    public boolean getPreferFirstRepeatedParameter() {
        return mPreferFirstRepeatedParameter;
    }

    protected void parseEntry(String parameter, String value) {
        String name = unescape(parameter);
        ValueSanitizer sanitizer = getEffectiveValueSanitizer(name);
        if (sanitizer != null) {
            addSanitizedEntry(name, sanitizer.sanitize(unescape(value)));
        }
    }

    protected void addSanitizedEntry(String parameter, String value) {
        mEntriesList.add(new ParameterValuePair(parameter, value));
        if (mPreferFirstRepeatedParameter && mEntries.containsKey(parameter)) {
            return;
        }
        mEntries.put(parameter, value);
    }

    public ValueSanitizer getValueSanitizer(String parameter) {
        return mSanitizers.get(parameter);
    }

    public ValueSanitizer getEffectiveValueSanitizer(String parameter) {
        ValueSanitizer sanitizer = getValueSanitizer(parameter);
        return sanitizer == null && mAllowUnregisteredParamaters ? getUnregisteredParameterValueSanitizer() : sanitizer;
    }

    public String unescape(String string) {
        int first = string.indexOf('%');
        if (first < 0) first = string.indexOf('+');
        if (first < 0) return string;
        // What stands before the first percent sign is kept, plus signs too.
        StringBuilder b = new StringBuilder(string.length()).append(string, 0, first);
        for (int i = first; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '+') {
                c = ' ';
            } else if (c == '%' && i + 2 < string.length() && isHexDigit(string.charAt(i + 1)) && isHexDigit(string.charAt(i + 2))) {
                c = (char) (decodeHexDigit(string.charAt(i + 1)) * 16 + decodeHexDigit(string.charAt(i + 2)));
                i += 2;
            }
            b.append(c);
        }
        return b.toString();
    }

    protected boolean isHexDigit(char c) {
        return decodeHexDigit(c) >= 0;
    }

    protected int decodeHexDigit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'A' && c <= 'F') {
            return c - 'A' + 10;
        }
        return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    }

    protected void clear() {
        mEntries.clear();
        mEntriesList.clear();
    }
}

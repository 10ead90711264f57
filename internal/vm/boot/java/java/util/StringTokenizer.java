package java.util;

/** Cuts a string at delimiter characters. */
public class StringTokenizer implements Enumeration<Object> {
    private final String str;
    private String delim;
    private final boolean returnDelims;
    private int position;

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        this.str = str;
        this.delim = delim;
        this.returnDelims = returnDelims;
        str.length(); // a null string is refused here, null delimiters at first use
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private boolean delimiterAt(int i) {
        int c = str.codePointAt(i);
        if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
            return delim.indexOf(c) >= 0;
        }
        for (int k = 0; k < delim.length(); k += Character.charCount(delim.codePointAt(k))) {
            if (delim.codePointAt(k) == c) {
                return true; // half of another character is none
            }
        }
        return false;
    }

    private int width(int i) {
        return Character.charCount(str.codePointAt(i));
    }

    /** Where the next token starts. */
    private int start(int i) {
        if (delim == null) {
            throw new NullPointerException();
        }
        while (!returnDelims && i < str.length() && delimiterAt(i)) {
            i += width(i);
        }
        return i;
    }

    /** Where the token that starts at i ends. */
    private int end(int i) {
        int e = i;
        while (e < str.length() && !delimiterAt(e)) {
            e += width(e);
        }
        return returnDelims && e == i && e < str.length() ? e + width(e) : e;
    }

    public boolean hasMoreTokens() {
        return start(position) < str.length();
    }

    public String nextToken() {
        int s = start(position);
        if (s >= str.length()) {
            position = s;
            throw new NoSuchElementException();
        }
        position = end(s);
        return str.substring(s, position);
    }

    public String nextToken(String delim) {
        this.delim = delim;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int n = 0;
        for (int i = start(position); i < str.length(); i = start(end(i))) {
            n++;
        }
        return n;
    }
}

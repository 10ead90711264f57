package org.json;

/** Reads JSON, and much that is nearly JSON. */
public class JSONTokener {
    /** What ends a literal without quotes, besides the end of its line. */
    private static final String AFTER_LITERAL = "{}[]/\\:,=;# \t\f";

    private final String in;
    private int pos;

    public JSONTokener(String in) {
        this.in = in != null && in.startsWith("\ufeff") ? in.substring(1) : in;
    }

    public Object nextValue() throws JSONException {
        switch (peek()) {
            case -1:
                throw syntaxError("End of input");
            case '{':
                pos++;
                return object();
            case '[':
                pos++;
                return array();
            case '\'':
            case '"':
                return nextString(in.charAt(pos++));
            default:
                String word = upTo(AFTER_LITERAL);
                if (word.isEmpty()) {
                    throw syntaxError("Expected literal value");
                }
                return literal(word);
        }
    }

    // ---- what means nothing

    /** The next character that is neither white space nor in a comment, where the reading stands then; -1 at the end. */
    private int peek() throws JSONException {
        while (pos < in.length()) {
            char c = in.charAt(pos);
            boolean known = pos + 1 < in.length();
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                pos++;
            } else if (c == '#' || c == '/' && known && in.charAt(pos + 1) == '/') {
                skipLine();
            } else if (c == '/' && known && in.charAt(pos + 1) == '*') {
                pos += 2;
                int end = in.indexOf("*/", pos);
                if (end < 0) {
                    throw syntaxError("Unterminated comment");
                }
                pos = end + 2;
            } else {
                return c;
            }
        }
        return -1;
    }

    private void skipLine() {
        while (pos < in.length()) {
            char c = in.charAt(pos++);
            if (c == '\n' || c == '\r') {
                break;
            }
        }
    }

    /** As peek, and goes behind the character. */
    private int take() throws JSONException {
        int c = peek();
        if (c >= 0) {
            pos++;
        }
        return c;
    }

    /** Takes what stands behind a member or element: true for a separator, false for the end of them all. */
    private boolean goesOn(char end, String complaint) throws JSONException {
        int c = take();
        if (c != end && c != ',' && c != ';') {
            throw syntaxError(complaint);
        }
        return c != end;
    }

    // ---- values

    private JSONObject object() throws JSONException {
        JSONObject object = new JSONObject();
        if (peek() == '}') {
            pos++;
            return object;
        }
        do {
            String name = name();
            int c = take();
            if (c != ':' && c != '=') {
                throw syntaxError("Expected ':' after " + name);
            }
            if (pos < in.length() && in.charAt(pos) == '>') {
                pos++;
            }
            object.put(name, nextValue());
        } while (goesOn('}', "Unterminated object"));
        return object;
    }

    private String name() throws JSONException {
        Object name = nextValue();
        if (name == null) {
            throw syntaxError("Names cannot be null");
        }
        if (!(name instanceof String)) {
            throw syntaxError("Names must be strings, but " + name + " is of type " + name.getClass().getName());
        }
        return (String) name;
    }

    /** An element left out is null; but nothing between the brackets is no element. */
    private JSONArray array() throws JSONException {
        JSONArray array = new JSONArray();
        if (peek() == ']') {
            pos++;
            return array;
        }
        do {
            switch (peek()) {
                case -1:
                    throw syntaxError("Unterminated array");
                case ']':
                case ',':
                case ';':
                    array.put((Object) null);
                    break;
                default:
                    array.put(nextValue());
            }
        } while (goesOn(']', "Unterminated array"));
        return array;
    }

    public String nextString(char quote) throws JSONException {
        StringBuilder unescaped = new StringBuilder();
        for (int plain = pos; pos < in.length(); ) {
            char c = in.charAt(pos++);
            if (c == quote) {
                return unescaped.append(in, plain, pos - 1).toString();
            }
            if (c == '\\') {
                unescaped.append(in, plain, pos - 1).append(escape());
                plain = pos;
            }
        }
        throw syntaxError("Unterminated string");
    }

    private char escape() throws JSONException {
        if (pos == in.length()) {
            throw syntaxError("Unterminated escape sequence");
        }
        char c = in.charAt(pos++);
        if (c == 'u') {
            if (in.length() - pos < 4) {
                throw syntaxError("Unterminated escape sequence");
            }
            String digits = in.substring(pos, pos += 4);
            try {
                return (char) Integer.parseInt(digits, 16);
            } catch (NumberFormatException e) {
                throw syntaxError("Invalid escape sequence: " + digits);
            }
        }
        int control = "tbnrf".indexOf(c);
        return control < 0 ? c : "\t\b\n\r\f".charAt(control);
    }

    private static Object literal(String word) {
        if (word.equalsIgnoreCase("null")) {
            return JSONObject.NULL;
        }
        Object flag = JSONType.BOOLEAN.parse(word);
        if (flag != null) {
            return flag;
        }
        try {
            return integer(word);
        } catch (NumberFormatException notWhole) {
            try {
                return Double.valueOf(word);
            } catch (NumberFormatException notNumber) {
                return word;
            }
        }
    }

    /** A whole number: hexadecimal behind 0x, octal behind 0, else decimal; an Integer if it fits in one. */
    private static Number integer(String word) {
        long n;
        if (word.startsWith("0x") || word.startsWith("0X")) {
            n = Long.parseLong(word.substring(2), 16);
        } else if (word.length() > 1 && word.charAt(0) == '0') {
            n = Long.parseLong(word.substring(1), 8);
        } else {
            n = Long.parseLong(word);
        }
        if (n == (int) n) {
            return Integer.valueOf((int) n);
        }
        return Long.valueOf(n);
    }

    public JSONException syntaxError(String message) {
        return new JSONException(message + this);
    }

    @Override
    public String toString() {
        return " at character " + pos + " of " + in;
    }

    // ---- reading by hand

    public boolean more() {
        return pos < in.length();
    }

    public char next() {
        return more() ? in.charAt(pos++) : '\0';
    }

    public char next(char c) throws JSONException {
        char found = next();
        if (found != c) {
            throw syntaxError("Expected " + c + " but was " + found);
        }
        return found;
    }

    public char nextClean() throws JSONException {
        int c = take();
        return c < 0 ? '\0' : (char) c;
    }

    public String next(int length) throws JSONException {
        if (pos + length > in.length()) {
            throw syntaxError(length + " is out of bounds");
        }
        int start = pos;
        pos += length;
        return in.substring(start, pos);
    }

    /** The text up to one of some characters or the end of the line. */
    private String upTo(String ends) {
        int start = pos;
        while (pos < in.length()) {
            char c = in.charAt(pos);
            if (c == '\n' || c == '\r' || ends.indexOf(c) >= 0) {
                break;
            }
            pos++;
        }
        return in.substring(start, pos);
    }

    public String nextTo(String excluded) {
        if (excluded == null) {
            throw new NullPointerException("excluded == null");
        }
        return upTo(excluded).trim();
    }

    public String nextTo(char excluded) {
        return nextTo(String.valueOf(excluded));
    }

    public void skipPast(String thru) {
        int found = in.indexOf(thru, pos);
        pos = found < 0 ? in.length() : found + thru.length();
    }

    public char skipTo(char to) {
        int found = in.indexOf(to, pos);
        if (found < 0) {
            return '\0';
        }
        pos = found;
        return to;
    }

    public void back() {
        pos = Math.max(pos - 1, 0);
    }

    public static int dehexchar(char hex) {
        return hex < 128 ? Character.digit(hex, 16) : -1;
    }
}

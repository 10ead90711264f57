package org.json;

import java.util.ArrayList;
import java.util.List;

/** Writes JSON piece by piece. */
public class JSONStringer {
    static final int EMPTY_ARRAY = 0;
    static final int ARRAY = 1;
    static final int EMPTY_OBJECT = 2;
    static final int DANGLING_KEY = 3;
    static final int OBJECT = 4;
    /** Values without array around them, for quoting and joining. */
    static final int BARE = 5;

    final StringBuilder out = new StringBuilder();
    private final List<Integer> stack = new ArrayList<Integer>();
    private final String indent;

    public JSONStringer() {
        indent = null;
    }

    JSONStringer(int indentSpaces) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < indentSpaces; i++) {
            sb.append(' ');
        }
        indent = sb.toString();
    }

    public JSONStringer array() throws JSONException {
        return open(EMPTY_ARRAY, "[");
    }

    public JSONStringer endArray() throws JSONException {
        return close(EMPTY_ARRAY, ARRAY, "]");
    }

    public JSONStringer object() throws JSONException {
        return open(EMPTY_OBJECT, "{");
    }

    public JSONStringer endObject() throws JSONException {
        return close(EMPTY_OBJECT, OBJECT, "}");
    }

    JSONStringer open(int scope, String bracket) throws JSONException {
        if (stack.isEmpty() && out.length() > 0) {
            throw new JSONException("Nesting problem: multiple top-level roots");
        }
        beforeValue();
        stack.add(Integer.valueOf(scope));
        out.append(bracket);
        return this;
    }

    JSONStringer close(int empty, int nonempty, String bracket) throws JSONException {
        int context = peek();
        if (context != nonempty && context != empty) {
            throw new JSONException("Nesting problem");
        }
        stack.remove(stack.size() - 1);
        if (context == nonempty && nonempty != BARE) {
            newline();
        }
        out.append(bracket);
        return this;
    }

    private int peek() throws JSONException {
        if (stack.isEmpty()) {
            throw new JSONException("Nesting problem");
        }
        return stack.get(stack.size() - 1).intValue();
    }

    private void replaceTop(int scope) {
        stack.set(stack.size() - 1, Integer.valueOf(scope));
    }

    public JSONStringer value(Object value) throws JSONException {
        if (stack.isEmpty()) {
            throw new JSONException("Nesting problem");
        }
        if (value instanceof JSONArray) {
            ((JSONArray) value).writeTo(this);
            return this;
        }
        if (value instanceof JSONObject) {
            ((JSONObject) value).writeTo(this);
            return this;
        }
        beforeValue();
        if (value == null || value instanceof Boolean || value == JSONObject.NULL) {
            out.append(value);
        } else if (value instanceof Number) {
            out.append(JSONObject.numberToString((Number) value));
        } else {
            string(value.toString());
        }
        return this;
    }

    public JSONStringer value(boolean value) throws JSONException {
        return value((Object) Boolean.valueOf(value));
    }

    public JSONStringer value(double value) throws JSONException {
        return value((Object) Double.valueOf(value));
    }

    public JSONStringer value(long value) throws JSONException {
        return value((Object) Long.valueOf(value));
    }

    private void string(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"':
                case '\\':
                case '/':
                    out.append('\\').append(c);
                    break;
                case '\t':
                    out.append("\\t");
                    break;
                case '\b':
                    out.append("\\b");
                    break;
                case '\n':
                    out.append("\\n");
                    break;
                case '\r':
                    out.append("\\r");
                    break;
                case '\f':
                    out.append("\\f");
                    break;
                default:
                    if (c <= 0x1f) {
                        out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
                    } else {
                        out.append(c);
                    }
            }
        }
        out.append('"');
    }

    private void newline() {
        if (indent == null) {
            return;
        }
        out.append('\n');
        for (int i = 0; i < stack.size(); i++) {
            out.append(indent);
        }
    }

    public JSONStringer key(String name) throws JSONException {
        if (name == null) {
            throw new JSONException("Names must be non-null");
        }
        int context = peek();
        if (context == OBJECT) {
            out.append(',');
        } else if (context != EMPTY_OBJECT) {
            throw new JSONException("Nesting problem");
        }
        newline();
        replaceTop(DANGLING_KEY);
        string(name);
        return this;
    }

    private void beforeValue() throws JSONException {
        if (stack.isEmpty()) {
            return;
        }
        int context = peek();
        if (context == EMPTY_ARRAY) {
            replaceTop(ARRAY);
            newline();
        } else if (context == ARRAY) {
            out.append(',');
            newline();
        } else if (context == DANGLING_KEY) {
            out.append(indent == null ? ":" : ": ");
            replaceTop(OBJECT);
        } else if (context != BARE) {
            throw new JSONException("Nesting problem");
        }
    }

    @Override
    public String toString() {
        return out.length() == 0 ? null : out.toString();
    }
}

package org.json;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;

/** The text of whole values: in one line, or each member and element in a line of its own. */
final class JSONText {
    private static final String ESCAPED = "\"\\/\t\b\n\r\f";
    private static final String ESCAPES = "\"\\/tbnrf";

    private final StringBuilder out;
    /** What each level adds at the start of a line; null for one line. */
    private final char[] indent;

    /** Text in one line, added to what is there. */
    JSONText(StringBuilder out) {
        this.out = out;
        this.indent = null;
    }

    /** Text in lines. */
    JSONText(int indentSpaces) {
        out = new StringBuilder();
        indent = new char[indentSpaces];
        Arrays.fill(indent, ' ');
    }

    /** A value in one line; null if a number in it has no text. */
    static String of(Object value) {
        try {
            return new JSONText(new StringBuilder()).add(value, 0).toString();
        } catch (JSONException e) {
            return null;
        }
    }

    JSONText add(Object value, int depth) throws JSONException {
        if (value instanceof JSONObject) {
            object(((JSONObject) value).members.entrySet().iterator(), depth + 1);
        } else if (value instanceof JSONArray) {
            array(((JSONArray) value).values.iterator(), depth + 1);
        } else if (value == null || value == JSONObject.NULL || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof Number) {
            out.append(JSONObject.numberToString((Number) value));
        } else {
            quote(value.toString());
        }
        return this;
    }

    private void object(Iterator<Map.Entry<String, Object>> members, int depth) throws JSONException {
        out.append('{');
        if (members.hasNext()) {
            while (true) {
                line(depth);
                Map.Entry<String, Object> member = members.next();
                String name = member.getKey();
                if (name == null) {
                    throw new JSONException("Names must be non-null");
                }
                quote(name);
                out.append(indent == null ? ":" : ": ");
                add(member.getValue(), depth);
                if (!members.hasNext()) {
                    break;
                }
                out.append(',');
            }
            line(depth - 1);
        }
        out.append('}');
    }

    private void array(Iterator<Object> elements, int depth) throws JSONException {
        out.append('[');
        if (elements.hasNext()) {
            while (true) {
                line(depth);
                add(elements.next(), depth);
                if (!elements.hasNext()) {
                    break;
                }
                out.append(',');
            }
            line(depth - 1);
        }
        out.append(']');
    }

    private void line(int depth) {
        if (indent != null) {
            out.append('\n');
            for (int i = 0; i < depth; i++) {
                out.append(indent);
            }
        }
    }

    /** Adds a string in quotes, what needs none unescaped. */
    JSONText quote(String s) {
        out.append('"');
        int plain = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            int known = c > '\\' ? -1 : ESCAPED.indexOf(c);
            if (known < 0 && c >= ' ') {
                continue;
            }
            out.append(s, plain, i).append('\\');
            if (known >= 0) {
                out.append(ESCAPES.charAt(known));
            } else {
                out.append(c < 16 ? "u000" : "u00").append(Integer.toHexString(c));
            }
            plain = i + 1;
        }
        out.append(s, plain, s.length()).append('"');
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}

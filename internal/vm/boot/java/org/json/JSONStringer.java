package org.json;

/** Writes JSON piece by piece, and minds that the pieces fit. */
public class JSONStringer {
    private static final String NESTING = "Nesting problem";

    private final StringBuilder out = new StringBuilder();
    private final JSONText text = new JSONText(out);
    /** The brackets that are open, the innermost last. */
    private final StringBuilder open = new StringBuilder();
    /** Whether the innermost object has had a name and not yet its value. */
    private boolean named;
    /** Whether nothing was begun yet in the innermost array or object. */
    private boolean empty;

    public JSONStringer() {
    }

    public JSONStringer array() throws JSONException {
        return begin('[');
    }

    public JSONStringer endArray() throws JSONException {
        return end('[', ']');
    }

    public JSONStringer object() throws JSONException {
        return begin('{');
    }

    public JSONStringer endObject() throws JSONException {
        return end('{', '}');
    }

    private JSONStringer begin(char bracket) throws JSONException {
        if (open.length() > 0) {
            next();
        } else if (out.length() > 0) {
            throw new JSONException(NESTING + ": multiple top-level roots");
        }
        open.append(bracket);
        empty = true;
        out.append(bracket);
        return this;
    }

    private JSONStringer end(char opening, char closing) throws JSONException {
        if (innermost() != opening || named) {
            throw new JSONException(NESTING);
        }
        open.setLength(open.length() - 1);
        empty = false;
        out.append(closing);
        return this;
    }

    private char innermost() throws JSONException {
        if (open.length() == 0) {
            throw new JSONException(NESTING);
        }
        return open.charAt(open.length() - 1);
    }

    /** Adds what stands between the text so far and a value: nothing, a comma, or a colon. */
    private void next() throws JSONException {
        if (innermost() == '[') {
            separate();
        } else if (named) {
            out.append(':');
            named = false;
        } else {
            throw new JSONException(NESTING);
        }
    }

    /** Adds a comma behind what there is in the innermost array or object. */
    private void separate() {
        if (!empty) {
            out.append(',');
        }
        empty = false;
    }

    public JSONStringer key(String name) throws JSONException {
        if (name == null) {
            throw new JSONException("Names must be non-null");
        }
        if (innermost() != '{' || named) {
            throw new JSONException(NESTING);
        }
        separate();
        text.quote(name);
        named = true;
        return this;
    }

    public JSONStringer value(Object value) throws JSONException {
        next();
        text.add(value, 0);
        return this;
    }

    public JSONStringer value(boolean value) throws JSONException {
        next();
        out.append(value);
        return this;
    }

    public JSONStringer value(double value) throws JSONException {
        next();
        out.append(JSONObject.numberToString(Double.valueOf(value)));
        return this;
    }

    public JSONStringer value(long value) throws JSONException {
        next();
        out.append(value);
        return this;
    }

    @Override
    public String toString() {
        return out.length() == 0 ? null : out.toString();
    }
}

package org.json;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Values one after the other; where one is missing, null stands. */
public class JSONArray {
    final List<Object> values = new ArrayList<Object>();

    public JSONArray() {
    }

    public JSONArray(Collection copyFrom) {
        if (copyFrom != null) {
            for (Object o : copyFrom) {
                values.add(JSONObject.wrap(o));
            }
        }
    }

    public JSONArray(JSONTokener readFrom) throws JSONException {
        values.addAll(JSONType.ARRAY.whole(readFrom.nextValue()).values);
    }

    public JSONArray(String json) throws JSONException {
        this(new JSONTokener(json));
    }

    public JSONArray(Object array) throws JSONException {
        Class<?> type = array.getClass();
        if (!type.isArray()) {
            throw new JSONException("Not a primitive array: " + type);
        }
        for (int i = 0, n = Array.getLength(array); i < n; i++) {
            values.add(JSONObject.wrap(Array.get(array, i)));
        }
    }

    public int length() {
        return values.size();
    }

    // ---- putting

    public JSONArray put(boolean value) {
        return add(Boolean.valueOf(value));
    }

    public JSONArray put(double value) throws JSONException {
        return add(JSONObject.finite(Double.valueOf(value)));
    }

    public JSONArray put(int value) {
        return add(Integer.valueOf(value));
    }

    public JSONArray put(long value) {
        return add(Long.valueOf(value));
    }

    /** Adds any value, unchecked as on Android: toString of an array with NaN is null. */
    public JSONArray put(Object value) {
        return add(value);
    }

    private JSONArray add(Object value) {
        values.add(value);
        return this;
    }

    public JSONArray put(int index, boolean value) throws JSONException {
        return put(index, (Object) Boolean.valueOf(value));
    }

    public JSONArray put(int index, double value) throws JSONException {
        return put(index, (Object) Double.valueOf(value));
    }

    public JSONArray put(int index, int value) throws JSONException {
        return put(index, (Object) Integer.valueOf(value));
    }

    public JSONArray put(int index, long value) throws JSONException {
        return put(index, (Object) Long.valueOf(value));
    }

    public JSONArray put(int index, Object value) throws JSONException {
        JSONObject.finite(value);
        for (int n = values.size(); n <= index; n++) {
            values.add(null);
        }
        values.set(index, value);
        return this;
    }

    public Object remove(int index) {
        return has(index) ? values.remove(index) : null;
    }

    // ---- getting

    private boolean has(int index) {
        return index >= 0 && index < values.size();
    }

    public boolean isNull(int index) {
        return JSONObject.NULL.equals(opt(index));
    }

    public Object get(int index) throws JSONException {
        Object value;
        try {
            value = values.get(index);
        } catch (IndexOutOfBoundsException e) {
            throw new JSONException("Index " + index + " out of range [0.." + values.size() + ")");
        }
        if (value == null) {
            throw new JSONException("Value at " + index + " is null.");
        }
        return value;
    }

    public Object opt(int index) {
        return has(index) ? values.get(index) : null;
    }

    public boolean getBoolean(int index) throws JSONException {
        return JSONType.BOOLEAN.at(index, get(index));
    }

    public boolean optBoolean(int index) {
        return optBoolean(index, false);
    }

    public boolean optBoolean(int index, boolean fallback) {
        return JSONType.BOOLEAN.or(fallback, opt(index));
    }

    public double getDouble(int index) throws JSONException {
        return JSONType.DOUBLE.at(index, get(index));
    }

    public double optDouble(int index) {
        return optDouble(index, Double.NaN);
    }

    public double optDouble(int index, double fallback) {
        return JSONType.DOUBLE.or(fallback, opt(index));
    }

    public int getInt(int index) throws JSONException {
        return JSONType.INT.at(index, get(index));
    }

    public int optInt(int index) {
        return optInt(index, 0);
    }

    public int optInt(int index, int fallback) {
        return JSONType.INT.or(fallback, opt(index));
    }

    public long getLong(int index) throws JSONException {
        return JSONType.LONG.at(index, get(index));
    }

    public long optLong(int index) {
        return optLong(index, 0L);
    }

    public long optLong(int index, long fallback) {
        return JSONType.LONG.or(fallback, opt(index));
    }

    public String getString(int index) throws JSONException {
        return JSONType.STRING.at(index, get(index));
    }

    public String optString(int index) {
        return optString(index, "");
    }

    public String optString(int index, String fallback) {
        return JSONType.STRING.or(fallback, opt(index));
    }

    public JSONArray getJSONArray(int index) throws JSONException {
        return JSONType.ARRAY.at(index, get(index));
    }

    public JSONArray optJSONArray(int index) {
        return JSONType.ARRAY.or(null, opt(index));
    }

    public JSONObject getJSONObject(int index) throws JSONException {
        return JSONType.OBJECT.at(index, get(index));
    }

    public JSONObject optJSONObject(int index) {
        return JSONType.OBJECT.or(null, opt(index));
    }

    public JSONObject toJSONObject(JSONArray names) throws JSONException {
        int pairs = Math.min(values.size(), names.length());
        if (pairs == 0) {
            return null;
        }
        JSONObject object = new JSONObject();
        for (int i = 0; i < pairs; i++) {
            object.put(JSONType.STRING.or(null, names.opt(i)), opt(i));
        }
        return object;
    }

    // ---- text

    public String join(String separator) throws JSONException {
        StringBuilder joined = new StringBuilder();
        JSONText text = new JSONText(joined);
        for (Object value : values) {
            if (joined.length() > 0) {
                joined.append(separator);
            }
            text.add(value, 0);
        }
        return joined.toString();
    }

    @Override
    public String toString() {
        return JSONText.of(this);
    }

    public String toString(int indentSpaces) throws JSONException {
        return new JSONText(indentSpaces).add(this, 0).toString();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof JSONArray && values.equals(((JSONArray) o).values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }
}

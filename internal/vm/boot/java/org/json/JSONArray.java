package org.json;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Values one after the other. */
public class JSONArray {
    private final List<Object> values = new ArrayList<Object>();

    public JSONArray() {
    }

    public JSONArray(Collection copyFrom) {
        if (copyFrom != null) {
            for (Object o : copyFrom) {
                put(JSONObject.wrap(o));
            }
        }
    }

    public JSONArray(JSONTokener readFrom) throws JSONException {
        Object value = readFrom.nextValue();
        if (!(value instanceof JSONArray)) {
            throw JSON.typeMismatch(value, "JSONArray");
        }
        values.addAll(((JSONArray) value).values);
    }

    public JSONArray(String json) throws JSONException {
        this(new JSONTokener(json));
    }

    public JSONArray(Object array) throws JSONException {
        if (!array.getClass().isArray()) {
            throw new JSONException("Not a primitive array: " + array.getClass());
        }
        int n = Array.getLength(array);
        for (int i = 0; i < n; i++) {
            put(JSONObject.wrap(Array.get(array, i)));
        }
    }

    public int length() {
        return values.size();
    }

    public JSONArray put(boolean value) {
        values.add(Boolean.valueOf(value));
        return this;
    }

    public JSONArray put(double value) throws JSONException {
        values.add(Double.valueOf(JSON.checkDouble(value)));
        return this;
    }

    public JSONArray put(int value) {
        values.add(Integer.valueOf(value));
        return this;
    }

    public JSONArray put(long value) {
        values.add(Long.valueOf(value));
        return this;
    }

    public JSONArray put(Object value) {
        values.add(value);
        return this;
    }

    void checkedPut(Object value) throws JSONException {
        if (value instanceof Number) {
            JSON.checkDouble(((Number) value).doubleValue());
        }
        put(value);
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
        if (value instanceof Number) {
            JSON.checkDouble(((Number) value).doubleValue());
        }
        while (values.size() <= index) {
            values.add(null);
        }
        values.set(index, value);
        return this;
    }

    public boolean isNull(int index) {
        Object value = opt(index);
        return value == null || value == JSONObject.NULL;
    }

    public Object get(int index) throws JSONException {
        Object value;
        try {
            value = values.get(index);
        } catch (IndexOutOfBoundsException e) {
            throw new JSONException("Index " + index + " out of range [0.." + values.size() + ")", e);
        }
        if (value == null) {
            throw new JSONException("Value at " + index + " is null.");
        }
        return value;
    }

    public Object opt(int index) {
        return index < 0 || index >= values.size() ? null : values.get(index);
    }

    public Object remove(int index) {
        return index < 0 || index >= values.size() ? null : values.remove(index);
    }

    public boolean getBoolean(int index) throws JSONException {
        Object o = get(index);
        Boolean b = JSON.toBoolean(o);
        if (b == null) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "boolean");
        }
        return b.booleanValue();
    }

    public boolean optBoolean(int index) {
        return optBoolean(index, false);
    }

    public boolean optBoolean(int index, boolean fallback) {
        Boolean b = JSON.toBoolean(opt(index));
        return b != null ? b.booleanValue() : fallback;
    }

    public double getDouble(int index) throws JSONException {
        Object o = get(index);
        Double d = JSON.toDouble(o);
        if (d == null) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "double");
        }
        return d.doubleValue();
    }

    public double optDouble(int index) {
        return optDouble(index, Double.NaN);
    }

    public double optDouble(int index, double fallback) {
        Double d = JSON.toDouble(opt(index));
        return d != null ? d.doubleValue() : fallback;
    }

    public int getInt(int index) throws JSONException {
        Object o = get(index);
        Integer i = JSON.toInteger(o);
        if (i == null) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "int");
        }
        return i.intValue();
    }

    public int optInt(int index) {
        return optInt(index, 0);
    }

    public int optInt(int index, int fallback) {
        Integer i = JSON.toInteger(opt(index));
        return i != null ? i.intValue() : fallback;
    }

    public long getLong(int index) throws JSONException {
        Object o = get(index);
        Long l = JSON.toLong(o);
        if (l == null) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "long");
        }
        return l.longValue();
    }

    public long optLong(int index) {
        return optLong(index, 0L);
    }

    public long optLong(int index, long fallback) {
        Long l = JSON.toLong(opt(index));
        return l != null ? l.longValue() : fallback;
    }

    public String getString(int index) throws JSONException {
        Object o = get(index);
        String s = JSON.toString(o);
        if (s == null) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "String");
        }
        return s;
    }

    public String optString(int index) {
        return optString(index, "");
    }

    public String optString(int index, String fallback) {
        String s = JSON.toString(opt(index));
        return s != null ? s : fallback;
    }

    public JSONArray getJSONArray(int index) throws JSONException {
        Object o = get(index);
        if (!(o instanceof JSONArray)) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "JSONArray");
        }
        return (JSONArray) o;
    }

    public JSONArray optJSONArray(int index) {
        Object o = opt(index);
        return o instanceof JSONArray ? (JSONArray) o : null;
    }

    public JSONObject getJSONObject(int index) throws JSONException {
        Object o = get(index);
        if (!(o instanceof JSONObject)) {
            throw JSON.typeMismatch(Integer.valueOf(index), o, "JSONObject");
        }
        return (JSONObject) o;
    }

    public JSONObject optJSONObject(int index) {
        Object o = opt(index);
        return o instanceof JSONObject ? (JSONObject) o : null;
    }

    public JSONObject toJSONObject(JSONArray names) throws JSONException {
        int n = Math.min(names.length(), values.size());
        if (n == 0) {
            return null;
        }
        JSONObject result = new JSONObject();
        for (int i = 0; i < n; i++) {
            result.put(JSON.toString(names.opt(i)), opt(i));
        }
        return result;
    }

    public String join(String separator) throws JSONException {
        JSONStringer stringer = new JSONStringer();
        stringer.open(JSONStringer.BARE, "");
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                stringer.out.append(separator);
            }
            stringer.value(values.get(i));
        }
        stringer.close(JSONStringer.BARE, JSONStringer.BARE, "");
        return stringer.out.toString();
    }

    @Override
    public String toString() {
        try {
            JSONStringer stringer = new JSONStringer();
            writeTo(stringer);
            return stringer.toString();
        } catch (JSONException e) {
            return null;
        }
    }

    public String toString(int indentSpaces) throws JSONException {
        JSONStringer stringer = new JSONStringer(indentSpaces);
        writeTo(stringer);
        return stringer.toString();
    }

    void writeTo(JSONStringer stringer) throws JSONException {
        stringer.array();
        for (Object value : values) {
            stringer.value(value);
        }
        stringer.endArray();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof JSONArray && ((JSONArray) o).values.equals(values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }
}

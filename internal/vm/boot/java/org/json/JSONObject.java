package org.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Names and values, in the order in which they were put. */
public class JSONObject {
    /** The value null, as JSON knows it. */
    public static final Object NULL = new Object() {
        @Override
        public boolean equals(Object o) {
            return o == null || o == this;
        }

        @Override
        public int hashCode() {
            return 0;
        }

        @Override
        public String toString() {
            return "null";
        }
    };

    final Map<String, Object> members = new LinkedHashMap<String, Object>();

    public JSONObject() {
    }

    public JSONObject(Map copyFrom) {
        for (Map.Entry<?, ?> e : ((Map<?, ?>) copyFrom).entrySet()) {
            if (e.getKey() == null) {
                throw new NullPointerException("key == null");
            }
            members.put((String) e.getKey(), wrap(e.getValue()));
        }
    }

    public JSONObject(JSONTokener readFrom) throws JSONException {
        members.putAll(JSONType.OBJECT.whole(readFrom.nextValue()).members);
    }

    public JSONObject(String json) throws JSONException {
        this(new JSONTokener(json));
    }

    public JSONObject(JSONObject copyFrom, String[] names) throws JSONException {
        for (String name : names) {
            Object value = copyFrom.opt(name);
            if (value != null) {
                members.put(name, value);
            }
        }
    }

    public int length() {
        return members.size();
    }

    // ---- putting

    public JSONObject put(String name, boolean value) throws JSONException {
        return set(name, Boolean.valueOf(value));
    }

    public JSONObject put(String name, double value) throws JSONException {
        return set(name, Double.valueOf(value));
    }

    public JSONObject put(String name, int value) throws JSONException {
        return set(name, Integer.valueOf(value));
    }

    public JSONObject put(String name, long value) throws JSONException {
        return set(name, Long.valueOf(value));
    }

    public JSONObject put(String name, Object value) throws JSONException {
        if (value == null) {
            members.remove(name);
            return this;
        }
        finite(value); // which Android checks before the name here
        return set(name, value);
    }

    public JSONObject putOpt(String name, Object value) throws JSONException {
        if (name != null && value != null) {
            put(name, value);
        }
        return this;
    }

    private JSONObject set(String name, Object value) throws JSONException {
        members.put(named(name), finite(value));
        return this;
    }

    private static String named(String name) throws JSONException {
        if (name == null) {
            throw new JSONException("Names must be non-null");
        }
        return name;
    }

    /** The value, which must be none of the numbers that JSON cannot write. */
    static Object finite(Object value) throws JSONException {
        if (value instanceof Number) {
            double d = ((Number) value).doubleValue();
            if (Double.isNaN(d) || Double.isInfinite(d)) {
                throw new JSONException("Forbidden numeric value: " + d);
            }
        }
        return value;
    }

    public JSONObject accumulate(String name, Object value) throws JSONException {
        Object present = members.get(named(name));
        if (present == null) {
            return put(name, value);
        }
        JSONArray all = JSONType.ARRAY.or(null, present);
        if (all == null) {
            all = new JSONArray().put(finite(present));
            all.put(finite(value));
            members.put(name, all);
        } else {
            all.put(finite(value));
        }
        return this;
    }

    /** As accumulate, but into an array from the first value on. */
    public JSONObject append(String name, Object value) throws JSONException {
        Object present = members.get(named(name));
        if (present == null) {
            present = new JSONArray();
            members.put(name, present);
        }
        if (!(present instanceof JSONArray)) {
            throw new JSONException("Key " + name + " is not a JSONArray");
        }
        ((JSONArray) present).put(finite(value));
        return this;
    }

    public Object remove(String name) {
        return members.remove(name);
    }

    // ---- getting

    public boolean isNull(String name) {
        return NULL.equals(members.get(name));
    }

    public boolean has(String name) {
        return members.containsKey(name);
    }

    public Object get(String name) throws JSONException {
        Object value = members.get(name);
        if (value == null) {
            throw new JSONException("No value for " + name);
        }
        return value;
    }

    public Object opt(String name) {
        return members.get(name);
    }

    public boolean getBoolean(String name) throws JSONException {
        return JSONType.BOOLEAN.at(name, get(name));
    }

    public boolean optBoolean(String name) {
        return optBoolean(name, false);
    }

    public boolean optBoolean(String name, boolean fallback) {
        return JSONType.BOOLEAN.or(fallback, opt(name));
    }

    public double getDouble(String name) throws JSONException {
        return JSONType.DOUBLE.at(name, get(name));
    }

    public double optDouble(String name) {
        return optDouble(name, Double.NaN);
    }

    public double optDouble(String name, double fallback) {
        return JSONType.DOUBLE.or(fallback, opt(name));
    }

    public int getInt(String name) throws JSONException {
        return JSONType.INT.at(name, get(name));
    }

    public int optInt(String name) {
        return optInt(name, 0);
    }

    public int optInt(String name, int fallback) {
        return JSONType.INT.or(fallback, opt(name));
    }

    public long getLong(String name) throws JSONException {
        return JSONType.LONG.at(name, get(name));
    }

    public long optLong(String name) {
        return optLong(name, 0L);
    }

    public long optLong(String name, long fallback) {
        return JSONType.LONG.or(fallback, opt(name));
    }

    public String getString(String name) throws JSONException {
        return JSONType.STRING.at(name, get(name));
    }

    public String optString(String name) {
        return optString(name, "");
    }

    public String optString(String name, String fallback) {
        return JSONType.STRING.or(fallback, opt(name));
    }

    public JSONArray getJSONArray(String name) throws JSONException {
        return JSONType.ARRAY.at(name, get(name));
    }

    public JSONArray optJSONArray(String name) {
        return JSONType.ARRAY.or(null, opt(name));
    }

    public JSONObject getJSONObject(String name) throws JSONException {
        return JSONType.OBJECT.at(name, get(name));
    }

    public JSONObject optJSONObject(String name) {
        return JSONType.OBJECT.or(null, opt(name));
    }

    public JSONArray toJSONArray(JSONArray names) throws JSONException {
        if (names == null || names.length() == 0) {
            return null;
        }
        JSONArray found = new JSONArray();
        for (Object name : names.values) {
            found.put(opt(JSONType.STRING.or(null, name)));
        }
        return found;
    }

    public Iterator<String> keys() {
        return keySet().iterator();
    }

    public Set<String> keySet() {
        return members.keySet();
    }

    public JSONArray names() {
        return length() == 0 ? null : new JSONArray(new ArrayList<String>(members.keySet()));
    }

    // ---- text

    @Override
    public String toString() {
        return JSONText.of(this);
    }

    public String toString(int indentSpaces) throws JSONException {
        return new JSONText(indentSpaces).add(this, 0).toString();
    }

    public static String numberToString(Number number) throws JSONException {
        if (number == null) {
            throw new JSONException("Number must be non-null");
        }
        double d = ((Number) finite(number)).doubleValue();
        if (number instanceof Double && d == 0 && 1 / d < 0) {
            return "-0";
        }
        long whole = number.longValue();
        return whole == d ? String.valueOf(whole) : number.toString();
    }

    public static String quote(String data) {
        return data == null ? "\"\"" : new JSONText(new StringBuilder()).quote(data).toString();
    }

    // ---- wrapping

    public static Object wrap(Object o) {
        if (o == null) {
            return NULL;
        }
        if (o instanceof JSONObject || o instanceof JSONArray || o == NULL) {
            return o;
        }
        try {
            if (o instanceof Collection) {
                return new JSONArray((Collection<?>) o);
            }
            if (o.getClass().isArray()) {
                return new JSONArray(o);
            }
            if (o instanceof Map) {
                return new JSONObject((Map<?, ?>) o);
            }
        } catch (Exception e) {
            return null; // what holds something that has no place in JSON is left out
        }
        String type = o.getClass().getName();
        if (!type.startsWith("java.")) {
            return null;
        }
        switch (type) {
            case "java.lang.Boolean":
            case "java.lang.Byte":
            case "java.lang.Character":
            case "java.lang.Double":
            case "java.lang.Float":
            case "java.lang.Integer":
            case "java.lang.Long":
            case "java.lang.Short":
            case "java.lang.String":
                return o;
            default:
                try {
                    return o.toString();
                } catch (Exception e) {
                    return null;
                }
        }
    }
}

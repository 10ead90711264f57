package org.json;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names and values, in the order in which they were put. */
public class JSONObject {
    private static final Double NEGATIVE_ZERO = Double.valueOf(-0d);

    /** The value null, as JSON knows it. */
    public static final Object NULL = new Object() {
        @Override
        public boolean equals(Object o) {
            return o == this || o == null;
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

    private final LinkedHashMap<String, Object> members = new LinkedHashMap<String, Object>();

    public JSONObject() {
    }

    public JSONObject(Map copyFrom) {
        for (Object o : copyFrom.entrySet()) {
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            String key = (String) e.getKey();
            if (key == null) {
                throw new NullPointerException("key == null");
            }
            members.put(key, wrap(e.getValue()));
        }
    }

    public JSONObject(JSONTokener readFrom) throws JSONException {
        Object value = readFrom.nextValue();
        if (!(value instanceof JSONObject)) {
            throw JSON.typeMismatch(value, "JSONObject");
        }
        members.putAll(((JSONObject) value).members);
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

    private static String checkName(String name) throws JSONException {
        if (name == null) {
            throw new JSONException("Names must be non-null");
        }
        return name;
    }

    public JSONObject put(String name, boolean value) throws JSONException {
        members.put(checkName(name), Boolean.valueOf(value));
        return this;
    }

    public JSONObject put(String name, double value) throws JSONException {
        members.put(checkName(name), Double.valueOf(JSON.checkDouble(value)));
        return this;
    }

    public JSONObject put(String name, int value) throws JSONException {
        members.put(checkName(name), Integer.valueOf(value));
        return this;
    }

    public JSONObject put(String name, long value) throws JSONException {
        members.put(checkName(name), Long.valueOf(value));
        return this;
    }

    public JSONObject put(String name, Object value) throws JSONException {
        if (value == null) {
            members.remove(name);
            return this;
        }
        if (value instanceof Number) {
            JSON.checkDouble(((Number) value).doubleValue());
        }
        members.put(checkName(name), value);
        return this;
    }

    public JSONObject putOpt(String name, Object value) throws JSONException {
        return name == null || value == null ? this : put(name, value);
    }

    public JSONObject accumulate(String name, Object value) throws JSONException {
        Object current = members.get(checkName(name));
        if (current == null) {
            return put(name, value);
        }
        if (current instanceof JSONArray) {
            ((JSONArray) current).checkedPut(value);
        } else {
            JSONArray array = new JSONArray();
            array.checkedPut(current);
            array.checkedPut(value);
            members.put(name, array);
        }
        return this;
    }

    public JSONObject append(String name, Object value) throws JSONException {
        Object current = members.get(checkName(name));
        JSONArray array;
        if (current instanceof JSONArray) {
            array = (JSONArray) current;
        } else if (current == null) {
            array = new JSONArray();
            members.put(name, array);
        } else {
            throw new JSONException("Key " + name + " is not a JSONArray");
        }
        array.checkedPut(value);
        return this;
    }

    public Object remove(String name) {
        return members.remove(name);
    }

    public boolean isNull(String name) {
        Object value = members.get(name);
        return value == null || value == NULL;
    }

    public boolean has(String name) {
        return members.containsKey(name);
    }

    public Object get(String name) throws JSONException {
        Object result = members.get(name);
        if (result == null) {
            throw new JSONException("No value for " + name);
        }
        return result;
    }

    public Object opt(String name) {
        return members.get(name);
    }

    public boolean getBoolean(String name) throws JSONException {
        Object o = get(name);
        Boolean b = JSON.toBoolean(o);
        if (b == null) {
            throw JSON.typeMismatch(name, o, "boolean");
        }
        return b.booleanValue();
    }

    public boolean optBoolean(String name) {
        return optBoolean(name, false);
    }

    public boolean optBoolean(String name, boolean fallback) {
        Boolean b = JSON.toBoolean(opt(name));
        return b != null ? b.booleanValue() : fallback;
    }

    public double getDouble(String name) throws JSONException {
        Object o = get(name);
        Double d = JSON.toDouble(o);
        if (d == null) {
            throw JSON.typeMismatch(name, o, "double");
        }
        return d.doubleValue();
    }

    public double optDouble(String name) {
        return optDouble(name, Double.NaN);
    }

    public double optDouble(String name, double fallback) {
        Double d = JSON.toDouble(opt(name));
        return d != null ? d.doubleValue() : fallback;
    }

    public int getInt(String name) throws JSONException {
        Object o = get(name);
        Integer i = JSON.toInteger(o);
        if (i == null) {
            throw JSON.typeMismatch(name, o, "int");
        }
        return i.intValue();
    }

    public int optInt(String name) {
        return optInt(name, 0);
    }

    public int optInt(String name, int fallback) {
        Integer i = JSON.toInteger(opt(name));
        return i != null ? i.intValue() : fallback;
    }

    public long getLong(String name) throws JSONException {
        Object o = get(name);
        Long l = JSON.toLong(o);
        if (l == null) {
            throw JSON.typeMismatch(name, o, "long");
        }
        return l.longValue();
    }

    public long optLong(String name) {
        return optLong(name, 0L);
    }

    public long optLong(String name, long fallback) {
        Long l = JSON.toLong(opt(name));
        return l != null ? l.longValue() : fallback;
    }

    public String getString(String name) throws JSONException {
        Object o = get(name);
        String s = JSON.toString(o);
        if (s == null) {
            throw JSON.typeMismatch(name, o, "String");
        }
        return s;
    }

    public String optString(String name) {
        return optString(name, "");
    }

    public String optString(String name, String fallback) {
        String s = JSON.toString(opt(name));
        return s != null ? s : fallback;
    }

    public JSONArray getJSONArray(String name) throws JSONException {
        Object o = get(name);
        if (!(o instanceof JSONArray)) {
            throw JSON.typeMismatch(name, o, "JSONArray");
        }
        return (JSONArray) o;
    }

    public JSONArray optJSONArray(String name) {
        Object o = opt(name);
        return o instanceof JSONArray ? (JSONArray) o : null;
    }

    public JSONObject getJSONObject(String name) throws JSONException {
        Object o = get(name);
        if (!(o instanceof JSONObject)) {
            throw JSON.typeMismatch(name, o, "JSONObject");
        }
        return (JSONObject) o;
    }

    public JSONObject optJSONObject(String name) {
        Object o = opt(name);
        return o instanceof JSONObject ? (JSONObject) o : null;
    }

    public JSONArray toJSONArray(JSONArray names) throws JSONException {
        if (names == null || names.length() == 0) {
            return null;
        }
        JSONArray result = new JSONArray();
        for (int i = 0; i < names.length(); i++) {
            result.put(opt(JSON.toString(names.opt(i))));
        }
        return result;
    }

    public Iterator<String> keys() {
        return members.keySet().iterator();
    }

    public Set<String> keySet() {
        return members.keySet();
    }

    public JSONArray names() {
        return members.isEmpty() ? null : new JSONArray(new ArrayList<String>(members.keySet()));
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
        stringer.object();
        for (Map.Entry<String, Object> e : members.entrySet()) {
            stringer.key(e.getKey()).value(e.getValue());
        }
        stringer.endObject();
    }

    public static String numberToString(Number number) throws JSONException {
        if (number == null) {
            throw new JSONException("Number must be non-null");
        }
        double d = JSON.checkDouble(number.doubleValue());
        if (number.equals(NEGATIVE_ZERO)) {
            return "-0";
        }
        long l = number.longValue();
        return d == l ? Long.toString(l) : number.toString();
    }

    public static String quote(String data) {
        if (data == null) {
            return "\"\"";
        }
        try {
            JSONStringer stringer = new JSONStringer();
            stringer.open(JSONStringer.BARE, "");
            stringer.value(data);
            stringer.close(JSONStringer.BARE, JSONStringer.BARE, "");
            return stringer.toString();
        } catch (JSONException e) {
            throw new AssertionError();
        }
    }

    public static Object wrap(Object o) {
        if (o == null) {
            return NULL;
        }
        if (o instanceof JSONArray || o instanceof JSONObject || o.equals(NULL)) {
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
            if (o instanceof Boolean || o instanceof Byte || o instanceof Character || o instanceof Double
                    || o instanceof Float || o instanceof Integer || o instanceof Long || o instanceof Short
                    || o instanceof String) {
                return o;
            }
            if (o.getClass().getName().startsWith("java.")) {
                return o.toString();
            }
        } catch (Exception e) {
            return null; // what cannot be wrapped is left out
        }
        return null;
    }
}

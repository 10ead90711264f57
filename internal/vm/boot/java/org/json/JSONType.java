package org.json;

/** A type that a value is asked for as, and how values of other types become it. */
abstract class JSONType<T> {
    static final JSONType<Boolean> BOOLEAN = new JSONType<Boolean>("boolean") {
        @Override
        Boolean convert(Object value) {
            return value instanceof Boolean ? (Boolean) value : null;
        }

        @Override
        Boolean parse(String text) {
            return text.equalsIgnoreCase("true") ? Boolean.TRUE : text.equalsIgnoreCase("false") ? Boolean.FALSE : null;
        }
    };

    static final JSONType<Double> DOUBLE = new JSONType<Double>("double") {
        @Override
        Double convert(Object value) {
            return value instanceof Number ? Double.valueOf(((Number) value).doubleValue()) : null;
        }

        @Override
        Double parse(String text) {
            return Double.valueOf(text);
        }
    };

    static final JSONType<Integer> INT = new JSONType<Integer>("int") {
        @Override
        Integer convert(Object value) {
            return value instanceof Number ? Integer.valueOf(((Number) value).intValue()) : null;
        }

        @Override
        Integer parse(String text) {
            return Integer.valueOf((int) Double.parseDouble(text));
        }
    };

    static final JSONType<Long> LONG = new JSONType<Long>("long") {
        @Override
        Long convert(Object value) {
            return value instanceof Number ? Long.valueOf(((Number) value).longValue()) : null;
        }

        @Override
        Long parse(String text) {
            return Long.valueOf((long) Double.parseDouble(text)); // so that long loses digits, as it does on Android
        }
    };

    static final JSONType<String> STRING = new JSONType<String>("String") {
        @Override
        String convert(Object value) {
            return String.valueOf(value);
        }

        @Override
        String parse(String text) {
            return text;
        }
    };

    static final JSONType<JSONArray> ARRAY = new JSONType<JSONArray>("JSONArray") {
        @Override
        JSONArray convert(Object value) {
            return value instanceof JSONArray ? (JSONArray) value : null;
        }
    };

    static final JSONType<JSONObject> OBJECT = new JSONType<JSONObject>("JSONObject") {
        @Override
        JSONObject convert(Object value) {
            return value instanceof JSONObject ? (JSONObject) value : null;
        }
    };

    private final String name;

    JSONType(String name) {
        this.name = name;
    }

    /** The value, no text, as one of this type; null if it is none. */
    abstract T convert(Object value);

    /** The text as a value of this type; null or a NumberFormatException if it is none. */
    T parse(String text) {
        return null;
    }

    /** The value as one of this type, or the fallback. */
    final T or(T fallback, Object value) {
        if (value == null) {
            return fallback;
        }
        T converted = null;
        if (value instanceof String) {
            try {
                converted = parse((String) value);
            } catch (NumberFormatException e) {
                return fallback;
            }
        } else {
            converted = convert(value);
        }
        return converted == null ? fallback : converted;
    }

    /** The value found at a name or index as one of this type, which it must be. */
    final T at(Object place, Object value) throws JSONException {
        T converted = or(null, value);
        if (converted == null) {
            throw mismatch(value, " at " + place);
        }
        return converted;
    }

    /** The value that a whole text holds as one of this type, which it must be. */
    final T whole(Object value) throws JSONException {
        T converted = or(null, value);
        if (converted == null) {
            throw mismatch(value, "");
        }
        return converted;
    }

    private JSONException mismatch(Object value, String place) {
        if (value == null) {
            return new JSONException("Value" + place + " is null.");
        }
        return new JSONException("Value " + value + place + " of type " + value.getClass().getName()
                + " cannot be converted to " + name);
    }
}

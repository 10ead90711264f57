package java.lang.invoke;

/** Primitive types, their wrappers, and conversions of boxed values. */
final class Boxes {
    private static final Class<?>[] PRIMITIVES = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, void.class};
    private static final Class<?>[] WRAPPERS = {Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Long.class, Float.class, Double.class, Void.class};
    private static final String LETTERS = "ZBCSIJFDV";

    private Boxes() {
    }

    static Class<?> wrapper(Class<?> c) {
        for (int i = 0; i < PRIMITIVES.length; i++) {
            if (PRIMITIVES[i] == c) {
                return WRAPPERS[i];
            }
        }
        return c;
    }

    static Class<?> primitive(Class<?> c) {
        for (int i = 0; i < WRAPPERS.length; i++) {
            if (WRAPPERS[i] == c) {
                return PRIMITIVES[i];
            }
        }
        return c;
    }

    static String letter(Class<?> c) {
        for (int i = 0; i < PRIMITIVES.length; i++) {
            if (PRIMITIVES[i] == c) {
                return LETTERS.substring(i, i + 1);
            }
        }
        return null;
    }

    static Class<?> ofLetter(String s) {
        int i = s.length() == 1 ? LETTERS.indexOf(s) : -1;
        return i < 0 ? null : PRIMITIVES[i];
    }

    /** Whether a value of one type can be passed as another at all. */
    static boolean convertible(Class<?> from, Class<?> to) {
        if (from == to || to == void.class || from == void.class) {
            return true;
        }
        if (from.isPrimitive() && to.isPrimitive()) {
            return widens(from, to);
        }
        if (from.isPrimitive()) {
            return to.isAssignableFrom(wrapper(from));
        }
        if (to.isPrimitive()) {
            Class<?> p = primitive(from);
            return p.isPrimitive() ? widens(p, to) : from.isAssignableFrom(wrapper(to));
        }
        return true;
    }

    private static final String ORDER = "BSIJFD";

    static boolean widens(Class<?> from, Class<?> to) {
        if (from == to) {
            return true;
        }
        if (to == boolean.class || from == boolean.class || to == char.class) {
            return false;
        }
        int t = ORDER.indexOf(letter(to));
        return from == char.class ? t >= 2 : ORDER.indexOf(letter(from)) < t;
    }

    /** The zero of a type, boxed. */
    static Object zero(Class<?> c) {
        if (!c.isPrimitive() || c == void.class) {
            return null;
        } else if (c == boolean.class) {
            return Boolean.FALSE;
        } else if (c == char.class) {
            return Character.valueOf((char) 0);
        }
        return convert(Integer.valueOf(0), c, true);
    }

    /** A boxed value as one of another type; explicit also narrows. */
    static Object convert(Object value, Class<?> to, boolean explicit) {
        if (to == void.class) {
            return null;
        }
        if (!to.isPrimitive()) {
            if (value != null && !to.isInstance(value)) {
                throw new ClassCastException("Cannot cast " + value.getClass().getName() + " to " + to.getName());
            }
            return value;
        }
        if (value == null) {
            if (explicit) {
                return zero(to);
            }
            throw new NullPointerException("Cannot cast null to " + to.getName());
        }
        Class<?> from = primitive(value.getClass());
        if (from == to) {
            return value;
        }
        if (!from.isPrimitive() || !explicit && !widens(from, to)) {
            throw new ClassCastException("Cannot cast " + value.getClass().getName() + " to " + to.getName());
        }
        if (from == boolean.class) {
            value = Integer.valueOf(((Boolean) value).booleanValue() ? 1 : 0);
        } else if (from == char.class) {
            value = Integer.valueOf(((Character) value).charValue());
        }
        Number n = (Number) value;
        if (to == boolean.class) {
            return Boolean.valueOf((n.byteValue() & 1) != 0);
        } else if (to == byte.class) {
            return Byte.valueOf((byte) n.intValue());
        } else if (to == char.class) {
            return Character.valueOf((char) n.intValue());
        } else if (to == short.class) {
            return Short.valueOf((short) n.intValue());
        } else if (to == int.class) {
            return Integer.valueOf(n.intValue());
        } else if (to == long.class) {
            return Long.valueOf(n.longValue());
        } else if (to == float.class) {
            return Float.valueOf(n.floatValue());
        }
        return Double.valueOf(n.doubleValue());
    }
}

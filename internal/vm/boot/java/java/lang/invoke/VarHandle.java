package java.lang.invoke;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Reads and changes a field, array elements, or bytes seen as wider values; one thread runs at a
 * time, so that all accesses are atomic.
 */
public class VarHandle {
    private final Field field;
    private final Class<?> array; // whose elements, or of whose elements' type bytes are seen as
    private final Class<?> type;
    private final ByteOrder order; // of bytes seen as wider values, otherwise null
    private final Class<?>[] coordinates;

    private VarHandle(Field field, Class<?> array, Class<?> type, ByteOrder order, Class<?>... coordinates) {
        this.field = field;
        this.array = array;
        this.type = type;
        this.order = order;
        this.coordinates = coordinates;
    }

    static VarHandle ofField(Field f) {
        f.setAccessible(true);
        Class<?>[] where = Modifier.isStatic(f.getModifiers()) ? new Class<?>[0] : new Class<?>[] {f.getDeclaringClass()};
        return new VarHandle(f, null, f.getType(), null, where);
    }

    static VarHandle ofArray(Class<?> array) {
        if (!array.isArray()) {
            throw new IllegalArgumentException("not an array type: " + array);
        }
        return new VarHandle(null, array, array.getComponentType(), null, array, int.class);
    }

    /** Of a byte[] or ByteBuffer as an array of a wider type. */
    static VarHandle ofBytes(Class<?> view, ByteOrder order, Class<?> holder) {
        Class<?> t = view.isArray() ? view.getComponentType() : null;
        if (t == null || !t.isPrimitive() || t == byte.class || t == boolean.class) {
            throw new IllegalArgumentException("not a supported view: " + view);
        }
        if (order == null) {
            throw new NullPointerException();
        }
        return new VarHandle(null, view, t, order, holder, int.class);
    }

    public Class<?> varType() {
        return type;
    }

    public List<Class<?>> coordinateTypes() {
        return Collections.unmodifiableList(Arrays.asList(coordinates));
    }

    /** The type of calls of an access method. */
    public final MethodType accessModeType(AccessMode mode) {
        Class<?>[] all = Arrays.copyOf(coordinates, coordinates.length + mode.count());
        Arrays.fill(all, coordinates.length, all.length, type);
        return MethodType.methodType(mode.returns(type), all);
    }

    public final boolean isAccessModeSupported(AccessMode mode) {
        if (mode.count() == 0) {
            return true;
        }
        if (field != null && Modifier.isFinal(field.getModifiers())) {
            return false;
        }
        boolean wide = type == int.class || type == long.class;
        switch (mode.kind) {
            case 'a':
                return order != null ? wide : type.isPrimitive() && type != boolean.class;
            case 'b':
                return order != null ? wide : type.isPrimitive() && type != float.class && type != double.class;
            case 's':
                return true;
            default:
                return order == null || wide || type == float.class || type == double.class;
        }
    }

    public final native Object get(Object... args);

    public final native void set(Object... args);

    public final native Object getVolatile(Object... args);

    public final native void setVolatile(Object... args);

    public final native Object getOpaque(Object... args);

    public final native void setOpaque(Object... args);

    public final native Object getAcquire(Object... args);

    public final native void setRelease(Object... args);

    public final native boolean compareAndSet(Object... args);

    public final native Object compareAndExchange(Object... args);

    public final native Object compareAndExchangeAcquire(Object... args);

    public final native Object compareAndExchangeRelease(Object... args);

    public final native boolean weakCompareAndSet(Object... args);

    public final native boolean weakCompareAndSetPlain(Object... args);

    public final native boolean weakCompareAndSetAcquire(Object... args);

    public final native boolean weakCompareAndSetRelease(Object... args);

    public final native Object getAndSet(Object... args);

    public final native Object getAndSetAcquire(Object... args);

    public final native Object getAndSetRelease(Object... args);

    public final native Object getAndAdd(Object... args);

    public final native Object getAndAddAcquire(Object... args);

    public final native Object getAndAddRelease(Object... args);

    public final native Object getAndBitwiseOr(Object... args);

    public final native Object getAndBitwiseOrAcquire(Object... args);

    public final native Object getAndBitwiseOrRelease(Object... args);

    public final native Object getAndBitwiseAnd(Object... args);

    public final native Object getAndBitwiseAndAcquire(Object... args);

    public final native Object getAndBitwiseAndRelease(Object... args);

    public final native Object getAndBitwiseXor(Object... args);

    public final native Object getAndBitwiseXorAcquire(Object... args);

    public final native Object getAndBitwiseXorRelease(Object... args);

    public static void fullFence() {
    }

    public static void acquireFence() {
    }

    public static void releaseFence() {
    }

    public static void loadLoadFence() {
    }

    public static void storeStoreFence() {
    }

    private Object read(Object[] args) throws IllegalAccessException {
        if (field != null) {
            return field.get(args.length > 0 ? args[0] : null);
        }
        int at = ((Integer) Boxes.convert(args[1], int.class, false)).intValue();
        return order == null ? Array.get(args[0], at) : load(bytes(args[0], at), at);
    }

    private void write(Object[] args, Object value) throws IllegalAccessException {
        Object v = Boxes.convert(value, type, false);
        if (field != null) {
            field.set(args.length > 0 ? args[0] : null, v);
            return;
        }
        int at = ((Integer) Boxes.convert(args[1], int.class, false)).intValue();
        if (order != null) {
            store(bytes(args[0], at), at, v);
        } else if (v != null && !type.isPrimitive() && !args[0].getClass().getComponentType().isInstance(v)) {
            throw new ArrayStoreException(v.getClass().getName());
        } else {
            Array.set(args[0], at, v);
        }
    }

    private ByteBuffer bytes(Object holder, int at) {
        ByteBuffer b = holder instanceof byte[] ? ByteBuffer.wrap((byte[]) holder) : ((ByteBuffer) holder).duplicate();
        int size = type == long.class || type == double.class ? 8 : type == int.class || type == float.class ? 4 : 2;
        if (at < 0 || at > b.limit() - size) {
            throw new IndexOutOfBoundsException("Index " + at + " out of bounds for length " + Math.max(0, b.limit() - size + 1));
        }
        return b.order(order);
    }

    private Object load(ByteBuffer b, int at) {
        if (type == int.class) {
            return Integer.valueOf(b.getInt(at));
        } else if (type == long.class) {
            return Long.valueOf(b.getLong(at));
        } else if (type == short.class) {
            return Short.valueOf(b.getShort(at));
        } else if (type == char.class) {
            return Character.valueOf(b.getChar(at));
        } else if (type == float.class) {
            return Float.valueOf(b.getFloat(at));
        }
        return Double.valueOf(b.getDouble(at));
    }

    private void store(ByteBuffer b, int at, Object v) {
        if (type == int.class) {
            b.putInt(at, ((Integer) v).intValue());
        } else if (type == long.class) {
            b.putLong(at, ((Long) v).longValue());
        } else if (type == short.class) {
            b.putShort(at, ((Short) v).shortValue());
        } else if (type == char.class) {
            b.putChar(at, ((Character) v).charValue());
        } else if (type == float.class) {
            b.putFloat(at, ((Float) v).floatValue());
        } else {
            b.putDouble(at, ((Double) v).doubleValue());
        }
    }

    private static boolean same(Object a, Object b, Class<?> type) {
        return a == b || type.isPrimitive() && a.equals(b);
    }

    private Object combine(Object a, Object b, String name) {
        b = Boxes.convert(b, type, false);
        if (type == float.class) {
            return Float.valueOf(((Float) a).floatValue() + ((Float) b).floatValue());
        } else if (type == double.class) {
            return Double.valueOf(((Double) a).doubleValue() + ((Double) b).doubleValue());
        } else if (type == boolean.class) {
            boolean x = ((Boolean) a).booleanValue();
            boolean y = ((Boolean) b).booleanValue();
            return Boolean.valueOf(name.startsWith("getAndBitwiseOr") ? x | y : name.startsWith("getAndBitwiseAnd") ? x & y : x ^ y);
        }
        long x = ((Long) Boxes.convert(a, long.class, true)).longValue();
        long y = ((Long) Boxes.convert(b, long.class, true)).longValue();
        long r = name.startsWith("getAndAdd") ? x + y : name.startsWith("getAndBitwiseOr") ? x | y : name.startsWith("getAndBitwiseAnd") ? x & y : x ^ y;
        return Boxes.convert(Long.valueOf(r), type, true);
    }

    /** What calls of the access methods come to. */
    private static Object polymorphic(VarHandle h, String name, MethodType site, Object[] args) throws Throwable {
        if (h == null) {
            throw new NullPointerException();
        }
        AccessMode mode = AccessMode.valueFromMethodName(name);
        if (!h.isAccessModeSupported(mode)) {
            throw new UnsupportedOperationException();
        }
        MethodType own = h.accessModeType(mode);
        boolean fits = own.parameterCount() == site.parameterCount() && Boxes.convertible(own.returnType(), site.returnType());
        for (int i = 0; fits && i < own.parameterCount(); i++) {
            fits = Boxes.convertible(site.parameterType(i), own.parameterType(i));
        }
        if (!fits) {
            throw new WrongMethodTypeException("cannot convert VarHandle" + own + " to " + site);
        }
        int n = h.coordinates.length;
        if (n > 0) {
            if (args[0] == null) {
                throw new NullPointerException();
            }
            Boxes.convert(args[0], h.coordinates[0], false);
        }
        if (mode.kind == 'g') {
            return h.read(args);
        }
        boolean before = atomic(true);
        try {
            return h.change(mode, name, args, n);
        } finally {
            atomic(before);
        }
    }

    /** Begins or ends a part of the program in which no other thread is given its turn; gives what was before. */
    private static native boolean atomic(boolean on);

    private Object change(AccessMode mode, String name, Object[] args, int n) throws IllegalAccessException {
        Object old;
        switch (mode.kind) {
            case 's':
                write(args, args[n]);
                return null;
            case 'c':
            case 'e':
                old = read(args);
                boolean equal = same(old, Boxes.convert(args[n], type, false), type);
                if (equal) {
                    write(args, args[n + 1]);
                }
                return mode.kind == 'e' ? old : (Object) Boolean.valueOf(equal);
            default:
                old = read(args);
                write(args, mode.kind == 'u' ? args[n] : combine(old, args[n], name));
                return old;
        }
    }

    /** The ways of access. */
    public enum AccessMode {
        GET('g'),
        SET('s'),
        GET_VOLATILE('g'),
        SET_VOLATILE('s'),
        GET_ACQUIRE('g'),
        SET_RELEASE('s'),
        GET_OPAQUE('g'),
        SET_OPAQUE('s'),
        COMPARE_AND_SET('c'),
        COMPARE_AND_EXCHANGE('e'),
        COMPARE_AND_EXCHANGE_ACQUIRE('e'),
        COMPARE_AND_EXCHANGE_RELEASE('e'),
        WEAK_COMPARE_AND_SET_PLAIN('c'),
        WEAK_COMPARE_AND_SET('c'),
        WEAK_COMPARE_AND_SET_ACQUIRE('c'),
        WEAK_COMPARE_AND_SET_RELEASE('c'),
        GET_AND_SET('u'),
        GET_AND_SET_ACQUIRE('u'),
        GET_AND_SET_RELEASE('u'),
        GET_AND_ADD('a'),
        GET_AND_ADD_ACQUIRE('a'),
        GET_AND_ADD_RELEASE('a'),
        GET_AND_BITWISE_OR('b'),
        GET_AND_BITWISE_OR_RELEASE('b'),
        GET_AND_BITWISE_OR_ACQUIRE('b'),
        GET_AND_BITWISE_AND('b'),
        GET_AND_BITWISE_AND_RELEASE('b'),
        GET_AND_BITWISE_AND_ACQUIRE('b'),
        GET_AND_BITWISE_XOR('b'),
        GET_AND_BITWISE_XOR_RELEASE('b'),
        GET_AND_BITWISE_XOR_ACQUIRE('b');

        /** Get, set, compare and set, compare and exchange, update, add, or bitwise operation. */
        final char kind;
        private final String method;

        AccessMode(char kind) {
            this.kind = kind;
            StringBuilder b = new StringBuilder();
            String s = name();
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                if (c != '_') {
                    b.append(i == 0 || s.charAt(i - 1) != '_' ? (char) (c | 0x20) : c);
                }
            }
            method = b.toString();
        }

        public String methodName() {
            return method;
        }

        public static AccessMode valueFromMethodName(String name) {
            AccessMode[] all = values();
            for (int i = 0; i < all.length; i++) {
                if (all[i].method.equals(name)) {
                    return all[i];
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name " + name);
        }

        /** How many values follow the coordinates. */
        int count() {
            return kind == 'g' ? 0 : kind == 'c' || kind == 'e' ? 2 : 1;
        }

        Class<?> returns(Class<?> type) {
            return kind == 's' ? void.class : kind == 'c' ? boolean.class : type;
        }
    }
}

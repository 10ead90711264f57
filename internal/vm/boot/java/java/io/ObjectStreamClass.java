package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What object streams know of a class: its own side, or what a stream says. */
public class ObjectStreamClass implements Serializable {
    private static final long serialVersionUID = -6120832682080437368L;

    public static final ObjectStreamField[] NO_FIELDS = {};

    private static final Map<Class<?>, ObjectStreamClass> known = new HashMap<Class<?>, ObjectStreamClass>();

    String name;
    Class<?> type;
    long uid;
    boolean uidKnown;
    int flags;
    ObjectStreamField[] fields = NO_FIELDS;
    ObjectStreamClass superDesc;
    ObjectStreamClass local; // of a description from a stream, the class's own
    Method writeObject;
    Method readObject;
    Method readObjectNoData;
    Method writeReplace;
    Method readResolve;

    ObjectStreamClass() {
    }

    /** A new object on which only the constructor of a superclass ran. */
    static native Object instantiate(Class<?> type, Class<?> constructed);

    private static native byte[] sha1(byte[] data);

    private static native boolean hasInitializer(Class<?> c);

    static String descriptor(Class<?> c) {
        if (c.isPrimitive()) {
            return c == boolean.class ? "Z" : c == byte.class ? "B" : c == char.class ? "C" : c == short.class ? "S"
                    : c == int.class ? "I" : c == long.class ? "J" : c == float.class ? "F" : c == double.class ? "D" : "V";
        }
        return c.isArray() ? c.getName().replace('.', '/') : "L" + c.getName().replace('.', '/') + ";";
    }

    static Class<?> primitive(char c) {
        switch (c) {
            case 'Z':
                return boolean.class;
            case 'B':
                return byte.class;
            case 'C':
                return char.class;
            case 'S':
                return short.class;
            case 'I':
                return int.class;
            case 'J':
                return long.class;
            case 'F':
                return float.class;
            case 'D':
                return double.class;
            case 'V':
                return void.class;
            default:
                return null;
        }
    }

    public static ObjectStreamClass lookup(Class<?> c) {
        return Serializable.class.isAssignableFrom(c) ? lookupAny(c) : null;
    }

    public static ObjectStreamClass lookupAny(Class<?> c) {
        ObjectStreamClass d = known.get(c);
        if (d == null) {
            d = new ObjectStreamClass();
            known.put(c, d);
            d.describe(c);
        }
        return d;
    }

    private static Method own(Class<?> c, String name, Class<?> result, Class<?>... types) {
        try {
            Method m = c.getDeclaredMethod(name, types);
            if (m.getReturnType() == result && Modifier.isPrivate(m.getModifiers()) && !Modifier.isStatic(m.getModifiers())) {
                m.setAccessible(true);
                return m;
            }
        } catch (NoSuchMethodException e) {
            // most classes have none
        }
        return null;
    }

    private static Method inherited(Class<?> c, String name) {
        for (Class<?> k = c; k != null; k = k.getSuperclass()) {
            try {
                Method m = k.getDeclaredMethod(name);
                int mods = m.getModifiers();
                if (m.getReturnType() != Object.class || Modifier.isStatic(mods) || Modifier.isAbstract(mods)) {
                    return null;
                }
                boolean visible = k == c || Modifier.isPublic(mods) || Modifier.isProtected(mods)
                        || !Modifier.isPrivate(mods) && k.getPackageName().equals(c.getPackageName());
                if (!visible) {
                    return null;
                }
                m.setAccessible(true);
                return m;
            } catch (NoSuchMethodException e) {
                // look above
            }
        }
        return null;
    }

    private void describe(Class<?> c) {
        type = c;
        name = c.getName();
        if (Proxy.isProxyClass(c)) {
            flags = SERIALIZABLE;
            Class<?> s = c.getSuperclass();
            superDesc = lookup(s);
            uidKnown = true;
            return;
        }
        boolean serializable = Serializable.class.isAssignableFrom(c);
        if (!serializable) {
            uidKnown = true; // 0
            return;
        }
        if (Enum.class.isAssignableFrom(c)) {
            flags = SERIALIZABLE | ENUM;
            uidKnown = true;
        } else if (Externalizable.class.isAssignableFrom(c)) {
            flags = EXTERNALIZABLE | BLOCK_DATA;
        } else {
            flags = SERIALIZABLE;
        }
        Class<?> s = c.getSuperclass();
        if (s != null && Serializable.class.isAssignableFrom(s)) {
            superDesc = lookup(s);
        }
        if (c.isArray()) {
            uidKnown = declaredUid();
            return;
        }
        if (!isEnum()) {
            declaredUid();
        }
        if (flags == SERIALIZABLE) {
            fields = ownFields(c);
            writeObject = own(c, "writeObject", void.class, ObjectOutputStream.class);
            readObject = own(c, "readObject", void.class, ObjectInputStream.class);
            readObjectNoData = own(c, "readObjectNoData", void.class);
            if (writeObject != null) {
                flags |= WRITE_METHOD;
            }
        }
        if (!isEnum()) {
            writeReplace = inherited(c, "writeReplace");
            readResolve = inherited(c, "readResolve");
        }
    }

    static final int WRITE_METHOD = 1;
    static final int SERIALIZABLE = 2;
    static final int EXTERNALIZABLE = 4;
    static final int BLOCK_DATA = 8;
    static final int ENUM = 16;

    boolean isEnum() {
        return (flags & ENUM) != 0;
    }

    boolean isExternalizable() {
        return (flags & EXTERNALIZABLE) != 0;
    }

    boolean hasWriteMethod() {
        return (flags & WRITE_METHOD) != 0;
    }

    private boolean declaredUid() {
        try {
            Field f = type.getDeclaredField("serialVersionUID");
            int m = f.getModifiers();
            if (Modifier.isStatic(m) && Modifier.isFinal(m) && f.getType().isPrimitive()) {
                f.setAccessible(true);
                uid = f.getLong(null);
                uidKnown = true;
            }
        } catch (NoSuchFieldException e) {
            // computed when asked for
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
        return uidKnown;
    }

    private static ObjectStreamField[] ownFields(Class<?> c) {
        List<ObjectStreamField> list = new ArrayList<ObjectStreamField>();
        ObjectStreamField[] declared = null;
        try {
            Field f = c.getDeclaredField("serialPersistentFields");
            int want = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
            if ((f.getModifiers() & want) == want) {
                f.setAccessible(true);
                declared = (ObjectStreamField[]) f.get(null);
            }
        } catch (NoSuchFieldException e) {
            // the usual case
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
        Field[] all = c.getDeclaredFields();
        if (declared != null) {
            for (int i = 0; i < declared.length; i++) {
                ObjectStreamField f = new ObjectStreamField(declared[i].getName(), declared[i].getType());
                for (int j = 0; j < all.length; j++) {
                    if (all[j].getName().equals(f.getName()) && all[j].getType() == f.getType() && !Modifier.isStatic(all[j].getModifiers())) {
                        all[j].setAccessible(true);
                        f.field = all[j];
                    }
                }
                list.add(f);
            }
        } else {
            for (int i = 0; i < all.length; i++) {
                if ((all[i].getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    ObjectStreamField f = new ObjectStreamField(all[i].getName(), all[i].getType());
                    all[i].setAccessible(true);
                    f.field = all[i];
                    list.add(f);
                }
            }
        }
        ObjectStreamField[] out = list.toArray(new ObjectStreamField[list.size()]);
        Arrays.sort(out);
        return out;
    }

    ObjectStreamField find(String fieldName) {
        for (int i = 0; i < fields.length; i++) {
            if (fields[i].getName().equals(fieldName)) {
                return fields[i];
            }
        }
        return null;
    }

    public String getName() {
        return name;
    }

    public long getSerialVersionUID() {
        if (!uidKnown) {
            uid = computeUid();
            uidKnown = true;
        }
        return uid;
    }

    public ObjectStreamField[] getFields() {
        return fields.clone();
    }

    public ObjectStreamField getField(String fieldName) {
        return find(fieldName);
    }

    public Class<?> forClass() {
        return type;
    }

    @Override
    public String toString() {
        return name + ": static final long serialVersionUID = " + getSerialVersionUID() + "L;";
    }

    /** The default (Java Object Serialization Specification, 4.6). */
    private long computeUid() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeUTF(type.getName());
            int mods = type.getModifiers() & (Modifier.PUBLIC | Modifier.FINAL | Modifier.INTERFACE | Modifier.ABSTRACT);
            Method[] methods = type.getDeclaredMethods();
            if ((mods & Modifier.INTERFACE) != 0) {
                mods = methods.length > 0 ? mods | Modifier.ABSTRACT : mods & ~Modifier.ABSTRACT;
            }
            out.writeInt(mods);
            if (!type.isArray()) {
                Class<?>[] interfaces = type.getInterfaces();
                String[] names = new String[interfaces.length];
                for (int i = 0; i < names.length; i++) {
                    names[i] = interfaces[i].getName();
                }
                Arrays.sort(names);
                for (int i = 0; i < names.length; i++) {
                    out.writeUTF(names[i]);
                }
            }
            List<String[]> lines = new ArrayList<String[]>();
            Field[] all = type.getDeclaredFields();
            for (int i = 0; i < all.length; i++) {
                int m = all[i].getModifiers() & (Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC
                        | Modifier.FINAL | Modifier.VOLATILE | Modifier.TRANSIENT);
                if ((m & Modifier.PRIVATE) == 0 || (m & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    lines.add(new String[] {all[i].getName(), String.valueOf(m), descriptor(all[i].getType())});
                }
            }
            flush(lines, out);
            if (hasInitializer(type)) {
                out.writeUTF("<clinit>");
                out.writeInt(Modifier.STATIC);
                out.writeUTF("()V");
            }
            int mask = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL
                    | Modifier.SYNCHRONIZED | Modifier.NATIVE | Modifier.ABSTRACT | Modifier.STRICT;
            Constructor<?>[] constructors = type.getDeclaredConstructors();
            for (int i = 0; i < constructors.length; i++) {
                int m = constructors[i].getModifiers() & mask;
                if ((m & Modifier.PRIVATE) == 0) {
                    lines.add(new String[] {"<init>", String.valueOf(m), signature(constructors[i].getParameterTypes(), void.class)});
                }
            }
            flush(lines, out);
            for (int i = 0; i < methods.length; i++) {
                int m = methods[i].getModifiers() & mask;
                if ((m & Modifier.PRIVATE) == 0) {
                    lines.add(new String[] {methods[i].getName(), String.valueOf(m), signature(methods[i].getParameterTypes(), methods[i].getReturnType())});
                }
            }
            flush(lines, out);
            byte[] digest = sha1(bytes.toByteArray());
            long hash = 0;
            for (int i = 7; i >= 0; i--) {
                hash = hash << 8 | digest[i] & 0xff;
            }
            return hash;
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    private static void flush(List<String[]> lines, DataOutputStream out) throws IOException {
        String[][] all = lines.toArray(new String[lines.size()][]);
        Arrays.sort(all, new Comparator<String[]>() {
            @Override
            public int compare(String[] a, String[] b) {
                int c = a[0].compareTo(b[0]);
                return c != 0 ? c : a[2].compareTo(b[2]);
            }
        });
        for (int i = 0; i < all.length; i++) {
            out.writeUTF(all[i][0]);
            out.writeInt(Integer.parseInt(all[i][1]));
            out.writeUTF(all[i][2].startsWith("(") ? all[i][2].replace('/', '.') : all[i][2]);
        }
        lines.clear();
    }

    private static String signature(Class<?>[] types, Class<?> result) {
        StringBuilder b = new StringBuilder("(");
        for (int i = 0; i < types.length; i++) {
            b.append(descriptor(types[i]));
        }
        return b.append(')').append(descriptor(result)).toString();
    }

    /** Calls one of the special methods; what it throws comes through. */
    static Object invoke(Method m, Object on, Object... args) throws IOException, ClassNotFoundException {
        try {
            return m.invoke(on, args);
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            if (t instanceof IOException) {
                throw (IOException) t;
            } else if (t instanceof ClassNotFoundException) {
                throw (ClassNotFoundException) t;
            } else if (t instanceof RuntimeException) {
                throw (RuntimeException) t;
            } else if (t instanceof Error) {
                throw (Error) t;
            }
            throw new IOException("unexpected exception type", t);
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
    }
}

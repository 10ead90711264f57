package java.io;

/** A field of a class as object streams describe it. */
public class ObjectStreamField implements Comparable<Object> {
    private final String name;
    private final Class<?> type;
    private final String signature;
    private final boolean unshared;
    java.lang.reflect.Field field; // where its value lies, null if the class has no such field
    int offset;

    public ObjectStreamField(String name, Class<?> type) {
        this(name, type, false);
    }

    public ObjectStreamField(String name, Class<?> type, boolean unshared) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
        this.type = type;
        this.unshared = unshared;
        signature = ObjectStreamClass.descriptor(type);
    }

    ObjectStreamField(String name, String signature) {
        this.name = name;
        this.signature = signature;
        unshared = false;
        Class<?> primitive = ObjectStreamClass.primitive(signature.charAt(0));
        type = primitive != null ? primitive : Object.class;
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public char getTypeCode() {
        return signature.charAt(0);
    }

    public String getTypeString() {
        return isPrimitive() ? null : signature;
    }

    String signature() {
        return signature;
    }

    public int getOffset() {
        return offset;
    }

    public boolean isPrimitive() {
        char c = signature.charAt(0);
        return c != 'L' && c != '[';
    }

    public boolean isUnshared() {
        return unshared;
    }

    @Override
    public int compareTo(Object other) {
        ObjectStreamField f = (ObjectStreamField) other;
        if (isPrimitive() != f.isPrimitive()) {
            return isPrimitive() ? -1 : 1;
        }
        return name.compareTo(f.name);
    }

    @Override
    public String toString() {
        return signature + " " + name;
    }
}

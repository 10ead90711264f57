package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** Writes objects (Java Object Serialization Specification, 6). */
public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
    private final DataOutputStream out;
    private final ByteArrayOutputStream block = new ByteArrayOutputStream();
    private final DataOutputStream data = new DataOutputStream(block);
    private boolean blockMode = true;
    private final Map<Object, Integer> handles = new IdentityHashMap<Object, Integer>();
    private final Map<Object, Object> replaced = new IdentityHashMap<Object, Object>();
    private int next = baseWireHandle;
    private boolean replacing;
    private Object current;
    private ObjectStreamClass currentDesc;
    private PutFieldImpl puts;
    private int depth;
    private int version = PROTOCOL_VERSION_2;

    public ObjectOutputStream(OutputStream out) throws IOException {
        this.out = new DataOutputStream(out);
        writeStreamHeader();
    }

    protected ObjectOutputStream() throws IOException {
        out = null;
    }

    protected void writeStreamHeader() throws IOException {
        out.writeShort(STREAM_MAGIC);
        out.writeShort(STREAM_VERSION);
    }

    public void useProtocolVersion(int v) throws IOException {
        if (handles.size() > 0) {
            throw new IllegalStateException("stream non-empty");
        }
        if (v != PROTOCOL_VERSION_1 && v != PROTOCOL_VERSION_2) {
            throw new IllegalArgumentException("unknown version: " + v);
        }
        version = v;
    }

    // Primitive data goes to blocks, or bare into the values of an object.

    private void drain() throws IOException {
        if (block.size() == 0) {
            return;
        }
        byte[] bytes = block.toByteArray();
        block.reset();
        // As the reference implementation does, in blocks of at most 1024 bytes.
        for (int at = 0; at < bytes.length; at += 1024) {
            int n = Math.min(1024, bytes.length - at);
            if (n <= 255) {
                out.writeByte(TC_BLOCKDATA);
                out.writeByte(n);
            } else {
                out.writeByte(TC_BLOCKDATALONG);
                out.writeInt(n);
            }
            out.write(bytes, at, n);
        }
    }

    private DataOutputStream sink() {
        return blockMode ? data : out;
    }

    private boolean setMode(boolean mode) throws IOException {
        if (mode == blockMode) {
            return mode;
        }
        drain();
        blockMode = mode;
        return !mode;
    }

    public final void writeObject(Object object) throws IOException {
        if (out == null) {
            writeObjectOverride(object);
            return;
        }
        try {
            write(object, false);
        } catch (IOException e) {
            if (depth == 0) {
                abort(e);
            }
            throw e;
        }
    }

    /** Tells the reader of a failure. */
    private void abort(IOException e) throws IOException {
        block.reset();
        blockMode = false;
        clear();
        out.writeByte(TC_EXCEPTION);
        write(e, false);
        clear();
        blockMode = true;
    }

    protected void writeObjectOverride(Object object) throws IOException {
        if (out != null) {
            throw new IOException();
        }
    }

    public void writeUnshared(Object object) throws IOException {
        write(object, true);
    }

    private boolean known(Object object) throws IOException {
        Integer h = handles.get(object);
        if (h == null) {
            return false;
        }
        out.writeByte(TC_REFERENCE);
        out.writeInt(h);
        return true;
    }

    private void assign(Object object) {
        if (object != null) {
            handles.put(object, next);
        }
        next++;
    }

    private void write(Object object, boolean unshared) throws IOException {
        boolean mode = setMode(false);
        depth++;
        try {
            Object original = object;
            if (replaced.containsKey(object)) {
                object = replaced.get(object);
            }
            if (object == null) {
                out.writeByte(TC_NULL);
                return;
            }
            if (!unshared && known(object)) {
                return;
            }
            if (object instanceof Class) {
                writeClass((Class<?>) object, unshared);
                return;
            } else if (object instanceof ObjectStreamClass) {
                writeDesc((ObjectStreamClass) object, unshared);
                return;
            }
            ObjectStreamClass desc;
            while (true) {
                desc = ObjectStreamClass.lookupAny(object.getClass());
                if (desc.writeReplace == null) {
                    break;
                }
                Object r;
                try {
                    r = ObjectStreamClass.invoke(desc.writeReplace, object);
                } catch (ClassNotFoundException e) {
                    throw new IOException(e);
                }
                boolean same = r != null && r.getClass() == object.getClass();
                object = r;
                if (object == null || same) {
                    break;
                }
            }
            if (replacing) {
                object = replaceObject(object);
            }
            if (object != original) {
                replaced.put(original, object);
                if (object == null) {
                    out.writeByte(TC_NULL);
                    return;
                }
                if (!unshared && known(object)) {
                    return;
                }
                desc = ObjectStreamClass.lookupAny(object.getClass());
            }
            if (object instanceof Class) {
                writeClass((Class<?>) object, unshared);
            } else if (object instanceof String) {
                writeString((String) object, unshared);
            } else if (object.getClass().isArray()) {
                writeArray(object, desc, unshared);
            } else if (object instanceof Enum) {
                out.writeByte(TC_ENUM);
                Class<?> c = ((Enum<?>) object).getDeclaringClass();
                writeDesc(ObjectStreamClass.lookupAny(c), false);
                assign(unshared ? null : object);
                writeTypeString(((Enum<?>) object).name());
            } else if (object instanceof Serializable) {
                writeOrdinary(object, desc, unshared);
            } else {
                throw new NotSerializableException(object.getClass().getName());
            }
        } finally {
            depth--;
            setMode(mode);
        }
    }

    private void writeClass(Class<?> c, boolean unshared) throws IOException {
        out.writeByte(TC_CLASS);
        writeDesc(ObjectStreamClass.lookupAny(c), false);
        assign(unshared ? null : c);
    }

    private void writeString(String s, boolean unshared) throws IOException {
        assign(unshared ? null : s);
        long n = ModifiedUTF8.length(s);
        byte[] bytes = new byte[(int) n];
        ModifiedUTF8.encode(s, bytes, 0);
        if (n <= 0xffff) {
            out.writeByte(TC_STRING);
            out.writeShort((int) n);
        } else {
            out.writeByte(TC_LONGSTRING);
            out.writeLong(n);
        }
        out.write(bytes, 0, bytes.length);
    }

    private void writeTypeString(String s) throws IOException {
        if (!known(s)) {
            writeString(s, false);
        }
    }

    private void writeDesc(ObjectStreamClass desc, boolean unshared) throws IOException {
        if (desc == null) {
            out.writeByte(TC_NULL);
            return;
        }
        if (!unshared && known(desc)) {
            return;
        }
        if (desc.type != null && Proxy.isProxyClass(desc.type)) {
            out.writeByte(TC_PROXYCLASSDESC);
            assign(desc);
            Class<?>[] interfaces = desc.type.getInterfaces();
            out.writeInt(interfaces.length);
            for (int i = 0; i < interfaces.length; i++) {
                out.writeUTF(interfaces[i].getName());
            }
            setMode(true);
            annotateProxyClass(desc.type);
            setMode(false);
            out.writeByte(TC_ENDBLOCKDATA);
            writeDesc(desc.superDesc, false);
            return;
        }
        out.writeByte(TC_CLASSDESC);
        assign(unshared ? null : desc);
        writeClassDescriptor(desc);
        setMode(true);
        annotateClass(desc.type);
        setMode(false);
        out.writeByte(TC_ENDBLOCKDATA);
        writeDesc(desc.superDesc, false);
    }

    protected void writeClassDescriptor(ObjectStreamClass desc) throws IOException {
        out.writeUTF(desc.name);
        out.writeLong(desc.getSerialVersionUID());
        out.writeByte(desc.flags);
        out.writeShort(desc.fields.length);
        for (int i = 0; i < desc.fields.length; i++) {
            ObjectStreamField f = desc.fields[i];
            out.writeByte(f.getTypeCode());
            out.writeUTF(f.getName());
            if (!f.isPrimitive()) {
                writeTypeString(f.signature().intern());
            }
        }
    }

    private void writeArray(Object array, ObjectStreamClass desc, boolean unshared) throws IOException {
        out.writeByte(TC_ARRAY);
        writeDesc(desc, false);
        assign(unshared ? null : array);
        int n = Array.getLength(array);
        out.writeInt(n);
        if (array instanceof byte[]) {
            out.write((byte[]) array, 0, n);
            return;
        }
        Class<?> component = array.getClass().getComponentType();
        for (int i = 0; i < n; i++) {
            if (component.isPrimitive()) {
                writePrimitive(out, component, Array.get(array, i));
            } else {
                write(((Object[]) array)[i], false);
            }
        }
    }

    private static void writePrimitive(DataOutputStream to, Class<?> type, Object v) throws IOException {
        if (type == int.class) {
            to.writeInt((Integer) v);
        } else if (type == long.class) {
            to.writeLong((Long) v);
        } else if (type == boolean.class) {
            to.writeBoolean((Boolean) v);
        } else if (type == byte.class) {
            to.writeByte((Byte) v);
        } else if (type == char.class) {
            to.writeChar((Character) v);
        } else if (type == short.class) {
            to.writeShort((Short) v);
        } else if (type == float.class) {
            to.writeFloat((Float) v);
        } else {
            to.writeDouble((Double) v);
        }
    }

    private void writeOrdinary(Object object, ObjectStreamClass desc, boolean unshared) throws IOException {
        out.writeByte(TC_OBJECT);
        writeDesc(desc, false);
        assign(unshared ? null : object);
        if (desc.isExternalizable()) {
            Object before = current;
            current = null;
            setMode(true);
            ((Externalizable) object).writeExternal(this);
            setMode(false);
            out.writeByte(TC_ENDBLOCKDATA);
            current = before;
            return;
        }
        writeSerial(object, desc);
    }

    private void writeSerial(Object object, ObjectStreamClass desc) throws IOException {
        if (desc == null) {
            return;
        }
        writeSerial(object, desc.superDesc);
        if (desc.writeObject == null) {
            defaultFields(object, desc);
            return;
        }
        Object beforeObject = current;
        ObjectStreamClass beforeDesc = currentDesc;
        PutFieldImpl beforePuts = puts;
        current = object;
        currentDesc = desc;
        puts = null;
        setMode(true);
        try {
            ObjectStreamClass.invoke(desc.writeObject, object, this);
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
        setMode(false);
        out.writeByte(TC_ENDBLOCKDATA);
        current = beforeObject;
        currentDesc = beforeDesc;
        puts = beforePuts;
    }

    private void defaultFields(Object object, ObjectStreamClass desc) throws IOException {
        try {
            for (int i = 0; i < desc.fields.length; i++) {
                ObjectStreamField f = desc.fields[i];
                if (f.field == null) {
                    throw new InvalidClassException(desc.name, "unmatched serializable field(s) declared");
                }
                Object v = f.field.get(object);
                if (f.isPrimitive()) {
                    writePrimitive(out, f.getType(), v);
                } else {
                    write(v, f.isUnshared());
                }
            }
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
    }

    public void defaultWriteObject() throws IOException {
        if (current == null) {
            throw new NotActiveException("not in call to writeObject");
        }
        setMode(false);
        defaultFields(current, currentDesc);
        setMode(true);
    }

    /** The fields that a writeObject method puts by name. */
    public abstract static class PutField {
        public abstract void put(String name, boolean value);

        public abstract void put(String name, byte value);

        public abstract void put(String name, char value);

        public abstract void put(String name, short value);

        public abstract void put(String name, int value);

        public abstract void put(String name, long value);

        public abstract void put(String name, float value);

        public abstract void put(String name, double value);

        public abstract void put(String name, Object value);

        @Deprecated
        public abstract void write(ObjectOutput out) throws IOException;
    }

    private final class PutFieldImpl extends PutField {
        private final ObjectStreamClass desc;
        final Map<String, Object> values = new HashMap<String, Object>();

        PutFieldImpl(ObjectStreamClass desc) {
            this.desc = desc;
        }

        private void set(String name, Class<?> type, Object value) {
            ObjectStreamField f = desc.find(name);
            if (f == null || (type == null ? f.isPrimitive() : f.getType() != type)) {
                throw new IllegalArgumentException("no such field " + name + " with type " + (type == null ? "class java.lang.Object" : type));
            }
            values.put(name, value);
        }

        @Override
        public void put(String name, boolean value) {
            set(name, boolean.class, value);
        }

        @Override
        public void put(String name, byte value) {
            set(name, byte.class, value);
        }

        @Override
        public void put(String name, char value) {
            set(name, char.class, value);
        }

        @Override
        public void put(String name, short value) {
            set(name, short.class, value);
        }

        @Override
        public void put(String name, int value) {
            set(name, int.class, value);
        }

        @Override
        public void put(String name, long value) {
            set(name, long.class, value);
        }

        @Override
        public void put(String name, float value) {
            set(name, float.class, value);
        }

        @Override
        public void put(String name, double value) {
            set(name, double.class, value);
        }

        @Override
        public void put(String name, Object value) {
            set(name, null, value);
        }

        @Override
        public void write(ObjectOutput to) throws IOException {
            if (to != ObjectOutputStream.this) {
                throw new IllegalArgumentException("wrong stream");
            }
            writeAll();
        }

        void writeAll() throws IOException {
            for (int i = 0; i < desc.fields.length; i++) {
                ObjectStreamField f = desc.fields[i];
                Object v = values.get(f.getName());
                if (!f.isPrimitive()) {
                    ObjectOutputStream.this.write(v, false);
                } else if (v != null) {
                    writePrimitive(out, f.getType(), v);
                } else {
                    writePrimitive(out, f.getType(), Array.get(Array.newInstance(f.getType(), 1), 0));
                }
            }
        }
    }

    public PutField putFields() throws IOException {
        if (puts == null) {
            if (current == null) {
                throw new NotActiveException("not in call to writeObject");
            }
            puts = new PutFieldImpl(currentDesc);
        }
        return puts;
    }

    public void writeFields() throws IOException {
        if (puts == null) {
            throw new NotActiveException("no current PutField object");
        }
        setMode(false);
        puts.writeAll();
        setMode(true);
    }

    private void clear() {
        handles.clear();
        replaced.clear();
        next = baseWireHandle;
    }

    public void reset() throws IOException {
        if (depth != 0) {
            throw new IOException("stream active");
        }
        drain();
        out.writeByte(TC_RESET);
        clear();
    }

    protected void annotateClass(Class<?> c) throws IOException {
    }

    protected void annotateProxyClass(Class<?> c) throws IOException {
    }

    protected Object replaceObject(Object object) throws IOException {
        return object;
    }

    protected boolean enableReplaceObject(boolean enable) throws SecurityException {
        boolean before = replacing;
        replacing = enable;
        return before;
    }

    @Override
    public void write(int value) throws IOException {
        sink().write(value);
    }

    @Override
    public void write(byte[] buffer) throws IOException {
        sink().write(buffer, 0, buffer.length);
    }

    @Override
    public void write(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        sink().write(buffer, offset, count);
    }

    @Override
    public void flush() throws IOException {
        drain();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        clear();
        out.close();
    }

    @Override
    public void writeBoolean(boolean value) throws IOException {
        sink().writeBoolean(value);
    }

    @Override
    public void writeByte(int value) throws IOException {
        sink().writeByte(value);
    }

    @Override
    public void writeShort(int value) throws IOException {
        sink().writeShort(value);
    }

    @Override
    public void writeChar(int value) throws IOException {
        sink().writeChar(value);
    }

    @Override
    public void writeInt(int value) throws IOException {
        sink().writeInt(value);
    }

    @Override
    public void writeLong(long value) throws IOException {
        sink().writeLong(value);
    }

    @Override
    public void writeFloat(float value) throws IOException {
        sink().writeFloat(value);
    }

    @Override
    public void writeDouble(double value) throws IOException {
        sink().writeDouble(value);
    }

    @Override
    public void writeBytes(String text) throws IOException {
        sink().writeBytes(text);
    }

    @Override
    public void writeChars(String text) throws IOException {
        sink().writeChars(text);
    }

    @Override
    public void writeUTF(String text) throws IOException {
        sink().writeUTF(text);
    }
}

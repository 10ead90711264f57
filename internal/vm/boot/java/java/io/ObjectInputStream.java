package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads objects (Java Object Serialization Specification, 6). */
public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
    private static final int MAX_DEPTH = 1500;

    private final PushbackInputStream raw;
    private final DataInputStream in;
    private final DataInputStream data = new DataInputStream(new Blocks());
    private boolean blockMode = true;
    private int left; // bytes of the current block
    private final List<Object> handles = new ArrayList<Object>();
    private boolean resolving;
    private Object current;
    private ObjectStreamClass currentDesc;
    private int depth;
    private boolean custom; // what custom methods write ends with an end mark
    private List<ObjectInputValidation> validations;
    private List<Integer> priorities;

    public ObjectInputStream(InputStream in) throws IOException {
        raw = new PushbackInputStream(in, 1);
        this.in = new DataInputStream(raw);
        readStreamHeader();
    }

    protected ObjectInputStream() throws IOException {
        raw = null;
        in = null;
    }

    protected void readStreamHeader() throws StreamCorruptedException, IOException {
        int magic = in.readUnsignedShort();
        int version = in.readUnsignedShort();
        if (magic != (STREAM_MAGIC & 0xffff) || version != STREAM_VERSION) {
            String hex = "0000" + Integer.toHexString(magic).toUpperCase();
            String hex2 = "0000" + Integer.toHexString(version).toUpperCase();
            throw new StreamCorruptedException("invalid stream header: " + hex.substring(hex.length() - 4) + hex2.substring(hex2.length() - 4));
        }
    }

    private int peek() throws IOException {
        int c = raw.read();
        if (c >= 0) {
            raw.unread(c);
        }
        return c;
    }

    /** The bytes inside blocks; ends where something else follows. */
    private final class Blocks extends InputStream {
        private boolean next() throws IOException {
            while (left == 0) {
                int c = peek();
                if (c == TC_BLOCKDATA) {
                    in.readByte();
                    left = in.readUnsignedByte();
                } else if (c == TC_BLOCKDATALONG) {
                    in.readByte();
                    left = in.readInt();
                    if (left < 0) {
                        throw new StreamCorruptedException("illegal block data header length: " + left);
                    }
                } else if (c == TC_RESET) {
                    in.readByte();
                    reset();
                } else {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void reset() throws IOException {
            if (depth > 0) {
                throw new StreamCorruptedException("unexpected reset; recursion depth: " + depth);
            }
            handles.clear();
        }

        @Override
        public int read() throws IOException {
            if (!next()) {
                return -1;
            }
            left--;
            return in.readUnsignedByte();
        }

        @Override
        public int read(byte[] buffer, int offset, int count) throws IOException {
            if (count == 0) {
                return 0;
            }
            if (!next()) {
                return -1;
            }
            int n = Math.min(count, left);
            in.readFully(buffer, offset, n);
            left -= n;
            return n;
        }

        @Override
        public int available() throws IOException {
            return left == 0 && !next() ? 0 : left;
        }
    }

    private DataInputStream source() {
        return blockMode ? data : in;
    }

    public final Object readObject() throws IOException, ClassNotFoundException {
        if (in == null) {
            return readObjectOverride();
        }
        return readTop(false);
    }

    public Object readUnshared() throws IOException, ClassNotFoundException {
        return readTop(true);
    }

    private Object readTop(boolean unshared) throws IOException, ClassNotFoundException {
        if (blockMode && left > 0) {
            throw new OptionalDataException(left);
        }
        boolean mode = blockMode;
        try {
            Object o = read(unshared);
            if (depth == 0) {
                validate();
            }
            return o;
        } finally {
            blockMode = mode;
        }
    }

    protected Object readObjectOverride() throws IOException, ClassNotFoundException {
        return null;
    }

    private int assign(Object o) {
        handles.add(o);
        return handles.size() - 1;
    }

    private Object read(boolean unshared) throws IOException, ClassNotFoundException {
        boolean mode = blockMode;
        if (mode) {
            int c = peek();
            if (c == TC_BLOCKDATA || c == TC_BLOCKDATALONG) {
                int n = data.available();
                if (n > 0) {
                    throw new OptionalDataException(n);
                }
            } else if (c == TC_ENDBLOCKDATA && custom) {
                throw new OptionalDataException(true);
            }
        }
        if (depth >= MAX_DEPTH) {
            throw new InvalidClassException("filter status: REJECTED");
        }
        blockMode = false;
        depth++;
        try {
            int tag = in.readByte();
            while (tag == TC_RESET) {
                if (depth > 1) {
                    throw new StreamCorruptedException("unexpected reset; recursion depth: " + depth);
                }
                handles.clear();
                tag = in.readByte();
            }
            switch (tag) {
                case TC_NULL:
                    return null;
                case TC_REFERENCE:
                    return reference(unshared);
                case TC_CLASS: {
                    ObjectStreamClass d = readDesc();
                    Class<?> c = d.type;
                    if (c == null) {
                        throw new ClassNotFoundException(d.name);
                    }
                    assign(c);
                    return c;
                }
                case TC_CLASSDESC:
                case TC_PROXYCLASSDESC:
                    return newDesc(tag);
                case TC_STRING:
                case TC_LONGSTRING: {
                    String s = string(tag);
                    int h = assign(s);
                    Object r = resolving ? resolveObject(s) : s;
                    handles.set(h, r);
                    return r;
                }
                case TC_ARRAY:
                    return array();
                case TC_ENUM:
                    return constant();
                case TC_OBJECT:
                    return ordinary(unshared);
                case TC_EXCEPTION: {
                    handles.clear();
                    Object e = read(false);
                    handles.clear();
                    throw new WriteAbortedException("writing aborted", (IOException) e);
                }
                case TC_BLOCKDATA:
                case TC_BLOCKDATALONG:
                    if (mode) {
                        left = tag == TC_BLOCKDATA ? in.readUnsignedByte() : in.readInt();
                        throw new OptionalDataException(left);
                    }
                    throw new StreamCorruptedException("unexpected block data");
                case TC_ENDBLOCKDATA:
                    if (mode) {
                        throw new OptionalDataException(true);
                    }
                    throw new StreamCorruptedException("unexpected end of block data");
                default:
                    String hex = "0" + Integer.toHexString(tag & 0xff).toUpperCase();
                    throw new StreamCorruptedException("invalid type code: " + hex.substring(hex.length() - 2));
            }
        } finally {
            depth--;
            blockMode = mode;
        }
    }

    private Object reference(boolean unshared) throws IOException {
        int h = in.readInt() - baseWireHandle;
        if (h < 0 || h >= handles.size()) {
            throw new StreamCorruptedException("invalid handle value: " + hex8(h + baseWireHandle));
        }
        if (unshared) {
            throw new InvalidObjectException("cannot read back reference as unshared");
        }
        return handles.get(h);
    }

    private static String hex8(int v) {
        String s = "0000000" + Integer.toHexString(v).toUpperCase();
        return s.substring(s.length() - 8);
    }

    private String string(int tag) throws IOException {
        long n = tag == TC_STRING ? in.readUnsignedShort() : in.readLong();
        if (n < 0 || n > Integer.MAX_VALUE) {
            throw new StreamCorruptedException("a string of " + n + " bytes");
        }
        // Read in pieces, since the length is not proven.
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] piece = new byte[(int) Math.min(n, 8192)];
        while (bytes.size() < n) {
            int k = (int) Math.min(piece.length, n - bytes.size());
            in.readFully(piece, 0, k);
            bytes.write(piece, 0, k);
        }
        return ModifiedUTF8.decode(bytes.toByteArray(), (int) n);
    }

    private String typeString() throws IOException {
        int tag = in.readByte();
        if (tag == TC_NULL) {
            return null;
        } else if (tag == TC_REFERENCE) {
            return (String) reference(false);
        } else if (tag != TC_STRING && tag != TC_LONGSTRING) {
            throw new StreamCorruptedException("invalid type code: " + Integer.toHexString(tag & 0xff).toUpperCase());
        }
        String s = string(tag);
        assign(s);
        return s;
    }

    private ObjectStreamClass readDesc() throws IOException, ClassNotFoundException {
        int tag = in.readByte();
        switch (tag) {
            case TC_NULL:
                return null;
            case TC_REFERENCE: {
                Object o = reference(false);
                if (!(o instanceof ObjectStreamClass)) {
                    throw new StreamCorruptedException("class descriptor expected");
                }
                return (ObjectStreamClass) o;
            }
            case TC_CLASSDESC:
            case TC_PROXYCLASSDESC:
                return newDesc(tag);
            default:
                throw new StreamCorruptedException("invalid type code: " + Integer.toHexString(tag & 0xff).toUpperCase());
        }
    }

    private ObjectStreamClass newDesc(int tag) throws IOException, ClassNotFoundException {
        ObjectStreamClass d = new ObjectStreamClass();
        if (tag == TC_PROXYCLASSDESC) {
            assign(d);
            int n = in.readInt();
            if (n < 0 || n > 65535) {
                throw new InvalidObjectException("interface limit exceeded: " + n);
            }
            String[] names = new String[n];
            for (int i = 0; i < n; i++) {
                names[i] = in.readUTF();
            }
            d.type = resolveProxyClass(names);
            d.name = d.type.getName();
            d.flags = ObjectStreamClass.SERIALIZABLE;
            d.uidKnown = true;
            d.local = ObjectStreamClass.lookup(d.type);
            skipCustom();
            d.superDesc = readDesc();
            return d;
        }
        int handle = assign(d);
        ObjectStreamClass read = readClassDescriptor();
        handles.set(handle, read);
        d = read;
        boolean mode = blockMode;
        blockMode = true;
        try {
            d.type = resolveClass(d);
        } catch (ClassNotFoundException e) {
            d.type = null;
        } finally {
            blockMode = mode;
        }
        skipCustom();
        d.superDesc = readDesc();
        if (d.type != null) {
            ObjectStreamClass local = ObjectStreamClass.lookupAny(d.type);
            d.local = local;
            if (Serializable.class.isAssignableFrom(d.type) && !d.type.isArray() && !local.isEnum()
                    && local.getSerialVersionUID() != d.uid) {
                throw new InvalidClassException(local.name, "local class incompatible: stream classdesc serialVersionUID = " + d.uid
                        + ", local class serialVersionUID = " + local.getSerialVersionUID());
            }
            for (int i = 0; i < d.fields.length; i++) {
                ObjectStreamField f = d.fields[i];
                ObjectStreamField own = local.find(f.getName());
                if (own == null) {
                    continue;
                }
                if ((f.isPrimitive() || own.isPrimitive()) && f.getTypeCode() != own.getTypeCode()) {
                    throw new InvalidClassException(local.name, "incompatible types for field " + f.getName());
                }
                f.field = own.field;
            }
        }
        return d;
    }

    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
        ObjectStreamClass d = new ObjectStreamClass();
        d.name = in.readUTF();
        d.uid = in.readLong();
        d.uidKnown = true;
        d.flags = in.readUnsignedByte();
        int n = in.readUnsignedShort();
        d.fields = new ObjectStreamField[n];
        for (int i = 0; i < n; i++) {
            char code = (char) in.readUnsignedByte();
            String name = in.readUTF();
            boolean reference = code == 'L' || code == '[';
            if (!reference && ObjectStreamClass.primitive(code) == null) {
                throw new InvalidClassException(d.name, "invalid descriptor for field " + name);
            }
            d.fields[i] = new ObjectStreamField(name, reference ? typeString() : String.valueOf(code));
        }
        return d;
    }

    protected Class<?> resolveClass(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
        String name = desc.getName();
        for (int i = 0; i < "ZBCSIJFDV".length(); i++) {
            Class<?> p = ObjectStreamClass.primitive("ZBCSIJFDV".charAt(i));
            if (p.getName().equals(name)) {
                return p;
            }
        }
        return Class.forName(name, false, ClassLoader.getSystemClassLoader());
    }

    protected Class<?> resolveProxyClass(String[] names) throws IOException, ClassNotFoundException {
        Class<?>[] interfaces = new Class<?>[names.length];
        for (int i = 0; i < names.length; i++) {
            interfaces[i] = Class.forName(names[i], false, ClassLoader.getSystemClassLoader());
        }
        try {
            return Proxy.getProxyClass(ClassLoader.getSystemClassLoader(), interfaces);
        } catch (IllegalArgumentException e) {
            throw new ClassNotFoundException(null, e);
        }
    }

    protected Object resolveObject(Object object) throws IOException {
        return object;
    }

    protected boolean enableResolveObject(boolean enable) throws SecurityException {
        boolean before = resolving;
        resolving = enable;
        return before;
    }

    /** Skips what custom methods wrote and nobody read, up to the end mark. */
    private void skipCustom() throws IOException, ClassNotFoundException {
        boolean mode = blockMode;
        while (true) {
            blockMode = false;
            while (left > 0) {
                in.readByte();
                left--;
            }
            int c = peek();
            if (c == TC_BLOCKDATA || c == TC_BLOCKDATALONG) {
                in.readByte();
                left = c == TC_BLOCKDATA ? in.readUnsignedByte() : in.readInt();
            } else if (c == TC_ENDBLOCKDATA) {
                in.readByte();
                blockMode = mode;
                return;
            } else {
                read(false);
            }
        }
    }

    private Object array() throws IOException, ClassNotFoundException {
        ObjectStreamClass d = readDesc();
        int n = in.readInt();
        if (n < 0) {
            throw new StreamCorruptedException("Array length is negative");
        }
        if (d.type == null) {
            throw new ClassNotFoundException(d.name);
        }
        Class<?> component = d.type.getComponentType();
        Object array = Array.newInstance(component, n);
        int h = assign(array);
        if (array instanceof byte[]) {
            in.readFully((byte[]) array, 0, n);
        } else {
            for (int i = 0; i < n; i++) {
                if (component.isPrimitive()) {
                    Array.set(array, i, primitive(component));
                } else {
                    ((Object[]) array)[i] = read(false);
                }
            }
        }
        Object r = resolving ? resolveObject(array) : array;
        handles.set(h, r);
        return r;
    }

    private Object primitive(Class<?> type) throws IOException {
        if (type == int.class) {
            return in.readInt();
        } else if (type == long.class) {
            return in.readLong();
        } else if (type == boolean.class) {
            return in.readBoolean();
        } else if (type == byte.class) {
            return in.readByte();
        } else if (type == char.class) {
            return in.readChar();
        } else if (type == short.class) {
            return in.readShort();
        } else if (type == float.class) {
            return in.readFloat();
        }
        return in.readDouble();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object constant() throws IOException, ClassNotFoundException {
        ObjectStreamClass d = readDesc();
        int h = assign(null);
        String name = typeString();
        if (d.type == null) {
            throw new ClassNotFoundException(d.name);
        }
        try {
            Object e = Enum.valueOf((Class) d.type, name);
            handles.set(h, e);
            return e;
        } catch (IllegalArgumentException e) {
            InvalidObjectException x = new InvalidObjectException("enum constant " + name + " does not exist in " + d.type);
            x.initCause(e);
            throw x;
        }
    }

    private Object ordinary(boolean unshared) throws IOException, ClassNotFoundException {
        ObjectStreamClass d = readDesc();
        if (d == null) {
            throw new StreamCorruptedException("an object without a class");
        }
        Class<?> c = d.type;
        if (c == null) {
            throw new ClassNotFoundException(d.name);
        }
        if (!Serializable.class.isAssignableFrom(c)) {
            throw new InvalidClassException(d.name, "class invalid for deserialization");
        }
        if (c == String.class || c == Class.class || c == ObjectStreamClass.class) {
            throw new InvalidClassException("invalid class descriptor");
        }
        if (Modifier.isAbstract(c.getModifiers())) {
            throw new InvalidClassException(d.name, "no valid constructor");
        }
        Object o;
        int h;
        if (d.isExternalizable()) {
            try {
                o = c.getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new InvalidClassException(d.name, "no valid constructor");
            }
            h = assign(o);
            boolean before = custom;
            boolean blocks = (d.flags & ObjectStreamClass.BLOCK_DATA) != 0;
            custom = blocks;
            blockMode = blocks;
            Object beforeObject = current;
            current = null;
            ((Externalizable) o).readExternal(this);
            current = beforeObject;
            blockMode = false;
            custom = before;
            if (blocks) {
                skipCustom();
            }
        } else {
            Class<?> base = c;
            while (base != null && Serializable.class.isAssignableFrom(base)) {
                base = base.getSuperclass();
            }
            o = base == null ? null : ObjectStreamClass.instantiate(c, base);
            if (o == null) {
                throw new InvalidClassException(d.name, "no valid constructor");
            }
            h = assign(o);
            readSerial(o, d, c);
        }
        if (d.local != null && d.local.readResolve != null) {
            Object r = ObjectStreamClass.invoke(d.local.readResolve, o);
            o = r;
            handles.set(h, o);
        }
        if (resolving) {
            o = resolveObject(o);
            handles.set(h, o);
        }
        return o;
    }

    private void readSerial(Object o, ObjectStreamClass d, Class<?> c) throws IOException, ClassNotFoundException {
        List<ObjectStreamClass> chain = new ArrayList<ObjectStreamClass>();
        for (ObjectStreamClass k = d; k != null; k = k.superDesc) {
            chain.add(0, k);
        }
        for (int i = 0; i < chain.size(); i++) {
            ObjectStreamClass k = chain.get(i);
            boolean ours = k.type != null && k.type.isInstance(o);
            if (!ours) {
                fields(null, k);
                if (k.hasWriteMethod()) {
                    skipCustom();
                }
                continue;
            }
            if (k.local != null && k.local.readObject != null) {
                Object beforeObject = current;
                ObjectStreamClass beforeDesc = currentDesc;
                boolean before = custom;
                current = o;
                currentDesc = k;
                custom = k.hasWriteMethod();
                blockMode = true;
                ObjectStreamClass.invoke(k.local.readObject, o, this);
                blockMode = false;
                custom = before;
                current = beforeObject;
                currentDesc = beforeDesc;
            } else {
                fields(o, k);
            }
            if (k.hasWriteMethod()) {
                skipCustom();
            }
        }
    }

    private void fields(Object o, ObjectStreamClass d) throws IOException, ClassNotFoundException {
        try {
            for (int i = 0; i < d.fields.length; i++) {
                ObjectStreamField f = d.fields[i];
                Object v = f.isPrimitive() ? primitive(f.getType()) : read(f.isUnshared());
                if (o != null && f.field != null) {
                    if (v != null && !f.isPrimitive() && !f.field.getType().isInstance(v)) {
                        throw new ClassCastException("cannot assign instance of " + v.getClass().getName() + " to field " + f.field.getDeclaringClass().getName()
                                + "." + f.getName() + " of type " + f.field.getType().getName() + " in instance of " + o.getClass().getName());
                    }
                    f.field.set(o, v);
                }
            }
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
    }

    public void defaultReadObject() throws IOException, ClassNotFoundException {
        if (current == null) {
            throw new NotActiveException("not in call to readObject");
        }
        blockMode = false;
        fields(current, currentDesc);
        blockMode = true;
    }

    /** The fields of an object by name. */
    public abstract static class GetField {
        public abstract ObjectStreamClass getObjectStreamClass();

        public abstract boolean defaulted(String name) throws IOException;

        public abstract boolean get(String name, boolean missing) throws IOException;

        public abstract byte get(String name, byte missing) throws IOException;

        public abstract char get(String name, char missing) throws IOException;

        public abstract short get(String name, short missing) throws IOException;

        public abstract int get(String name, int missing) throws IOException;

        public abstract long get(String name, long missing) throws IOException;

        public abstract float get(String name, float missing) throws IOException;

        public abstract double get(String name, double missing) throws IOException;

        public abstract Object get(String name, Object missing) throws IOException;
    }

    private static final class GetFieldImpl extends GetField {
        private final ObjectStreamClass desc;
        private final Map<String, Object> values = new HashMap<String, Object>();

        GetFieldImpl(ObjectStreamClass desc) {
            this.desc = desc;
        }

        @Override
        public ObjectStreamClass getObjectStreamClass() {
            return desc;
        }

        private void check(String name, Class<?> type) {
            if (desc.find(name) == null && (desc.local == null || desc.local.find(name) == null)) {
                throw new IllegalArgumentException("no such field " + name + " with type " + type);
            }
        }

        @Override
        public boolean defaulted(String name) {
            check(name, null);
            return !values.containsKey(name);
        }

        private Object value(String name, Object missing, Class<?> type) {
            check(name, type);
            return values.containsKey(name) ? values.get(name) : missing;
        }

        @Override
        public boolean get(String name, boolean missing) {
            return (Boolean) value(name, missing, boolean.class);
        }

        @Override
        public byte get(String name, byte missing) {
            return (Byte) value(name, missing, byte.class);
        }

        @Override
        public char get(String name, char missing) {
            return (Character) value(name, missing, char.class);
        }

        @Override
        public short get(String name, short missing) {
            return (Short) value(name, missing, short.class);
        }

        @Override
        public int get(String name, int missing) {
            return (Integer) value(name, missing, int.class);
        }

        @Override
        public long get(String name, long missing) {
            return (Long) value(name, missing, long.class);
        }

        @Override
        public float get(String name, float missing) {
            return (Float) value(name, missing, float.class);
        }

        @Override
        public double get(String name, double missing) {
            return (Double) value(name, missing, double.class);
        }

        @Override
        public Object get(String name, Object missing) {
            return value(name, missing, Object.class);
        }
    }

    public GetField readFields() throws IOException, ClassNotFoundException {
        if (current == null) {
            throw new NotActiveException("not in call to readObject");
        }
        GetFieldImpl g = new GetFieldImpl(currentDesc);
        blockMode = false;
        for (int i = 0; i < currentDesc.fields.length; i++) {
            ObjectStreamField f = currentDesc.fields[i];
            g.values.put(f.getName(), f.isPrimitive() ? primitive(f.getType()) : read(false));
        }
        blockMode = true;
        return g;
    }

    public void registerValidation(ObjectInputValidation object, int priority) throws NotActiveException, InvalidObjectException {
        if (depth == 0) {
            throw new NotActiveException("stream inactive");
        }
        if (object == null) {
            throw new InvalidObjectException("null callback");
        }
        if (validations == null) {
            validations = new ArrayList<ObjectInputValidation>();
            priorities = new ArrayList<Integer>();
        }
        int i = 0;
        while (i < validations.size() && priorities.get(i) >= priority) {
            i++;
        }
        validations.add(i, object);
        priorities.add(i, priority);
    }

    private void validate() throws InvalidObjectException {
        List<ObjectInputValidation> all = validations;
        validations = null;
        for (int i = 0; all != null && i < all.size(); i++) {
            all.get(i).validateObject();
        }
    }

    @Override
    public int read() throws IOException {
        return source().read();
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        return source().read(buffer, offset, count);
    }

    @Override
    public int available() throws IOException {
        return blockMode ? data.available() : 0;
    }

    @Override
    public void close() throws IOException {
        handles.clear();
        in.close();
    }

    @Override
    public boolean readBoolean() throws IOException {
        return source().readBoolean();
    }

    @Override
    public byte readByte() throws IOException {
        return source().readByte();
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return source().readUnsignedByte();
    }

    @Override
    public char readChar() throws IOException {
        return source().readChar();
    }

    @Override
    public short readShort() throws IOException {
        return source().readShort();
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return source().readUnsignedShort();
    }

    @Override
    public int readInt() throws IOException {
        return source().readInt();
    }

    @Override
    public long readLong() throws IOException {
        return source().readLong();
    }

    @Override
    public float readFloat() throws IOException {
        return source().readFloat();
    }

    @Override
    public double readDouble() throws IOException {
        return source().readDouble();
    }

    @Override
    public void readFully(byte[] dst) throws IOException {
        source().readFully(dst);
    }

    @Override
    public void readFully(byte[] dst, int offset, int count) throws IOException {
        source().readFully(dst, offset, count);
    }

    @Override
    public int skipBytes(int count) throws IOException {
        return source().skipBytes(count);
    }

    @Deprecated
    @Override
    public String readLine() throws IOException {
        return source().readLine();
    }

    @Override
    public String readUTF() throws IOException {
        return source().readUTF();
    }
}

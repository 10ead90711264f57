package android.os;

import android.text.TextUtils;
import android.util.ArrayMap;
import android.util.ArraySet;
import android.util.Size;
import android.util.SizeF;
import android.util.SparseArray;
import android.util.SparseBooleanArray;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A buffer of values in four-byte steps; live objects (binders, descriptors) lie beside it and are named by number. */
public final class Parcel {
    private static final int VAL_NULL = -1;
    private static final int VAL_STRING = 0;
    private static final int VAL_INTEGER = 1;
    private static final int VAL_MAP = 2;
    private static final int VAL_BUNDLE = 3;
    private static final int VAL_PARCELABLE = 4;
    private static final int VAL_SHORT = 5;
    private static final int VAL_LONG = 6;
    private static final int VAL_FLOAT = 7;
    private static final int VAL_DOUBLE = 8;
    private static final int VAL_BOOLEAN = 9;
    private static final int VAL_CHARSEQUENCE = 10;
    private static final int VAL_LIST = 11;
    private static final int VAL_SPARSEARRAY = 12;
    private static final int VAL_BYTEARRAY = 13;
    private static final int VAL_STRINGARRAY = 14;
    private static final int VAL_IBINDER = 15;
    private static final int VAL_PARCELABLEARRAY = 16;
    private static final int VAL_OBJECTARRAY = 17;
    private static final int VAL_INTARRAY = 18;
    private static final int VAL_LONGARRAY = 19;
    private static final int VAL_BYTE = 20;
    private static final int VAL_SERIALIZABLE = 21;
    private static final int VAL_SPARSEBOOLEANARRAY = 22;
    private static final int VAL_BOOLEANARRAY = 23;
    private static final int VAL_CHARSEQUENCEARRAY = 24;
    private static final int VAL_PERSISTABLEBUNDLE = 25;
    private static final int VAL_SIZE = 26;
    private static final int VAL_SIZEF = 27;
    private static final int VAL_DOUBLEARRAY = 28;

    private static final int EX_SECURITY = -1;
    private static final int EX_BAD_PARCELABLE = -2;
    private static final int EX_ILLEGAL_ARGUMENT = -3;
    private static final int EX_NULL_POINTER = -4;
    private static final int EX_ILLEGAL_STATE = -5;
    private static final int EX_NETWORK_MAIN_THREAD = -6;
    private static final int EX_UNSUPPORTED_OPERATION = -7;

    public static final Parcelable.Creator<String> STRING_CREATOR = new Parcelable.Creator<String>() {
        public String createFromParcel(Parcel source) {
            return source.readString();
        }

        public String[] newArray(int size) {
            return new String[size];
        }
    };

    private static final HashMap<ClassLoader, HashMap<String, Parcelable.Creator<?>>> sCreators =
            new HashMap<ClassLoader, HashMap<String, Parcelable.Creator<?>>>();

    private byte[] mData = new byte[64];
    private int mSize;
    private int mPos;
    private ArrayList<Object> mObjects;

    private Parcel() {}

    public static Parcel obtain() {
        return new Parcel();
    }

    public final void recycle() {
        mData = new byte[64];
        mSize = 0;
        mPos = 0;
        mObjects = null;
    }

    public final int dataSize() {
        return mSize;
    }

    public final int dataAvail() {
        return mSize - mPos;
    }

    public final int dataPosition() {
        return mPos;
    }

    public final int dataCapacity() {
        return mData.length;
    }

    public final void setDataSize(int size) {
        if (size > mData.length) {
            mData = Arrays.copyOf(mData, size);
        }
        mSize = size;
        if (mPos > size) {
            mPos = size;
        }
    }

    public final void setDataPosition(int pos) {
        mPos = pos;
    }

    public final void setDataCapacity(int size) {
        if (size > mData.length) {
            mData = Arrays.copyOf(mData, size);
        }
    }

    public final byte[] marshall() {
        if (mObjects != null && !mObjects.isEmpty()) {
            throw new RuntimeException("Tried to marshall a Parcel that contained Binder objects.");
        }
        return Arrays.copyOf(mData, mSize);
    }

    public final void unmarshall(byte[] data, int offset, int length) {
        mData = Arrays.copyOfRange(data, offset, offset + length);
        mSize = length;
        mPos = length;
        mObjects = null;
    }

    public final void appendFrom(Parcel parcel, int offset, int length) {
        if (length < 0 || offset < 0 || offset + length > parcel.mSize) {
            throw new IllegalArgumentException("offset " + offset + " length " + length);
        }
        room(length);
        System.arraycopy(parcel.mData, offset, mData, mPos, length);
        if (parcel.mObjects != null && !parcel.mObjects.isEmpty() && parcel != this) {
            // Numbers stay what they are, so that what lies in the copied part needs no change.
            if (mObjects == null || mObjects.isEmpty()) {
                mObjects = new ArrayList<Object>(parcel.mObjects);
            } else {
                renumber(parcel, mPos, length);
            }
        }
        advance(length);
    }

    /** Objects are written with a mark before the number; moves those of a copied part behind this parcel's own. */
    private void renumber(Parcel from, int at, int length) {
        int base = mObjects.size();
        mObjects.addAll(from.mObjects);
        for (int p = at; p + 8 <= at + length; p += 4) {
            if (intAt(p) == OBJECT_MARK) {
                int n = intAt(p + 4);
                if (n >= 0 && n < from.mObjects.size()) {
                    putIntAt(p + 4, n + base);
                    p += 4;
                }
            }
        }
    }

    private static final int OBJECT_MARK = 0x73622a85;

    public final boolean hasFileDescriptors() {
        if (mObjects != null) {
            for (int i = 0; i < mObjects.size(); i++) {
                if (mObjects.get(i) instanceof FileDescriptor) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes room for bytes at the position. */
    private void room(int bytes) {
        int end = mPos + bytes;
        if (end < 0) {
            throw new OutOfMemoryError();
        }
        if (end > mData.length) {
            mData = Arrays.copyOf(mData, Math.max(end, mData.length + (mData.length >> 1)));
        }
    }

    private void advance(int bytes) {
        mPos += bytes;
        if (mPos > mSize) {
            mSize = mPos;
        }
    }

    private int intAt(int p) {
        byte[] d = mData;
        return (d[p] & 0xff) | (d[p + 1] & 0xff) << 8 | (d[p + 2] & 0xff) << 16 | d[p + 3] << 24;
    }

    private void putIntAt(int p, int v) {
        byte[] d = mData;
        d[p] = (byte) v;
        d[p + 1] = (byte) (v >> 8);
        d[p + 2] = (byte) (v >> 16);
        d[p + 3] = (byte) (v >> 24);
    }

    public final void writeInterfaceToken(String interfaceName) {
        writeInt(0);
        writeString(interfaceName);
    }

    public final void enforceInterface(String interfaceName) {
        readInt();
        String found = readString();
        if (!interfaceName.equals(found)) {
            throw new SecurityException("Binder invocation to an incorrect interface");
        }
    }

    public final void writeInt(int val) {
        room(4);
        putIntAt(mPos, val);
        advance(4);
    }

    public final void writeLong(long val) {
        room(8);
        putIntAt(mPos, (int) val);
        putIntAt(mPos + 4, (int) (val >> 32));
        advance(8);
    }

    public final void writeFloat(float val) {
        writeInt(Float.floatToRawIntBits(val));
    }

    public final void writeDouble(double val) {
        writeLong(Double.doubleToRawLongBits(val));
    }

    public final void writeString(String val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.length();
        writeInt(n);
        int bytes = (n + 1) * 2 + 3 & ~3;
        room(bytes);
        byte[] d = mData;
        int p = mPos;
        for (int i = 0; i < n; i++) {
            char c = val.charAt(i);
            d[p++] = (byte) c;
            d[p++] = (byte) (c >> 8);
        }
        for (int end = mPos + bytes; p < end; p++) {
            d[p] = 0;
        }
        advance(bytes);
    }

    public final void writeBoolean(boolean val) {
        writeInt(val ? 1 : 0);
    }

    public final void writeCharSequence(CharSequence val) {
        TextUtils.writeToParcel(val, this, 0);
    }

    private void writeObject(Object o) {
        if (mObjects == null) {
            mObjects = new ArrayList<Object>();
        }
        writeInt(OBJECT_MARK);
        writeInt(o == null ? -1 : mObjects.size());
        if (o != null) {
            mObjects.add(o);
        }
    }

    private Object readObject() {
        if (readInt() != OBJECT_MARK) {
            return null;
        }
        int n = readInt();
        return n < 0 || mObjects == null || n >= mObjects.size() ? null : mObjects.get(n);
    }

    public final void writeStrongBinder(IBinder val) {
        writeObject(val);
    }

    public final void writeStrongInterface(IInterface val) {
        writeStrongBinder(val == null ? null : val.asBinder());
    }

    public final void writeFileDescriptor(FileDescriptor val) {
        writeObject(val);
    }

    public final void writeByte(byte val) {
        writeInt(val);
    }

    public final void writeMap(Map val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        Set<Map.Entry<Object, Object>> entries = val.entrySet();
        writeInt(entries.size());
        for (Map.Entry<Object, Object> e : entries) {
            writeValue(e.getKey());
            writeValue(e.getValue());
        }
    }

    void writeArrayMapInternal(ArrayMap<String, Object> val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeString(val.keyAt(i));
            writeValue(val.valueAt(i));
        }
    }

    public void writeArrayMap(ArrayMap<String, Object> val) {
        writeArrayMapInternal(val);
    }

    public void writeArraySet(ArraySet<? extends Object> val) {
        int size = val != null ? val.size() : -1;
        writeInt(size);
        for (int i = 0; i < size; i++) {
            writeValue(val.valueAt(i));
        }
    }

    public final void writeBundle(Bundle val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        val.writeToParcel(this, 0);
    }

    public final void writePersistableBundle(PersistableBundle val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        val.writeToParcel(this, 0);
    }

    public final void writeSize(Size val) {
        writeInt(val.getWidth());
        writeInt(val.getHeight());
    }

    public final void writeSizeF(SizeF val) {
        writeFloat(val.getWidth());
        writeFloat(val.getHeight());
    }

    public final void writeList(List val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeValue(val.get(i));
        }
    }

    public final void writeArray(Object[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeValue(val[i]);
        }
    }

    public final void writeSparseArray(SparseArray<Object> val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeInt(val.keyAt(i));
            writeValue(val.valueAt(i));
        }
    }

    public final void writeSparseBooleanArray(SparseBooleanArray val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeInt(val.keyAt(i));
            writeByte((byte) (val.valueAt(i) ? 1 : 0));
        }
    }

    public final void writeByteArray(byte[] b) {
        writeByteArray(b, 0, b != null ? b.length : 0);
    }

    public final void writeByteArray(byte[] b, int offset, int len) {
        if (b == null) {
            writeInt(-1);
            return;
        }
        if ((offset | len) < 0 || offset > b.length - len) {
            throw new ArrayIndexOutOfBoundsException("length=" + b.length + "; regionStart=" + offset + "; regionLength=" + len);
        }
        writeInt(len);
        int bytes = len + 3 & ~3;
        room(bytes);
        System.arraycopy(b, offset, mData, mPos, len);
        for (int p = mPos + len; p < mPos + bytes; p++) {
            mData[p] = 0;
        }
        advance(bytes);
    }

    public final void writeBlob(byte[] b) {
        writeByteArray(b);
    }

    public final byte[] readBlob() {
        return createByteArray();
    }

    public final byte[] createByteArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail()) {
            return null;
        }
        byte[] b = Arrays.copyOfRange(mData, mPos, mPos + n);
        mPos = Math.min(mSize, mPos + (n + 3 & ~3));
        return b;
    }

    public final void readByteArray(byte[] val) {
        byte[] b = createByteArray();
        if (b == null || b.length != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        System.arraycopy(b, 0, val, 0, b.length);
    }

    public final void writeBooleanArray(boolean[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeInt(val[i] ? 1 : 0);
        }
    }

    public final boolean[] createBooleanArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 4) {
            return null;
        }
        boolean[] val = new boolean[n];
        for (int i = 0; i < n; i++) {
            val[i] = readInt() != 0;
        }
        return val;
    }

    public final void readBooleanArray(boolean[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readInt() != 0;
        }
    }

    public final void writeCharArray(char[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeInt(val[i]);
        }
    }

    public final char[] createCharArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 4) {
            return null;
        }
        char[] val = new char[n];
        for (int i = 0; i < n; i++) {
            val[i] = (char) readInt();
        }
        return val;
    }

    public final void readCharArray(char[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = (char) readInt();
        }
    }

    public final void writeIntArray(int[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeInt(val[i]);
        }
    }

    public final int[] createIntArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 4) {
            return null;
        }
        int[] val = new int[n];
        for (int i = 0; i < n; i++) {
            val[i] = readInt();
        }
        return val;
    }

    public final void readIntArray(int[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readInt();
        }
    }

    public final void writeLongArray(long[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeLong(val[i]);
        }
    }

    public final long[] createLongArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 8) {
            return null;
        }
        long[] val = new long[n];
        for (int i = 0; i < n; i++) {
            val[i] = readLong();
        }
        return val;
    }

    public final void readLongArray(long[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readLong();
        }
    }

    public final void writeFloatArray(float[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeFloat(val[i]);
        }
    }

    public final float[] createFloatArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 4) {
            return null;
        }
        float[] val = new float[n];
        for (int i = 0; i < n; i++) {
            val[i] = readFloat();
        }
        return val;
    }

    public final void readFloatArray(float[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readFloat();
        }
    }

    public final void writeDoubleArray(double[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeDouble(val[i]);
        }
    }

    public final double[] createDoubleArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 8) {
            return null;
        }
        double[] val = new double[n];
        for (int i = 0; i < n; i++) {
            val[i] = readDouble();
        }
        return val;
    }

    public final void readDoubleArray(double[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readDouble();
        }
    }

    public final void writeStringArray(String[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeString(val[i]);
        }
    }

    public final String[] createStringArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 4) {
            return null;
        }
        String[] val = new String[n];
        for (int i = 0; i < n; i++) {
            val[i] = readString();
        }
        return val;
    }

    public final void readStringArray(String[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readString();
        }
    }

    public final void writeBinderArray(IBinder[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeStrongBinder(val[i]);
        }
    }

    public final IBinder[] createBinderArray() {
        int n = readInt();
        if (n < 0 || n > dataAvail() / 4) {
            return null;
        }
        IBinder[] val = new IBinder[n];
        for (int i = 0; i < n; i++) {
            val[i] = readStrongBinder();
        }
        return val;
    }

    public final void readBinderArray(IBinder[] val) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readStrongBinder();
        }
    }

    public final void writeStringList(List<String> val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeString(val.get(i));
        }
    }

    public final ArrayList<String> createStringArrayList() {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        ArrayList<String> l = new ArrayList<String>(n);
        for (; n > 0; n--) {
            l.add(readString());
        }
        return l;
    }

    public final void readStringList(List<String> list) {
        fill(list, createStringArrayList());
    }

    private static <T> void fill(List<T> list, List<T> read) {
        if (read == null) {
            throw new RuntimeException("bad array lengths");
        }
        int m = list.size();
        int i = 0;
        for (; i < read.size(); i++) {
            if (i < m) {
                list.set(i, read.get(i));
            } else {
                list.add(read.get(i));
            }
        }
        while (list.size() > i) {
            list.remove(i);
        }
    }

    public final void writeBinderList(List<IBinder> val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.size());
        for (IBinder b : val) {
            writeStrongBinder(b);
        }
    }

    public final ArrayList<IBinder> createBinderArrayList() {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        ArrayList<IBinder> l = new ArrayList<IBinder>(n);
        for (; n > 0; n--) {
            l.add(readStrongBinder());
        }
        return l;
    }

    public final void readBinderList(List<IBinder> list) {
        fill(list, createBinderArrayList());
    }

    public final <T extends Parcelable> void writeTypedList(List<T> val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeTypedObject(val.get(i), 0);
        }
    }

    public final <T> ArrayList<T> createTypedArrayList(Parcelable.Creator<T> c) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        ArrayList<T> l = new ArrayList<T>(n);
        for (; n > 0; n--) {
            l.add(readTypedObject(c));
        }
        return l;
    }

    public final <T> void readTypedList(List<T> list, Parcelable.Creator<T> c) {
        fill(list, createTypedArrayList(c));
    }

    public final <T extends Parcelable> void writeTypedArray(T[] val, int parcelableFlags) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeTypedObject(val[i], parcelableFlags);
        }
    }

    public final <T> T[] createTypedArray(Parcelable.Creator<T> c) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        T[] l = c.newArray(n);
        for (int i = 0; i < n; i++) {
            l[i] = readTypedObject(c);
        }
        return l;
    }

    public final <T> T[] readTypedArray(Parcelable.Creator<T> c) {
        return createTypedArray(c);
    }

    public final <T> void readTypedArray(T[] val, Parcelable.Creator<T> c) {
        int n = readInt();
        if (n != val.length) {
            throw new RuntimeException("bad array lengths");
        }
        for (int i = 0; i < n; i++) {
            val[i] = readTypedObject(c);
        }
    }

    public final <T extends Parcelable> void writeTypedObject(T val, int parcelableFlags) {
        if (val != null) {
            writeInt(1);
            val.writeToParcel(this, parcelableFlags);
        } else {
            writeInt(0);
        }
    }

    public final <T> T readTypedObject(Parcelable.Creator<T> c) {
        return readInt() != 0 ? c.createFromParcel(this) : null;
    }

    public final <T extends Parcelable> void writeParcelableArray(T[] value, int parcelableFlags) {
        if (value == null) {
            writeInt(-1);
            return;
        }
        writeInt(value.length);
        for (int i = 0; i < value.length; i++) {
            writeParcelable(value[i], parcelableFlags);
        }
    }

    public final Parcelable[] readParcelableArray(ClassLoader loader) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        Parcelable[] p = new Parcelable[n];
        for (int i = 0; i < n; i++) {
            p[i] = readParcelable(loader);
        }
        return p;
    }

    public final <T extends Parcelable> void writeParcelableList(List<T> val, int flags) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        int n = val.size();
        writeInt(n);
        for (int i = 0; i < n; i++) {
            writeParcelable(val.get(i), flags);
        }
    }

    public final <T extends Parcelable> List<T> readParcelableList(List<T> list, ClassLoader cl) {
        int n = readInt();
        if (n == -1) {
            list.clear();
            return list;
        }
        ArrayList<T> read = new ArrayList<T>(n);
        for (int i = 0; i < n; i++) {
            read.add(this.<T>readParcelable(cl));
        }
        fill(list, read);
        return list;
    }

    public final void writeValue(Object v) {
        if (v == null) {
            writeInt(VAL_NULL);
        } else if (v instanceof String) {
            writeInt(VAL_STRING);
            writeString((String) v);
        } else if (v instanceof Integer) {
            writeInt(VAL_INTEGER);
            writeInt((Integer) v);
        } else if (v instanceof Map) {
            writeInt(VAL_MAP);
            writeMap((Map) v);
        } else if (v instanceof Bundle) {
            writeInt(VAL_BUNDLE);
            writeBundle((Bundle) v);
        } else if (v instanceof PersistableBundle) {
            writeInt(VAL_PERSISTABLEBUNDLE);
            writePersistableBundle((PersistableBundle) v);
        } else if (v instanceof Parcelable) {
            writeInt(VAL_PARCELABLE);
            writeParcelable((Parcelable) v, 0);
        } else if (v instanceof Short) {
            writeInt(VAL_SHORT);
            writeInt(((Short) v).intValue());
        } else if (v instanceof Long) {
            writeInt(VAL_LONG);
            writeLong((Long) v);
        } else if (v instanceof Float) {
            writeInt(VAL_FLOAT);
            writeFloat((Float) v);
        } else if (v instanceof Double) {
            writeInt(VAL_DOUBLE);
            writeDouble((Double) v);
        } else if (v instanceof Boolean) {
            writeInt(VAL_BOOLEAN);
            writeInt((Boolean) v ? 1 : 0);
        } else if (v instanceof CharSequence) {
            writeInt(VAL_CHARSEQUENCE);
            writeCharSequence((CharSequence) v);
        } else if (v instanceof List) {
            writeInt(VAL_LIST);
            writeList((List) v);
        } else if (v instanceof SparseArray) {
            writeInt(VAL_SPARSEARRAY);
            writeSparseArray((SparseArray) v);
        } else if (v instanceof boolean[]) {
            writeInt(VAL_BOOLEANARRAY);
            writeBooleanArray((boolean[]) v);
        } else if (v instanceof byte[]) {
            writeInt(VAL_BYTEARRAY);
            writeByteArray((byte[]) v);
        } else if (v instanceof String[]) {
            writeInt(VAL_STRINGARRAY);
            writeStringArray((String[]) v);
        } else if (v instanceof CharSequence[]) {
            writeInt(VAL_CHARSEQUENCEARRAY);
            writeCharSequenceArray((CharSequence[]) v);
        } else if (v instanceof IBinder) {
            writeInt(VAL_IBINDER);
            writeStrongBinder((IBinder) v);
        } else if (v instanceof Parcelable[]) {
            writeInt(VAL_PARCELABLEARRAY);
            writeParcelableArray((Parcelable[]) v, 0);
        } else if (v instanceof int[]) {
            writeInt(VAL_INTARRAY);
            writeIntArray((int[]) v);
        } else if (v instanceof long[]) {
            writeInt(VAL_LONGARRAY);
            writeLongArray((long[]) v);
        } else if (v instanceof Byte) {
            writeInt(VAL_BYTE);
            writeInt((Byte) v);
        } else if (v instanceof Size) {
            writeInt(VAL_SIZE);
            writeSize((Size) v);
        } else if (v instanceof SizeF) {
            writeInt(VAL_SIZEF);
            writeSizeF((SizeF) v);
        } else if (v instanceof double[]) {
            writeInt(VAL_DOUBLEARRAY);
            writeDoubleArray((double[]) v);
        } else {
            Class<?> clazz = v.getClass();
            if (clazz.isArray() && clazz.getComponentType() == Object.class) {
                writeInt(VAL_OBJECTARRAY);
                writeArray((Object[]) v);
            } else if (v instanceof Serializable) {
                writeInt(VAL_SERIALIZABLE);
                writeSerializable((Serializable) v);
            } else {
                throw new RuntimeException("Parcel: unable to marshal value " + v);
            }
        }
    }

    public final Object readValue(ClassLoader loader) {
        int type = readInt();
        switch (type) {
            case VAL_NULL:
                return null;
            case VAL_STRING:
                return readString();
            case VAL_INTEGER:
                return readInt();
            case VAL_MAP:
                return readHashMap(loader);
            case VAL_PARCELABLE:
                return readParcelable(loader);
            case VAL_SHORT:
                return (short) readInt();
            case VAL_LONG:
                return readLong();
            case VAL_FLOAT:
                return readFloat();
            case VAL_DOUBLE:
                return readDouble();
            case VAL_BOOLEAN:
                return readInt() == 1;
            case VAL_CHARSEQUENCE:
                return readCharSequence();
            case VAL_LIST:
                return readArrayList(loader);
            case VAL_BOOLEANARRAY:
                return createBooleanArray();
            case VAL_BYTEARRAY:
                return createByteArray();
            case VAL_STRINGARRAY:
                return readStringArray();
            case VAL_CHARSEQUENCEARRAY:
                return readCharSequenceArray();
            case VAL_IBINDER:
                return readStrongBinder();
            case VAL_OBJECTARRAY:
                return readArray(loader);
            case VAL_INTARRAY:
                return createIntArray();
            case VAL_LONGARRAY:
                return createLongArray();
            case VAL_BYTE:
                return readByte();
            case VAL_SERIALIZABLE:
                return readSerializable(loader);
            case VAL_PARCELABLEARRAY:
                return readParcelableArray(loader);
            case VAL_SPARSEARRAY:
                return readSparseArray(loader);
            case VAL_SPARSEBOOLEANARRAY:
                return readSparseBooleanArray();
            case VAL_BUNDLE:
                return readBundle(loader);
            case VAL_PERSISTABLEBUNDLE:
                return readPersistableBundle(loader);
            case VAL_SIZE:
                return readSize();
            case VAL_SIZEF:
                return readSizeF();
            case VAL_DOUBLEARRAY:
                return createDoubleArray();
            default:
                throw new RuntimeException("Parcel " + this + ": Unmarshalling unknown type code " + type
                        + " at offset " + (dataPosition() - 4));
        }
    }

    public final void writeParcelable(Parcelable p, int parcelableFlags) {
        if (p == null) {
            writeString(null);
            return;
        }
        writeParcelableCreator(p);
        p.writeToParcel(this, parcelableFlags);
    }

    public final void writeParcelableCreator(Parcelable p) {
        writeString(p.getClass().getName());
    }

    public final <T extends Parcelable> T readParcelable(ClassLoader loader) {
        Parcelable.Creator<?> creator = readParcelableCreator(loader);
        if (creator == null) {
            return null;
        }
        return (T) readCreator(creator, loader);
    }

    public final <T extends Parcelable> T readCreator(Parcelable.Creator<?> creator, ClassLoader loader) {
        if (creator instanceof Parcelable.ClassLoaderCreator<?>) {
            return (T) ((Parcelable.ClassLoaderCreator<?>) creator).createFromParcel(this, loader);
        }
        return (T) creator.createFromParcel(this);
    }

    public final Parcelable.Creator<?> readParcelableCreator(ClassLoader loader) {
        String name = readString();
        if (name == null) {
            return null;
        }
        Parcelable.Creator<?> creator;
        synchronized (sCreators) {
            HashMap<String, Parcelable.Creator<?>> map = sCreators.get(loader);
            if (map == null) {
                map = new HashMap<String, Parcelable.Creator<?>>();
                sCreators.put(loader, map);
            }
            creator = map.get(name);
            if (creator == null) {
                try {
                    ClassLoader parcelableClassLoader = loader == null ? getClass().getClassLoader() : loader;
                    Class<?> parcelableClass = Class.forName(name, false, parcelableClassLoader);
                    if (!Parcelable.class.isAssignableFrom(parcelableClass)) {
                        throw new BadParcelableException(
                                "Parcelable protocol requires that the class implements Parcelable");
                    }
                    Field f = parcelableClass.getField("CREATOR");
                    if ((f.getModifiers() & Modifier.STATIC) == 0) {
                        throw new BadParcelableException(
                                "Parcelable protocol requires the CREATOR object to be static on class " + name);
                    }
                    Class<?> creatorType = f.getType();
                    if (!Parcelable.Creator.class.isAssignableFrom(creatorType)) {
                        throw new BadParcelableException("Parcelable protocol requires a Parcelable.Creator object called "
                                + "CREATOR on class " + name);
                    }
                    f.setAccessible(true);
                    creator = (Parcelable.Creator<?>) f.get(null);
                } catch (IllegalAccessException e) {
                    throw new BadParcelableException("IllegalAccessException when unmarshalling: " + name);
                } catch (ClassNotFoundException e) {
                    throw new BadParcelableException("ClassNotFoundException when unmarshalling: " + name);
                } catch (NoSuchFieldException e) {
                    throw new BadParcelableException("Parcelable protocol requires a Parcelable.Creator object called "
                            + "CREATOR on class " + name);
                }
                if (creator == null) {
                    throw new BadParcelableException("Parcelable protocol requires a non-null Parcelable.Creator object "
                            + "called CREATOR on class " + name);
                }
                map.put(name, creator);
            }
        }
        return creator;
    }

    public final void writeSerializable(Serializable s) {
        if (s == null) {
            writeString(null);
            return;
        }
        String name = s.getClass().getName();
        writeString(name);
        ByteArrayOutputStream baos = new ByteArrayOutputStream();
        try {
            ObjectOutputStream oos = new ObjectOutputStream(baos);
            oos.writeObject(s);
            oos.close();
            writeByteArray(baos.toByteArray());
        } catch (IOException ioe) {
            throw new RuntimeException("Parcelable encountered IOException writing serializable object (name = "
                    + name + ")", ioe);
        }
    }

    public final Serializable readSerializable() {
        return readSerializable(null);
    }

    private final Serializable readSerializable(final ClassLoader loader) {
        String name = readString();
        if (name == null) {
            return null;
        }
        byte[] serializedData = createByteArray();
        try {
            ObjectInputStream ois = new ObjectInputStream(new ByteArrayInputStream(serializedData)) {
                @Override
                protected Class<?> resolveClass(ObjectStreamClass osClass) throws IOException, ClassNotFoundException {
                    if (loader != null) {
                        Class<?> c = Class.forName(osClass.getName(), false, loader);
                        if (c != null) {
                            return c;
                        }
                    }
                    return super.resolveClass(osClass);
                }
            };
            return (Serializable) ois.readObject();
        } catch (IOException ioe) {
            throw new RuntimeException("Parcelable encountered IOException reading a Serializable object (name = "
                    + name + ")", ioe);
        } catch (ClassNotFoundException cnfe) {
            throw new RuntimeException("Parcelable encountered ClassNotFoundException reading a Serializable object "
                    + "(name = " + name + ")", cnfe);
        }
    }

    public final void writeException(Exception e) {
        int code = 0;
        if (e instanceof SecurityException) {
            code = EX_SECURITY;
        } else if (e instanceof BadParcelableException) {
            code = EX_BAD_PARCELABLE;
        } else if (e instanceof IllegalArgumentException) {
            code = EX_ILLEGAL_ARGUMENT;
        } else if (e instanceof NullPointerException) {
            code = EX_NULL_POINTER;
        } else if (e instanceof IllegalStateException) {
            code = EX_ILLEGAL_STATE;
        } else if (e instanceof NetworkOnMainThreadException) {
            code = EX_NETWORK_MAIN_THREAD;
        } else if (e instanceof UnsupportedOperationException) {
            code = EX_UNSUPPORTED_OPERATION;
        }
        if (code == 0) {
            if (e instanceof RuntimeException) {
                throw (RuntimeException) e;
            }
            throw new RuntimeException(e);
        }
        writeInt(code);
        writeString(e.getMessage());
    }

    public final void writeNoException() {
        writeInt(0);
    }

    public final void readException() {
        int code = readInt();
        if (code != 0) {
            readException(code, readString());
        }
    }

    public final void readException(int code, String msg) {
        switch (code) {
            case EX_SECURITY:
                throw new SecurityException(msg);
            case EX_BAD_PARCELABLE:
                throw new BadParcelableException(msg);
            case EX_ILLEGAL_ARGUMENT:
                throw new IllegalArgumentException(msg);
            case EX_NULL_POINTER:
                throw new NullPointerException(msg);
            case EX_ILLEGAL_STATE:
                throw new IllegalStateException(msg);
            case EX_NETWORK_MAIN_THREAD:
                throw new NetworkOnMainThreadException();
            case EX_UNSUPPORTED_OPERATION:
                throw new UnsupportedOperationException(msg);
        }
        throw new RuntimeException("Unknown exception code: " + code + " msg " + msg);
    }

    public final int readInt() {
        if (mPos + 4 > mSize || mPos < 0) {
            return 0;
        }
        int v = intAt(mPos);
        mPos += 4;
        return v;
    }

    public final long readLong() {
        if (mPos + 8 > mSize || mPos < 0) {
            return 0;
        }
        long v = (intAt(mPos) & 0xffffffffL) | (long) intAt(mPos + 4) << 32;
        mPos += 8;
        return v;
    }

    public final float readFloat() {
        return Float.intBitsToFloat(readInt());
    }

    public final double readDouble() {
        return Double.longBitsToDouble(readLong());
    }

    public final String readString() {
        int n = readInt();
        if (n < 0 || n >= (mSize - mPos) / 2) { // its end is marked
            return null;
        }
        char[] c = new char[n];
        byte[] d = mData;
        int p = mPos;
        for (int i = 0; i < n; i++, p += 2) {
            c[i] = (char) ((d[p] & 0xff) | d[p + 1] << 8);
        }
        mPos = Math.min(mSize, mPos + ((n + 1) * 2 + 3 & ~3));
        return new String(c);
    }

    public final boolean readBoolean() {
        return readInt() != 0;
    }

    public final CharSequence readCharSequence() {
        return TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(this);
    }

    public final IBinder readStrongBinder() {
        return (IBinder) readObject();
    }

    public final ParcelFileDescriptor readFileDescriptor() {
        Object fd = readObject();
        return fd != null ? new ParcelFileDescriptor((FileDescriptor) fd) : null;
    }

    public final FileDescriptor readRawFileDescriptor() {
        return (FileDescriptor) readObject();
    }

    public final byte readByte() {
        return (byte) (readInt() & 0xff);
    }

    public final void readMap(Map outVal, ClassLoader loader) {
        int n = readInt();
        for (; n > 0; n--) {
            Object key = readValue(loader);
            Object value = readValue(loader);
            outVal.put(key, value);
        }
    }

    public final void readList(List outVal, ClassLoader loader) {
        int n = readInt();
        for (; n > 0; n--) {
            outVal.add(readValue(loader));
        }
    }

    public final HashMap readHashMap(ClassLoader loader) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        HashMap m = new HashMap(n);
        for (; n > 0; n--) {
            Object key = readValue(loader);
            m.put(key, readValue(loader));
        }
        return m;
    }

    void readArrayMapInternal(ArrayMap outVal, int n, ClassLoader loader) {
        for (; n > 0; n--) {
            String key = readString();
            outVal.append(key, readValue(loader));
        }
        outVal.validate();
    }

    public void readArrayMap(ArrayMap outVal, ClassLoader loader) {
        int n = readInt();
        if (n >= 0) {
            readArrayMapInternal(outVal, n, loader);
        }
    }

    public ArraySet<? extends Object> readArraySet(ClassLoader loader) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        ArraySet<Object> result = new ArraySet<Object>(n);
        for (; n > 0; n--) {
            result.append(readValue(loader));
        }
        return result;
    }

    public final Bundle readBundle() {
        return readBundle(null);
    }

    public final Bundle readBundle(ClassLoader loader) {
        int at = mPos;
        int length = readInt();
        if (length < 0) {
            return null;
        }
        mPos = at;
        Bundle bundle = new Bundle(this);
        if (loader != null) {
            bundle.setClassLoader(loader);
        }
        return bundle;
    }

    public final PersistableBundle readPersistableBundle() {
        return readPersistableBundle(null);
    }

    public final PersistableBundle readPersistableBundle(ClassLoader loader) {
        int at = mPos;
        int length = readInt();
        if (length < 0) {
            return null;
        }
        mPos = at;
        return new PersistableBundle(this, loader);
    }

    public final Size readSize() {
        int w = readInt();
        return new Size(w, readInt());
    }

    public final SizeF readSizeF() {
        float w = readFloat();
        return new SizeF(w, readFloat());
    }

    public final ArrayList readArrayList(ClassLoader loader) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        ArrayList l = new ArrayList(n);
        for (; n > 0; n--) {
            l.add(readValue(loader));
        }
        return l;
    }

    public final Object[] readArray(ClassLoader loader) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        Object[] l = new Object[n];
        for (int i = 0; i < n; i++) {
            l[i] = readValue(loader);
        }
        return l;
    }

    public final SparseArray readSparseArray(ClassLoader loader) {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        SparseArray sa = new SparseArray(n);
        for (; n > 0; n--) {
            int key = readInt();
            sa.append(key, readValue(loader));
        }
        return sa;
    }

    public final SparseBooleanArray readSparseBooleanArray() {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        SparseBooleanArray sa = new SparseBooleanArray(n);
        for (; n > 0; n--) {
            int key = readInt();
            sa.append(key, readByte() == 1);
        }
        return sa;
    }

    public final CharSequence[] readCharSequenceArray() {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        CharSequence[] a = new CharSequence[n];
        for (int i = 0; i < n; i++) {
            a[i] = readCharSequence();
        }
        return a;
    }

    public final ArrayList<CharSequence> readCharSequenceList() {
        int n = readInt();
        if (n < 0) {
            return null;
        }
        ArrayList<CharSequence> a = new ArrayList<CharSequence>(n);
        for (; n > 0; n--) {
            a.add(readCharSequence());
        }
        return a;
    }

    public final void writeCharSequenceArray(CharSequence[] val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.length);
        for (int i = 0; i < val.length; i++) {
            writeCharSequence(val[i]);
        }
    }

    public final void writeCharSequenceList(ArrayList<CharSequence> val) {
        if (val == null) {
            writeInt(-1);
            return;
        }
        writeInt(val.size());
        for (int i = 0; i < val.size(); i++) {
            writeCharSequence(val.get(i));
        }
    }

    public final String[] readStringArray() {
        return createStringArray();
    }
}

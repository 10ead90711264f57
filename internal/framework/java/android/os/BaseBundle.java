package android.os;

import android.util.ArrayMap;
import android.util.Log;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Set;

/** A map from names to values of the types that a Parcel can hold; a parcelled one is read when first asked. */
public class BaseBundle {
    private static final String TAG = "Bundle";
    static final int BUNDLE_MAGIC = 0x4C444E42;
    private static final Parcel EMPTY = Parcel.obtain();

    ArrayMap<String, Object> mMap;
    Parcel mParcelledData;
    private ClassLoader mClassLoader;

    BaseBundle(ClassLoader loader, int capacity) {
        mMap = capacity > 0 ? new ArrayMap<String, Object>(capacity) : new ArrayMap<String, Object>();
        mClassLoader = loader == null ? getClass().getClassLoader() : loader;
    }

    BaseBundle() {
        this((ClassLoader) null, 0);
    }

    BaseBundle(ClassLoader loader) {
        this(loader, 0);
    }

    BaseBundle(int capacity) {
        this((ClassLoader) null, capacity);
    }

    BaseBundle(BaseBundle b) {
        copyInternal(b, false);
    }

    BaseBundle(boolean doInit) {}

    BaseBundle(Parcel parcelledData) {
        readFromParcelInner(parcelledData);
    }

    void copyInternal(BaseBundle from, boolean deep) {
        synchronized (from) {
            if (from.mParcelledData != null) {
                if (from.mParcelledData == EMPTY) {
                    mParcelledData = EMPTY;
                } else {
                    mParcelledData = Parcel.obtain();
                    mParcelledData.appendFrom(from.mParcelledData, 0, from.mParcelledData.dataSize());
                    mParcelledData.setDataPosition(0);
                }
            } else {
                mParcelledData = null;
            }
            if (from.mMap != null) {
                if (!deep) {
                    mMap = new ArrayMap<String, Object>(from.mMap);
                } else {
                    mMap = new ArrayMap<String, Object>(from.mMap.size());
                    for (int i = 0; i < from.mMap.size(); i++) {
                        mMap.append(from.mMap.keyAt(i), deepCopyValue(from.mMap.valueAt(i)));
                    }
                }
            } else {
                mMap = null;
            }
            mClassLoader = from.mClassLoader;
        }
    }

    private static Object deepCopyValue(Object value) {
        if (value instanceof Bundle) {
            return ((Bundle) value).deepCopy();
        }
        if (value instanceof PersistableBundle) {
            return ((PersistableBundle) value).deepCopy();
        }
        if (value instanceof ArrayList) {
            ArrayList<?> from = (ArrayList<?>) value;
            ArrayList<Object> to = new ArrayList<Object>(from.size());
            for (int i = 0; i < from.size(); i++) {
                to.add(deepCopyValue(from.get(i)));
            }
            return to;
        }
        if (value instanceof int[]) {
            return ((int[]) value).clone();
        }
        if (value instanceof long[]) {
            return ((long[]) value).clone();
        }
        if (value instanceof float[]) {
            return ((float[]) value).clone();
        }
        if (value instanceof double[]) {
            return ((double[]) value).clone();
        }
        if (value instanceof byte[]) {
            return ((byte[]) value).clone();
        }
        if (value instanceof char[]) {
            return ((char[]) value).clone();
        }
        if (value instanceof short[]) {
            return ((short[]) value).clone();
        }
        if (value instanceof boolean[]) {
            return ((boolean[]) value).clone();
        }
        if (value instanceof Object[]) {
            return ((Object[]) value).clone();
        }
        return value;
    }

    void setClassLoader(ClassLoader loader) {
        mClassLoader = loader;
    }

    ClassLoader getClassLoader() {
        return mClassLoader;
    }

    void unparcel() {
        synchronized (this) {
            final Parcel source = mParcelledData;
            if (source == null) {
                return;
            }
            mParcelledData = null;
            if (source == EMPTY) {
                if (mMap == null) {
                    mMap = new ArrayMap<String, Object>(1);
                } else {
                    mMap.erase();
                }
                return;
            }
            int n = source.readInt();
            if (n < 0) {
                return;
            }
            if (mMap == null) {
                mMap = new ArrayMap<String, Object>(n);
            } else {
                mMap.erase();
            }
            source.readArrayMapInternal(mMap, n, mClassLoader);
        }
    }

    public boolean isParcelled() {
        return mParcelledData != null;
    }

    public boolean isEmptyParcel() {
        return mParcelledData == EMPTY;
    }

    void writeToParcelInner(Parcel parcel, int flags) {
        Parcel source;
        ArrayMap<String, Object> map;
        synchronized (this) {
            source = mParcelledData;
            map = mMap;
        }
        if (source != null) {
            if (source == EMPTY) {
                parcel.writeInt(0);
            } else {
                int length = source.dataSize();
                parcel.writeInt(length);
                parcel.writeInt(BUNDLE_MAGIC);
                parcel.appendFrom(source, 0, length);
            }
            return;
        }
        if (map == null || map.size() <= 0) {
            parcel.writeInt(0);
            return;
        }
        int lengthPos = parcel.dataPosition();
        parcel.writeInt(-1);
        parcel.writeInt(BUNDLE_MAGIC);
        int startPos = parcel.dataPosition();
        parcel.writeArrayMapInternal(map);
        int endPos = parcel.dataPosition();
        parcel.setDataPosition(lengthPos);
        parcel.writeInt(endPos - startPos);
        parcel.setDataPosition(endPos);
    }

    void readFromParcelInner(Parcel parcel) {
        int length = parcel.readInt();
        if (length < 0) {
            throw new RuntimeException("Bad length in parcel: " + length);
        }
        if (length == 0) {
            mParcelledData = EMPTY;
            return;
        }
        int magic = parcel.readInt();
        if (magic != BUNDLE_MAGIC) {
            throw new IllegalStateException("Bad magic number for Bundle: 0x" + Integer.toHexString(magic));
        }
        int offset = parcel.dataPosition();
        parcel.setDataPosition(offset + length);
        Parcel p = Parcel.obtain();
        p.appendFrom(parcel, offset, length);
        p.setDataPosition(0);
        mParcelledData = p;
    }

    String describe(String name) {
        if (mParcelledData != null) {
            if (mParcelledData == EMPTY) {
                return name + "[EMPTY_PARCEL]";
            }
            return name + "[mParcelledData.dataSize=" + mParcelledData.dataSize() + "]";
        }
        return name + "[" + mMap.toString() + "]";
    }

    String getPairValue() {
        unparcel();
        int size = mMap.size();
        if (size > 1) {
            Log.w(TAG, "getPairValue() used on Bundle with multiple pairs.");
        }
        if (size == 0) {
            return null;
        }
        Object o = mMap.valueAt(0);
        try {
            return (String) o;
        } catch (ClassCastException e) {
            typeWarning("getPairValue()", o, "String", e);
            return null;
        }
    }

    ArrayMap<String, Object> getMap() {
        unparcel();
        return mMap;
    }

    public int size() {
        unparcel();
        return mMap.size();
    }

    public boolean isEmpty() {
        unparcel();
        return mMap.isEmpty();
    }

    public void clear() {
        unparcel();
        mMap.clear();
    }

    public boolean containsKey(String key) {
        unparcel();
        return mMap.containsKey(key);
    }

    public Object get(String key) {
        unparcel();
        return mMap.get(key);
    }

    public void remove(String key) {
        unparcel();
        mMap.remove(key);
    }

    public void putAll(PersistableBundle bundle) {
        unparcel();
        bundle.unparcel();
        mMap.putAll(bundle.mMap);
    }

    void putAll(ArrayMap<? extends String, ? extends Object> map) {
        unparcel();
        mMap.putAll(map);
    }

    public Set<String> keySet() {
        unparcel();
        return mMap.keySet();
    }

    void typeWarning(String key, Object value, String className, Object defaultValue, ClassCastException e) {
        StringBuilder sb = new StringBuilder();
        sb.append("Key ");
        sb.append(key);
        sb.append(" expected ");
        sb.append(className);
        sb.append(" but value was a ");
        sb.append(value.getClass().getName());
        sb.append(".  The default value ");
        sb.append(defaultValue);
        sb.append(" was returned.");
        Log.w(TAG, sb.toString());
        Log.w(TAG, "Attempt to cast generated internal exception:", e);
    }

    void typeWarning(String key, Object value, String className, ClassCastException e) {
        typeWarning(key, value, className, "<null>", e);
    }

    public void putBoolean(String key, boolean value) {
        unparcel();
        mMap.put(key, value);
    }

    public boolean getBoolean(String key) {
        unparcel();
        return getBoolean(key, false);
    }

    public boolean getBoolean(String key, boolean defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Boolean) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Boolean", defaultValue, e);
            return defaultValue;
        }
    }

    void putByte(String key, byte value) {
        unparcel();
        mMap.put(key, value);
    }

    byte getByte(String key) {
        unparcel();
        return getByte(key, (byte) 0);
    }

    Byte getByte(String key, byte defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Byte) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Byte", defaultValue, e);
            return defaultValue;
        }
    }

    void putChar(String key, char value) {
        unparcel();
        mMap.put(key, value);
    }

    char getChar(String key) {
        unparcel();
        return getChar(key, (char) 0);
    }

    char getChar(String key, char defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Character) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Character", defaultValue, e);
            return defaultValue;
        }
    }

    void putShort(String key, short value) {
        unparcel();
        mMap.put(key, value);
    }

    short getShort(String key) {
        unparcel();
        return getShort(key, (short) 0);
    }

    short getShort(String key, short defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Short) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Short", defaultValue, e);
            return defaultValue;
        }
    }

    public void putInt(String key, int value) {
        unparcel();
        mMap.put(key, value);
    }

    public int getInt(String key) {
        unparcel();
        return getInt(key, 0);
    }

    public int getInt(String key, int defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Integer) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Integer", defaultValue, e);
            return defaultValue;
        }
    }

    public void putLong(String key, long value) {
        unparcel();
        mMap.put(key, value);
    }

    public long getLong(String key) {
        unparcel();
        return getLong(key, 0L);
    }

    public long getLong(String key, long defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Long) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Long", defaultValue, e);
            return defaultValue;
        }
    }

    void putFloat(String key, float value) {
        unparcel();
        mMap.put(key, value);
    }

    float getFloat(String key) {
        unparcel();
        return getFloat(key, 0.0f);
    }

    float getFloat(String key, float defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Float) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Float", defaultValue, e);
            return defaultValue;
        }
    }

    public void putDouble(String key, double value) {
        unparcel();
        mMap.put(key, value);
    }

    public double getDouble(String key) {
        unparcel();
        return getDouble(key, 0.0);
    }

    public double getDouble(String key, double defaultValue) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return defaultValue;
        }
        try {
            return (Double) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Double", defaultValue, e);
            return defaultValue;
        }
    }

    public void putString(String key, String value) {
        unparcel();
        mMap.put(key, value);
    }

    public String getString(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (String) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "String", e);
            return null;
        }
    }

    public String getString(String key, String defaultValue) {
        final String s = getString(key);
        return (s == null) ? defaultValue : s;
    }

    void putCharSequence(String key, CharSequence value) {
        unparcel();
        mMap.put(key, value);
    }

    CharSequence getCharSequence(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (CharSequence) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "CharSequence", e);
            return null;
        }
    }

    CharSequence getCharSequence(String key, CharSequence defaultValue) {
        final CharSequence cs = getCharSequence(key);
        return (cs == null) ? defaultValue : cs;
    }

    void putIntegerArrayList(String key, ArrayList<Integer> value) {
        unparcel();
        mMap.put(key, value);
    }

    ArrayList<Integer> getIntegerArrayList(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (ArrayList<Integer>) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "ArrayList<Integer>", e);
            return null;
        }
    }

    void putStringArrayList(String key, ArrayList<String> value) {
        unparcel();
        mMap.put(key, value);
    }

    ArrayList<String> getStringArrayList(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (ArrayList<String>) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "ArrayList<String>", e);
            return null;
        }
    }

    void putCharSequenceArrayList(String key, ArrayList<CharSequence> value) {
        unparcel();
        mMap.put(key, value);
    }

    ArrayList<CharSequence> getCharSequenceArrayList(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (ArrayList<CharSequence>) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "ArrayList<CharSequence>", e);
            return null;
        }
    }

    void putSerializable(String key, Serializable value) {
        unparcel();
        mMap.put(key, value);
    }

    Serializable getSerializable(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (Serializable) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Serializable", e);
            return null;
        }
    }

    public void putBooleanArray(String key, boolean[] value) {
        unparcel();
        mMap.put(key, value);
    }

    public boolean[] getBooleanArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (boolean[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "byte[]", e);
            return null;
        }
    }

    void putByteArray(String key, byte[] value) {
        unparcel();
        mMap.put(key, value);
    }

    byte[] getByteArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (byte[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "byte[]", e);
            return null;
        }
    }

    void putShortArray(String key, short[] value) {
        unparcel();
        mMap.put(key, value);
    }

    short[] getShortArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (short[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "short[]", e);
            return null;
        }
    }

    void putCharArray(String key, char[] value) {
        unparcel();
        mMap.put(key, value);
    }

    char[] getCharArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (char[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "char[]", e);
            return null;
        }
    }

    public void putIntArray(String key, int[] value) {
        unparcel();
        mMap.put(key, value);
    }

    public int[] getIntArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (int[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "int[]", e);
            return null;
        }
    }

    public void putLongArray(String key, long[] value) {
        unparcel();
        mMap.put(key, value);
    }

    public long[] getLongArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (long[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "long[]", e);
            return null;
        }
    }

    void putFloatArray(String key, float[] value) {
        unparcel();
        mMap.put(key, value);
    }

    float[] getFloatArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (float[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "float[]", e);
            return null;
        }
    }

    public void putDoubleArray(String key, double[] value) {
        unparcel();
        mMap.put(key, value);
    }

    public double[] getDoubleArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (double[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "double[]", e);
            return null;
        }
    }

    public void putStringArray(String key, String[] value) {
        unparcel();
        mMap.put(key, value);
    }

    public String[] getStringArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (String[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "String[]", e);
            return null;
        }
    }

    void putCharSequenceArray(String key, CharSequence[] value) {
        unparcel();
        mMap.put(key, value);
    }

    CharSequence[] getCharSequenceArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (CharSequence[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "CharSequence[]", e);
            return null;
        }
    }
}

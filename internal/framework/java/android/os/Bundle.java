package android.os;

import android.util.ArrayMap;
import android.util.Size;
import android.util.SizeF;
import android.util.SparseArray;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A map from names to values, passed by value between components. */
public final class Bundle extends BaseBundle implements Cloneable, Parcelable {
    public static final Bundle EMPTY;

    static {
        EMPTY = new Bundle();
        EMPTY.mMap = ArrayMap.EMPTY;
    }

    public Bundle() {
        super();
    }

    Bundle(Parcel parcelledData) {
        super(parcelledData);
    }

    public Bundle(ClassLoader loader) {
        super(loader);
    }

    public Bundle(int capacity) {
        super(capacity);
    }

    public Bundle(Bundle b) {
        super(b);
    }

    public Bundle(PersistableBundle b) {
        super(b);
    }

    private Bundle(boolean doInit) {
        super(doInit);
    }

    public static Bundle forPair(String key, String value) {
        Bundle b = new Bundle(1);
        b.putString(key, value);
        return b;
    }

    @Override
    public String getPairValue() {
        return super.getPairValue();
    }

    @Override
    public void setClassLoader(ClassLoader loader) {
        super.setClassLoader(loader);
    }

    @Override
    public ClassLoader getClassLoader() {
        return super.getClassLoader();
    }

    public boolean setAllowFds(boolean allowFds) {
        return true;
    }

    public void setDefusable(boolean defusable) {}

    public static Bundle setDefusable(Bundle bundle, boolean defusable) {
        return bundle;
    }

    @Override
    public Object clone() {
        return new Bundle(this);
    }

    public Bundle deepCopy() {
        Bundle b = new Bundle(false);
        b.copyInternal(this, true);
        return b;
    }

    @Override
    public void remove(String key) {
        super.remove(key);
    }

    public void putAll(Bundle bundle) {
        unparcel();
        bundle.unparcel();
        mMap.putAll(bundle.mMap);
    }

    public int getSize() {
        return mParcelledData != null ? mParcelledData.dataSize() : 0;
    }

    public boolean hasFileDescriptors() {
        if (mParcelledData != null) {
            return mParcelledData.hasFileDescriptors();
        }
        for (int i = mMap.size() - 1; i >= 0; i--) {
            Object o = mMap.valueAt(i);
            if (o instanceof Parcelable && (((Parcelable) o).describeContents() & Parcelable.CONTENTS_FILE_DESCRIPTOR) != 0) {
                return true;
            }
        }
        return false;
    }

    public Bundle filterValues() {
        unparcel();
        return this;
    }

    public void putParcelableList(String key, List<? extends Parcelable> value) {
        unparcel();
        mMap.put(key, value);
    }

    public void putIBinder(String key, IBinder value) {
        putBinder(key, value);
    }

    public IBinder getIBinder(String key) {
        return getBinder(key);
    }

    @Override
    public void putByte(String key, byte value) {
        super.putByte(key, value);
    }

    @Override
    public byte getByte(String key) {
        return super.getByte(key);
    }

    @Override
    public Byte getByte(String key, byte defaultValue) {
        return super.getByte(key, defaultValue);
    }

    @Override
    public void putChar(String key, char value) {
        super.putChar(key, value);
    }

    @Override
    public char getChar(String key) {
        return super.getChar(key);
    }

    @Override
    public char getChar(String key, char defaultValue) {
        return super.getChar(key, defaultValue);
    }

    @Override
    public void putShort(String key, short value) {
        super.putShort(key, value);
    }

    @Override
    public short getShort(String key) {
        return super.getShort(key);
    }

    @Override
    public short getShort(String key, short defaultValue) {
        return super.getShort(key, defaultValue);
    }

    @Override
    public void putFloat(String key, float value) {
        super.putFloat(key, value);
    }

    @Override
    public float getFloat(String key) {
        return super.getFloat(key);
    }

    @Override
    public float getFloat(String key, float defaultValue) {
        return super.getFloat(key, defaultValue);
    }

    @Override
    public CharSequence getCharSequence(String key, CharSequence defaultValue) {
        return super.getCharSequence(key, defaultValue);
    }

    @Override
    public void putCharSequence(String key, CharSequence value) {
        super.putCharSequence(key, value);
    }

    @Override
    public CharSequence getCharSequence(String key) {
        return super.getCharSequence(key);
    }

    @Override
    public void putIntegerArrayList(String key, ArrayList<Integer> value) {
        super.putIntegerArrayList(key, value);
    }

    @Override
    public ArrayList<Integer> getIntegerArrayList(String key) {
        return super.getIntegerArrayList(key);
    }

    @Override
    public void putStringArrayList(String key, ArrayList<String> value) {
        super.putStringArrayList(key, value);
    }

    @Override
    public ArrayList<String> getStringArrayList(String key) {
        return super.getStringArrayList(key);
    }

    @Override
    public void putCharSequenceArrayList(String key, ArrayList<CharSequence> value) {
        super.putCharSequenceArrayList(key, value);
    }

    @Override
    public ArrayList<CharSequence> getCharSequenceArrayList(String key) {
        return super.getCharSequenceArrayList(key);
    }

    @Override
    public void putSerializable(String key, Serializable value) {
        super.putSerializable(key, value);
    }

    @Override
    public Serializable getSerializable(String key) {
        return super.getSerializable(key);
    }

    @Override
    public void putByteArray(String key, byte[] value) {
        super.putByteArray(key, value);
    }

    @Override
    public byte[] getByteArray(String key) {
        return super.getByteArray(key);
    }

    @Override
    public void putShortArray(String key, short[] value) {
        super.putShortArray(key, value);
    }

    @Override
    public short[] getShortArray(String key) {
        return super.getShortArray(key);
    }

    @Override
    public void putCharArray(String key, char[] value) {
        super.putCharArray(key, value);
    }

    @Override
    public char[] getCharArray(String key) {
        return super.getCharArray(key);
    }

    @Override
    public void putFloatArray(String key, float[] value) {
        super.putFloatArray(key, value);
    }

    @Override
    public float[] getFloatArray(String key) {
        return super.getFloatArray(key);
    }

    @Override
    public void putCharSequenceArray(String key, CharSequence[] value) {
        super.putCharSequenceArray(key, value);
    }

    @Override
    public CharSequence[] getCharSequenceArray(String key) {
        return super.getCharSequenceArray(key);
    }

    public void putBundle(String key, Bundle value) {
        unparcel();
        mMap.put(key, value);
    }

    public Bundle getBundle(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (Bundle) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Bundle", e);
            return null;
        }
    }

    public void putBinder(String key, IBinder value) {
        unparcel();
        mMap.put(key, value);
    }

    public IBinder getBinder(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (IBinder) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "IBinder", e);
            return null;
        }
    }

    public void putSize(String key, Size value) {
        unparcel();
        mMap.put(key, value);
    }

    public Size getSize(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (Size) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Size", e);
            return null;
        }
    }

    public void putSizeF(String key, SizeF value) {
        unparcel();
        mMap.put(key, value);
    }

    public SizeF getSizeF(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (SizeF) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "SizeF", e);
            return null;
        }
    }

    public void putParcelableArray(String key, Parcelable[] value) {
        unparcel();
        mMap.put(key, value);
    }

    public Parcelable[] getParcelableArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (Parcelable[]) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Parcelable[]", e);
            return null;
        }
    }

    public void putParcelable(String key, Parcelable value) {
        unparcel();
        mMap.put(key, value);
    }

    public void putParcelableArrayList(String key, ArrayList<? extends Parcelable> value) {
        unparcel();
        mMap.put(key, value);
    }

    public void putSparseParcelableArray(String key, SparseArray<? extends Parcelable> value) {
        unparcel();
        mMap.put(key, value);
    }

    public <T extends Parcelable> T getParcelable(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (T) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Parcelable", e);
            return null;
        }
    }

    public <T extends Parcelable> ArrayList<T> getParcelableArrayList(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (ArrayList<T>) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "ArrayList", e);
            return null;
        }
    }

    public <T extends Parcelable> SparseArray<T> getSparseParcelableArray(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (SparseArray<T>) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "SparseArray", e);
            return null;
        }
    }

    public static final Parcelable.Creator<Bundle> CREATOR = new Parcelable.Creator<Bundle>() {
        @Override
        public Bundle createFromParcel(Parcel in) {
            return in.readBundle();
        }

        @Override
        public Bundle[] newArray(int size) {
            return new Bundle[size];
        }
    };

    @Override
    public int describeContents() {
        return hasFileDescriptors() ? Parcelable.CONTENTS_FILE_DESCRIPTOR : 0;
    }

    @Override
    public void writeToParcel(Parcel parcel, int flags) {
        super.writeToParcelInner(parcel, flags);
    }

    public void readFromParcel(Parcel parcel) {
        super.readFromParcelInner(parcel);
    }

    @Override
    public synchronized String toString() {
        return describe("Bundle");
    }

    public synchronized String toShortString() {
        String s = describe("");
        return mParcelledData == null ? mMap.toString() : s.substring(1, s.length() - 1);
    }
}

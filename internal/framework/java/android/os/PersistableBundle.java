package android.os;

import android.util.ArrayMap;

/** A bundle of the simple types that can be kept on disk. */
public final class PersistableBundle extends BaseBundle implements Cloneable, Parcelable {
    public static final PersistableBundle EMPTY;

    static {
        EMPTY = new PersistableBundle();
        EMPTY.mMap = ArrayMap.EMPTY;
    }

    public PersistableBundle() {
        super();
    }

    public PersistableBundle(int capacity) {
        super(capacity);
    }

    public PersistableBundle(PersistableBundle b) {
        super(b);
    }

    public PersistableBundle(Bundle b) {
        this(b.getMap());
    }

    private PersistableBundle(ArrayMap<String, Object> map) {
        super();
        putAll(map);
        for (int i = 0; i < mMap.size(); i++) {
            Object value = mMap.valueAt(i);
            if (value instanceof ArrayMap) {
                mMap.setValueAt(i, new PersistableBundle((ArrayMap<String, Object>) value));
            } else if (value instanceof Bundle) {
                mMap.setValueAt(i, new PersistableBundle((Bundle) value));
            } else if (!isValidType(value)) {
                throw new IllegalArgumentException("Bad value in PersistableBundle key=" + mMap.keyAt(i)
                        + " value=" + value);
            }
        }
    }

    PersistableBundle(Parcel in, ClassLoader loader) {
        super(in);
        setClassLoader(loader);
    }

    private PersistableBundle(boolean doInit) {
        super(doInit);
    }

    public static boolean isValidType(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Double || value instanceof String
                || value instanceof int[] || value instanceof long[] || value instanceof double[]
                || value instanceof String[] || value instanceof PersistableBundle || value == null
                || value instanceof Boolean || value instanceof boolean[];
    }

    public static PersistableBundle forPair(String key, String value) {
        PersistableBundle b = new PersistableBundle(1);
        b.putString(key, value);
        return b;
    }

    @Override
    public Object clone() {
        return new PersistableBundle(this);
    }

    public PersistableBundle deepCopy() {
        PersistableBundle b = new PersistableBundle(false);
        b.copyInternal(this, true);
        return b;
    }

    public void putPersistableBundle(String key, PersistableBundle value) {
        unparcel();
        mMap.put(key, value);
    }

    public PersistableBundle getPersistableBundle(String key) {
        unparcel();
        Object o = mMap.get(key);
        if (o == null) {
            return null;
        }
        try {
            return (PersistableBundle) o;
        } catch (ClassCastException e) {
            typeWarning(key, o, "Bundle", e);
            return null;
        }
    }

    public static final Parcelable.Creator<PersistableBundle> CREATOR = new Parcelable.Creator<PersistableBundle>() {
        @Override
        public PersistableBundle createFromParcel(Parcel in) {
            return in.readPersistableBundle();
        }

        @Override
        public PersistableBundle[] newArray(int size) {
            return new PersistableBundle[size];
        }
    };

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel parcel, int flags) {
        writeToParcelInner(parcel, flags);
    }

    @Override
    public synchronized String toString() {
        return describe("PersistableBundle");
    }
}

package android.os;

/** What can be written to a Parcel. */
public interface Parcelable {
    public static final int PARCELABLE_WRITE_RETURN_VALUE = 1;
    public static final int PARCELABLE_ELIDE_DUPLICATES = 2;
    public static final int CONTENTS_FILE_DESCRIPTOR = 1;

    int describeContents();

    void writeToParcel(Parcel dest, int flags);

    /** Makes instances from a Parcel. */
    interface Creator<T> {
        T createFromParcel(Parcel source);

        T[] newArray(int size);
    }

    /** A creator that wants a class loader. */
    interface ClassLoaderCreator<T> extends Creator<T> {
        T createFromParcel(Parcel source, ClassLoader loader);
    }
}

package android.os;

/** For whom work is done. Only the platform adds users to one; an app's are empty. */
public class WorkSource implements Parcelable {
    public WorkSource() {}

    public WorkSource(WorkSource orig) {}

    public void clear() {}

    public void set(WorkSource other) {}

    /** Whether another has users that this one has not. */
    public boolean diff(WorkSource other) {
        return size(other) != 0;
    }

    public boolean add(WorkSource other) {
        return size(other) != 0;
    }

    public boolean remove(WorkSource other) {
        return size(other) != 0;
    }

    private static int size(WorkSource other) {
        if (other == null) throw new NullPointerException();
        return 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof WorkSource;
    }

    @Override
    public int hashCode() {
        return 0;
    }

    @Override
    public String toString() {
        return "WorkSource{}";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {}

    public static final Parcelable.Creator<WorkSource> CREATOR = new Parcelable.Creator<WorkSource>() {
        public WorkSource createFromParcel(Parcel in) {
            return new WorkSource();
        }

        public WorkSource[] newArray(int size) {
            return new WorkSource[size];
        }
    };
}

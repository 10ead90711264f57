package android.os;

/** For whom work is done. */
public class WorkSource implements Parcelable {
    public WorkSource() {}

    public WorkSource(WorkSource orig) {}

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

package android.app.job;

import android.content.Intent;
import android.os.Parcel;
import android.os.Parcelable;
import esdroid.am.Copies;

/** A piece of work for a job that takes them one by one. */
public final class JobWorkItem implements Parcelable {
    private final Intent mIntent;
    private int mDeliveryCount;
    private int mWorkId;

    public JobWorkItem(Intent intent) {
        mIntent = intent;
    }

    JobWorkItem(Parcel in) {
        mIntent = in.readInt() != 0 ? Intent.CREATOR.createFromParcel(in) : null;
        mDeliveryCount = in.readInt();
        mWorkId = in.readInt();
    }

    /** A copy, as it comes to the scheduler and from it to the job. */
    JobWorkItem(JobWorkItem other) {
        mIntent = Copies.intent(other.mIntent);
        mDeliveryCount = other.mDeliveryCount;
        mWorkId = other.mWorkId;
    }

    public Intent getIntent() {
        return mIntent;
    }

    public int getDeliveryCount() {
        return mDeliveryCount;
    }

    void bumpDeliveryCount() {
        mDeliveryCount++;
    }

    void setWorkId(int id) {
        mWorkId = id;
    }

    int getWorkId() {
        return mWorkId;
    }

    @Override
    public String toString() {
        return "JobWorkItem{id=" + mWorkId + " intent=" + mIntent + (mDeliveryCount != 0 ? " dcount=" + mDeliveryCount : "") + "}";
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(mIntent == null ? 0 : 1);
        if (mIntent != null) mIntent.writeToParcel(out, flags);
        out.writeInt(mDeliveryCount);
        out.writeInt(mWorkId);
    }

    public static final Creator<JobWorkItem> CREATOR = new Creator<JobWorkItem>() {
        public JobWorkItem createFromParcel(Parcel in) {
            return new JobWorkItem(in);
        }

        public JobWorkItem[] newArray(int size) {
            return new JobWorkItem[size];
        }
    };
}

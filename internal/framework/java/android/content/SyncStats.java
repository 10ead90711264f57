package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** What a synchronization did. */
public class SyncStats implements Parcelable {
    public long numAuthExceptions;
    public long numIoExceptions;
    public long numParseExceptions;
    public long numConflictDetectedExceptions;
    public long numInserts;
    public long numUpdates;
    public long numDeletes;
    public long numEntries;
    public long numSkippedEntries;

    public SyncStats() {
    }

    public SyncStats(Parcel in) {
        numAuthExceptions = in.readLong();
        numIoExceptions = in.readLong();
        numParseExceptions = in.readLong();
        numConflictDetectedExceptions = in.readLong();
        numInserts = in.readLong();
        numUpdates = in.readLong();
        numDeletes = in.readLong();
        numEntries = in.readLong();
        numSkippedEntries = in.readLong();
    }

    public void clear() {
        numAuthExceptions = numIoExceptions = numParseExceptions = numConflictDetectedExceptions = 0;
        numInserts = numUpdates = numDeletes = numEntries = numSkippedEntries = 0;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(" stats [");
        add(b, "numAuthExceptions", numAuthExceptions);
        add(b, "numIoExceptions", numIoExceptions);
        add(b, "numParseExceptions", numParseExceptions);
        add(b, "numConflictDetectedExceptions", numConflictDetectedExceptions);
        add(b, "numInserts", numInserts);
        add(b, "numUpdates", numUpdates);
        add(b, "numDeletes", numDeletes);
        add(b, "numEntries", numEntries);
        add(b, "numSkippedEntries", numSkippedEntries);
        return b.append("]").toString();
    }

    private static void add(StringBuilder b, String name, long n) {
        if (n > 0) {
            b.append(' ').append(name).append(": ").append(n);
        }
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeLong(numAuthExceptions);
        dest.writeLong(numIoExceptions);
        dest.writeLong(numParseExceptions);
        dest.writeLong(numConflictDetectedExceptions);
        dest.writeLong(numInserts);
        dest.writeLong(numUpdates);
        dest.writeLong(numDeletes);
        dest.writeLong(numEntries);
        dest.writeLong(numSkippedEntries);
    }

    public static final Parcelable.Creator<SyncStats> CREATOR = new Parcelable.Creator<SyncStats>() {
        public SyncStats createFromParcel(Parcel in) {
            return new SyncStats(in);
        }

        public SyncStats[] newArray(int size) {
            return new SyncStats[size];
        }
    };
}

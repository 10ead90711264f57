package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** How a synchronization went. */
public final class SyncResult implements Parcelable {
    public final boolean syncAlreadyInProgress;
    public boolean tooManyDeletions;
    public boolean tooManyRetries;
    public boolean databaseError;
    public boolean fullSyncRequested;
    public boolean partialSyncUnavailable;
    public boolean moreRecordsToGet;
    public long delayUntil;
    public final SyncStats stats;
    public static final SyncResult ALREADY_IN_PROGRESS = new SyncResult(true);

    public SyncResult() {
        this(false);
    }

    private SyncResult(boolean syncAlreadyInProgress) {
        this.syncAlreadyInProgress = syncAlreadyInProgress;
        this.stats = new SyncStats();
    }

    private SyncResult(Parcel p) {
        syncAlreadyInProgress = p.readInt() != 0;
        tooManyDeletions = p.readInt() != 0;
        tooManyRetries = p.readInt() != 0;
        databaseError = p.readInt() != 0;
        fullSyncRequested = p.readInt() != 0;
        partialSyncUnavailable = p.readInt() != 0;
        moreRecordsToGet = p.readInt() != 0;
        delayUntil = p.readLong();
        stats = new SyncStats(p);
    }

    public boolean hasHardError() {
        return stats.numParseExceptions > 0 || stats.numConflictDetectedExceptions > 0 || stats.numAuthExceptions > 0 || tooManyDeletions
                || tooManyRetries || databaseError;
    }

    public boolean hasSoftError() {
        return syncAlreadyInProgress || stats.numIoExceptions > 0;
    }

    public boolean hasError() {
        return hasSoftError() || hasHardError();
    }

    public boolean madeSomeProgress() {
        return stats.numDeletes > 0 && !tooManyDeletions || stats.numInserts > 0 || stats.numUpdates > 0;
    }

    /** Letters and numbers for a log. */
    public String toDebugString() {
        StringBuilder b = new StringBuilder();
        if (fullSyncRequested) b.append("f1");
        if (partialSyncUnavailable) b.append("r1");
        if (hasHardError()) b.append("X1");
        add(b, "e", stats.numParseExceptions);
        add(b, "c", stats.numConflictDetectedExceptions);
        if (stats.numAuthExceptions > 0) b.append("a").append(stats.numAuthExceptions);
        if (tooManyDeletions) b.append("D1");
        if (tooManyRetries) b.append("R1");
        if (databaseError) b.append("b1");
        if (hasSoftError()) b.append("x1");
        if (syncAlreadyInProgress) b.append("l1");
        add(b, "I", stats.numIoExceptions);
        return b.toString();
    }

    private static void add(StringBuilder b, String letter, long count) {
        if (count > 0) b.append(letter).append(count);
    }

    public void clear() {
        if (syncAlreadyInProgress) {
            throw new UnsupportedOperationException("you are not allowed to clear the ALREADY_IN_PROGRESS SyncStats");
        }
        tooManyDeletions = tooManyRetries = databaseError = fullSyncRequested = partialSyncUnavailable = moreRecordsToGet = false;
        delayUntil = 0;
        stats.clear();
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("SyncResult:");
        if (syncAlreadyInProgress) {
            b.append(" syncAlreadyInProgress: ").append(syncAlreadyInProgress);
        }
        if (tooManyDeletions) {
            b.append(" tooManyDeletions: ").append(tooManyDeletions);
        }
        if (tooManyRetries) {
            b.append(" tooManyRetries: ").append(tooManyRetries);
        }
        if (databaseError) {
            b.append(" databaseError: ").append(databaseError);
        }
        if (fullSyncRequested) {
            b.append(" fullSyncRequested: ").append(fullSyncRequested);
        }
        if (partialSyncUnavailable) {
            b.append(" partialSyncUnavailable: ").append(partialSyncUnavailable);
        }
        if (moreRecordsToGet) {
            b.append(" moreRecordsToGet: ").append(moreRecordsToGet);
        }
        if (delayUntil > 0) {
            b.append(" delayUntil: ").append(delayUntil);
        }
        return b.append(stats).toString();
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel p, int flags) {
        p.writeInt(syncAlreadyInProgress ? 1 : 0);
        p.writeInt(tooManyDeletions ? 1 : 0);
        p.writeInt(tooManyRetries ? 1 : 0);
        p.writeInt(databaseError ? 1 : 0);
        p.writeInt(fullSyncRequested ? 1 : 0);
        p.writeInt(partialSyncUnavailable ? 1 : 0);
        p.writeInt(moreRecordsToGet ? 1 : 0);
        p.writeLong(delayUntil);
        stats.writeToParcel(p, flags);
    }

    public static final Parcelable.Creator<SyncResult> CREATOR = new Parcelable.Creator<SyncResult>() {
        public SyncResult createFromParcel(Parcel in) {
            return new SyncResult(in);
        }

        public SyncResult[] newArray(int size) {
            return new SyncResult[size];
        }
    };
}

package android.app.job;

import android.content.ClipData;
import android.content.ComponentName;
import android.net.Uri;
import android.os.BaseBundle;
import android.os.Bundle;
import android.os.PersistableBundle;
import android.util.Log;
import java.util.ArrayList;
import java.util.Objects;

/** A job and what it needs. */
public class JobInfo {
    private static final String TAG = "JobInfo";
    public static final int NETWORK_TYPE_NONE = 0;
    public static final int NETWORK_TYPE_ANY = 1;
    public static final int NETWORK_TYPE_UNMETERED = 2;
    public static final int NETWORK_TYPE_NOT_ROAMING = 3;
    public static final int NETWORK_TYPE_METERED = 4;
    public static final long DEFAULT_INITIAL_BACKOFF_MILLIS = 30000L;
    public static final long MAX_BACKOFF_DELAY_MILLIS = 5 * 60 * 60 * 1000;
    public static final int BACKOFF_POLICY_LINEAR = 0;
    public static final int BACKOFF_POLICY_EXPONENTIAL = 1;
    public static final long MIN_BACKOFF_MILLIS = 10 * 1000L;
    public static final int DEFAULT_BACKOFF_POLICY = BACKOFF_POLICY_EXPONENTIAL;
    public static final int CONSTRAINT_FLAG_CHARGING = 1 << 0;
    public static final int CONSTRAINT_FLAG_BATTERY_NOT_LOW = 1 << 1;
    public static final int CONSTRAINT_FLAG_DEVICE_IDLE = 1 << 2;
    public static final int CONSTRAINT_FLAG_STORAGE_NOT_LOW = 1 << 3;
    private static final long MIN_PERIOD_MILLIS = 15 * 60 * 1000L;
    private static final long MIN_FLEX_MILLIS = 5 * 60 * 1000L;

    private final Builder b;

    private JobInfo(Builder b) {
        this.b = b;
    }

    public static final long getMinPeriodMillis() {
        return MIN_PERIOD_MILLIS;
    }

    public static final long getMinFlexMillis() {
        return MIN_FLEX_MILLIS;
    }

    public static final long getMinBackoffMillis() {
        return MIN_BACKOFF_MILLIS;
    }

    public int getId() {
        return b.mJobId;
    }

    public PersistableBundle getExtras() {
        return b.mExtras;
    }

    public Bundle getTransientExtras() {
        return b.mTransientExtras;
    }

    public ClipData getClipData() {
        return b.mClipData;
    }

    public int getClipGrantFlags() {
        return b.mClipGrantFlags;
    }

    public ComponentName getService() {
        return b.mJobService;
    }

    public boolean isRequireCharging() {
        return (b.mConstraintFlags & CONSTRAINT_FLAG_CHARGING) != 0;
    }

    public boolean isRequireBatteryNotLow() {
        return (b.mConstraintFlags & CONSTRAINT_FLAG_BATTERY_NOT_LOW) != 0;
    }

    public boolean isRequireDeviceIdle() {
        return (b.mConstraintFlags & CONSTRAINT_FLAG_DEVICE_IDLE) != 0;
    }

    public boolean isRequireStorageNotLow() {
        return (b.mConstraintFlags & CONSTRAINT_FLAG_STORAGE_NOT_LOW) != 0;
    }

    public int getConstraintFlags() {
        return b.mConstraintFlags;
    }

    public TriggerContentUri[] getTriggerContentUris() {
        return b.mTriggerContentUris != null ? b.mTriggerContentUris.toArray(new TriggerContentUri[b.mTriggerContentUris.size()]) : null;
    }

    public long getTriggerContentUpdateDelay() {
        return b.mTriggerContentUpdateDelay;
    }

    public long getTriggerContentMaxDelay() {
        return b.mTriggerContentMaxDelay;
    }

    public int getNetworkType() {
        return b.mNetworkType;
    }

    public long getMinLatencyMillis() {
        return b.mMinLatencyMillis;
    }

    public long getMaxExecutionDelayMillis() {
        return b.mMaxExecutionDelayMillis;
    }

    public boolean isPeriodic() {
        return b.mIsPeriodic;
    }

    public boolean isPersisted() {
        return b.mIsPersisted;
    }

    public long getIntervalMillis() {
        return Math.max(b.mIntervalMillis, MIN_PERIOD_MILLIS);
    }

    public long getFlexMillis() {
        long interval = getIntervalMillis();
        long clamped = Math.max(b.mFlexMillis, Math.max(5 * interval / 100, MIN_FLEX_MILLIS));
        return Math.min(clamped, interval);
    }

    public long getInitialBackoffMillis() {
        return Math.max(b.mInitialBackoffMillis, MIN_BACKOFF_MILLIS);
    }

    public int getBackoffPolicy() {
        return b.mBackoffPolicy;
    }

    public boolean hasEarlyConstraint() {
        return b.mHasEarlyConstraint;
    }

    public boolean hasLateConstraint() {
        return b.mHasLateConstraint;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof JobInfo && b.same(((JobInfo) o).b);
    }

    @Override
    public int hashCode() {
        return b.mJobId;
    }

    @Override
    public String toString() {
        return "(job:" + b.mJobId + "/" + b.mJobService.flattenToShortString() + ")";
    }

    /** Content whose change starts a job. */
    public static final class TriggerContentUri {
        public static final int FLAG_NOTIFY_FOR_DESCENDANTS = 1 << 0;
        private final Uri mUri;
        private final int mFlags;

        public TriggerContentUri(Uri uri, int flags) {
            mUri = uri;
            mFlags = flags;
        }

        public Uri getUri() {
            return mUri;
        }

        public int getFlags() {
            return mFlags;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof TriggerContentUri && Objects.equals(((TriggerContentUri) o).mUri, mUri)
                    && ((TriggerContentUri) o).mFlags == mFlags;
        }

        @Override
        public int hashCode() {
            return (mUri == null ? 0 : mUri.hashCode()) ^ mFlags;
        }
    }

    /** Makes jobs. */
    public static final class Builder implements Cloneable {
        private final int mJobId;
        private final ComponentName mJobService;
        private PersistableBundle mExtras = PersistableBundle.EMPTY;
        private Bundle mTransientExtras = Bundle.EMPTY;
        private ClipData mClipData;
        private int mClipGrantFlags;
        private int mConstraintFlags;
        private int mNetworkType;
        private ArrayList<TriggerContentUri> mTriggerContentUris;
        private long mTriggerContentUpdateDelay = -1;
        private long mTriggerContentMaxDelay = -1;
        private boolean mIsPersisted;
        private long mMinLatencyMillis;
        private long mMaxExecutionDelayMillis;
        private boolean mIsPeriodic;
        private boolean mHasEarlyConstraint;
        private boolean mHasLateConstraint;
        private long mIntervalMillis;
        private long mFlexMillis;
        private long mInitialBackoffMillis = DEFAULT_INITIAL_BACKOFF_MILLIS;
        private int mBackoffPolicy = DEFAULT_BACKOFF_POLICY;
        private boolean mBackoffPolicySet = false;

        public Builder(int jobId, ComponentName jobService) {
            mJobService = jobService;
            mJobId = jobId;
        }

        private static boolean same(BaseBundle a, BaseBundle b) {
            if (!a.keySet().equals(b.keySet())) return false;
            for (String key : a.keySet()) {
                if (!Objects.equals(a.get(key), b.get(key))) return false;
            }
            return true;
        }

        private boolean same(Builder o) {
            return mJobId == o.mJobId && Objects.equals(mJobService, o.mJobService) && same(mExtras, o.mExtras)
                    && same(mTransientExtras, o.mTransientExtras) && mClipData == o.mClipData
                    && mClipGrantFlags == o.mClipGrantFlags && mConstraintFlags == o.mConstraintFlags && mNetworkType == o.mNetworkType
                    && Objects.equals(mTriggerContentUris, o.mTriggerContentUris) && mTriggerContentUpdateDelay == o.mTriggerContentUpdateDelay
                    && mTriggerContentMaxDelay == o.mTriggerContentMaxDelay && mIsPersisted == o.mIsPersisted
                    && mMinLatencyMillis == o.mMinLatencyMillis && mMaxExecutionDelayMillis == o.mMaxExecutionDelayMillis
                    && mIsPeriodic == o.mIsPeriodic && mHasEarlyConstraint == o.mHasEarlyConstraint && mHasLateConstraint == o.mHasLateConstraint
                    && mIntervalMillis == o.mIntervalMillis && mFlexMillis == o.mFlexMillis && mInitialBackoffMillis == o.mInitialBackoffMillis
                    && mBackoffPolicy == o.mBackoffPolicy;
        }

        public Builder setExtras(PersistableBundle extras) {
            mExtras = extras;
            return this;
        }

        public Builder setTransientExtras(Bundle extras) {
            mTransientExtras = extras;
            return this;
        }

        public Builder setClipData(ClipData clip, int grantFlags) {
            mClipData = clip;
            mClipGrantFlags = grantFlags;
            return this;
        }

        public Builder setRequiredNetworkType(int networkType) {
            mNetworkType = networkType;
            return this;
        }

        private Builder flag(int flag, boolean on) {
            mConstraintFlags = on ? mConstraintFlags | flag : mConstraintFlags & ~flag;
            return this;
        }

        public Builder setRequiresCharging(boolean requiresCharging) {
            return flag(CONSTRAINT_FLAG_CHARGING, requiresCharging);
        }

        public Builder setRequiresBatteryNotLow(boolean batteryNotLow) {
            return flag(CONSTRAINT_FLAG_BATTERY_NOT_LOW, batteryNotLow);
        }

        public Builder setRequiresDeviceIdle(boolean requiresDeviceIdle) {
            return flag(CONSTRAINT_FLAG_DEVICE_IDLE, requiresDeviceIdle);
        }

        public Builder setRequiresStorageNotLow(boolean storageNotLow) {
            return flag(CONSTRAINT_FLAG_STORAGE_NOT_LOW, storageNotLow);
        }

        public Builder addTriggerContentUri(TriggerContentUri uri) {
            if (mTriggerContentUris == null) {
                mTriggerContentUris = new ArrayList<TriggerContentUri>();
            }
            mTriggerContentUris.add(uri);
            return this;
        }

        public Builder setTriggerContentUpdateDelay(long durationMs) {
            mTriggerContentUpdateDelay = durationMs;
            return this;
        }

        public Builder setTriggerContentMaxDelay(long durationMs) {
            mTriggerContentMaxDelay = durationMs;
            return this;
        }

        public Builder setPeriodic(long intervalMillis) {
            return setPeriodic(intervalMillis, intervalMillis);
        }

        public Builder setPeriodic(long intervalMillis, long flexMillis) {
            mIsPeriodic = true;
            mIntervalMillis = intervalMillis;
            mFlexMillis = flexMillis;
            mHasEarlyConstraint = mHasLateConstraint = true;
            return this;
        }

        public Builder setMinimumLatency(long minLatencyMillis) {
            mMinLatencyMillis = minLatencyMillis;
            mHasEarlyConstraint = true;
            return this;
        }

        public Builder setOverrideDeadline(long maxExecutionDelayMillis) {
            mMaxExecutionDelayMillis = maxExecutionDelayMillis;
            mHasLateConstraint = true;
            return this;
        }

        public Builder setBackoffCriteria(long initialBackoffMillis, int backoffPolicy) {
            mBackoffPolicySet = true;
            mInitialBackoffMillis = initialBackoffMillis;
            mBackoffPolicy = backoffPolicy;
            return this;
        }

        public Builder setPersisted(boolean isPersisted) {
            mIsPersisted = isPersisted;
            return this;
        }

        public JobInfo build() {
            if (!mHasEarlyConstraint && !mHasLateConstraint && mConstraintFlags == 0 && mNetworkType == NETWORK_TYPE_NONE
                    && mTriggerContentUris == null) {
                throw new IllegalArgumentException("You're trying to build a job with no constraints, this is not allowed.");
            }
            if (mIsPeriodic) {
                if (mMaxExecutionDelayMillis != 0L) {
                    throw new IllegalArgumentException("Can't call setOverrideDeadline() on a periodic job.");
                }
                if (mMinLatencyMillis != 0L) {
                    throw new IllegalArgumentException("Can't call setMinimumLatency() on a periodic job");
                }
                if (mTriggerContentUris != null) {
                    throw new IllegalArgumentException("Can't call addTriggerContentUri() on a periodic job");
                }
            }
            if (mIsPersisted) {
                if (mTriggerContentUris != null) {
                    throw new IllegalArgumentException("Can't call addTriggerContentUri() on a persisted job");
                }
                if (!mTransientExtras.isEmpty()) {
                    throw new IllegalArgumentException("Can't call setTransientExtras() on a persisted job");
                }
                if (mClipData != null) {
                    throw new IllegalArgumentException("Can't call setClipData() on a persisted job");
                }
            }
            if (mBackoffPolicySet && (mConstraintFlags & CONSTRAINT_FLAG_DEVICE_IDLE) != 0) {
                throw new IllegalArgumentException("An idle mode job will not respect any back-off policy, so calling setBackoffCriteria"
                        + " with setRequiresDeviceIdle is an error.");
            }
            try {
                Builder copy = (Builder) clone();
                copy.mExtras = new PersistableBundle(mExtras);
                JobInfo job = new JobInfo(copy);
                if (mIsPeriodic && mIntervalMillis != job.getIntervalMillis()) {
                    Log.w(TAG, "Specified interval for " + mJobId + " is +" + mIntervalMillis + "ms. Clamped to +" + job.getIntervalMillis()
                            + "ms");
                }
                return job;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }
}

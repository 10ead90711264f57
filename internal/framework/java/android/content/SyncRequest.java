package android.content;

import android.accounts.Account;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** What an app asks to be synchronised, and when. */
public class SyncRequest implements Parcelable {
    private final Account account;
    private final String authority;
    private final Bundle extras;
    private final boolean disallowMetered;
    private final long flexTime;
    private final long runTime;
    private final boolean periodic;
    private final boolean ofAdapter;
    private final boolean expedited;

    public static final Creator<SyncRequest> CREATOR = new Creator<SyncRequest>() {
        public SyncRequest createFromParcel(Parcel in) {
            return new SyncRequest(in);
        }

        public SyncRequest[] newArray(int size) {
            return new SyncRequest[size];
        }
    };

    protected SyncRequest(Builder b) {
        flexTime = b.flexTime;
        runTime = b.runTime;
        account = b.account;
        authority = b.authority;
        periodic = b.type == Builder.PERIODIC;
        ofAdapter = b.ofAdapter;
        expedited = b.expedited;
        extras = new Bundle(b.extras);
        extras.putAll(b.settings());
        disallowMetered = b.disallowMetered;
    }

    private SyncRequest(Parcel in) {
        extras = in.readBundle();
        flexTime = in.readLong();
        runTime = in.readLong();
        periodic = in.readInt() != 0;
        disallowMetered = in.readInt() != 0;
        ofAdapter = in.readInt() != 0;
        expedited = in.readInt() != 0;
        account = in.readParcelable(null);
        authority = in.readString();
    }

    public boolean isPeriodic() {
        return periodic;
    }

    public boolean isExpedited() {
        return expedited;
    }

    public Account getAccount() {
        return account;
    }

    public String getProvider() {
        return authority;
    }

    public Bundle getBundle() {
        return extras;
    }

    public long getSyncFlexTime() {
        return flexTime;
    }

    public long getSyncRunTime() {
        return runTime;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeBundle(extras);
        out.writeLong(flexTime);
        out.writeLong(runTime);
        out.writeInt(periodic ? 1 : 0);
        out.writeInt(disallowMetered ? 1 : 0);
        out.writeInt(ofAdapter ? 1 : 0);
        out.writeInt(expedited ? 1 : 0);
        out.writeParcelable(account, flags);
        out.writeString(authority);
    }

    /** Makes requests. */
    public static class Builder {
        private static final int PERIODIC = 1;
        private static final int ONCE = 2;

        private long flexTime;
        private long runTime;
        private Bundle extras;
        private boolean disallowMetered;
        private int type;
        private boolean ofAdapter;
        private boolean manual;
        private boolean noRetry;
        private boolean ignoreBackoff;
        private boolean ignoreSettings;
        private boolean expedited;
        private Account account;
        private String authority;
        private boolean requiresCharging;

        public Builder() {
        }

        public Builder syncOnce() {
            return timed(ONCE, 0, 0);
        }

        public Builder syncPeriodic(long pollFrequency, long beforeSeconds) {
            return timed(PERIODIC, pollFrequency, beforeSeconds);
        }

        private Builder timed(int type, long at, long before) {
            if (this.type != 0) throw new IllegalArgumentException("Sync type has already been defined.");
            this.type = type; // stays so when the times are refused
            if (before > at) {
                throw new IllegalArgumentException("Specified run time for the sync must be after the specified flex time.");
            }
            runTime = at;
            flexTime = before;
            return this;
        }

        public Builder setDisallowMetered(boolean disallow) {
            if (ignoreSettings && disallow) {
                throw new IllegalArgumentException("setDisallowMetered(true) after having specified that settings are ignored.");
            }
            disallowMetered = disallow;
            return this;
        }

        public Builder setRequiresCharging(boolean requiresCharging) {
            this.requiresCharging = requiresCharging;
            return this;
        }

        public Builder setSyncAdapter(Account account, String authority) {
            if (ofAdapter) throw new IllegalArgumentException("Sync target has already been defined.");
            if (authority != null && authority.length() == 0) throw new IllegalArgumentException("Authority must be non-empty");
            ofAdapter = true;
            this.account = account;
            this.authority = authority;
            return this;
        }

        public Builder setExtras(Bundle bundle) {
            extras = bundle;
            return this;
        }

        public Builder setNoRetry(boolean noRetry) {
            this.noRetry = noRetry;
            return this;
        }

        public Builder setIgnoreSettings(boolean ignoreSettings) {
            if (disallowMetered && ignoreSettings) {
                throw new IllegalArgumentException("setIgnoreSettings(true) after having specified sync settings with this builder.");
            }
            this.ignoreSettings = ignoreSettings;
            return this;
        }

        public Builder setIgnoreBackoff(boolean ignoreBackoff) {
            this.ignoreBackoff = ignoreBackoff;
            return this;
        }

        public Builder setManual(boolean isManual) {
            manual = isManual;
            return this;
        }

        public Builder setExpedited(boolean expedited) {
            this.expedited = expedited;
            return this;
        }

        /** What was set, as extras. */
        private Bundle settings() {
            Bundle b = new Bundle();
            if (ignoreBackoff || manual) b.putBoolean(ContentResolver.SYNC_EXTRAS_IGNORE_BACKOFF, true);
            if (disallowMetered) b.putBoolean(ContentResolver.SYNC_EXTRAS_DISALLOW_METERED, true);
            if (requiresCharging) b.putBoolean(ContentResolver.SYNC_EXTRAS_REQUIRE_CHARGING, true);
            if (ignoreSettings || manual) b.putBoolean(ContentResolver.SYNC_EXTRAS_IGNORE_SETTINGS, true);
            if (noRetry) b.putBoolean(ContentResolver.SYNC_EXTRAS_DO_NOT_RETRY, true);
            if (expedited) b.putBoolean(ContentResolver.SYNC_EXTRAS_EXPEDITED, true);
            return b;
        }

        /** The platform refuses a builder to which no extras were given, by a NullPointerException. */
        public SyncRequest build() {
            ContentResolver.validateSyncExtrasBundle(extras);
            if (type == PERIODIC && (ContentResolver.invalidPeriodicExtras(extras) || ContentResolver.invalidPeriodicExtras(settings()))) {
                throw new IllegalArgumentException("Illegal extras were set");
            }
            if (!ofAdapter) {
                throw new IllegalArgumentException("Must specify an adapter with setSyncAdapter(Account, String");
            }
            return new SyncRequest(this);
        }
    }
}

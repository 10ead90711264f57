package android.os;

import java.util.UUID;

/** A UUID that fits a parcel. */
public final class ParcelUuid implements Parcelable {
    private final UUID mUuid;

    public ParcelUuid(UUID uuid) {
        mUuid = uuid;
    }

    public static ParcelUuid fromString(String uuid) {
        return new ParcelUuid(UUID.fromString(uuid));
    }

    public UUID getUuid() {
        return mUuid;
    }

    @Override
    public String toString() {
        return mUuid.toString();
    }

    @Override
    public int hashCode() {
        return mUuid.hashCode();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof ParcelUuid && mUuid.equals(((ParcelUuid) object).mUuid);
    }

    public static final Parcelable.Creator<ParcelUuid> CREATOR = new Parcelable.Creator<ParcelUuid>() {
        public ParcelUuid createFromParcel(Parcel source) {
            long most = source.readLong();
            long least = source.readLong();
            return new ParcelUuid(new UUID(most, least));
        }

        public ParcelUuid[] newArray(int size) {
            return new ParcelUuid[size];
        }
    };

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeLong(mUuid.getMostSignificantBits());
        dest.writeLong(mUuid.getLeastSignificantBits());
    }
}

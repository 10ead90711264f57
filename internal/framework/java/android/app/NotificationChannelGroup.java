package android.app;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;
import java.util.List;

/** Channels that belong together. */
public final class NotificationChannelGroup implements Parcelable {
    private final String mId;
    private CharSequence mName;
    private List<NotificationChannel> mChannels = new ArrayList<NotificationChannel>();

    public NotificationChannelGroup(String id, CharSequence name) {
        mId = trimmed(id);
        mName = name != null ? trimmed(name.toString()) : null;
    }

    protected NotificationChannelGroup(Parcel in) {
        mId = in.readString();
        mName = in.readCharSequence();
        in.readTypedList(mChannels, NotificationChannel.CREATOR);
    }

    private static String trimmed(String s) {
        return s != null && s.length() > 1000 ? s.substring(0, 1000) : s;
    }

    public String getId() {
        return mId;
    }

    public CharSequence getName() {
        return mName;
    }

    public List<NotificationChannel> getChannels() {
        return mChannels;
    }

    public void addChannel(NotificationChannel channel) {
        mChannels.add(channel);
    }

    @Override
    public NotificationChannelGroup clone() {
        return new NotificationChannelGroup(mId, mName);
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(mId);
        dest.writeCharSequence(mName);
        dest.writeTypedList(mChannels);
    }

    public static final Parcelable.Creator<NotificationChannelGroup> CREATOR = new Parcelable.Creator<NotificationChannelGroup>() {
        public NotificationChannelGroup createFromParcel(Parcel in) {
            return new NotificationChannelGroup(in);
        }

        public NotificationChannelGroup[] newArray(int size) {
            return new NotificationChannelGroup[size];
        }
    };

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof NotificationChannelGroup)) {
            return false;
        }
        NotificationChannelGroup that = (NotificationChannelGroup) o;
        return java.util.Objects.equals(mId, that.mId) && java.util.Objects.equals(mName, that.mName)
                && mChannels.equals(that.mChannels);
    }

    @Override
    public int hashCode() {
        return java.util.Objects.hash(mId, mName, mChannels);
    }

    @Override
    public String toString() {
        return "NotificationChannelGroup{mId='" + mId + '\'' + ", mName=" + mName + ", mChannels=" + mChannels + '}';
    }
}

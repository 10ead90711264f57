package android.app;

import android.media.AudioAttributes;
import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import android.provider.Settings;
import java.util.Arrays;
import java.util.Objects;

/** A kind of notification, with what the user decides about it. */
public final class NotificationChannel implements Parcelable {
    public static final String DEFAULT_CHANNEL_ID = "miscellaneous";
    public static final int USER_LOCKED_PRIORITY = 0x00000001;
    public static final int USER_LOCKED_VISIBILITY = 0x00000002;
    public static final int USER_LOCKED_IMPORTANCE = 0x00000004;
    public static final int USER_LOCKED_LIGHTS = 0x00000008;
    public static final int USER_LOCKED_VIBRATION = 0x00000010;
    public static final int USER_LOCKED_SOUND = 0x00000020;
    public static final int USER_LOCKED_SHOW_BADGE = 0x00000080;
    public static final int[] LOCKABLE_FIELDS = {USER_LOCKED_PRIORITY, USER_LOCKED_VISIBILITY, USER_LOCKED_IMPORTANCE, USER_LOCKED_LIGHTS,
        USER_LOCKED_VIBRATION, USER_LOCKED_SOUND, USER_LOCKED_SHOW_BADGE};

    private final String mId;
    private String mName;
    private String mDesc;
    private int mImportance = NotificationManager.IMPORTANCE_UNSPECIFIED;
    private boolean mBypassDnd;
    private int mLockscreenVisibility = NotificationManager.VISIBILITY_NO_OVERRIDE;
    private Uri mSound = Settings.System.DEFAULT_NOTIFICATION_URI;
    private boolean mLights;
    private int mLightColor;
    private long[] mVibration;
    private int mUserLockedFields;
    private boolean mVibrationEnabled;
    private boolean mShowBadge = true;
    private boolean mDeleted;
    private String mGroup;
    private AudioAttributes mAudioAttributes = Notification.AUDIO_ATTRIBUTES_DEFAULT;
    private boolean mBlockableSystem;

    public NotificationChannel(String id, CharSequence name, int importance) {
        mId = trimmed(id);
        mName = name != null ? trimmed(name.toString()) : null;
        mImportance = importance;
    }

    protected NotificationChannel(Parcel in) {
        mId = in.readString();
        mName = in.readString();
        mDesc = in.readString();
        mImportance = in.readInt();
        mBypassDnd = in.readInt() != 0;
        mLockscreenVisibility = in.readInt();
        mSound = in.readInt() != 0 ? Uri.CREATOR.createFromParcel(in) : null;
        mLights = in.readInt() != 0;
        mVibration = in.createLongArray();
        mUserLockedFields = in.readInt();
        mVibrationEnabled = in.readInt() != 0;
        mShowBadge = in.readInt() != 0;
        mDeleted = in.readInt() != 0;
        mGroup = in.readString();
        mAudioAttributes = in.readInt() != 0 ? AudioAttributes.CREATOR.createFromParcel(in) : null;
        mLightColor = in.readInt();
        mBlockableSystem = in.readInt() != 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(mId);
        dest.writeString(mName);
        dest.writeString(mDesc);
        dest.writeInt(mImportance);
        dest.writeInt(mBypassDnd ? 1 : 0);
        dest.writeInt(mLockscreenVisibility);
        dest.writeInt(mSound != null ? 1 : 0);
        if (mSound != null) {
            mSound.writeToParcel(dest, 0);
        }
        dest.writeInt(mLights ? 1 : 0);
        dest.writeLongArray(mVibration);
        dest.writeInt(mUserLockedFields);
        dest.writeInt(mVibrationEnabled ? 1 : 0);
        dest.writeInt(mShowBadge ? 1 : 0);
        dest.writeInt(mDeleted ? 1 : 0);
        dest.writeString(mGroup);
        dest.writeInt(mAudioAttributes != null ? 1 : 0);
        if (mAudioAttributes != null) {
            mAudioAttributes.writeToParcel(dest, 0);
        }
        dest.writeInt(mLightColor);
        dest.writeInt(mBlockableSystem ? 1 : 0);
    }

    private static String trimmed(String s) {
        return s != null && s.length() > 1000 ? s.substring(0, 1000) : s;
    }

    NotificationChannel copy() {
        Parcel p = Parcel.obtain();
        try {
            writeToParcel(p, 0);
            p.setDataPosition(0);
            return new NotificationChannel(p);
        } finally {
            p.recycle();
        }
    }

    public void lockFields(int field) {
        mUserLockedFields |= field;
    }

    public void unlockFields(int field) {
        mUserLockedFields &= ~field;
    }

    public void setDeleted(boolean deleted) {
        mDeleted = deleted;
    }

    public void setBlockableSystem(boolean blockableSystem) {
        mBlockableSystem = blockableSystem;
    }

    public void setName(CharSequence name) {
        mName = name != null ? trimmed(name.toString()) : null;
    }

    public void setDescription(String description) {
        mDesc = trimmed(description);
    }

    public void setGroup(String groupId) {
        mGroup = groupId;
    }

    public void setShowBadge(boolean showBadge) {
        mShowBadge = showBadge;
    }

    public void setSound(Uri sound, AudioAttributes audioAttributes) {
        mSound = sound;
        mAudioAttributes = audioAttributes;
    }

    public void enableLights(boolean lights) {
        mLights = lights;
    }

    public void setLightColor(int argb) {
        mLightColor = argb;
    }

    public void enableVibration(boolean vibration) {
        mVibrationEnabled = vibration;
    }

    public void setVibrationPattern(long[] vibrationPattern) {
        mVibrationEnabled = vibrationPattern != null && vibrationPattern.length > 0;
        mVibration = vibrationPattern;
    }

    public void setImportance(int importance) {
        mImportance = importance;
    }

    public void setBypassDnd(boolean bypassDnd) {
        mBypassDnd = bypassDnd;
    }

    public void setLockscreenVisibility(int lockscreenVisibility) {
        mLockscreenVisibility = lockscreenVisibility;
    }

    public String getId() {
        return mId;
    }

    public CharSequence getName() {
        return mName;
    }

    public String getDescription() {
        return mDesc;
    }

    public int getImportance() {
        return mImportance;
    }

    public boolean canBypassDnd() {
        return mBypassDnd;
    }

    public Uri getSound() {
        return mSound;
    }

    public AudioAttributes getAudioAttributes() {
        return mAudioAttributes;
    }

    public boolean shouldShowLights() {
        return mLights;
    }

    public int getLightColor() {
        return mLightColor;
    }

    public boolean shouldVibrate() {
        return mVibrationEnabled;
    }

    public long[] getVibrationPattern() {
        return mVibration;
    }

    public int getLockscreenVisibility() {
        return mLockscreenVisibility;
    }

    public boolean canShowBadge() {
        return mShowBadge;
    }

    public String getGroup() {
        return mGroup;
    }

    public boolean isDeleted() {
        return mDeleted;
    }

    public int getUserLockedFields() {
        return mUserLockedFields;
    }

    public boolean isBlockableSystem() {
        return mBlockableSystem;
    }

    public int describeContents() {
        return 0;
    }

    public static final Parcelable.Creator<NotificationChannel> CREATOR = new Parcelable.Creator<NotificationChannel>() {
        public NotificationChannel createFromParcel(Parcel in) {
            return new NotificationChannel(in);
        }

        public NotificationChannel[] newArray(int size) {
            return new NotificationChannel[size];
        }
    };

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof NotificationChannel)) {
            return false;
        }
        NotificationChannel t = (NotificationChannel) o;
        return Objects.equals(mId, t.mId) && Objects.equals(mName, t.mName) && Objects.equals(mDesc, t.mDesc) && mImportance == t.mImportance
                && mBypassDnd == t.mBypassDnd && mLockscreenVisibility == t.mLockscreenVisibility && Objects.equals(mSound, t.mSound)
                && mLights == t.mLights && mLightColor == t.mLightColor && Arrays.equals(mVibration, t.mVibration)
                && mUserLockedFields == t.mUserLockedFields && mVibrationEnabled == t.mVibrationEnabled && mShowBadge == t.mShowBadge
                && mDeleted == t.mDeleted && Objects.equals(mGroup, t.mGroup) && Objects.equals(mAudioAttributes, t.mAudioAttributes)
                && mBlockableSystem == t.mBlockableSystem;
    }

    @Override
    public int hashCode() {
        return Objects.hash(mId, mName, mDesc, mImportance, mGroup);
    }

    @Override
    public String toString() {
        return "NotificationChannel{mId='" + mId + '\'' + ", mName=" + mName + ", mDescription="
                + (mDesc == null || mDesc.isEmpty() ? "" : "hasDescription ") + ", mImportance=" + mImportance + ", mBypassDnd=" + mBypassDnd
                + ", mLockscreenVisibility=" + mLockscreenVisibility + ", mSound=" + mSound + ", mLights=" + mLights + ", mLightColor="
                + mLightColor + ", mVibration=" + Arrays.toString(mVibration) + ", mUserLockedFields=" + mUserLockedFields
                + ", mVibrationEnabled=" + mVibrationEnabled + ", mShowBadge=" + mShowBadge + ", mDeleted=" + mDeleted + ", mGroup='" + mGroup
                + '\'' + ", mAudioAttributes=" + mAudioAttributes + ", mBlockableSystem=" + mBlockableSystem + '}';
    }
}

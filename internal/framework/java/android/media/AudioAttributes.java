package android.media;

/** What a sound is for. */
public final class AudioAttributes implements android.os.Parcelable {
    public static final int CONTENT_TYPE_UNKNOWN = 0;
    public static final int CONTENT_TYPE_SPEECH = 1;
    public static final int CONTENT_TYPE_MUSIC = 2;
    public static final int CONTENT_TYPE_MOVIE = 3;
    public static final int CONTENT_TYPE_SONIFICATION = 4;
    public static final int USAGE_UNKNOWN = 0;
    public static final int USAGE_MEDIA = 1;
    public static final int USAGE_VOICE_COMMUNICATION = 2;
    public static final int USAGE_VOICE_COMMUNICATION_SIGNALLING = 3;
    public static final int USAGE_ALARM = 4;
    public static final int USAGE_NOTIFICATION = 5;
    public static final int USAGE_NOTIFICATION_RINGTONE = 6;
    public static final int USAGE_NOTIFICATION_COMMUNICATION_REQUEST = 7;
    public static final int USAGE_NOTIFICATION_COMMUNICATION_INSTANT = 8;
    public static final int USAGE_NOTIFICATION_COMMUNICATION_DELAYED = 9;
    public static final int USAGE_NOTIFICATION_EVENT = 10;
    public static final int USAGE_ASSISTANCE_ACCESSIBILITY = 11;
    public static final int USAGE_ASSISTANCE_NAVIGATION_GUIDANCE = 12;
    public static final int USAGE_ASSISTANCE_SONIFICATION = 13;
    public static final int USAGE_GAME = 14;
    public static final int USAGE_VIRTUAL_SOURCE = 15;
    public static final int USAGE_ASSISTANT = 16;
    public static final int SUPPRESSIBLE_NOTIFICATION = 1;
    public static final int SUPPRESSIBLE_CALL = 2;
    public static final int SUPPRESSIBLE_NEVER = 3;
    public static final int FLAG_AUDIBILITY_ENFORCED = 1;
    public static final int FLAG_SECURE = 2;
    public static final int FLAG_SCO = 4;
    public static final int FLAG_BEACON = 8;
    public static final int FLAG_HW_AV_SYNC = 16;
    public static final int FLAG_HW_HOTWORD = 32;
    public static final int FLAG_BYPASS_INTERRUPTION_POLICY = 64;
    public static final int FLAG_BYPASS_MUTE = 128;
    public static final int FLAG_LOW_LATENCY = 256;
    public static final int FLAG_DEEP_BUFFER = 512;
    public static final int FLATTEN_TAGS = 1;

    private int mUsage = USAGE_UNKNOWN;
    private int mContentType = CONTENT_TYPE_UNKNOWN;
    private int mFlags;

    private AudioAttributes() {
    }

    public int getContentType() {
        return mContentType;
    }

    public int getUsage() {
        return mUsage;
    }

    public int getFlags() {
        return mFlags & (FLAG_AUDIBILITY_ENFORCED | FLAG_HW_AV_SYNC | FLAG_LOW_LATENCY);
    }

    /** The stream whose volume is this sound's. */
    public int getVolumeControlStream() {
        if ((mFlags & FLAG_AUDIBILITY_ENFORCED) != 0) {
            return AudioManager.STREAM_SYSTEM;
        }
        switch (mUsage) {
            case USAGE_MEDIA:
            case USAGE_GAME:
            case USAGE_ASSISTANCE_NAVIGATION_GUIDANCE:
            case USAGE_ASSISTANT:
                return AudioManager.STREAM_MUSIC;
            case USAGE_ASSISTANCE_SONIFICATION:
                return AudioManager.STREAM_SYSTEM;
            case USAGE_VOICE_COMMUNICATION:
            case USAGE_VOICE_COMMUNICATION_SIGNALLING:
                return AudioManager.STREAM_VOICE_CALL;
            case USAGE_ALARM:
                return AudioManager.STREAM_ALARM;
            case USAGE_NOTIFICATION_RINGTONE:
                return AudioManager.STREAM_RING;
            case USAGE_NOTIFICATION:
            case USAGE_NOTIFICATION_COMMUNICATION_REQUEST:
            case USAGE_NOTIFICATION_COMMUNICATION_INSTANT:
            case USAGE_NOTIFICATION_COMMUNICATION_DELAYED:
            case USAGE_NOTIFICATION_EVENT:
                return AudioManager.STREAM_NOTIFICATION;
            case USAGE_ASSISTANCE_ACCESSIBILITY:
                return AudioManager.STREAM_ACCESSIBILITY;
            case USAGE_UNKNOWN:
                return AudioManager.USE_DEFAULT_STREAM_TYPE;
            default:
                throw new IllegalArgumentException("Unknown usage value " + mUsage + " in audio attributes");
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof AudioAttributes)) {
            return false;
        }
        AudioAttributes a = (AudioAttributes) o;
        return mContentType == a.mContentType && mFlags == a.mFlags && mUsage == a.mUsage;
    }

    @Override
    public int hashCode() {
        return java.util.Objects.hash(mContentType, mFlags, -1, mUsage, "", null); // no source, tags or bundle
    }

    @Override
    public String toString() {
        return "AudioAttributes: usage=" + mUsage + " content=" + mContentType + " flags=0x" + Integer.toHexString(mFlags).toUpperCase()
                + " tags= bundle=null";
    }

    /** Makes attributes. */
    public static class Builder {
        private int mUsage = USAGE_UNKNOWN;
        private int mContentType = CONTENT_TYPE_UNKNOWN;
        private int mFlags;

        public Builder() {
        }

        public Builder(AudioAttributes aa) {
            mUsage = aa.mUsage;
            mContentType = aa.mContentType;
            mFlags = aa.mFlags;
        }

        public AudioAttributes build() {
            AudioAttributes aa = new AudioAttributes();
            aa.mUsage = mUsage;
            aa.mContentType = mContentType;
            aa.mFlags = mFlags;
            return aa;
        }

        public Builder setUsage(int usage) {
            mUsage = usage < USAGE_UNKNOWN || usage > USAGE_ASSISTANT ? USAGE_UNKNOWN : usage;
            return this;
        }

        public Builder setContentType(int contentType) {
            mContentType = contentType < CONTENT_TYPE_UNKNOWN || contentType > CONTENT_TYPE_SONIFICATION ? CONTENT_TYPE_UNKNOWN : contentType;
            return this;
        }

        public Builder setFlags(int flags) {
            mFlags |= flags & 0x3ff;
            return this;
        }

        public Builder setLegacyStreamType(int streamType) {
            if (streamType == 10) {
                throw new IllegalArgumentException("STREAM_ACCESSIBILITY is not a legacy stream type that was used for audio playback");
            }
            switch (streamType) {
                case 0:
                    mContentType = CONTENT_TYPE_SPEECH;
                    mUsage = USAGE_VOICE_COMMUNICATION;
                    break;
                case 1:
                    mContentType = CONTENT_TYPE_SONIFICATION;
                    mUsage = USAGE_ASSISTANCE_SONIFICATION;
                    break;
                case 2:
                    mContentType = CONTENT_TYPE_SONIFICATION;
                    mUsage = USAGE_NOTIFICATION_RINGTONE;
                    break;
                case 3:
                    mContentType = CONTENT_TYPE_MUSIC;
                    mUsage = USAGE_MEDIA;
                    break;
                case 4:
                    mContentType = CONTENT_TYPE_SONIFICATION;
                    mUsage = USAGE_ALARM;
                    break;
                case 5:
                    mContentType = CONTENT_TYPE_SONIFICATION;
                    mUsage = USAGE_NOTIFICATION;
                    break;
                default:
                    break;
            }
            return this;
        }
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(android.os.Parcel dest, int flags) {
        dest.writeInt(getUsage());
        dest.writeInt(getContentType());
        dest.writeInt(mFlags);
    }

    public static final android.os.Parcelable.Creator<AudioAttributes> CREATOR = new android.os.Parcelable.Creator<AudioAttributes>() {
        public AudioAttributes createFromParcel(android.os.Parcel in) {
            return new Builder().setUsage(in.readInt()).setContentType(in.readInt()).setFlags(in.readInt()).build();
        }

        public AudioAttributes[] newArray(int size) {
            return new AudioAttributes[size];
        }
    };
}

package android.media;

/** The form of sound: its rate, its channels and how a sample is written. */
public final class AudioFormat implements android.os.Parcelable {
    public static final int ENCODING_INVALID = 0;
    public static final int ENCODING_DEFAULT = 1;
    public static final int ENCODING_PCM_16BIT = 2;
    public static final int ENCODING_PCM_8BIT = 3;
    public static final int ENCODING_PCM_FLOAT = 4;
    public static final int ENCODING_AC3 = 5;
    public static final int ENCODING_E_AC3 = 6;
    public static final int ENCODING_DTS = 7;
    public static final int ENCODING_DTS_HD = 8;
    public static final int ENCODING_MP3 = 9;
    public static final int ENCODING_AAC_LC = 10;
    public static final int ENCODING_AAC_HE_V1 = 11;
    public static final int ENCODING_AAC_HE_V2 = 12;
    public static final int ENCODING_IEC61937 = 13;
    public static final int ENCODING_DOLBY_TRUEHD = 14;
    public static final int CHANNEL_CONFIGURATION_INVALID = 0;
    public static final int CHANNEL_CONFIGURATION_DEFAULT = 1;
    public static final int CHANNEL_CONFIGURATION_MONO = 2;
    public static final int CHANNEL_CONFIGURATION_STEREO = 3;
    public static final int CHANNEL_INVALID = 0;
    public static final int CHANNEL_OUT_DEFAULT = 1;
    public static final int CHANNEL_OUT_FRONT_LEFT = 4;
    public static final int CHANNEL_OUT_FRONT_RIGHT = 8;
    public static final int CHANNEL_OUT_FRONT_CENTER = 16;
    public static final int CHANNEL_OUT_LOW_FREQUENCY = 32;
    public static final int CHANNEL_OUT_BACK_LEFT = 64;
    public static final int CHANNEL_OUT_BACK_RIGHT = 128;
    public static final int CHANNEL_OUT_FRONT_LEFT_OF_CENTER = 256;
    public static final int CHANNEL_OUT_FRONT_RIGHT_OF_CENTER = 512;
    public static final int CHANNEL_OUT_BACK_CENTER = 1024;
    public static final int CHANNEL_OUT_SIDE_LEFT = 2048;
    public static final int CHANNEL_OUT_SIDE_RIGHT = 4096;
    public static final int CHANNEL_OUT_TOP_CENTER = 8192;
    public static final int CHANNEL_OUT_TOP_FRONT_LEFT = 16384;
    public static final int CHANNEL_OUT_TOP_FRONT_CENTER = 32768;
    public static final int CHANNEL_OUT_TOP_FRONT_RIGHT = 65536;
    public static final int CHANNEL_OUT_TOP_BACK_LEFT = 131072;
    public static final int CHANNEL_OUT_TOP_BACK_CENTER = 262144;
    public static final int CHANNEL_OUT_TOP_BACK_RIGHT = 524288;
    public static final int CHANNEL_OUT_MONO = 4;
    public static final int CHANNEL_OUT_STEREO = 12;
    public static final int CHANNEL_OUT_QUAD = 204;
    public static final int CHANNEL_OUT_QUAD_SIDE = 6156;
    public static final int CHANNEL_OUT_SURROUND = 1052;
    public static final int CHANNEL_OUT_5POINT1 = 252;
    public static final int CHANNEL_OUT_5POINT1_SIDE = 6204;
    public static final int CHANNEL_OUT_7POINT1 = 1020;
    public static final int CHANNEL_OUT_7POINT1_SURROUND = 6396;
    public static final int SAMPLE_RATE_UNSPECIFIED = 0;
    public static final int CHANNEL_IN_DEFAULT = 1;
    public static final int CHANNEL_IN_LEFT = 4;
    public static final int CHANNEL_IN_RIGHT = 8;
    public static final int CHANNEL_IN_FRONT = 16;
    public static final int CHANNEL_IN_BACK = 32;
    public static final int CHANNEL_IN_LEFT_PROCESSED = 64;
    public static final int CHANNEL_IN_RIGHT_PROCESSED = 128;
    public static final int CHANNEL_IN_FRONT_PROCESSED = 256;
    public static final int CHANNEL_IN_BACK_PROCESSED = 512;
    public static final int CHANNEL_IN_PRESSURE = 1024;
    public static final int CHANNEL_IN_X_AXIS = 2048;
    public static final int CHANNEL_IN_Y_AXIS = 4096;
    public static final int CHANNEL_IN_Z_AXIS = 8192;
    public static final int CHANNEL_IN_VOICE_UPLINK = 16384;
    public static final int CHANNEL_IN_VOICE_DNLINK = 32768;
    public static final int CHANNEL_IN_MONO = 16;
    public static final int CHANNEL_IN_STEREO = 12;
    public static final int CHANNEL_IN_FRONT_BACK = 48;
    static final int SAMPLE_RATE_HZ_MIN = 4000;
    static final int SAMPLE_RATE_HZ_MAX = 192000;

    private static int sSessions = 8;

    private final int mEncoding;
    private final int mRate;
    private final int mMask;
    private final int mIndexMask;

    private AudioFormat(int encoding, int rate, int mask, int indexMask) {
        mEncoding = encoding;
        mRate = rate;
        mMask = mask;
        mIndexMask = indexMask;
    }

    /** A session that nobody has. */
    static synchronized int nextSession() {
        return sSessions += 8;
    }

    static boolean isPublicEncoding(int encoding) {
        return encoding >= ENCODING_PCM_16BIT && encoding <= ENCODING_DTS_HD || encoding == ENCODING_IEC61937;
    }

    static boolean isEncodingLinearPcm(int encoding) {
        return encoding >= ENCODING_DEFAULT && encoding <= ENCODING_PCM_FLOAT;
    }

    static int getBytesPerSample(int encoding) {
        switch (encoding) {
            case ENCODING_PCM_8BIT:
                return 1;
            case ENCODING_PCM_16BIT:
            case ENCODING_IEC61937:
            case ENCODING_DEFAULT:
                return 2;
            case ENCODING_PCM_FLOAT:
                return 4;
            default:
                throw new IllegalArgumentException("Bad audio format " + encoding);
        }
    }

    public int getEncoding() {
        return mEncoding;
    }

    public int getSampleRate() {
        return mRate;
    }

    public int getChannelMask() {
        return mMask;
    }

    public int getChannelIndexMask() {
        return mIndexMask;
    }

    public int getChannelCount() {
        return Math.max(Integer.bitCount(mMask), Integer.bitCount(mIndexMask));
    }

    /** Puts one together. */
    public static class Builder {
        private int mEncoding = ENCODING_INVALID;
        private int mRate;
        private int mMask;
        private int mIndexMask;

        public Builder() {
        }

        public Builder(AudioFormat af) {
            mEncoding = af.mEncoding;
            mRate = af.mRate;
            mMask = af.mMask;
            mIndexMask = af.mIndexMask;
        }

        public AudioFormat build() {
            return new AudioFormat(mEncoding, mRate, mMask, mIndexMask);
        }

        public Builder setEncoding(int encoding) throws IllegalArgumentException {
            if (encoding == ENCODING_DEFAULT) {
                mEncoding = ENCODING_PCM_16BIT;
            } else if (isPublicEncoding(encoding)) {
                mEncoding = encoding;
            } else {
                throw new IllegalArgumentException("Invalid encoding " + encoding);
            }
            return this;
        }

        public Builder setChannelMask(int channelMask) throws IllegalArgumentException {
            if (channelMask == CHANNEL_INVALID) {
                throw new IllegalArgumentException("Invalid zero channel mask");
            }
            if (mIndexMask != 0 && Integer.bitCount(channelMask) != Integer.bitCount(mIndexMask)) {
                throw new IllegalArgumentException("Mismatched channel count for mask " + Integer.toHexString(channelMask).toUpperCase());
            }
            mMask = channelMask;
            return this;
        }

        public Builder setChannelIndexMask(int channelIndexMask) throws IllegalArgumentException {
            if (channelIndexMask == 0) {
                throw new IllegalArgumentException("Invalid zero channel index mask");
            }
            if (mMask != 0 && Integer.bitCount(channelIndexMask) != Integer.bitCount(mMask)) {
                throw new IllegalArgumentException("Mismatched channel count for index mask " + Integer.toHexString(channelIndexMask).toUpperCase());
            }
            mIndexMask = channelIndexMask;
            return this;
        }

        public Builder setSampleRate(int sampleRate) throws IllegalArgumentException {
            if ((sampleRate < SAMPLE_RATE_HZ_MIN || sampleRate > SAMPLE_RATE_HZ_MAX) && sampleRate != SAMPLE_RATE_UNSPECIFIED) {
                throw new IllegalArgumentException("Invalid sample rate " + sampleRate);
            }
            mRate = sampleRate;
            return this;
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof AudioFormat)) {
            return false;
        }
        AudioFormat that = (AudioFormat) o;
        return mEncoding == that.mEncoding && mRate == that.mRate && mMask == that.mMask && mIndexMask == that.mIndexMask;
    }

    @Override
    public int hashCode() {
        return java.util.Objects.hash(mRate, mEncoding, mMask, mIndexMask);
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(android.os.Parcel dest, int flags) {
        dest.writeInt(mEncoding);
        dest.writeInt(mRate);
        dest.writeInt(mMask);
        dest.writeInt(mIndexMask);
    }

    public static final android.os.Parcelable.Creator<AudioFormat> CREATOR = new android.os.Parcelable.Creator<AudioFormat>() {
        public AudioFormat createFromParcel(android.os.Parcel source) {
            return new AudioFormat(source.readInt(), source.readInt(), source.readInt(), source.readInt());
        }

        public AudioFormat[] newArray(int size) {
            return new AudioFormat[size];
        }
    };
}

package android.media;

import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import java.nio.ByteBuffer;

/** Plays samples that nobody hears: they leave the buffer as fast as the clock goes. */
public class AudioTrack implements AudioRouting {
    public static final int PLAYSTATE_STOPPED = 1;
    public static final int PLAYSTATE_PAUSED = 2;
    public static final int PLAYSTATE_PLAYING = 3;
    public static final int MODE_STATIC = 0;
    public static final int MODE_STREAM = 1;
    public static final int STATE_UNINITIALIZED = 0;
    public static final int STATE_INITIALIZED = 1;
    public static final int STATE_NO_STATIC_DATA = 2;
    public static final int SUCCESS = 0;
    public static final int ERROR = -1;
    public static final int ERROR_BAD_VALUE = -2;
    public static final int ERROR_INVALID_OPERATION = -3;
    public static final int ERROR_DEAD_OBJECT = -6;
    public static final int WRITE_BLOCKING = 0;
    public static final int WRITE_NON_BLOCKING = 1;
    public static final int PERFORMANCE_MODE_NONE = 0;
    public static final int PERFORMANCE_MODE_LOW_LATENCY = 1;
    public static final int PERFORMANCE_MODE_POWER_SAVING = 2;
    private static final String TAG = "android.media.AudioTrack";
    private static final int MIXER_RATE = 48000;

    private final int mStreamType;
    private final int mMask;
    private final int mChannels;
    private final int mEncoding;
    private final int mMode;
    private final int mSession;
    private final int mRate;
    private final int mFrame;
    private final int mCapacity;
    private final Looper mLooper = Looper.myLooper() != null ? Looper.myLooper() : Looper.getMainLooper();
    private final Object mLock = new Object();
    private final SampleClock mClock;
    private int mPlaybackRate;
    private int mState;
    private int mPlayState = PLAYSTATE_STOPPED;
    private long mWritten;
    private int mUnderruns;
    private int mLoops;

    /** Hears of the places that were asked for. */
    public interface OnPlaybackPositionUpdateListener {
        void onMarkerReached(AudioTrack track);

        void onPeriodicNotification(AudioTrack track);
    }

    public AudioTrack(int streamType, int sampleRateInHz, int channelConfig, int audioFormat, int bufferSizeInBytes, int mode) throws IllegalArgumentException {
        this(streamType, sampleRateInHz, channelConfig, audioFormat, bufferSizeInBytes, mode, AudioManager.AUDIO_SESSION_ID_GENERATE);
    }

    public AudioTrack(int streamType, int sampleRateInHz, int channelConfig, int audioFormat, int bufferSizeInBytes, int mode, int sessionId) throws IllegalArgumentException {
        this(new AudioAttributes.Builder().setLegacyStreamType(streamType).build(), streamType, sampleRateInHz, channelConfig, audioFormat, bufferSizeInBytes, mode, sessionId);
    }

    public AudioTrack(AudioAttributes attributes, AudioFormat format, int bufferSizeInBytes, int mode, int sessionId) throws IllegalArgumentException {
        this(attributes, AudioManager.STREAM_MUSIC, rate(format), mask(format), Math.max(AudioFormat.ENCODING_DEFAULT, format.getEncoding()), bufferSizeInBytes, mode, sessionId);
    }

    private AudioTrack(AudioAttributes attributes, int streamType, int rate, int mask, int encoding, int bytes, int mode, int session) {
        if (attributes == null) {
            throw new IllegalArgumentException("Illegal null AudioAttributes");
        }
        if ((rate < AudioFormat.SAMPLE_RATE_HZ_MIN || rate > AudioFormat.SAMPLE_RATE_HZ_MAX) && rate != AudioFormat.SAMPLE_RATE_UNSPECIFIED) {
            throw new IllegalArgumentException(rate + "Hz is not a supported sample rate.");
        }
        switch (mask) {
            case AudioFormat.CHANNEL_OUT_DEFAULT:
            case AudioFormat.CHANNEL_CONFIGURATION_MONO:
                mask = AudioFormat.CHANNEL_OUT_MONO;
                break;
            case AudioFormat.CHANNEL_CONFIGURATION_STEREO:
                mask = AudioFormat.CHANNEL_OUT_STEREO;
                break;
            default:
                if (mask != AudioFormat.CHANNEL_OUT_MONO && (mask & AudioFormat.CHANNEL_OUT_STEREO) != AudioFormat.CHANNEL_OUT_STEREO) {
                    throw new IllegalArgumentException("Unsupported channel configuration.");
                }
        }
        if (encoding == AudioFormat.ENCODING_DEFAULT) {
            encoding = AudioFormat.ENCODING_PCM_16BIT;
        }
        if (!AudioFormat.isPublicEncoding(encoding)) {
            throw new IllegalArgumentException("Unsupported audio encoding.");
        }
        if (mode != MODE_STREAM && mode != MODE_STATIC || mode != MODE_STREAM && !AudioFormat.isEncodingLinearPcm(encoding)) {
            throw new IllegalArgumentException("Invalid mode.");
        }
        mChannels = Integer.bitCount(mask);
        mFrame = AudioFormat.isEncodingLinearPcm(encoding) ? mChannels * AudioFormat.getBytesPerSample(encoding) : 1;
        if (bytes % mFrame != 0 || bytes < 1) {
            throw new IllegalArgumentException("Invalid audio buffer size.");
        }
        if (session < 0) {
            throw new IllegalArgumentException("Invalid audio session ID: " + session);
        }
        mStreamType = streamType;
        mMask = mask;
        mEncoding = encoding;
        mMode = mode;
        mRate = rate == AudioFormat.SAMPLE_RATE_UNSPECIFIED ? MIXER_RATE : rate;
        mPlaybackRate = mRate;
        mCapacity = bytes / mFrame;
        mSession = session != AudioManager.AUDIO_SESSION_ID_GENERATE ? session : AudioFormat.nextSession();
        mClock = new SampleClock(mRate);
        mState = mode == MODE_STATIC ? STATE_NO_STATIC_DATA : STATE_INITIALIZED;
    }

    private static int rate(AudioFormat format) {
        if (format == null) {
            throw new IllegalArgumentException("Illegal null AudioFormat");
        }
        return format.getSampleRate();
    }

    private static int mask(AudioFormat format) {
        int mask = format.getChannelMask();
        return mask != 0 ? mask : format.getChannelIndexMask() != 0 ? (1 << format.getChannelCount()) - 1 << 2 : AudioFormat.CHANNEL_OUT_STEREO;
    }

    /** Puts one together. */
    public static class Builder {
        private AudioAttributes mAttributes;
        private AudioFormat mFormat;
        private int mBytes;
        private int mMode = MODE_STREAM;
        private int mSession = AudioManager.AUDIO_SESSION_ID_GENERATE;

        public Builder() {
        }

        public Builder setAudioAttributes(AudioAttributes attributes) throws IllegalArgumentException {
            if (attributes == null) {
                throw new IllegalArgumentException("Illegal null AudioAttributes argument");
            }
            mAttributes = attributes;
            return this;
        }

        public Builder setAudioFormat(AudioFormat format) throws IllegalArgumentException {
            if (format == null) {
                throw new IllegalArgumentException("Illegal null AudioFormat argument");
            }
            mFormat = format;
            return this;
        }

        public Builder setBufferSizeInBytes(int bufferSizeInBytes) throws IllegalArgumentException {
            if (bufferSizeInBytes <= 0) {
                throw new IllegalArgumentException("Invalid buffer size " + bufferSizeInBytes);
            }
            mBytes = bufferSizeInBytes;
            return this;
        }

        public Builder setTransferMode(int mode) throws IllegalArgumentException {
            if (mode != MODE_STREAM && mode != MODE_STATIC) {
                throw new IllegalArgumentException("Invalid transfer mode " + mode);
            }
            mMode = mode;
            return this;
        }

        public Builder setSessionId(int sessionId) throws IllegalArgumentException {
            if (sessionId != AudioManager.AUDIO_SESSION_ID_GENERATE && sessionId < 1) {
                throw new IllegalArgumentException("Invalid audio session ID " + sessionId);
            }
            mSession = sessionId;
            return this;
        }

        public Builder setPerformanceMode(int performanceMode) {
            if (performanceMode < PERFORMANCE_MODE_NONE || performanceMode > PERFORMANCE_MODE_POWER_SAVING) {
                throw new IllegalArgumentException("Invalid performance mode " + performanceMode);
            }
            return this;
        }

        public AudioTrack build() throws UnsupportedOperationException {
            if (mAttributes == null) {
                mAttributes = new AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_MEDIA).build();
            }
            if (mFormat == null) {
                mFormat = new AudioFormat.Builder().setChannelMask(AudioFormat.CHANNEL_OUT_STEREO).setEncoding(AudioFormat.ENCODING_DEFAULT).build();
            }
            try {
                if (mMode == MODE_STREAM && mBytes == 0) {
                    mBytes = mFormat.getChannelCount() * AudioFormat.getBytesPerSample(mFormat.getEncoding());
                }
                return new AudioTrack(mAttributes, mFormat, mBytes, mMode, mSession);
            } catch (IllegalArgumentException e) {
                throw new UnsupportedOperationException(e.getMessage());
            }
        }
    }

    public static int getMinBufferSize(int sampleRateInHz, int channelConfig, int audioFormat) {
        int channels;
        switch (channelConfig) {
            case AudioFormat.CHANNEL_OUT_MONO:
            case AudioFormat.CHANNEL_CONFIGURATION_MONO:
                channels = 1;
                break;
            case AudioFormat.CHANNEL_OUT_STEREO:
            case AudioFormat.CHANNEL_CONFIGURATION_STEREO:
                channels = 2;
                break;
            default:
                if ((channelConfig & AudioFormat.CHANNEL_OUT_STEREO) != AudioFormat.CHANNEL_OUT_STEREO) {
                    Log.e(TAG, "getMinBufferSize(): Invalid channel configuration.");
                    return ERROR_BAD_VALUE;
                }
                channels = Integer.bitCount(channelConfig);
        }
        if (!AudioFormat.isPublicEncoding(audioFormat)) {
            Log.e(TAG, "getMinBufferSize(): Invalid audio format.");
            return ERROR_BAD_VALUE;
        }
        if (sampleRateInHz < AudioFormat.SAMPLE_RATE_HZ_MIN || sampleRateInHz > AudioFormat.SAMPLE_RATE_HZ_MAX) {
            Log.e(TAG, "getMinBufferSize(): " + sampleRateInHz + " Hz is not a supported sample rate.");
            return ERROR_BAD_VALUE;
        }
        int frame = AudioFormat.isEncodingLinearPcm(audioFormat) ? channels * AudioFormat.getBytesPerSample(audioFormat) : 1;
        return sampleRateInHz / 25 * frame; // two buffers of 20 ms
    }

    public static int getNativeOutputSampleRate(int streamType) {
        return MIXER_RATE;
    }

    public static float getMinVolume() {
        return 0;
    }

    public static float getMaxVolume() {
        return 1;
    }

    public int getSampleRate() {
        return mRate;
    }

    public int getPlaybackRate() {
        return mPlaybackRate;
    }

    public int getAudioFormat() {
        return mEncoding;
    }

    public int getStreamType() {
        return mStreamType;
    }

    public int getChannelConfiguration() {
        return mMask;
    }

    public int getChannelCount() {
        return mChannels;
    }

    public AudioFormat getFormat() {
        return new AudioFormat.Builder().setSampleRate(mRate).setEncoding(mEncoding).setChannelMask(mMask).build();
    }

    public int getState() {
        return mState;
    }

    public int getPlayState() {
        return mPlayState;
    }

    public int getAudioSessionId() {
        return mSession;
    }

    public int getBufferSizeInFrames() {
        return mCapacity;
    }

    public int getBufferCapacityInFrames() {
        return mCapacity;
    }

    public int getUnderrunCount() {
        return mUnderruns;
    }

    public int getPerformanceMode() {
        return PERFORMANCE_MODE_NONE;
    }

    /** The frames that were played; the sound waits where nothing more was written. */
    private long played() {
        long now = mClock.frames();
        return mMode == MODE_STREAM ? Math.min(now, mWritten) : mLoops == -1 || mWritten == 0 ? now : Math.min(now, mWritten * (mLoops + 1));
    }

    public int getPlaybackHeadPosition() {
        synchronized (mLock) {
            return (int) played();
        }
    }

    public void setPlaybackPositionUpdateListener(OnPlaybackPositionUpdateListener listener) {
        setPlaybackPositionUpdateListener(listener, null);
    }

    public void setPlaybackPositionUpdateListener(final OnPlaybackPositionUpdateListener listener, Handler handler) {
        mClock.tell(handler, listener == null ? null : mLooper, listener == null ? null : new Runnable() {
            @Override
            public void run() {
                listener.onMarkerReached(AudioTrack.this);
            }
        }, listener == null ? null : new Runnable() {
            @Override
            public void run() {
                listener.onPeriodicNotification(AudioTrack.this);
            }
        });
    }

    public int setNotificationMarkerPosition(int markerInFrames) {
        if (mState == STATE_UNINITIALIZED) {
            return ERROR_INVALID_OPERATION;
        }
        mClock.setMark(markerInFrames);
        return SUCCESS;
    }

    public int setPositionNotificationPeriod(int periodInFrames) {
        if (mState == STATE_UNINITIALIZED) {
            return ERROR_INVALID_OPERATION;
        }
        mClock.setPeriod(periodInFrames);
        return SUCCESS;
    }

    public int getNotificationMarkerPosition() {
        return mClock.getMark();
    }

    public int getPositionNotificationPeriod() {
        return mClock.getPeriod();
    }

    @Deprecated
    public int setStereoVolume(float leftGain, float rightGain) {
        return mState == STATE_UNINITIALIZED ? ERROR_INVALID_OPERATION : SUCCESS;
    }

    public int setVolume(float gain) {
        return setStereoVolume(gain, gain);
    }

    public int setPlaybackRate(int sampleRateInHz) {
        if (mState != STATE_INITIALIZED) {
            return ERROR_INVALID_OPERATION;
        }
        if (sampleRateInHz <= 0) {
            return ERROR_BAD_VALUE;
        }
        mPlaybackRate = sampleRateInHz;
        return SUCCESS;
    }

    public int setPlaybackHeadPosition(int positionInFrames) {
        if (mMode == MODE_STREAM || mState == STATE_UNINITIALIZED || mPlayState == PLAYSTATE_PLAYING) {
            return ERROR_INVALID_OPERATION;
        }
        if (positionInFrames < 0 || positionInFrames > mCapacity) {
            return ERROR_BAD_VALUE;
        }
        mClock.setFrames(positionInFrames);
        return SUCCESS;
    }

    public int setLoopPoints(int startInFrames, int endInFrames, int loopCount) {
        if (mMode == MODE_STREAM || mState == STATE_UNINITIALIZED || mPlayState == PLAYSTATE_PLAYING) {
            return ERROR_INVALID_OPERATION;
        }
        if (loopCount != 0 && !(startInFrames >= 0 && startInFrames < mCapacity && startInFrames < endInFrames && endInFrames <= mCapacity)) {
            return ERROR_BAD_VALUE;
        }
        mLoops = loopCount;
        return SUCCESS;
    }

    public int reloadStaticData() {
        if (mMode == MODE_STREAM || mState != STATE_INITIALIZED) {
            return ERROR_INVALID_OPERATION;
        }
        mClock.setFrames(0);
        return SUCCESS;
    }

    public void play() throws IllegalStateException {
        if (mState != STATE_INITIALIZED) {
            throw new IllegalStateException("play() called on uninitialized AudioTrack.");
        }
        synchronized (mLock) {
            if (mPlayState != PLAYSTATE_PLAYING) {
                mPlayState = PLAYSTATE_PLAYING;
                mClock.start();
            }
        }
    }

    public void stop() throws IllegalStateException {
        if (mState != STATE_INITIALIZED) {
            throw new IllegalStateException("stop() called on uninitialized AudioTrack.");
        }
        synchronized (mLock) {
            mPlayState = PLAYSTATE_STOPPED;
            mClock.stop();
            mClock.setFrames(0);
            if (mMode == MODE_STREAM) {
                mWritten = 0;
            }
        }
    }

    public void pause() throws IllegalStateException {
        if (mState != STATE_INITIALIZED) {
            throw new IllegalStateException("pause() called on uninitialized AudioTrack.");
        }
        synchronized (mLock) {
            mPlayState = PLAYSTATE_PAUSED;
            long at = played();
            mClock.stop();
            mClock.setFrames(at);
        }
    }

    public void flush() {
        synchronized (mLock) {
            if (mState == STATE_INITIALIZED && mPlayState != PLAYSTATE_PLAYING && mMode == MODE_STREAM) {
                mWritten = 0;
                mClock.setFrames(0);
            }
        }
    }

    public void release() {
        if (mState == STATE_INITIALIZED) {
            stop();
        }
        mState = STATE_UNINITIALIZED;
    }

    public int write(byte[] audioData, int offsetInBytes, int sizeInBytes) {
        return write(audioData, offsetInBytes, sizeInBytes, WRITE_BLOCKING);
    }

    public int write(byte[] audioData, int offsetInBytes, int sizeInBytes, int writeMode) {
        return write(audioData == null ? -1 : audioData.length, offsetInBytes, sizeInBytes, 1, mEncoding != AudioFormat.ENCODING_PCM_FLOAT, writeMode);
    }

    public int write(short[] audioData, int offsetInShorts, int sizeInShorts) {
        return write(audioData, offsetInShorts, sizeInShorts, WRITE_BLOCKING);
    }

    public int write(short[] audioData, int offsetInShorts, int sizeInShorts, int writeMode) {
        return write(audioData == null ? -1 : audioData.length, offsetInShorts, sizeInShorts, 2, mEncoding == AudioFormat.ENCODING_PCM_16BIT, writeMode);
    }

    public int write(float[] audioData, int offsetInFloats, int sizeInFloats, int writeMode) {
        return write(audioData == null ? -1 : audioData.length, offsetInFloats, sizeInFloats, 4, mEncoding == AudioFormat.ENCODING_PCM_FLOAT, writeMode);
    }

    public int write(ByteBuffer audioData, int sizeInBytes, int writeMode) {
        int written = write(audioData == null ? -1 : audioData.remaining(), 0, sizeInBytes, 1, true, writeMode);
        if (written > 0) {
            audioData.position(audioData.position() + written);
        }
        return written;
    }

    /** Takes size units of some bytes each of an array of length, and waits for room while the sound goes on. */
    private int write(int length, int offset, int size, int unit, boolean fits, int writeMode) {
        if (mState == STATE_UNINITIALIZED || !fits) {
            return ERROR_INVALID_OPERATION;
        }
        if (writeMode != WRITE_BLOCKING && writeMode != WRITE_NON_BLOCKING || length < 0 || offset < 0 || size < 0 || offset + size < 0 || offset + size > length) {
            return ERROR_BAD_VALUE;
        }
        long frames = (long) size * unit / mFrame;
        if (mMode == MODE_STATIC) {
            frames = Math.min(frames, mCapacity);
            mWritten = frames;
            if (frames > 0) {
                mState = STATE_INITIALIZED;
            }
            return (int) (frames * mFrame / unit);
        }
        long taken = 0;
        while (taken < frames) {
            long room;
            boolean waits;
            synchronized (mLock) {
                if (mPlayState == PLAYSTATE_PLAYING && mClock.frames() > mWritten) { // it ran dry, and goes on from here
                    if (mWritten > 0) {
                        mUnderruns++;
                    }
                    mClock.setFrames(mWritten);
                }
                room = Math.min(frames - taken, mCapacity - (mWritten - played()));
                mWritten += room;
                taken += room;
                waits = taken < frames && writeMode == WRITE_BLOCKING && mPlayState == PLAYSTATE_PLAYING;
            }
            if (taken < frames && !waits) {
                break;
            }
            if (waits) {
                try {
                    Thread.sleep(Math.max(1, mClock.millis(Math.min(frames - taken, Math.max(1, mCapacity / 2)))));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    break;
                }
            }
        }
        return (int) (taken * mFrame / unit);
    }

    public int attachAuxEffect(int effectId) {
        return mState == STATE_UNINITIALIZED ? ERROR_INVALID_OPERATION : SUCCESS;
    }

    public int setAuxEffectSendLevel(float level) {
        return mState == STATE_UNINITIALIZED ? ERROR_INVALID_OPERATION : SUCCESS;
    }

    @Override
    public boolean setPreferredDevice(AudioDeviceInfo deviceInfo) {
        return deviceInfo == null || deviceInfo.isSink();
    }

    @Override
    public AudioDeviceInfo getPreferredDevice() {
        return null;
    }
}

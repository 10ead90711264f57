package android.media;

import android.content.pm.PackageManager;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Records samples: silence, that comes as fast as the clock goes. */
public class AudioRecord implements AudioRouting {
    public static final int STATE_UNINITIALIZED = 0;
    public static final int STATE_INITIALIZED = 1;
    public static final int RECORDSTATE_STOPPED = 1;
    public static final int RECORDSTATE_RECORDING = 3;
    public static final int SUCCESS = 0;
    public static final int ERROR = -1;
    public static final int ERROR_BAD_VALUE = -2;
    public static final int ERROR_INVALID_OPERATION = -3;
    public static final int ERROR_DEAD_OBJECT = -6;
    public static final int READ_BLOCKING = 0;
    public static final int READ_NON_BLOCKING = 1;
    private static final String TAG = "android.media.AudioRecord";

    private final int mSource;
    private final int mRate;
    private final int mMask;
    private final int mChannels;
    private final int mEncoding;
    private final int mFrame;
    private final int mCapacity;
    private final int mSession = AudioFormat.nextSession();
    private final Looper mLooper = Looper.myLooper() != null ? Looper.myLooper() : Looper.getMainLooper();
    private final SampleClock mClock;
    private int mState;
    private int mRecordState = RECORDSTATE_STOPPED;
    private long mRead;

    /** Hears of the places that were asked for. */
    public interface OnRecordPositionUpdateListener {
        void onMarkerReached(AudioRecord recorder);

        void onPeriodicNotification(AudioRecord recorder);
    }

    public AudioRecord(int audioSource, int sampleRateInHz, int channelConfig, int audioFormat, int bufferSizeInBytes) throws IllegalArgumentException {
        if (audioSource < MediaRecorder.AudioSource.DEFAULT || audioSource > MediaRecorder.getAudioSourceMax()) {
            throw new IllegalArgumentException("Invalid audio source " + audioSource);
        }
        if ((sampleRateInHz < AudioFormat.SAMPLE_RATE_HZ_MIN || sampleRateInHz > AudioFormat.SAMPLE_RATE_HZ_MAX) && sampleRateInHz != AudioFormat.SAMPLE_RATE_UNSPECIFIED) {
            throw new IllegalArgumentException(sampleRateInHz + "Hz is not a supported sample rate.");
        }
        mChannels = channels(channelConfig);
        if (mChannels == 0) {
            throw new IllegalArgumentException("Unsupported channel configuration.");
        }
        mMask = mChannels == 1 ? AudioFormat.CHANNEL_IN_MONO : channelConfig == AudioFormat.CHANNEL_CONFIGURATION_STEREO ? AudioFormat.CHANNEL_IN_STEREO : channelConfig;
        mEncoding = audioFormat == AudioFormat.ENCODING_DEFAULT ? AudioFormat.ENCODING_PCM_16BIT : audioFormat;
        if (!AudioFormat.isEncodingLinearPcm(mEncoding)) {
            throw new IllegalArgumentException("Unsupported sample encoding " + audioFormat + ". Should be ENCODING_PCM_8BIT, ENCODING_PCM_16BIT, or ENCODING_PCM_FLOAT.");
        }
        mFrame = mChannels * AudioFormat.getBytesPerSample(mEncoding);
        if (bufferSizeInBytes % mFrame != 0 || bufferSizeInBytes < 1) {
            throw new IllegalArgumentException("Invalid audio buffer size " + bufferSizeInBytes + " (frame size " + mFrame + ")");
        }
        mSource = audioSource;
        mRate = sampleRateInHz == AudioFormat.SAMPLE_RATE_UNSPECIFIED ? 48000 : sampleRateInHz;
        mCapacity = bufferSizeInBytes / mFrame;
        mClock = new SampleClock(mRate);
        if (android.app.ActivityThread.currentApplication().checkSelfPermission("android.permission.RECORD_AUDIO") != PackageManager.PERMISSION_GRANTED) {
            Log.e(TAG, "Error code -1 when initializing native AudioRecord object.");
            return;
        }
        mState = STATE_INITIALIZED;
    }

    private static int channels(int config) {
        switch (config) {
            case AudioFormat.CHANNEL_IN_DEFAULT:
            case AudioFormat.CHANNEL_IN_MONO:
            case AudioFormat.CHANNEL_CONFIGURATION_MONO:
                return 1;
            case AudioFormat.CHANNEL_IN_STEREO:
            case AudioFormat.CHANNEL_IN_FRONT_BACK:
            case AudioFormat.CHANNEL_CONFIGURATION_STEREO:
                return 2;
            default:
                return 0;
        }
    }

    /** Puts one together. */
    public static class Builder {
        private int mSource = MediaRecorder.AudioSource.DEFAULT;
        private AudioFormat mFormat;
        private int mBytes;

        public Builder() {
        }

        public Builder setAudioSource(int source) throws IllegalArgumentException {
            if (source < MediaRecorder.AudioSource.DEFAULT || source > MediaRecorder.getAudioSourceMax()) {
                throw new IllegalArgumentException("Invalid audio source " + source);
            }
            mSource = source;
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

        public AudioRecord build() throws UnsupportedOperationException {
            int encoding = mFormat == null || mFormat.getEncoding() == AudioFormat.ENCODING_INVALID ? AudioFormat.ENCODING_PCM_16BIT : mFormat.getEncoding();
            int mask = mFormat == null || mFormat.getChannelMask() == 0 ? AudioFormat.CHANNEL_IN_MONO : mFormat.getChannelMask();
            int rate = mFormat == null ? 0 : mFormat.getSampleRate();
            try {
                if (mBytes == 0) {
                    mBytes = Math.max(1, channels(mask)) * AudioFormat.getBytesPerSample(encoding);
                }
                AudioRecord record = new AudioRecord(mSource, rate, mask, encoding, mBytes);
                if (record.mState == STATE_UNINITIALIZED) {
                    throw new UnsupportedOperationException("Cannot create AudioRecord");
                }
                return record;
            } catch (IllegalArgumentException e) {
                throw new UnsupportedOperationException(e.getMessage());
            }
        }
    }

    public static int getMinBufferSize(int sampleRateInHz, int channelConfig, int audioFormat) {
        int channels = channels(channelConfig);
        if (channels == 0) {
            Log.e(TAG, "getMinBufferSize(): Invalid channel configuration.");
            return ERROR_BAD_VALUE;
        }
        if (!AudioFormat.isEncodingLinearPcm(audioFormat) || audioFormat == AudioFormat.ENCODING_DEFAULT
                || sampleRateInHz < AudioFormat.SAMPLE_RATE_HZ_MIN || sampleRateInHz > AudioFormat.SAMPLE_RATE_HZ_MAX) {
            return ERROR_BAD_VALUE;
        }
        return sampleRateInHz / 25 * channels * AudioFormat.getBytesPerSample(audioFormat); // two buffers of 20 ms
    }

    public int getSampleRate() {
        return mRate;
    }

    public int getAudioSource() {
        return mSource;
    }

    public int getAudioFormat() {
        return mEncoding;
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

    public int getRecordingState() {
        return mRecordState;
    }

    public int getBufferSizeInFrames() {
        return mCapacity;
    }

    public int getAudioSessionId() {
        return mSession;
    }

    public int getNotificationMarkerPosition() {
        return mClock.getMark();
    }

    public int getPositionNotificationPeriod() {
        return mClock.getPeriod();
    }

    public void setRecordPositionUpdateListener(OnRecordPositionUpdateListener listener) {
        setRecordPositionUpdateListener(listener, null);
    }

    public void setRecordPositionUpdateListener(final OnRecordPositionUpdateListener listener, Handler handler) {
        mClock.tell(handler, listener == null ? null : mLooper, listener == null ? null : new Runnable() {
            @Override
            public void run() {
                listener.onMarkerReached(AudioRecord.this);
            }
        }, listener == null ? null : new Runnable() {
            @Override
            public void run() {
                listener.onPeriodicNotification(AudioRecord.this);
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

    public void startRecording() throws IllegalStateException {
        if (mState != STATE_INITIALIZED) {
            throw new IllegalStateException("startRecording() called on an uninitialized AudioRecord.");
        }
        if (mRecordState != RECORDSTATE_RECORDING) {
            mRecordState = RECORDSTATE_RECORDING;
            mRead = 0;
            mClock.setFrames(0);
            mClock.start();
        }
    }

    public void stop() throws IllegalStateException {
        if (mState != STATE_INITIALIZED) {
            throw new IllegalStateException("stop() called on an uninitialized AudioRecord.");
        }
        mRecordState = RECORDSTATE_STOPPED;
        mClock.stop();
    }

    public void release() {
        if (mState == STATE_INITIALIZED) {
            stop();
        }
        mState = STATE_UNINITIALIZED;
    }

    public int read(byte[] audioData, int offsetInBytes, int sizeInBytes) {
        return read(audioData, offsetInBytes, sizeInBytes, READ_BLOCKING);
    }

    public int read(byte[] audioData, int offsetInBytes, int sizeInBytes, int readMode) {
        int read = read(audioData == null ? -1 : audioData.length, offsetInBytes, sizeInBytes, 1, mEncoding != AudioFormat.ENCODING_PCM_FLOAT, readMode);
        if (read > 0) {
            Arrays.fill(audioData, offsetInBytes, offsetInBytes + read, (byte) (mEncoding == AudioFormat.ENCODING_PCM_8BIT ? 0x80 : 0));
        }
        return read;
    }

    public int read(short[] audioData, int offsetInShorts, int sizeInShorts) {
        return read(audioData, offsetInShorts, sizeInShorts, READ_BLOCKING);
    }

    public int read(short[] audioData, int offsetInShorts, int sizeInShorts, int readMode) {
        int read = read(audioData == null ? -1 : audioData.length, offsetInShorts, sizeInShorts, 2, mEncoding == AudioFormat.ENCODING_PCM_16BIT, readMode);
        if (read > 0) {
            Arrays.fill(audioData, offsetInShorts, offsetInShorts + read, (short) 0);
        }
        return read;
    }

    public int read(float[] audioData, int offsetInFloats, int sizeInFloats, int readMode) {
        int read = read(audioData == null ? -1 : audioData.length, offsetInFloats, sizeInFloats, 4, mEncoding == AudioFormat.ENCODING_PCM_FLOAT, readMode);
        if (read > 0) {
            Arrays.fill(audioData, offsetInFloats, offsetInFloats + read, 0f);
        }
        return read;
    }

    public int read(ByteBuffer audioBuffer, int sizeInBytes) {
        return read(audioBuffer, sizeInBytes, READ_BLOCKING);
    }

    public int read(ByteBuffer audioBuffer, int sizeInBytes, int readMode) {
        if (audioBuffer != null && !audioBuffer.isDirect()) {
            return ERROR_BAD_VALUE;
        }
        int read = read(audioBuffer == null ? -1 : audioBuffer.capacity(), 0, sizeInBytes, 1, true, readMode);
        for (int i = 0; i < read; i++) {
            audioBuffer.put(i, (byte) 0);
        }
        return read;
    }

    /** Waits until size units of some bytes each were heard; what the buffer did not hold is lost. */
    private int read(int length, int offset, int size, int unit, boolean fits, int readMode) {
        if (mState != STATE_INITIALIZED || !fits) {
            return ERROR_INVALID_OPERATION;
        }
        if (readMode != READ_BLOCKING && readMode != READ_NON_BLOCKING || length < 0 || offset < 0 || size < 0 || offset + size < 0 || offset + size > length) {
            return ERROR_BAD_VALUE;
        }
        long frames = (long) size * unit / mFrame;
        mRead = Math.max(mRead, mClock.frames() - mCapacity);
        while (readMode == READ_BLOCKING && mRecordState == RECORDSTATE_RECORDING && mClock.frames() - mRead < frames) {
            try {
                Thread.sleep(Math.max(1, mClock.millis(frames - (mClock.frames() - mRead))));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        long got = Math.max(0, Math.min(frames, mClock.frames() - mRead));
        mRead += got;
        return (int) (got * mFrame / unit);
    }

    @Override
    public boolean setPreferredDevice(AudioDeviceInfo deviceInfo) {
        return deviceInfo == null || deviceInfo.isSource();
    }

    @Override
    public AudioDeviceInfo getPreferredDevice() {
        return null;
    }
}

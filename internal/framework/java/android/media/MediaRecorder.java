package android.media;

import android.hardware.Camera;
import android.os.Handler;
import android.view.Surface;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Records sound and pictures: the states of a recorder, over a source that gives nothing. */
public class MediaRecorder {
    public static final int MEDIA_RECORDER_ERROR_UNKNOWN = 1;
    public static final int MEDIA_ERROR_SERVER_DIED = 100;
    public static final int MEDIA_RECORDER_INFO_UNKNOWN = 1;
    public static final int MEDIA_RECORDER_INFO_MAX_DURATION_REACHED = 800;
    public static final int MEDIA_RECORDER_INFO_MAX_FILESIZE_REACHED = 801;
    public static final int MEDIA_RECORDER_INFO_MAX_FILESIZE_APPROACHING = 802;
    public static final int MEDIA_RECORDER_INFO_NEXT_OUTPUT_FILE_STARTED = 803;

    private static final int RELEASED = 0;
    private static final int INITIAL = 1;
    private static final int INITIALIZED = 2;
    private static final int CONFIGURED = 3;
    private static final int PREPARED = 4;
    private static final int RECORDING = 5;

    private final Handler mHandler = new Handler(android.os.Looper.myLooper() != null ? android.os.Looper.myLooper() : android.os.Looper.getMainLooper());
    private int mState = INITIAL;
    private boolean mAudioSource;
    private boolean mVideoSource;
    private boolean mAudioEncoder;
    private boolean mVideoEncoder;
    private boolean mPaused;
    private String mPath;
    private FileDescriptor mFd;
    private int mMaxDuration;
    private OnErrorListener mErrorListener;
    private OnInfoListener mInfoListener;

    /** Hears of failures. */
    public interface OnErrorListener {
        void onError(MediaRecorder mr, int what, int extra);
    }

    /** Hears of limits. */
    public interface OnInfoListener {
        void onInfo(MediaRecorder mr, int what, int extra);
    }

    /** Where sound comes from. */
    public final class AudioSource {
        public static final int DEFAULT = 0;
        public static final int MIC = 1;
        public static final int VOICE_UPLINK = 2;
        public static final int VOICE_DOWNLINK = 3;
        public static final int VOICE_CALL = 4;
        public static final int CAMCORDER = 5;
        public static final int VOICE_RECOGNITION = 6;
        public static final int VOICE_COMMUNICATION = 7;
        public static final int REMOTE_SUBMIX = 8;
        public static final int UNPROCESSED = 9;

        private AudioSource() {
        }
    }

    /** Where pictures come from. */
    public final class VideoSource {
        public static final int DEFAULT = 0;
        public static final int CAMERA = 1;
        public static final int SURFACE = 2;

        private VideoSource() {
        }
    }

    /** Forms of files. */
    public final class OutputFormat {
        public static final int DEFAULT = 0;
        public static final int THREE_GPP = 1;
        public static final int MPEG_4 = 2;
        public static final int RAW_AMR = 3;
        public static final int AMR_NB = 3;
        public static final int AMR_WB = 4;
        public static final int AAC_ADTS = 6;
        public static final int MPEG_2_TS = 8;
        public static final int WEBM = 9;

        private OutputFormat() {
        }
    }

    /** Forms of sound. */
    public final class AudioEncoder {
        public static final int DEFAULT = 0;
        public static final int AMR_NB = 1;
        public static final int AMR_WB = 2;
        public static final int AAC = 3;
        public static final int HE_AAC = 4;
        public static final int AAC_ELD = 5;
        public static final int VORBIS = 6;

        private AudioEncoder() {
        }
    }

    /** Forms of pictures. */
    public final class VideoEncoder {
        public static final int DEFAULT = 0;
        public static final int H263 = 1;
        public static final int H264 = 2;
        public static final int MPEG_4_SP = 3;
        public static final int VP8 = 4;
        public static final int HEVC = 5;

        private VideoEncoder() {
        }
    }

    private void need(boolean right) {
        if (!right || mState == RELEASED) {
            throw new IllegalStateException();
        }
    }

    public static final int getAudioSourceMax() {
        return AudioSource.UNPROCESSED;
    }

    public void setAudioSource(int audioSource) {
        need((mState == INITIAL || mState == INITIALIZED) && !mAudioSource);
        allowed("android.permission.RECORD_AUDIO", "setAudioSource failed.");
        mAudioSource = true;
        mState = INITIALIZED;
    }

    public void setVideoSource(int videoSource) {
        need((mState == INITIAL || mState == INITIALIZED) && !mVideoSource);
        if (videoSource != VideoSource.SURFACE) {
            allowed("android.permission.CAMERA", "setVideoSource failed.");
        }
        mVideoSource = true;
        mState = INITIALIZED;
    }

    /** Without the permission the service refuses the source. */
    private static void allowed(String permission, String failure) {
        if (android.app.ActivityThread.currentApplication().checkSelfPermission(permission) != android.content.pm.PackageManager.PERMISSION_GRANTED) {
            throw new RuntimeException(failure);
        }
    }

    public void setOutputFormat(int format) {
        need(mState == INITIALIZED);
        mState = CONFIGURED;
    }

    public void setAudioEncoder(int encoder) {
        need(mState == CONFIGURED && mAudioSource && !mAudioEncoder);
        mAudioEncoder = true;
    }

    public void setVideoEncoder(int encoder) {
        need(mState == CONFIGURED && mVideoSource && !mVideoEncoder);
        mVideoEncoder = true;
    }

    public void setVideoSize(int width, int height) {
        need(mState == CONFIGURED && mVideoSource);
    }

    public void setVideoFrameRate(int rate) {
        need(mState == CONFIGURED && mVideoSource);
    }

    public void setCaptureRate(double fps) {
    }

    public void setOrientationHint(int degrees) {
        if (degrees != 0 && degrees != 90 && degrees != 180 && degrees != 270) {
            throw new IllegalArgumentException("Unsupported angle: " + degrees);
        }
        need(mState != RECORDING && mState != PREPARED);
    }

    public void setLocation(float latitude, float longitude) {
        if (!(latitude >= -90 && latitude <= 90)) {
            throw new IllegalArgumentException("Latitude: " + (int) (latitude * 10000 + 0.5) + " out of range.");
        }
        if (!(longitude >= -180 && longitude <= 180)) {
            throw new IllegalArgumentException("Longitude: " + (int) (longitude * 10000 + 0.5) + " out of range");
        }
    }

    public void setMaxDuration(int millis) {
        need(mState == CONFIGURED);
        mMaxDuration = millis;
    }

    public void setMaxFileSize(long bytes) {
        need(mState == CONFIGURED);
    }

    public void setAudioSamplingRate(int rate) {
        if (rate <= 0) {
            throw new IllegalArgumentException("Audio sampling rate is not positive");
        }
    }

    public void setAudioChannels(int channels) {
        if (channels <= 0) {
            throw new IllegalArgumentException("Number of channels is not positive");
        }
    }

    public void setAudioEncodingBitRate(int rate) {
        if (rate <= 0) {
            throw new IllegalArgumentException("Audio encoding bit rate is not positive");
        }
    }

    public void setVideoEncodingBitRate(int rate) {
        if (rate <= 0) {
            throw new IllegalArgumentException("Video encoding bit rate is not positive");
        }
    }

    public void setOutputFile(FileDescriptor fd) {
        mPath = null;
        mFd = fd;
    }

    public void setOutputFile(File file) {
        mFd = null;
        mPath = file.getPath();
    }

    public void setOutputFile(String path) {
        mFd = null;
        mPath = path;
    }

    public void setCamera(Camera c) {
        need(mState == INITIAL);
    }

    public void setPreviewDisplay(Surface sv) {
    }

    public void prepare() throws IOException {
        if (mPath == null && mFd == null) {
            throw new IOException("No valid output file");
        }
        need(mState == CONFIGURED && mAudioSource == mAudioEncoder && mVideoSource == mVideoEncoder);
        if (mPath != null) {
            new FileOutputStream(mPath).close();
        }
        mState = PREPARED;
    }

    public void start() {
        need(mState == PREPARED);
        mState = RECORDING;
        mPaused = false;
        if (mMaxDuration > 0) {
            mHandler.postDelayed(mFull, mMaxDuration);
        }
    }

    private final Runnable mFull = new Runnable() {
        @Override
        public void run() {
            if (mState == RECORDING && mInfoListener != null) {
                mInfoListener.onInfo(MediaRecorder.this, MEDIA_RECORDER_INFO_MAX_DURATION_REACHED, 0);
            }
        }
    };

    public void stop() {
        need(mState == RECORDING);
        reset();
    }

    public void pause() {
        need(mState == RECORDING);
        mPaused = true;
    }

    public void resume() {
        need(mState == RECORDING);
        mPaused = false;
    }

    public void reset() {
        need(true);
        mHandler.removeCallbacks(mFull);
        mState = INITIAL;
        mAudioSource = mVideoSource = mAudioEncoder = mVideoEncoder = false;
        mMaxDuration = 0;
        mPath = null;
        mFd = null;
    }

    public int getMaxAmplitude() {
        need(mState == INITIALIZED || mState == CONFIGURED || mState == PREPARED || mState == RECORDING);
        return 0;
    }

    public void setOnErrorListener(OnErrorListener l) {
        mErrorListener = l;
    }

    public void setOnInfoListener(OnInfoListener listener) {
        mInfoListener = listener;
    }

    public void release() {
        mHandler.removeCallbacks(mFull);
        mState = RELEASED;
    }
}

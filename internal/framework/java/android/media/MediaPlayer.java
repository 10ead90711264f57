package android.media;

import android.content.Context;
import android.content.res.AssetFileDescriptor;
import android.net.Uri;
import android.os.Handler;
import android.os.Looper;
import android.view.Surface;
import android.view.SurfaceHolder;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.util.Map;

/** A player's states; what it plays is silent and takes no file apart. */
public class MediaPlayer {
    public static final boolean METADATA_UPDATE_ONLY = true;
    public static final boolean METADATA_ALL = false;
    public static final boolean APPLY_METADATA_FILTER = true;
    public static final boolean BYPASS_METADATA_FILTER = false;
    public static final int VIDEO_SCALING_MODE_SCALE_TO_FIT = 1;
    public static final int VIDEO_SCALING_MODE_SCALE_TO_FIT_WITH_CROPPING = 2;
    public static final int PLAYBACK_RATE_AUDIO_MODE_RESAMPLE = 2;
    public static final int PLAYBACK_RATE_AUDIO_MODE_STRETCH = 1;
    public static final int PLAYBACK_RATE_AUDIO_MODE_DEFAULT = 0;
    public static final int SEEK_PREVIOUS_SYNC = 0;
    public static final int SEEK_NEXT_SYNC = 1;
    public static final int SEEK_CLOSEST_SYNC = 2;
    public static final int SEEK_CLOSEST = 3;
    public static final String MEDIA_MIMETYPE_TEXT_SUBRIP = "application/x-subrip";
    public static final String MEDIA_MIMETYPE_TEXT_VTT = "text/vtt";
    public static final String MEDIA_MIMETYPE_TEXT_CEA_608 = "text/cea-608";
    public static final String MEDIA_MIMETYPE_TEXT_CEA_708 = "text/cea-708";
    public static final int MEDIA_ERROR_UNKNOWN = 1;
    public static final int MEDIA_ERROR_SERVER_DIED = 100;
    public static final int MEDIA_ERROR_NOT_VALID_FOR_PROGRESSIVE_PLAYBACK = 200;
    public static final int MEDIA_ERROR_IO = -1004;
    public static final int MEDIA_ERROR_MALFORMED = -1007;
    public static final int MEDIA_ERROR_UNSUPPORTED = -1010;
    public static final int MEDIA_ERROR_TIMED_OUT = -110;
    public static final int MEDIA_ERROR_SYSTEM = -2147483648;
    public static final int MEDIA_INFO_UNKNOWN = 1;
    public static final int MEDIA_INFO_STARTED_AS_NEXT = 2;
    public static final int MEDIA_INFO_VIDEO_RENDERING_START = 3;
    public static final int MEDIA_INFO_VIDEO_TRACK_LAGGING = 700;
    public static final int MEDIA_INFO_BUFFERING_START = 701;
    public static final int MEDIA_INFO_BUFFERING_END = 702;
    public static final int MEDIA_INFO_NETWORK_BANDWIDTH = 703;
    public static final int MEDIA_INFO_BAD_INTERLEAVING = 800;
    public static final int MEDIA_INFO_NOT_SEEKABLE = 801;
    public static final int MEDIA_INFO_METADATA_UPDATE = 802;
    public static final int MEDIA_INFO_EXTERNAL_METADATA_UPDATE = 803;
    public static final int MEDIA_INFO_AUDIO_NOT_PLAYING = 804;
    public static final int MEDIA_INFO_VIDEO_NOT_PLAYING = 805;
    public static final int MEDIA_INFO_TIMED_TEXT_ERROR = 900;
    public static final int MEDIA_INFO_UNSUPPORTED_SUBTITLE = 901;
    public static final int MEDIA_INFO_SUBTITLE_TIMED_OUT = 902;
    public static final int PREPARE_DRM_STATUS_SUCCESS = 0;
    public static final int PREPARE_DRM_STATUS_PROVISIONING_NETWORK_ERROR = 1;
    public static final int PREPARE_DRM_STATUS_PROVISIONING_SERVER_ERROR = 2;
    public static final int PREPARE_DRM_STATUS_PREPARATION_ERROR = 3;

    private static final int IDLE = 0;
    private static final int INITIALIZED = 1;
    private static final int PREPARED = 2;
    private static final int STARTED = 3;
    private static final int PAUSED = 4;
    private static final int STOPPED = 5;
    private static final int COMPLETED = 6;
    private static final int ERROR = 7;
    private static final int END = 8;
    private static final int DURATION = 3000;

    private int mState = IDLE;
    private boolean mRemote;
    private boolean mLooping;
    private int mPosition;
    private long mStartedAt;
    private final Handler mHandler;
    private OnPreparedListener mOnPrepared;
    private OnCompletionListener mOnCompletion;
    private OnErrorListener mOnError;
    private OnSeekCompleteListener mOnSeekComplete;

    /** Told that it is ready. */
    public interface OnPreparedListener {
        void onPrepared(MediaPlayer mp);
    }

    /** Told of the end. */
    public interface OnCompletionListener {
        void onCompletion(MediaPlayer mp);
    }

    /** Told of what is loaded. */
    public interface OnBufferingUpdateListener {
        void onBufferingUpdate(MediaPlayer mp, int percent);
    }

    /** Told that a place is reached. */
    public interface OnSeekCompleteListener {
        void onSeekComplete(MediaPlayer mp);
    }

    /** Told of the size of the picture. */
    public interface OnVideoSizeChangedListener {
        void onVideoSizeChanged(MediaPlayer mp, int width, int height);
    }

    /** Told of errors. */
    public interface OnErrorListener {
        boolean onError(MediaPlayer mp, int what, int extra);
    }

    /** Told of this and that. */
    public interface OnInfoListener {
        boolean onInfo(MediaPlayer mp, int what, int extra);
    }

    public MediaPlayer() {
        Looper looper = Looper.myLooper();
        if (looper == null) {
            looper = Looper.getMainLooper();
        }
        mHandler = new Handler(looper);
    }

    public static MediaPlayer create(Context context, Uri uri) {
        return create(context, uri, null);
    }

    public static MediaPlayer create(Context context, Uri uri, SurfaceHolder holder) {
        try {
            MediaPlayer mp = new MediaPlayer();
            mp.setDataSource(context, uri);
            mp.prepare();
            return mp;
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            return null;
        }
    }

    public static MediaPlayer create(Context context, int resid) {
        AssetFileDescriptor afd = context.getResources().openRawResourceFd(resid);
        if (afd == null) {
            return null;
        }
        try {
            MediaPlayer mp = new MediaPlayer();
            mp.setDataSource(afd.getFileDescriptor(), afd.getStartOffset(), afd.getLength());
            afd.close();
            mp.prepare();
            return mp;
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            return null;
        }
    }

    private boolean in(int... states) {
        for (int s : states) {
            if (mState == s) {
                return true;
            }
        }
        return false;
    }

    // What the native player answers to a call in a wrong state: an error that is reported later.
    private void wrong() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        mState = ERROR;
        error(-38, 0);
    }

    private void error(final int what, final int extra) {
        mHandler.post(new Runnable() {
            @Override
            public void run() {
                boolean handled = mOnError != null && mOnError.onError(MediaPlayer.this, what, extra);
                if (!handled && mOnCompletion != null) {
                    mOnCompletion.onCompletion(MediaPlayer.this);
                }
            }
        });
    }

    private void source(boolean remote) {
        if (mState != IDLE) {
            throw new IllegalStateException();
        }
        mRemote = remote;
        mState = INITIALIZED;
    }

    public void setDataSource(Context context, Uri uri) throws IOException {
        setDataSource(context, uri, null);
    }

    public void setDataSource(Context context, Uri uri, Map<String, String> headers) throws IOException {
        String scheme = uri.getScheme();
        if (scheme == null || scheme.equals("file")) {
            setDataSource(uri.getPath());
        } else if (scheme.equals("content") || scheme.equals("android.resource")) {
            AssetFileDescriptor fd = context.getContentResolver().openAssetFileDescriptor(uri, "r");
            if (fd == null) {
                throw new IOException("setDataSource failed.");
            }
            source(false);
        } else {
            setDataSource(uri.toString());
        }
    }

    public void setDataSource(String path) throws IOException {
        if (path == null) {
            throw new IllegalArgumentException();
        }
        String scheme = Uri.parse(path).getScheme();
        if ("file".equals(scheme)) {
            path = Uri.parse(path).getPath();
        } else if (scheme != null) {
            source(true);
            return;
        }
        if (!new File(path).exists()) {
            throw new IOException("setDataSource failed.");
        }
        source(false);
    }

    public void setDataSource(AssetFileDescriptor afd) throws IOException {
        if (afd == null) {
            throw new NullPointerException();
        }
        source(false);
    }

    public void setDataSource(FileDescriptor fd) throws IOException {
        setDataSource(fd, 0, 0x7ffffffffffffffL);
    }

    public void setDataSource(FileDescriptor fd, long offset, long length) throws IOException {
        if (fd == null) {
            throw new IllegalArgumentException();
        }
        source(false);
    }

    public void prepare() throws IOException {
        if (!in(INITIALIZED, STOPPED)) {
            throw new IllegalStateException();
        }
        if (mRemote) {
            mState = ERROR;
            throw new IOException("Prepare failed.: status=0x1");
        }
        mState = PREPARED;
    }

    public void prepareAsync() {
        if (!in(INITIALIZED, STOPPED)) {
            throw new IllegalStateException();
        }
        if (mRemote) {
            mState = ERROR;
            error(MEDIA_ERROR_UNKNOWN, MEDIA_ERROR_IO);
            return;
        }
        mHandler.post(new Runnable() {
            @Override
            public void run() {
                if (in(INITIALIZED, STOPPED)) {
                    mState = PREPARED;
                    if (mOnPrepared != null) {
                        mOnPrepared.onPrepared(MediaPlayer.this);
                    }
                }
            }
        });
    }

    private final Runnable mEnd = new Runnable() {
        @Override
        public void run() {
            if (mState == STARTED) {
                if (mLooping) {
                    mPosition = 0;
                    mStartedAt = android.os.SystemClock.uptimeMillis();
                    mHandler.postDelayed(mEnd, DURATION);
                    return;
                }
                mState = COMPLETED;
                mPosition = DURATION;
                if (mOnCompletion != null) {
                    mOnCompletion.onCompletion(MediaPlayer.this);
                }
            }
        }
    };

    public void start() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        if (mState == STARTED) {
            return;
        }
        if (!in(PREPARED, PAUSED, COMPLETED)) {
            wrong();
            return;
        }
        if (mState == COMPLETED) {
            mPosition = 0;
        }
        mState = STARTED;
        mStartedAt = android.os.SystemClock.uptimeMillis();
        mHandler.removeCallbacks(mEnd);
        if (!mLooping) {
            mHandler.postDelayed(mEnd, DURATION - mPosition);
        }
    }

    private void hold() {
        if (mState == STARTED) {
            mPosition = getCurrentPosition();
        }
        mHandler.removeCallbacks(mEnd);
    }

    public void stop() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        if (!in(PREPARED, STARTED, PAUSED, STOPPED, COMPLETED)) {
            wrong();
            return;
        }
        hold();
        mState = STOPPED;
    }

    public void pause() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        if (in(PAUSED, COMPLETED)) {
            return;
        }
        if (mState != STARTED) {
            wrong();
            return;
        }
        hold();
        mState = PAUSED;
    }

    public boolean isPlaying() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        return mState == STARTED;
    }

    public void seekTo(int msec) {
        seekTo((long) msec, 0);
    }

    public void seekTo(long msec, int mode) {
        if (mState == END) {
            throw new IllegalStateException();
        }
        if (!in(PREPARED, STARTED, PAUSED, COMPLETED)) {
            wrong();
            return;
        }
        mPosition = (int) Math.max(0, Math.min(msec, DURATION));
        mStartedAt = android.os.SystemClock.uptimeMillis();
        if (mState == STARTED && !mLooping) {
            mHandler.removeCallbacks(mEnd);
            mHandler.postDelayed(mEnd, DURATION - mPosition);
        }
        mHandler.post(new Runnable() {
            @Override
            public void run() {
                if (mOnSeekComplete != null) {
                    mOnSeekComplete.onSeekComplete(MediaPlayer.this);
                }
            }
        });
    }

    public int getCurrentPosition() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        if (in(IDLE, ERROR)) {
            wrong();
            return 0;
        }
        if (mState == STARTED) {
            long at = mPosition + android.os.SystemClock.uptimeMillis() - mStartedAt;
            return (int) (mLooping ? at % DURATION : Math.min(at, DURATION));
        }
        return mPosition;
    }

    public int getDuration() {
        if (mState == END) {
            throw new IllegalStateException();
        }
        if (!in(PREPARED, STARTED, PAUSED, STOPPED, COMPLETED)) {
            wrong();
            return -1;
        }
        return DURATION;
    }

    public int getVideoWidth() {
        return 0;
    }

    public int getVideoHeight() {
        return 0;
    }

    public void release() {
        mHandler.removeCallbacks(mEnd);
        mOnPrepared = null;
        mOnCompletion = null;
        mOnError = null;
        mOnSeekComplete = null;
        mState = END;
    }

    public void reset() {
        if (mState == END) {
            return;
        }
        mHandler.removeCallbacks(mEnd);
        mPosition = 0;
        mState = IDLE;
    }

    public void setLooping(boolean looping) {
        mLooping = looping;
    }

    public boolean isLooping() {
        return mLooping;
    }

    public void setVolume(float leftVolume, float rightVolume) {
        if (mState == END) {
            throw new IllegalStateException();
        }
    }

    public void setAudioStreamType(int streamtype) {
        if (mState == END) {
            throw new IllegalStateException();
        }
    }

    public void setAudioAttributes(AudioAttributes attributes) {
        if (attributes == null) {
            throw new IllegalArgumentException("Cannot set AudioAttributes to null");
        }
    }

    public void setAudioSessionId(int sessionId) {
    }

    public int getAudioSessionId() {
        return 17;
    }

    public void setWakeMode(Context context, int mode) {
    }

    public void setScreenOnWhilePlaying(boolean screenOn) {
    }

    public void setDisplay(SurfaceHolder sh) {
    }

    public void setSurface(Surface surface) {
    }

    public void setVideoScalingMode(int mode) {
    }

    public void setNextMediaPlayer(MediaPlayer next) {
    }

    public void setOnPreparedListener(OnPreparedListener listener) {
        mOnPrepared = listener;
    }

    public void setOnCompletionListener(OnCompletionListener listener) {
        mOnCompletion = listener;
    }

    public void setOnBufferingUpdateListener(OnBufferingUpdateListener listener) {
    }

    public void setOnSeekCompleteListener(OnSeekCompleteListener listener) {
        mOnSeekComplete = listener;
    }

    public void setOnVideoSizeChangedListener(OnVideoSizeChangedListener listener) {
    }

    public void setOnErrorListener(OnErrorListener listener) {
        mOnError = listener;
    }

    public void setOnInfoListener(OnInfoListener listener) {
    }
}

package android.media;

import android.content.Context;
import android.content.res.AssetFileDescriptor;
import android.os.Handler;
import android.os.Looper;
import java.io.File;
import java.io.FileDescriptor;

/** Short sounds that nobody hears. */
public class SoundPool {
    private int mNextSound = 1;
    private int mNextStream = 1;
    private OnLoadCompleteListener mListener;
    private final Handler mHandler;

    /** Told that a sound is loaded. */
    public interface OnLoadCompleteListener {
        void onLoadComplete(SoundPool soundPool, int sampleId, int status);
    }

    public SoundPool(int maxStreams, int streamType, int srcQuality) {
        Looper looper = Looper.myLooper();
        mHandler = new Handler(looper != null ? looper : Looper.getMainLooper());
    }

    private int loaded() {
        final int id = mNextSound++;
        mHandler.post(new Runnable() {
            @Override
            public void run() {
                if (mListener != null) {
                    mListener.onLoadComplete(SoundPool.this, id, 0);
                }
            }
        });
        return id;
    }

    public final void release() {
    }

    public int load(String path, int priority) {
        return new File(path).exists() ? loaded() : 0;
    }

    public int load(Context context, int resId, int priority) {
        context.getResources().openRawResourceFd(resId);
        return loaded();
    }

    public int load(AssetFileDescriptor afd, int priority) {
        return afd == null ? 0 : loaded();
    }

    public int load(FileDescriptor fd, long offset, long length, int priority) {
        return loaded();
    }

    public final boolean unload(int soundID) {
        return soundID > 0 && soundID < mNextSound;
    }

    public final int play(int soundID, float leftVolume, float rightVolume, int priority, int loop, float rate) {
        return soundID > 0 && soundID < mNextSound ? mNextStream++ : 0;
    }

    public final void pause(int streamID) {
    }

    public final void resume(int streamID) {
    }

    public final void autoPause() {
    }

    public final void autoResume() {
    }

    public final void stop(int streamID) {
    }

    public final void setVolume(int streamID, float leftVolume, float rightVolume) {
    }

    public final void setPriority(int streamID, int priority) {
    }

    public final void setLoop(int streamID, int loop) {
    }

    public final void setRate(int streamID, float rate) {
    }

    public final void setOnLoadCompleteListener(OnLoadCompleteListener listener) {
        mListener = listener;
    }

    /** Makes a pool. */
    public static class Builder {
        private int mMaxStreams = 1;

        public Builder setMaxStreams(int maxStreams) {
            if (maxStreams <= 0) {
                throw new IllegalArgumentException("Strictly positive value required for the maximum number of streams");
            }
            mMaxStreams = maxStreams;
            return this;
        }

        public Builder setAudioAttributes(AudioAttributes attributes) {
            if (attributes == null) {
                throw new IllegalArgumentException("Invalid null AudioAttributes");
            }
            return this;
        }

        public SoundPool build() {
            return new SoundPool(mMaxStreams, AudioManager.STREAM_MUSIC, 0);
        }
    }
}

package android.media;

/** A ringtone that nobody hears. */
public class Ringtone {
    private final String mTitle;
    private int mStream = AudioManager.STREAM_RING;
    private boolean mPlaying;

    Ringtone(String title) {
        mTitle = title;
    }

    public void setStreamType(int streamType) {
        mStream = streamType;
    }

    public int getStreamType() {
        return mStream;
    }

    public void setAudioAttributes(AudioAttributes attributes) {
        if (attributes == null) {
            throw new IllegalArgumentException("Invalid null AudioAttributes for Ringtone");
        }
    }

    public String getTitle(android.content.Context context) {
        return mTitle;
    }

    public void play() {
        mPlaying = true;
    }

    public void stop() {
        mPlaying = false;
    }

    public boolean isPlaying() {
        return mPlaying;
    }
}

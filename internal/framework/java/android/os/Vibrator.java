package android.os;

import android.content.Context;
import android.media.AudioAttributes;

/** The vibrator. */
public abstract class Vibrator {
    public Vibrator() {}

    protected Vibrator(Context context) {}

    public abstract boolean hasVibrator();

    public abstract boolean hasAmplitudeControl();

    public void vibrate(long milliseconds) {
        vibrate(milliseconds, null);
    }

    public void vibrate(long milliseconds, AudioAttributes attributes) {
        buzz();
    }

    public void vibrate(long[] pattern, int repeat) {
        vibrate(pattern, repeat, null);
    }

    public void vibrate(long[] pattern, int repeat, AudioAttributes attributes) {
        if (repeat < -1 || repeat >= pattern.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        buzz();
    }

    public void vibrate(VibrationEffect vibe) {
        vibrate(vibe, null);
    }

    public void vibrate(VibrationEffect vibe, AudioAttributes attributes) {
        buzz();
    }

    /** Is called for every vibration. */
    protected abstract void buzz();

    public abstract void cancel();
}

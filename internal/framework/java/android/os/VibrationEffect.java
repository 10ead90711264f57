package android.os;

/** A way to vibrate. */
public final class VibrationEffect {
    public static final int DEFAULT_AMPLITUDE = -1;
    public static final int EFFECT_CLICK = 0;
    public static final int EFFECT_DOUBLE_CLICK = 1;

    final long[] mTimings;
    final int mRepeat;

    private VibrationEffect(long[] timings, int repeat) {
        mTimings = timings;
        mRepeat = repeat;
    }

    public static VibrationEffect createOneShot(long milliseconds, int amplitude) {
        if (amplitude < -1 || amplitude == 0 || amplitude > 255) {
            throw new IllegalArgumentException("amplitude must either be DEFAULT_AMPLITUDE, or between 1 and 255 inclusive "
                    + "(amplitude=" + amplitude + ")");
        }
        if (milliseconds <= 0) {
            throw new IllegalArgumentException("timing must be positive (timing=" + milliseconds + ")");
        }
        return new VibrationEffect(new long[] {milliseconds}, -1);
    }

    public static VibrationEffect createWaveform(long[] timings, int repeat) {
        int[] amplitudes = new int[timings.length];
        for (int i = 0; i < timings.length / 2; i++) {
            amplitudes[i * 2 + 1] = DEFAULT_AMPLITUDE;
        }
        return createWaveform(timings, amplitudes, repeat);
    }

    public static VibrationEffect createWaveform(long[] timings, int[] amplitudes, int repeat) {
        if (timings.length != amplitudes.length) {
            throw new IllegalArgumentException("timing and amplitude arrays must be of equal length (timings.length="
                    + timings.length + ", amplitudes.length=" + amplitudes.length + ")");
        }
        if (repeat < -1 || repeat >= timings.length) {
            throw new IllegalArgumentException("repeat index must be within the bounds of the timings array (timings.length="
                    + timings.length + ", index=" + repeat + ")");
        }
        return new VibrationEffect(timings.clone(), repeat);
    }
}

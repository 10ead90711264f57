package android.os;

import java.util.Arrays;

/** A way to vibrate. */
public final class VibrationEffect implements Parcelable {
    public static final int DEFAULT_AMPLITUDE = -1;
    public static final int EFFECT_CLICK = 0;
    public static final int EFFECT_DOUBLE_CLICK = 1;

    final long[] mTimings;
    final int mRepeat;
    /** Strengths of each timing, or that of the one. */
    private final int[] mAmplitudes;
    private final boolean once;

    private VibrationEffect(long[] timings, int[] amplitudes, int repeat, boolean once) {
        mTimings = timings;
        mAmplitudes = amplitudes;
        mRepeat = repeat;
        this.once = once;
    }

    public static VibrationEffect createOneShot(long milliseconds, int amplitude) {
        if (amplitude < -1 || amplitude == 0 || amplitude > 255) {
            throw new IllegalArgumentException("amplitude must either be DEFAULT_AMPLITUDE, or between 1 and 255 inclusive "
                    + "(amplitude=" + amplitude + ")");
        }
        if (milliseconds <= 0) {
            throw new IllegalArgumentException("timing must be positive (timing=" + milliseconds + ")");
        }
        return new VibrationEffect(new long[] {milliseconds}, new int[] {amplitude}, -1, true);
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
        boolean some = false;
        for (long t : timings) some |= t != 0;
        if (!some) throw new IllegalArgumentException("at least one timing must be non-zero (timings=" + Arrays.toString(timings) + ")");
        for (long t : timings) {
            if (t < 0) throw new IllegalArgumentException("timings must all be >= 0 (timings=" + Arrays.toString(timings) + ")");
        }
        for (int a : amplitudes) {
            if (a < -1 || a > 255) {
                throw new IllegalArgumentException("amplitudes must all be DEFAULT_AMPLITUDE or between 0 and 255 (amplitudes=" + Arrays.toString(amplitudes) + ")");
            }
        }
        if (repeat < -1 || repeat >= timings.length) {
            throw new IllegalArgumentException("repeat index must be within the bounds of the timings array (timings.length="
                    + timings.length + ", index=" + repeat + ")");
        }
        return new VibrationEffect(timings.clone(), amplitudes.clone(), repeat, false);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof VibrationEffect)) return false;
        VibrationEffect e = (VibrationEffect) o;
        return once == e.once && mRepeat == e.mRepeat && Arrays.equals(mTimings, e.mTimings) && Arrays.equals(mAmplitudes, e.mAmplitudes);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(mTimings) + Arrays.hashCode(mAmplitudes)) + mRepeat;
    }

    @Override
    public String toString() {
        if (once) return "OneShot{mTiming=" + mTimings[0] + ", mAmplitude=" + mAmplitudes[0] + "}";
        return "Waveform{mTimings=" + Arrays.toString(mTimings) + ", mAmplitudes=" + Arrays.toString(mAmplitudes) + ", mRepeat=" + mRepeat + "}";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(once ? 1 : 2);
        out.writeLongArray(mTimings);
        out.writeIntArray(mAmplitudes);
        out.writeInt(mRepeat);
    }

    public static final Parcelable.Creator<VibrationEffect> CREATOR = new Parcelable.Creator<VibrationEffect>() {
        public VibrationEffect createFromParcel(Parcel in) {
            boolean once = in.readInt() == 1;
            return new VibrationEffect(in.createLongArray(), in.createIntArray(), in.readInt(), once);
        }

        public VibrationEffect[] newArray(int size) {
            return new VibrationEffect[size];
        }
    };
}

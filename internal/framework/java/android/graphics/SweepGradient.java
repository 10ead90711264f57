package android.graphics;

/** Colors by the angle around a point. */
public class SweepGradient extends Shader {
    public SweepGradient(float cx, float cy, int[] colors, float[] positions) {
        check(colors, positions);
        mean = mean(colors);
    }

    public SweepGradient(float cx, float cy, int color0, int color1) {
        mean = mean(new int[] {color0, color1});
    }
}

package android.graphics;

import java.util.Arrays;

/** Four rows of five numbers that change colors. */
public class ColorMatrix {
    private final float[] array = new float[20];

    public ColorMatrix() {
        reset();
    }

    public ColorMatrix(float[] src) {
        System.arraycopy(src, 0, array, 0, 20);
    }

    public ColorMatrix(ColorMatrix src) {
        System.arraycopy(src.array, 0, array, 0, 20);
    }

    public final float[] getArray() {
        return array;
    }

    public void reset() {
        Arrays.fill(array, 0);
        array[0] = array[6] = array[12] = array[18] = 1;
    }

    public void set(ColorMatrix src) {
        System.arraycopy(src.array, 0, array, 0, 20);
    }

    public void set(float[] src) {
        System.arraycopy(src, 0, array, 0, 20);
    }

    public void setScale(float r, float g, float b, float a) {
        Arrays.fill(array, 0);
        array[0] = r;
        array[6] = g;
        array[12] = b;
        array[18] = a;
    }

    public void setRotate(int axis, float degrees) {
        reset();
        double radians = degrees * Math.PI / 180d;
        float cos = (float) Math.cos(radians);
        float sin = (float) Math.sin(radians);
        switch (axis) {
            case 0:
                array[6] = array[12] = cos;
                array[7] = sin;
                array[11] = -sin;
                break;
            case 1:
                array[0] = array[12] = cos;
                array[2] = -sin;
                array[10] = sin;
                break;
            case 2:
                array[0] = array[6] = cos;
                array[1] = sin;
                array[5] = -sin;
                break;
            default:
                throw new RuntimeException();
        }
    }

    public void setConcat(ColorMatrix a, ColorMatrix b) {
        float[] tmp = a == this || b == this ? new float[20] : array;
        int index = 0;
        for (int j = 0; j < 20; j += 5) {
            for (int i = 0; i < 4; i++) {
                tmp[index++] = a.array[j] * b.array[i] + a.array[j + 1] * b.array[i + 5] + a.array[j + 2] * b.array[i + 10]
                        + a.array[j + 3] * b.array[i + 15];
            }
            tmp[index++] = a.array[j] * b.array[4] + a.array[j + 1] * b.array[9] + a.array[j + 2] * b.array[14] + a.array[j + 3] * b.array[19]
                    + a.array[j + 4];
        }
        if (tmp != array) System.arraycopy(tmp, 0, array, 0, 20);
    }

    public void preConcat(ColorMatrix m) {
        setConcat(this, m);
    }

    public void postConcat(ColorMatrix m) {
        setConcat(m, this);
    }

    public void setSaturation(float sat) {
        reset();
        float inv = 1 - sat;
        float r = 0.213f * inv;
        float g = 0.715f * inv;
        float b = 0.072f * inv;
        array[0] = r + sat;
        array[1] = g;
        array[2] = b;
        array[5] = r;
        array[6] = g + sat;
        array[7] = b;
        array[10] = r;
        array[11] = g;
        array[12] = b + sat;
    }

    public void setRGB2YUV() {
        reset();
        set(new float[] {0.299f, 0.587f, 0.114f, 0, 0, -0.16874f, -0.33126f, 0.5f, 0, 0, 0.5f, -0.41869f, -0.08131f, 0, 0, 0, 0, 0, 1, 0});
    }

    public void setYUV2RGB() {
        reset();
        array[2] = 1.402f;
        array[5] = 1;
        array[6] = -0.34414f;
        array[7] = -0.71414f;
        array[10] = 1;
        array[11] = 1.772f;
        array[12] = 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ColorMatrix && Arrays.equals(array, ((ColorMatrix) o).array);
    }
}

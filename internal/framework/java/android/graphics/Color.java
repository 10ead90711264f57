package android.graphics;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;

/** Colors: as integers of four bytes (alpha, red, green, blue), as objects, and packed in a long; all in sRGB. */
public class Color {
    public static final int BLACK = -16777216;
    public static final int DKGRAY = -12303292;
    public static final int GRAY = -7829368;
    public static final int LTGRAY = -3355444;
    public static final int WHITE = -1;
    public static final int RED = -65536;
    public static final int GREEN = -16711936;
    public static final int BLUE = -16776961;
    public static final int YELLOW = -256;
    public static final int CYAN = -16711681;
    public static final int MAGENTA = -65281;
    public static final int TRANSPARENT = 0;

    private static final HashMap<String, Integer> NAMES = new HashMap<String, Integer>();

    static {
        String[] names = {"black", "darkgray", "gray", "lightgray", "white", "red", "green", "blue", "yellow", "cyan", "magenta", "aqua", "fuchsia",
            "darkgrey", "grey", "lightgrey", "lime", "maroon", "navy", "olive", "purple", "silver", "teal"};
        int[] colors = {BLACK, DKGRAY, GRAY, LTGRAY, WHITE, RED, GREEN, BLUE, YELLOW, CYAN, MAGENTA, 0xFF00FFFF, 0xFFFF00FF, DKGRAY, GRAY, LTGRAY,
            0xFF00FF00, 0xFF800000, 0xFF000080, 0xFF808000, 0xFF800080, 0xFFC0C0C0, 0xFF008080};
        for (int i = 0; i < names.length; i++) NAMES.put(names[i], colors[i]);
    }

    private final float[] components;

    /** Opaque black. */
    public Color() {
        components = new float[] {0, 0, 0, 1};
    }

    private Color(float r, float g, float b, float a) {
        components = new float[] {r, g, b, a};
    }

    public static Color valueOf(int color) {
        return new Color(red(color) / 255.0f, green(color) / 255.0f, blue(color) / 255.0f, alpha(color) / 255.0f);
    }

    public static Color valueOf(long color) {
        return new Color(red(color), green(color), blue(color), alpha(color));
    }

    public static Color valueOf(float r, float g, float b) {
        return new Color(r, g, b, 1.0f);
    }

    public static Color valueOf(float r, float g, float b, float a) {
        return new Color(saturate(r), saturate(g), saturate(b), saturate(a));
    }

    private static float saturate(float v) {
        return v <= 0.0f ? 0.0f : v >= 1.0f ? 1.0f : v;
    }

    public ColorSpace getColorSpace() {
        return ColorSpace.get(ColorSpace.Named.SRGB);
    }

    public ColorSpace.Model getModel() {
        return getColorSpace().getModel();
    }

    public boolean isWideGamut() {
        return getColorSpace().isWideGamut();
    }

    public boolean isSrgb() {
        return getColorSpace().isSrgb();
    }

    public int getComponentCount() {
        return getColorSpace().getComponentCount() + 1;
    }

    public long pack() {
        return pack(components[0], components[1], components[2], components[3]);
    }

    public int toArgb() {
        return argb(components[3], components[0], components[1], components[2]);
    }

    public float red() {
        return components[0];
    }

    public float green() {
        return components[1];
    }

    public float blue() {
        return components[2];
    }

    public float alpha() {
        return components[3];
    }

    public float[] getComponents() {
        return components.clone();
    }

    public float[] getComponents(float[] into) {
        if (into == null) return getComponents();
        if (into.length < components.length) {
            throw new IllegalArgumentException("The specified array's length must be at least " + components.length);
        }
        System.arraycopy(components, 0, into, 0, components.length);
        return into;
    }

    public float getComponent(int component) {
        return components[component];
    }

    public float luminance() {
        return luminance(saturate(components[0]), saturate(components[1]), saturate(components[2]));
    }

    @Override
    public boolean equals(Object o) {
        return o == this || o != null && o.getClass() == getClass() && Arrays.equals(components, ((Color) o).components);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(components) + getColorSpace().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("Color(");
        for (float c : components) b.append(c).append(", ");
        return b.append(getColorSpace().getName()).append(')').toString();
    }

    // Colors in a long: four bytes in the upper half, the number of the color space in the lowest bits.

    public static ColorSpace colorSpace(long color) {
        return ColorSpace.get((int) (color & 0x3f));
    }

    /** A color packed in sRGB as an integer; the others have another form. */
    private static int packed(long color) {
        colorSpace(color);
        return (int) (color >> 32);
    }

    public static float red(long color) {
        return red(packed(color)) / 255.0f;
    }

    public static float green(long color) {
        return green(packed(color)) / 255.0f;
    }

    public static float blue(long color) {
        return blue(packed(color)) / 255.0f;
    }

    public static float alpha(long color) {
        return alpha(packed(color)) / 255.0f;
    }

    public static boolean isSrgb(long color) {
        return colorSpace(color).isSrgb();
    }

    public static boolean isWideGamut(long color) {
        return colorSpace(color).isWideGamut();
    }

    public static boolean isInColorSpace(long color, ColorSpace colorSpace) {
        return (int) (color & 0x3f) == colorSpace.getId();
    }

    public static int toArgb(long color) {
        return packed(color);
    }

    public static long pack(int color) {
        return (color & 0xffffffffL) << 32;
    }

    public static long pack(float red, float green, float blue) {
        return pack(red, green, blue, 1.0f);
    }

    public static long pack(float red, float green, float blue, float alpha) {
        return pack(argb(alpha, red, green, blue));
    }

    public static float luminance(long color) {
        return luminance(red(color), green(color), blue(color));
    }

    public static int alpha(int color) {
        return color >>> 24;
    }

    public static int red(int color) {
        return color >> 16 & 0xff;
    }

    public static int green(int color) {
        return color >> 8 & 0xff;
    }

    public static int blue(int color) {
        return color & 0xff;
    }

    public static int rgb(int red, int green, int blue) {
        return 0xff000000 | red << 16 | green << 8 | blue;
    }

    public static int rgb(float red, float green, float blue) {
        return argb(1.0f, red, green, blue);
    }

    public static int argb(int alpha, int red, int green, int blue) {
        return alpha << 24 | red << 16 | green << 8 | blue;
    }

    public static int argb(float alpha, float red, float green, float blue) {
        return (int) (alpha * 255.0f + 0.5f) << 24 | (int) (red * 255.0f + 0.5f) << 16 | (int) (green * 255.0f + 0.5f) << 8
                | (int) (blue * 255.0f + 0.5f);
    }

    private static double linear(double c) {
        return c < 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    public static float luminance(int color) {
        return luminance(red(color) / 255.0, green(color) / 255.0, blue(color) / 255.0);
    }

    private static float luminance(double red, double green, double blue) {
        return saturate((float) (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)));
    }

    public static int parseColor(String text) {
        if (text.charAt(0) == '#') {
            long color = Long.parseLong(text.substring(1), 16);
            if (text.length() == 7) {
                color |= 0x00000000ff000000L;
            } else if (text.length() != 9) {
                throw new IllegalArgumentException("Unknown color");
            }
            return (int) color;
        }
        Integer color = NAMES.get(text.toLowerCase(Locale.ROOT));
        if (color != null) return color;
        throw new IllegalArgumentException("Unknown color");
    }

    public static int getHtmlColor(String name) {
        Integer color = NAMES.get(name.toLowerCase(Locale.ROOT));
        if (color != null) return color;
        try {
            return Integer.decode(name);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void RGBToHSV(int red, int green, int blue, float[] hsv) {
        if (hsv.length < 3) throw new RuntimeException("3 components required for hsv");
        red &= 0xff;
        green &= 0xff;
        blue &= 0xff;
        int max = Math.max(red, Math.max(green, blue));
        int min = Math.min(red, Math.min(green, blue));
        float delta = max - min;
        float v = max / 255f;
        if (delta == 0) {
            hsv[0] = 0;
            hsv[1] = 0;
            hsv[2] = v;
            return;
        }
        float s = delta / max;
        float h;
        if (red == max) {
            h = (green - blue) / delta;
        } else if (green == max) {
            h = 2 + (blue - red) / delta;
        } else {
            h = 4 + (red - green) / delta;
        }
        h *= 60;
        if (h < 0) h += 360;
        hsv[0] = h;
        hsv[1] = s;
        hsv[2] = v;
    }

    public static void colorToHSV(int color, float[] hsv) {
        RGBToHSV(red(color), green(color), blue(color), hsv);
    }

    public static int HSVToColor(float[] hsv) {
        return HSVToColor(0xff, hsv);
    }

    public static int HSVToColor(int alpha, float[] hsv) {
        if (hsv.length < 3) throw new RuntimeException("3 components required for hsv");
        float s = Math.max(0, Math.min(1, hsv[1]));
        float v = Math.max(0, Math.min(1, hsv[2]));
        int vb = (int) (v * 255 + 0.5f);
        if (Math.abs(s) < 1f / 4096) return argb(alpha, vb, vb, vb);
        float hx = hsv[0] < 0 || hsv[0] >= 360 ? 0 : hsv[0] / 60;
        float w = (float) Math.floor(hx);
        float f = hx - w;
        int p = (int) ((1 - s) * v * 255 + 0.5f);
        int q = (int) ((1 - s * f) * v * 255 + 0.5f);
        int t = (int) ((1 - s * (1 - f)) * v * 255 + 0.5f);
        switch ((int) w) {
            case 0:
                return argb(alpha, vb, t, p);
            case 1:
                return argb(alpha, q, vb, p);
            case 2:
                return argb(alpha, p, vb, t);
            case 3:
                return argb(alpha, p, q, vb);
            case 4:
                return argb(alpha, t, p, vb);
            default:
                return argb(alpha, vb, p, q);
        }
    }
}

package android.graphics;

import java.util.HashMap;
import java.util.Locale;

/** Colors as integers of four bytes: alpha, red, green, blue. */
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

    public Color() {
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

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c < 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    public static float luminance(int color) {
        return (float) (0.2126 * linear(red(color)) + 0.7152 * linear(green(color)) + 0.0722 * linear(blue(color)));
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

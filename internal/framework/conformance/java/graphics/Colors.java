import android.content.res.ColorStateList;
import android.graphics.Color;
import android.graphics.ColorMatrix;
import android.graphics.PorterDuff;
import esdroid.conformance.Show;
import java.util.Arrays;

/** Color, ColorMatrix, ColorStateList. */
public class Colors extends Show {
    public static void main(String[] args) {
        int[] colors = {0, 0xffffffff, 0xff000000, 0xffff0000, 0x8012ab34, 0xff336699, 0xff808080, 0x7fff00ff};
        for (int c : colors) {
            float[] hsv = new float[3];
            Color.colorToHSV(c, hsv);
            p(Integer.toHexString(c), Color.alpha(c), Color.red(c), Color.green(c), Color.blue(c), hsv[0], hsv[1], hsv[2], Integer.toHexString(Color.HSVToColor(hsv)), Integer.toHexString(Color.HSVToColor(10, hsv)), Color.luminance(c));
        }
        String[] names = {"#fff", "#ffffff", "#80ffffff", "red", "RED", "Blue", "darkgray", "lime", "#12345", "no such", "aqua", "silver", "maroon"};
        for (final String n : names) attempt(n, new Runnable() { public void run() { p(Integer.toHexString(Color.parseColor(n))); } });
        p(Integer.toHexString(Color.rgb(1, 2, 3)), Integer.toHexString(Color.argb(4, 1, 2, 3)), Integer.toHexString(Color.rgb(0.5f, 0.25f, 1f)), Integer.toHexString(Color.argb(1f, 0.5f, 0.25f, 1f)));
        float[][] hsvs = {{0, 1, 1}, {60, 0.5f, 0.5f}, {359, 1, 0.3f}, {400, 2, -1}, {180, 0, 0.7f}};
        for (float[] h : hsvs) p(Integer.toHexString(Color.HSVToColor(h)));
        ColorMatrix m = new ColorMatrix();
        for (int i = 0; i < 8; i++) {
            m.reset();
            switch (i) {
                case 1: m.setSaturation(0); break;
                case 2: m.setSaturation(0.5f); break;
                case 3: m.setRotate(0, 30); break;
                case 4: m.setRotate(1, 60); m.postConcat(new ColorMatrix(new float[20])); break;
                case 5: m.setScale(1, 2, 3, 0.5f); break;
                case 6: m.setRGB2YUV(); break;
                case 7: m.setYUV2RGB(); ColorMatrix s = new ColorMatrix(); s.setScale(2, 2, 2, 2); m.preConcat(s); break;
            }
            StringBuilder b = new StringBuilder();
            for (float f : m.getArray()) b.append(round(f)).append(' ');
            p(i, b);
        }
        attempt("rotate", new Runnable() { public void run() { new ColorMatrix().setRotate(5, 1); } });
        p(m.equals(new ColorMatrix(m)), m.equals(new ColorMatrix()));
        final int[][] states = {{android.R.attr.state_pressed, android.R.attr.state_enabled}, {-android.R.attr.state_enabled}, {android.R.attr.state_checked}, {}};
        ColorStateList list = new ColorStateList(states, new int[] {1, 2, 3, 4});
        int[][] asked = {{}, {android.R.attr.state_enabled}, {android.R.attr.state_enabled, android.R.attr.state_pressed}, {android.R.attr.state_checked}, {android.R.attr.state_enabled, android.R.attr.state_checked}};
        for (int[] a : asked) p(Arrays.toString(a).length() > 0, list.getColorForState(a, 9));
        p(list.isStateful(), list.isOpaque(), list.getDefaultColor(), ColorStateList.valueOf(5).isStateful(), ColorStateList.valueOf(5).getDefaultColor(), list.withAlpha(128).getColorForState(asked[1], 0), ColorStateList.valueOf(7) == ColorStateList.valueOf(7));
        p(new ColorStateList(new int[][] {{android.R.attr.state_pressed}}, new int[] {1}).getColorForState(new int[0], 99), new ColorStateList(new int[][] {{android.R.attr.state_pressed}}, new int[] {1}).getDefaultColor());
        StringBuilder modes = new StringBuilder();
        for (PorterDuff.Mode mode : PorterDuff.Mode.values()) modes.append(mode).append(' ');
        p(modes);
        int[] attrs = {android.R.attr.textColorPrimary, android.R.attr.textColorSecondary, android.R.attr.textColorHint, android.R.attr.textColorLink};
        android.content.res.TypedArray a = context().obtainStyledAttributes(attrs);
        for (int i = 0; i < attrs.length; i++) p(i, Integer.toHexString(a.getColor(i, 0)), a.getColorStateList(i).isStateful());
    }
}

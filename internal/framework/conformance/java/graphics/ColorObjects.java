import android.graphics.Color;
import android.graphics.ColorSpace;
import esdroid.conformance.Show;
import java.util.Arrays;

/** Colors as objects and in a long. */
public class ColorObjects extends Show {
    public static void main(String[] args) {
        show(new Color());
        show(Color.valueOf(0x80ff8040));
        show(Color.valueOf(0));
        show(Color.valueOf(0.25f, 0.5f, 1));
        show(Color.valueOf(-1, 0.5f, 2, 0.1f));
        show(Color.valueOf(Color.pack(0x12345678)));
        p(Arrays.toString(Color.valueOf(2f, -1f, 0).getComponents()), Color.valueOf(2f, -1f, 0).luminance());
        p(Color.valueOf(Color.RED).equals(Color.valueOf(1f, 0, 0)), Color.valueOf(Color.RED).equals(Color.valueOf(Color.BLUE)), Color.valueOf(Color.RED).equals(null), Color.valueOf(Color.RED).hashCode() == Color.valueOf(1f, 0, 0).hashCode());
        float[] five = {9, 9, 9, 9, 9};
        p(Color.valueOf(0x80ff8040).getComponents(five) == five, Arrays.toString(five));
        try {
            new Color().getComponents(new float[3]);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        long c = Color.pack(0x80ff8040);
        p(c, Color.pack(0.1f, 0.2f, 0.3f), Color.pack(0.1f, 0.2f, 0.3f, 0.4f), Color.pack(0), Color.pack(-1));
        p(Color.red(c), Color.green(c), Color.blue(c), Color.alpha(c), Color.luminance(c), Color.toArgb(c), Color.isSrgb(c), Color.isWideGamut(c));
        ColorSpace s = Color.colorSpace(c);
        p(s, s.getName(), s.getId(), s.getModel(), s.getComponentCount(), s.isSrgb(), s.isWideGamut(), s.getMinValue(0), s.getMaxValue(2));
        p(s == ColorSpace.get(ColorSpace.Named.SRGB), s.equals(new Color().getColorSpace()), Color.isInColorSpace(c, s), Color.isInColorSpace(c | 5, s));
        p(Arrays.toString(ColorSpace.Named.values()), Arrays.toString(ColorSpace.Model.values()), ColorSpace.Model.CMYK.getComponentCount());
        try {
            Color.colorSpace(63);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
    }

    private static void show(Color c) {
        p(c, c.red(), c.green(), c.blue(), c.alpha(), c.getComponentCount(), c.getComponent(1), c.getModel(), c.isSrgb(), c.isWideGamut(), c.toArgb(), c.pack(), c.luminance());
    }
}

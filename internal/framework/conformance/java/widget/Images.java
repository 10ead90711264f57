import android.graphics.Bitmap;
import android.graphics.Matrix;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.LevelListDrawable;
import android.widget.ImageButton;
import android.widget.ImageView;
import esdroid.conformance.Show;

/** ImageView: scale types, sizes, bounds. */
public class Images extends Show {
    private static String matrix(ImageView v) {
        float[] f = new float[9];
        v.getImageMatrix().getValues(f);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 6; i++) b.append(round(f[i])).append(' ');
        return b.toString();
    }

    public static void main(String[] args) {
        Bitmap bitmap = Bitmap.createBitmap(120, 60, Bitmap.Config.ARGB_8888);
        bitmap.setDensity(340);
        int[][] sizes = {{200, 200}, {60, 60}, {50, 300}, {120, 60}};
        for (ImageView.ScaleType type : ImageView.ScaleType.values()) {
            for (int[] size : sizes) {
                ImageView v = new ImageView(context());
                v.setPadding(1, 2, 3, 4);
                v.setScaleType(type);
                v.setImageBitmap(bitmap);
                place(v, size[0], EXACTLY, size[1], EXACTLY);
                p(type, size[0] + "x" + size[1], matrix(v), v.getDrawable().getBounds());
            }
        }
        int[] modes = {EXACTLY, AT_MOST, UNSPECIFIED};
        for (int w : modes) {
            for (int h : modes) {
                for (int adjust = 0; adjust < 3; adjust++) {
                    ImageView v = new ImageView(context());
                    v.setImageBitmap(bitmap);
                    if (adjust > 0) v.setAdjustViewBounds(true);
                    if (adjust > 1) {
                        v.setMaxWidth(80);
                        v.setMaxHeight(90);
                    }
                    place(v, 100, w, 200, h);
                    p(w, h, adjust, bounds(v));
                }
            }
        }
        ImageView v = new ImageView(context());
        p(v.getScaleType(), v.getDrawable(), v.getAdjustViewBounds(), v.getMaxWidth(), v.getMaxHeight(), v.getBaseline(), v.getBaselineAlignBottom(), v.getCropToPadding(), v.getImageAlpha(), v.getColorFilter());
        v.setImageDrawable(new ColorDrawable(0xff123456));
        place(v, 50, AT_MOST, 50, AT_MOST);
        p(bounds(v), v.getDrawable().getBounds());
        place(v, 50, EXACTLY, 50, EXACTLY);
        p(bounds(v), v.getDrawable().getBounds(), v.isOpaque());
        Matrix m = new Matrix();
        m.setScale(2, 3);
        v.setImageMatrix(m);
        v.setScaleType(ImageView.ScaleType.MATRIX);
        p(v.getImageMatrix().equals(m), v.getImageMatrix() == m);
        LevelListDrawable levels = new LevelListDrawable();
        levels.addLevel(0, 5, new ColorDrawable(1));
        levels.addLevel(6, 10, new ColorDrawable(2));
        v.setImageDrawable(levels);
        v.setImageLevel(7);
        p(levels.getLevel(), ((ColorDrawable) levels.getCurrent()).getColor());
        v.setImageState(new int[] {android.R.attr.state_checked}, true);
        v.setBaseline(11);
        p(v.getBaseline());
        v.setBaselineAlignBottom(true);
        place(v, 50, EXACTLY, 66, EXACTLY);
        p(v.getBaseline(), v.getDrawableState().length);
        v.setColorFilter(0xff00ff00);
        v.setImageAlpha(100);
        p(v.getColorFilter() != null, v.getImageAlpha(), levels.getAlpha());
        v.clearColorFilter();
        v.setImageResource(android.R.drawable.ic_menu_add);
        place(v, 500, AT_MOST, 500, AT_MOST);
        p(bounds(v), v.getDrawable().getIntrinsicWidth(), v.getDrawable() instanceof BitmapDrawable);
        v.setImageResource(0);
        p(v.getDrawable());
        ImageButton b = new ImageButton(context());
        b.setImageResource(android.R.drawable.ic_menu_add);
        place(b, 500, AT_MOST, 500, AT_MOST);
        p(bounds(b), b.isClickable(), b.isFocusable(), b.getScaleType(), b.getPaddingLeft(), b.getPaddingTop(), b.getAccessibilityClassName());
    }
}

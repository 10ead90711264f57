import android.graphics.Bitmap;
import android.graphics.BitmapShader;
import android.graphics.Canvas;
import android.graphics.ComposeShader;
import android.graphics.LinearGradient;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.RadialGradient;
import android.graphics.Shader;
import android.graphics.SweepGradient;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.GradientDrawable;
import esdroid.conformance.Show;

/** Colours of shaders, in steps of sixteen. */
public class Gradients extends Show {
    private static final int RED = 0xffff0000, BLUE = 0xff0000ff, BLACK = 0xff000000, WHITE = 0xffffffff;

    private static void tell(String name, Bitmap b, int... rows) {
        StringBuilder s = new StringBuilder(name);
        for (int y : rows) {
            for (int x : new int[] {3, 17, 31, 45, 59}) {
                s.append(' ');
                for (int shift = 24; shift >= 0; shift -= 8) s.append(Integer.toHexString((b.getPixel(x, y) >> shift & 255) + 8 >> 4));
            }
        }
        p(s);
    }

    private static void draw(String name, Shader shader, int alpha, boolean moved) {
        Bitmap b = Bitmap.createBitmap(64, 64, Bitmap.Config.ARGB_8888);
        Canvas c = new Canvas(b);
        if (moved) {
            c.translate(5, 0);
            c.scale(2, 1);
        }
        Paint paint = new Paint();
        paint.setShader(shader);
        paint.setAlpha(alpha);
        c.drawRect(-10, -10, 70, 70, paint);
        tell(name, b, 10, 30, 50);
    }

    private static void draw(String name, Drawable d) {
        Bitmap b = Bitmap.createBitmap(64, 64, Bitmap.Config.ARGB_8888);
        d.setBounds(0, 0, 64, 64);
        d.draw(new Canvas(b));
        tell(name, b, 10, 30, 50);
    }

    public static void main(String[] args) {
        for (Shader.TileMode tile : Shader.TileMode.values()) {
            draw("linear " + tile, new LinearGradient(10, 0, 40, 0, RED, BLUE, tile), 255, false);
            draw("slanting " + tile, new LinearGradient(0, 0, 30, 20, new int[] {BLACK, WHITE, RED}, new float[] {0, 0.25f, 1}, tile), 255, false);
            draw("radial " + tile, new RadialGradient(30, 30, 20, new int[] {WHITE, BLACK, BLUE}, null, tile), 255, false);
        }
        draw("hard", new LinearGradient(0, 0, 64, 0, new int[] {RED, RED, BLUE, BLUE}, new float[] {0, 0.5f, 0.5f, 1}, Shader.TileMode.CLAMP), 255, false);
        draw("sweep", new SweepGradient(32, 32, new int[] {BLACK, WHITE, RED}, null), 255, false);
        draw("fading", new LinearGradient(0, 0, 64, 0, RED, 0, Shader.TileMode.CLAMP), 255, false);
        draw("pale", new LinearGradient(0, 0, 64, 0, RED, BLUE, Shader.TileMode.CLAMP), 128, false);
        draw("moved", new LinearGradient(0, 0, 30, 0, RED, BLUE, Shader.TileMode.CLAMP), 255, true);
        Shader turned = new LinearGradient(0, 0, 64, 0, BLACK, WHITE, Shader.TileMode.CLAMP);
        Matrix m = new Matrix();
        m.setRotate(90);
        turned.setLocalMatrix(m);
        draw("turned", turned, 255, false);
        draw("two", new ComposeShader(new LinearGradient(0, 0, 64, 0, RED, BLUE, Shader.TileMode.CLAMP),
                new LinearGradient(0, 0, 0, 64, BLACK, 0x80000000, Shader.TileMode.CLAMP), PorterDuff.Mode.DST_IN), 255, false);

        Bitmap four = Bitmap.createBitmap(new int[] {RED, BLUE, WHITE, BLACK}, 2, 2, Bitmap.Config.ARGB_8888);
        m.setScale(9, 9);
        for (Shader.TileMode x : Shader.TileMode.values()) {
            for (Shader.TileMode y : Shader.TileMode.values()) {
                Shader s = new BitmapShader(four, x, y);
                s.setLocalMatrix(m);
                draw("pattern " + x + " " + y, s, 255, false);
            }
        }

        for (GradientDrawable.Orientation o : GradientDrawable.Orientation.values()) {
            draw("drawable " + o, new GradientDrawable(o, new int[] {BLACK, WHITE, RED}));
        }
        GradientDrawable g = new GradientDrawable(GradientDrawable.Orientation.TOP_BOTTOM, new int[] {BLACK, WHITE});
        g.setGradientType(GradientDrawable.RADIAL_GRADIENT);
        g.setGradientRadius(40);
        g.setGradientCenter(0.25f, 0.5f);
        draw("round", g);
        p(g.getGradientRadius());
        g.setGradientType(GradientDrawable.SWEEP_GRADIENT);
        draw("around", g);
        BitmapDrawable d = new BitmapDrawable(context().getResources(), Bitmap.createScaledBitmap(four, 18, 18, false));
        d.setTileModeXY(Shader.TileMode.REPEAT, Shader.TileMode.MIRROR);
        draw("tiles", d);
    }
}

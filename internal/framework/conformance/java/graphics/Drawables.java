import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.graphics.drawable.*;
import android.view.Gravity;
import esdroid.conformance.Show;

/** Drawables: sizes, bounds, paddings, children, states. */
public class Drawables extends Show {
    private static class Sized extends Drawable {
        final int w, h;
        Sized(int w, int h) { this.w = w; this.h = h; }
        @Override public void draw(Canvas c) { }
        @Override public void setAlpha(int a) { }
        @Override public void setColorFilter(ColorFilter f) { }
        @Override public int getOpacity() { return PixelFormat.OPAQUE; }
        @Override public int getIntrinsicWidth() { return w; }
        @Override public int getIntrinsicHeight() { return h; }
        @Override protected void onBoundsChange(Rect r) { p("  bounds", w, r.toShortString()); }
        @Override protected boolean onLevelChange(int level) { p("  level", w, level); return true; }
        @Override public boolean isStateful() { return true; }
        @Override protected boolean onStateChange(int[] s) { p("  state", w, s.length); return true; }
        @Override public boolean getPadding(Rect r) { r.set(1, 2, 3, w); return true; }
    }

    private static void show(String name, Drawable d) {
        Rect padding = new Rect();
        boolean has = d.getPadding(padding);
        p(name, d.getIntrinsicWidth(), d.getIntrinsicHeight(), d.getMinimumWidth(), d.getMinimumHeight(), d.getOpacity(), has, padding.toShortString(), d.isStateful(), d.getLevel(), d.isVisible(), d.getAlpha(), d.getBounds().toShortString(), d.getConstantState() != null);
    }

    public static void main(String[] args) {
        Drawable[] all = {new ColorDrawable(0x80ff0000), new GradientDrawable(), new GradientDrawable(GradientDrawable.Orientation.TL_BR, new int[] {1, 2, 3}), new InsetDrawable(new Sized(20, 30), 1, 2, 3, 4), new InsetDrawable(new Sized(21, 31), 5),
                new ClipDrawable(new Sized(22, 32), Gravity.LEFT, ClipDrawable.HORIZONTAL), new ScaleDrawable(new Sized(23, 33), Gravity.CENTER, 0.5f, 0.5f), new LayerDrawable(new Drawable[] {new Sized(24, 34), new Sized(40, 10)}),
                new RotateDrawable(), new BitmapDrawable(context().getResources(), Bitmap.createBitmap(12, 14, Bitmap.Config.ARGB_8888)), new PaintDrawable(5), new ShapeDrawable(), new LevelListDrawable(), new StateListDrawable(), new AnimationDrawable(), new TransitionDrawable(new Drawable[] {new Sized(25, 35), new Sized(26, 36)}), new PictureDrawable(null)};
        for (Drawable d : all) {
            String name = d.getClass().getSimpleName();
            show(name, d);
            d.setBounds(10, 20, 110, 70);
            d.setLevel(5000);
            d.setState(new int[] {android.R.attr.state_pressed});
            d.setAlpha(100);
            d.setVisible(false, false);
            show(name, d);
        }
        GradientDrawable g = (GradientDrawable) all[1];
        g.setShape(GradientDrawable.OVAL);
        g.setSize(33, 44);
        g.setColor(Color.RED);
        g.setStroke(3, Color.BLUE);
        g.setCornerRadius(7);
        p(g.getShape(), g.getCornerRadius(), g.getColor().getDefaultColor(), g.getOrientation(), g.getGradientType(), g.getOpacity());
        show("oval", g);
        g.setShape(GradientDrawable.RECTANGLE);
        g.setCornerRadii(new float[] {1, 1, 2, 2, 3, 3, 4, 4});
        p(g.getCornerRadii()[4], g.getColors() == null, ((GradientDrawable) all[2]).getColors().length);
        LayerDrawable l = new LayerDrawable(new Drawable[] {new ColorDrawable(1), new Sized(60, 70)});
        l.setId(1, 55);
        l.setLayerInset(0, 1, 2, 3, 4);
        l.setLayerGravity(1, Gravity.BOTTOM | Gravity.RIGHT);
        l.setLayerSize(1, 30, 40);
        l.setBounds(0, 0, 200, 100);
        p(l.getNumberOfLayers(), l.findDrawableByLayerId(55) == l.getDrawable(1), l.getDrawable(0).getBounds().toShortString(), l.getDrawable(1).getBounds().toShortString(), l.getId(0), l.getLayerInsetTop(0), l.getLayerWidth(1), l.getLayerGravity(1));
        l.setPaddingMode(LayerDrawable.PADDING_MODE_STACK);
        show("stack", l);
        p(l.addLayer(new ColorDrawable(3)), l.setDrawableByLayerId(55, new Sized(61, 71)), l.getNumberOfLayers());
        show("more", l);
        LevelListDrawable levels = new LevelListDrawable();
        levels.addLevel(0, 3, new ColorDrawable(1));
        levels.addLevel(4, 9, new ColorDrawable(2));
        for (int i = 0; i < 12; i += 3) p(i, levels.setLevel(i), levels.getCurrent() == null ? null : ((ColorDrawable) levels.getCurrent()).getColor());
        StateListDrawable states = new StateListDrawable();
        states.addState(new int[] {android.R.attr.state_pressed}, new ColorDrawable(11));
        states.addState(new int[] {-android.R.attr.state_enabled}, new ColorDrawable(12));
        states.addState(new int[] {}, new ColorDrawable(13));
        int[][] sets = {{}, {android.R.attr.state_enabled}, {android.R.attr.state_pressed, android.R.attr.state_enabled}, {android.R.attr.state_focused}};
        for (int[] s : sets) p(states.setState(s), ((ColorDrawable) states.getCurrent()).getColor(), states.isStateful());
        AnimationDrawable frames = new AnimationDrawable();
        for (int i = 0; i < 3; i++) frames.addFrame(new ColorDrawable(i), 50 + i);
        p(frames.getNumberOfFrames(), frames.getDuration(1), frames.isOneShot(), frames.isRunning(), ((ColorDrawable) frames.getFrame(2)).getColor());
        ColorDrawable one = new ColorDrawable(0xff00ff00), two = (ColorDrawable) one.getConstantState().newDrawable();
        two.setColor(5);
        p(one.getColor());
        two = (ColorDrawable) one.getConstantState().newDrawable().mutate();
        two.setColor(7);
        p(one.getColor(), two.getColor(), one.getOpacity(), new ColorDrawable(0).getOpacity(), new ColorDrawable(0x80000000).getOpacity());
        ShapeDrawable shape = new ShapeDrawable(new android.graphics.drawable.shapes.OvalShape());
        shape.setIntrinsicWidth(9);
        shape.setPadding(1, 2, 3, 4);
        shape.getPaint().setColor(0xff010203);
        show("shape", shape);
        show("menu icon", context().getResources().getDrawable(android.R.drawable.ic_menu_add, null));
        p(Drawable.resolveOpacity(PixelFormat.OPAQUE, PixelFormat.TRANSLUCENT), Drawable.resolveOpacity(PixelFormat.TRANSPARENT, PixelFormat.OPAQUE), Drawable.resolveOpacity(PixelFormat.UNKNOWN, PixelFormat.OPAQUE));
    }
}

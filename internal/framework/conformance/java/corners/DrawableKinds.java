import android.graphics.Bitmap;
import android.graphics.Rect;
import android.graphics.drawable.AnimationDrawable;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.ClipDrawable;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.GradientDrawable;
import android.graphics.drawable.InsetDrawable;
import android.graphics.drawable.LayerDrawable;
import android.graphics.drawable.ScaleDrawable;
import android.graphics.drawable.ShapeDrawable;
import android.graphics.drawable.TransitionDrawable;
import android.graphics.drawable.shapes.OvalShape;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Drawables: states, levels, bounds, who is told. */
public class DrawableKinds {
    public static void main(String[] args) throws Exception {
        Drawable d = new ColorDrawable(0x80ff0000);
        say(d.getOpacity(), d.getAlpha(), d.getIntrinsicWidth(), d.getMinimumWidth(), d.getBounds(), d.isVisible(), d.isStateful(), d.getLevel(), d.getState().length, d.getCallback());
        d.setCallback(new Drawable.Callback() {
            public void invalidateDrawable(Drawable x) {
                say("invalidate");
            }

            public void scheduleDrawable(Drawable x, Runnable r, long t) {
                say("schedule");
            }

            public void unscheduleDrawable(Drawable x, Runnable r) {
                say("unschedule");
            }
        });
        d.setAlpha(50);
        say(d.getAlpha(), d.setLevel(5), d.setVisible(false, false), d.setVisible(false, true));
        d.setBounds(1, 2, 3, 4);
        say(d.getBounds(), d.copyBounds());
        d.invalidateSelf();
        d.scheduleSelf(null, 5);
        d.unscheduleSelf(null);
        TransitionDrawable t = new TransitionDrawable(new Drawable[] {new ColorDrawable(1), new ColorDrawable(2)});
        t.startTransition(100);
        t.reverseTransition(10);
        t.resetTransition();
        say(t.getNumberOfLayers(), t.isCrossFadeEnabled());
        fails("new LayerDrawable(null)", new Code() {
            public void run() throws Exception {
                new LayerDrawable(null);
            }
        });
        final LayerDrawable l = new LayerDrawable(new Drawable[] {new ColorDrawable(3)});
        fails("l.getDrawable(4)", new Code() {
            public void run() throws Exception {
                l.getDrawable(4);
            }
        });
        fails("l.setId(4, 1)", new Code() {
            public void run() throws Exception {
                l.setId(4, 1);
            }
        });
        say(l.setDrawableByLayerId(99, d), l.findDrawableByLayerId(5), l.addLayer(d), l.getNumberOfLayers());
        ClipDrawable clip = new ClipDrawable(new ColorDrawable(4), android.view.Gravity.LEFT, ClipDrawable.HORIZONTAL);
        clip.setLevel(5000);
        say(clip.getLevel(), clip.getOpacity());
        GradientDrawable g = new GradientDrawable(GradientDrawable.Orientation.TOP_BOTTOM, new int[] {1, 2});
        say(g.getOpacity(), g.getOrientation(), g.getColors(), g.getColor(), g.getGradientType(), g.getCornerRadius());
        g.setSize(5, 6);
        say(g.getIntrinsicWidth(), g.mutate() == g);
        AnimationDrawable an = new AnimationDrawable();
        an.addFrame(new ColorDrawable(5), 100);
        an.addFrame(new ColorDrawable(6), 200);
        say(an.getNumberOfFrames(), an.getDuration(1), an.isRunning(), an.isOneShot(), an.getFrame(0) != null, an.getFrame(7));
        fails("an.getDuration(9)", new Code() {
            public void run() throws Exception {
                an.getDuration(9);
            }
        });
        fails("an.addFrame(null, 1)", new Code() {
            public void run() throws Exception {
                an.addFrame(null, 1);
            }
        });
        BitmapDrawable b = new BitmapDrawable(Runner.activity.getResources(), (Bitmap) null);
        say(b.getIntrinsicWidth(), b.getBitmap(), b.getOpacity(), b.getGravity());
        ShapeDrawable s = new ShapeDrawable(new OvalShape());
        s.setIntrinsicWidth(9);
        say(s.getIntrinsicWidth(), s.getIntrinsicHeight(), s.getShape().getWidth(), s.getOpacity());
        InsetDrawable in = new InsetDrawable(s, 1, 2, 3, 4);
        Rect pad = new Rect();
        say(in.getPadding(pad), pad, in.getIntrinsicWidth(), in.getDrawable() == s, new ScaleDrawable(null, 1, 1, 1).getIntrinsicWidth());
    }
}

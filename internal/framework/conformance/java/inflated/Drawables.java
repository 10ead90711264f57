import android.content.res.Resources;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.GradientDrawable;
import android.graphics.drawable.LayerDrawable;
import android.graphics.drawable.LevelListDrawable;
import android.graphics.drawable.StateListDrawable;
import android.widget.ImageView;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Drawables of documents. */
public class Drawables {
    public static void main(String[] args) throws Exception {
        final Resources r = Runner.activity.getResources();
        GradientDrawable box = (GradientDrawable) r.getDrawable(id("drawable/box"));
        android.graphics.Rect pad = new android.graphics.Rect();
        say(box.getIntrinsicWidth(), box.getIntrinsicHeight(), box.getPadding(pad), pad, box.getOpacity(), box.getShape());
        LevelListDrawable levels = (LevelListDrawable) r.getDrawable(id("drawable/levels"));
        for (int n : new int[] {0, 10, 11, 20, 21}) say(n, levels.setLevel(n), levels.getCurrent() == null ? null : levels.getCurrent().getClass().getSimpleName());
        StateListDrawable states = (StateListDrawable) r.getDrawable(id("drawable/states"));
        say(states.isStateful(), states.getCurrent().getClass().getSimpleName(), states.setState(new int[] {android.R.attr.state_pressed}), states.getCurrent().getClass().getSimpleName(), states.setState(new int[] {android.R.attr.state_selected}), states.getCurrent().getClass().getSimpleName(), states.setState(new int[] {android.R.attr.state_selected}), states.setState(new int[0]), states.getCurrent().getPadding(pad), pad);
        LayerDrawable layers = (LayerDrawable) r.getDrawable(id("drawable/layers"));
        say(layers.getNumberOfLayers(), layers.getId(0) == id("id/known"), layers.findDrawableByLayerId(id("id/known")).getClass().getSimpleName(), layers.getDrawable(1).getClass().getSimpleName(), layers.getLayerInsetLeft(1), layers.getIntrinsicWidth());
        fails("r.getDrawable(0)", new Code() {
            public void run() throws Exception {
                r.getDrawable(0);
            }
        });
        fails("r.getDrawable(id(\"string/plain\"))", new Code() {
            public void run() throws Exception {
                r.getDrawable(id("string/plain"));
            }
        });
        fails("r.getDrawable(id(\"layout/styled\"))", new Code() {
            public void run() throws Exception {
                r.getDrawable(id("layout/styled"));
            }
        });
        fails("r.getDrawable(id(\"drawable/wrong\"))", new Code() {
            public void run() throws Exception {
                r.getDrawable(id("drawable/wrong"));
            }
        });
        say(((ColorDrawable) r.getDrawable(id("color/blue"))).getColor() == 0xff0000ff, r.getDrawable(id("drawable/box")) != r.getDrawable(id("drawable/box")), r.getDrawable(id("drawable/box")).getConstantState() == r.getDrawable(id("drawable/box")).getConstantState());
        ImageView v = new ImageView(Runner.activity);
        v.setImageResource(id("drawable/box"));
        say(v.getDrawable() != null);
        v.setImageResource(0);
        say(v.getDrawable());
    }
}

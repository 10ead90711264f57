import android.graphics.Rect;
import android.transition.Fade;
import android.transition.Transition;
import android.view.View;
import android.widget.Button;
import esdroid.conformance.Show;

/** What a Transition is about: views, ids, names, types, and what it goes out from. */
public class TransitionTargets extends Show {
    public static void main(String[] args) {
        Transition t = new Fade();
        p(t.getTargetNames(), t.getTargetTypes(), t.getTargets(), t.getTargetIds(), t.getEpicenterCallback(), t.getEpicenter());
        t.removeTarget("none");
        try {
            t.removeTarget(Button.class);
        } catch (NullPointerException e) {
            p("no types");
        }
        p(t.getTargetNames(), t.getTargetTypes());
        t.addTarget("one").addTarget("two").addTarget(Button.class).addTarget(7).addTarget(0);
        p(t.getTargetNames(), t.getTargetTypes(), t.getTargetIds());
        t.removeTarget("one").removeTarget(Button.class).removeTarget(7);
        p(t.getTargetNames(), t.getTargetTypes(), t.getTargetIds());
        View v = new View(context());
        t.addTarget(v);
        p(t.getTargets().size(), t.getTargets().contains(v));
        Transition.EpicenterCallback c = new Transition.EpicenterCallback() {
            @Override public Rect onGetEpicenter(Transition of) { return new Rect(1, 2, 3, of.getTargets().size()); }
        };
        t.setEpicenterCallback(c);
        p(t.getEpicenterCallback() == c, t.getEpicenter());
        t.setEpicenterCallback(null);
        p(t.getEpicenter());
    }
}

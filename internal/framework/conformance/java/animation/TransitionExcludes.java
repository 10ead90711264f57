import android.transition.Fade;
import android.transition.Transition;
import android.widget.Button;
import esdroid.conformance.Show;

/** What a Transition leaves out does not change what it is about. */
public class TransitionExcludes extends Show {
    public static void main(String[] args) {
        Transition t = new Fade();
        p(t.excludeTarget(Button.class, true) == t, t.excludeTarget("name", true) == t, t.excludeTarget(3, true) == t);
        p(t.excludeChildren(Button.class, true) == t, t.excludeChildren(3, true) == t, t.excludeChildren(new Button(context()), true) == t);
        t.addTarget(Button.class);
        t.excludeTarget(Button.class, false).excludeTarget("other", false).excludeChildren(Button.class, false);
        p(t.getTargetTypes(), t.getTargetNames(), t.getTargetIds());
    }
}

import android.transition.ChangeBounds;
import android.transition.Fade;
import android.transition.Transition;
import android.transition.TransitionSet;
import android.view.View;
import android.view.animation.LinearInterpolator;
import android.widget.Button;
import esdroid.conformance.Show;

/** What a set of transitions tells those in it. */
public class TransitionSets extends Show {
    public static void main(String[] args) {
        Transition fade = new Fade();
        Transition late = new ChangeBounds();
        TransitionSet set = new TransitionSet().addTransition(fade).setDuration(300).setStartDelay(20).setInterpolator(new LinearInterpolator());
        set.addTransition(late).addTarget(Button.class).addTarget("name").addTarget(7).addTarget(new View(context()));
        p(set.getDuration(), fade.getDuration(), late.getDuration(), fade.getStartDelay(), fade.getInterpolator());
        p(fade.getTargetIds(), late.getTargetNames(), fade.getTargetTypes(), late.getTargets().size());
        TransitionSet copy = set.clone();
        p(copy.getTransitionCount(), copy.getTransitionAt(0) == fade, copy.getTransitionAt(0).getDuration());
        copy.setDuration(50).removeTarget(7).removeTarget("name").removeTarget(Button.class);
        p(fade.getDuration(), copy.getTransitionAt(1).getDuration(), fade.getTargetIds());
        set.removeTarget(7);
        p(fade.getTargetIds(), set.getTargetIds(), set.setDuration(-1).getDuration(), fade.getDuration());
    }
}

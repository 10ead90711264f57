package android.animation;

import android.util.StateSet;
import java.lang.ref.WeakReference;
import java.util.ArrayList;

/** Runs an animator for the state that a view is in. */
public class StateListAnimator implements Cloneable {
    private ArrayList<int[]> specs = new ArrayList<int[]>();
    private ArrayList<Animator> animators = new ArrayList<Animator>();
    private int last = -1;
    private Animator running;
    private WeakReference<android.view.View> view;

    public void addState(int[] specs, Animator animator) {
        this.specs.add(specs);
        animators.add(animator);
    }

    public Animator getRunningAnimator() {
        return running;
    }

    public android.view.View getTarget() {
        return view == null ? null : view.get();
    }

    public void setTarget(android.view.View v) {
        android.view.View current = getTarget();
        if (current == v) return;
        if (current != null) {
            for (Animator a : animators) a.setTarget(null);
            view = null;
            last = -1;
            running = null;
        }
        if (v != null) view = new WeakReference<android.view.View>(v);
    }

    public void setState(int[] state) {
        int match = -1;
        for (int i = 0; i < specs.size() && match < 0; i++) {
            if (StateSet.stateSetMatches(specs.get(i), state)) match = i;
        }
        if (match == last) return;
        if (last >= 0 && running != null) {
            running.cancel();
            running = null;
        }
        last = match;
        if (match >= 0) {
            running = animators.get(match);
            running.setTarget(getTarget());
            final Animator a = running;
            a.addListener(new AnimatorListenerAdapter() {
                @Override
                public void onAnimationEnd(Animator animation) {
                    a.removeListener(this);
                    animation.setTarget(null);
                    if (running == animation) running = null;
                }
            });
            running.start();
        }
    }

    public void jumpToCurrentState() {
        if (running != null) running.end();
    }

    @Override
    public StateListAnimator clone() {
        try {
            StateListAnimator s = (StateListAnimator) super.clone();
            s.specs = new ArrayList<int[]>(specs);
            s.animators = new ArrayList<Animator>();
            for (Animator a : animators) s.animators.add(a.clone());
            s.last = -1;
            s.running = null;
            s.view = null;
            return s;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError("cannot clone state list animator", e);
        }
    }

    public int getChangingConfigurations() {
        return 0;
    }
}

package android.transition;

import android.animation.TimeInterpolator;
import android.view.View;
import java.util.ArrayList;

/** Several transitions. */
public class TransitionSet extends Transition {
    public static final int ORDERING_TOGETHER = 0;
    public static final int ORDERING_SEQUENTIAL = 1;

    private ArrayList<Transition> all = new ArrayList<Transition>();
    private int ordering;

    public TransitionSet setOrdering(int ordering) {
        if (ordering != ORDERING_TOGETHER && ordering != ORDERING_SEQUENTIAL) {
            throw new android.util.AndroidRuntimeException("Invalid parameter for TransitionSet ordering: " + ordering);
        }
        this.ordering = ordering;
        return this;
    }

    public int getOrdering() {
        return ordering;
    }

    public TransitionSet addTransition(Transition transition) {
        if (transition != null) {
            all.add(transition);
            if (getDuration() >= 0) transition.setDuration(getDuration());
        }
        return this;
    }

    public TransitionSet removeTransition(Transition transition) {
        all.remove(transition);
        return this;
    }

    @Override
    public TransitionSet setDuration(long duration) {
        super.setDuration(duration);
        if (duration >= 0) {
            for (Transition t : all) t.setDuration(duration);
        }
        return this;
    }

    @Override
    public TransitionSet setStartDelay(long startDelay) {
        return (TransitionSet) super.setStartDelay(startDelay);
    }

    @Override
    public TransitionSet setInterpolator(TimeInterpolator interpolator) {
        return (TransitionSet) super.setInterpolator(interpolator);
    }

    @Override
    public TransitionSet addTarget(View target) {
        for (Transition t : all) t.addTarget(target);
        return (TransitionSet) super.addTarget(target);
    }

    @Override
    public TransitionSet addTarget(int targetId) {
        for (Transition t : all) t.addTarget(targetId);
        return (TransitionSet) super.addTarget(targetId);
    }

    @Override
    public TransitionSet addTarget(String targetName) {
        for (Transition t : all) t.addTarget(targetName);
        return (TransitionSet) super.addTarget(targetName);
    }

    @Override
    public TransitionSet addTarget(Class targetType) {
        for (Transition t : all) t.addTarget(targetType);
        return (TransitionSet) super.addTarget(targetType);
    }

    @Override
    public TransitionSet removeTarget(int targetId) {
        for (Transition t : all) t.removeTarget(targetId);
        return (TransitionSet) super.removeTarget(targetId);
    }

    @Override
    public TransitionSet removeTarget(View target) {
        for (Transition t : all) t.removeTarget(target);
        return (TransitionSet) super.removeTarget(target);
    }

    @Override
    public TransitionSet removeTarget(Class target) {
        for (Transition t : all) t.removeTarget(target);
        return (TransitionSet) super.removeTarget(target);
    }

    @Override
    public TransitionSet removeTarget(String target) {
        for (Transition t : all) t.removeTarget(target);
        return (TransitionSet) super.removeTarget(target);
    }

    @Override
    public TransitionSet addListener(TransitionListener listener) {
        return (TransitionSet) super.addListener(listener);
    }

    @Override
    public TransitionSet removeListener(TransitionListener listener) {
        return (TransitionSet) super.removeListener(listener);
    }

    @Override
    public TransitionSet clone() {
        TransitionSet copy = (TransitionSet) super.clone();
        copy.all = new ArrayList<Transition>();
        for (Transition t : all) copy.addTransition(t.clone());
        return copy;
    }

    public int getTransitionCount() {
        return all.size();
    }

    public Transition getTransitionAt(int index) {
        return index < 0 || index >= all.size() ? null : all.get(index);
    }

    @Override
    public void captureStartValues(TransitionValues values) {
    }

    @Override
    public void captureEndValues(TransitionValues values) {
    }

    @Override
    void run() {
        for (Transition t : all) t.run();
        super.run();
    }
}

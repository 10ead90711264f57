package android.transition;

import java.util.ArrayList;

/** Several transitions. */
public class TransitionSet extends Transition {
    public static final int ORDERING_TOGETHER = 0;
    public static final int ORDERING_SEQUENTIAL = 1;

    private final ArrayList<Transition> all = new ArrayList<Transition>();
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
        if (transition != null) all.add(transition);
        return this;
    }

    public TransitionSet removeTransition(Transition transition) {
        all.remove(transition);
        return this;
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

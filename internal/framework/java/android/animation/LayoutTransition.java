package android.animation;

import android.view.View;
import android.view.ViewGroup;
import android.view.animation.AccelerateDecelerateInterpolator;
import java.util.ArrayList;
import java.util.HashMap;

/** Fades children that come and go; those that move take their new places at once. */
public class LayoutTransition {
    public static final int CHANGE_APPEARING = 0;
    public static final int CHANGE_DISAPPEARING = 1;
    public static final int APPEARING = 2;
    public static final int DISAPPEARING = 3;
    public static final int CHANGING = 4;

    private final Animator[] animators = new Animator[5];
    private final long[] durations = {300, 300, 300, 300, 300};
    private final long[] delays = {0, 300, 300, 0, 0};
    private final long[] staggers = new long[5];
    private final TimeInterpolator[] interpolators = new TimeInterpolator[5];
    private int types = 1 << CHANGE_APPEARING | 1 << CHANGE_DISAPPEARING | 1 << APPEARING | 1 << DISAPPEARING;
    private ArrayList<TransitionListener> listeners;
    private final HashMap<View, Animator> appearing = new HashMap<View, Animator>();
    private final HashMap<View, Animator> disappearing = new HashMap<View, Animator>();

    /** Told of transitions. */
    public interface TransitionListener {
        void startTransition(LayoutTransition transition, ViewGroup container, View view, int transitionType);

        void endTransition(LayoutTransition transition, ViewGroup container, View view, int transitionType);
    }

    public LayoutTransition() {
        animators[APPEARING] = ObjectAnimator.ofFloat(null, "alpha", 0f, 1f);
        animators[DISAPPEARING] = ObjectAnimator.ofFloat(null, "alpha", 1f, 0f);
        for (int i = 0; i < interpolators.length; i++) interpolators[i] = new AccelerateDecelerateInterpolator();
    }

    public void setDuration(long duration) {
        java.util.Arrays.fill(durations, duration);
    }

    public void enableTransitionType(int transitionType) {
        types |= 1 << transitionType;
    }

    public void disableTransitionType(int transitionType) {
        types &= ~(1 << transitionType);
    }

    public boolean isTransitionTypeEnabled(int transitionType) {
        return (types & 1 << transitionType) != 0;
    }

    public void setStartDelay(int transitionType, long delay) {
        delays[transitionType] = delay;
    }

    public long getStartDelay(int transitionType) {
        return delays[transitionType];
    }

    public void setDuration(int transitionType, long duration) {
        durations[transitionType] = duration;
    }

    public long getDuration(int transitionType) {
        return durations[transitionType];
    }

    public void setStagger(int transitionType, long duration) {
        staggers[transitionType] = duration;
    }

    public long getStagger(int transitionType) {
        return staggers[transitionType];
    }

    public void setInterpolator(int transitionType, TimeInterpolator interpolator) {
        interpolators[transitionType] = interpolator;
    }

    public TimeInterpolator getInterpolator(int transitionType) {
        return interpolators[transitionType];
    }

    public void setAnimator(int transitionType, Animator animator) {
        animators[transitionType] = animator;
    }

    public Animator getAnimator(int transitionType) {
        return animators[transitionType];
    }

    public void setAnimateParentHierarchy(boolean animateParentHierarchy) {}

    public boolean isChangingLayout() {
        return false;
    }

    public boolean isRunning() {
        return !appearing.isEmpty() || !disappearing.isEmpty();
    }

    public void startChangingAnimations() {}

    public void endChangingAnimations() {}

    public void cancel() {
        cancel(APPEARING);
        cancel(DISAPPEARING);
    }

    public void cancel(int transitionType) {
        HashMap<View, Animator> of = transitionType == APPEARING ? appearing : transitionType == DISAPPEARING ? disappearing : null;
        if (of == null) return;
        for (Animator a : new ArrayList<Animator>(of.values())) a.end();
        of.clear();
    }

    private void run(final int type, final ViewGroup parent, final View child, final HashMap<View, Animator> of) {
        Animator old = of.get(child);
        if (old != null) old.cancel();
        if (!isTransitionTypeEnabled(type) || animators[type] == null || parent.getWindowVisibility() != View.VISIBLE) {
            tell(type, parent, child, true);
            tell(type, parent, child, false);
            return;
        }
        tell(type, parent, child, true);
        final Animator a = animators[type].clone();
        a.setTarget(child);
        a.setStartDelay(delays[type]);
        a.setDuration(durations[type]);
        a.setInterpolator(interpolators[type]);
        final float before = child.getAlpha();
        a.addListener(new AnimatorListenerAdapter() {
            @Override
            public void onAnimationEnd(Animator anim) {
                of.remove(child);
                if (type == DISAPPEARING) child.setAlpha(before);
                tell(type, parent, child, false);
            }
        });
        of.put(child, a);
        if (type == APPEARING) child.setAlpha(0f);
        a.start();
    }

    private void tell(int type, ViewGroup parent, View child, boolean start) {
        if (listeners == null) return;
        for (TransitionListener l : new ArrayList<TransitionListener>(listeners)) {
            if (start) l.startTransition(this, parent, child, type);
            else l.endTransition(this, parent, child, type);
        }
    }

    public void layoutChange(ViewGroup parent) {}

    public void addChild(ViewGroup parent, View child) {
        add(parent, child);
    }

    private void add(ViewGroup parent, View child) {
        Animator gone = disappearing.get(child);
        if (gone != null) gone.cancel();
        run(APPEARING, parent, child, appearing);
    }

    public void showChild(ViewGroup parent, View child, int oldVisibility) {
        add(parent, child);
    }

    @Deprecated
    public void showChild(ViewGroup parent, View child) {
        add(parent, child);
    }

    public void removeChild(ViewGroup parent, View child) {
        remove(parent, child);
    }

    private void remove(ViewGroup parent, View child) {
        Animator came = appearing.get(child);
        if (came != null) came.cancel();
        run(DISAPPEARING, parent, child, disappearing);
    }

    public void hideChild(ViewGroup parent, View child, int newVisibility) {
        remove(parent, child);
    }

    @Deprecated
    public void hideChild(ViewGroup parent, View child) {
        remove(parent, child);
    }

    public void addTransitionListener(TransitionListener listener) {
        if (listeners == null) listeners = new ArrayList<TransitionListener>();
        listeners.add(listener);
    }

    public void removeTransitionListener(TransitionListener listener) {
        if (listeners != null) listeners.remove(listener);
    }

    public java.util.List<TransitionListener> getTransitionListeners() {
        return listeners;
    }
}

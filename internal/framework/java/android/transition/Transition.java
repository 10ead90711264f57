package android.transition;

import android.animation.Animator;
import android.animation.TimeInterpolator;
import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;

/** A change of a scene; it is over as soon as it begins. */
public abstract class Transition implements Cloneable {
    public static final int MATCH_INSTANCE = 0x1;
    public static final int MATCH_NAME = 0x2;
    public static final int MATCH_ID = 0x3;
    public static final int MATCH_ITEM_ID = 0x4;

    private final String name = getClass().getName();
    private long startDelay = -1;
    long duration = -1;
    private TimeInterpolator interpolator;
    private ArrayList<View> targets = new ArrayList<View>();
    private ArrayList<Integer> targetIds = new ArrayList<Integer>();
    private ArrayList<String> targetNames; // null until there is one
    private ArrayList<Class> targetTypes;
    private EpicenterCallback epicenter;
    private ArrayList<TransitionListener> listeners;

    /** Tells what a transition goes out from. */
    public abstract static class EpicenterCallback {
        public abstract Rect onGetEpicenter(Transition transition);
    }

    /** Told of the beginning and the end. */
    public interface TransitionListener {
        void onTransitionStart(Transition transition);

        void onTransitionEnd(Transition transition);

        void onTransitionCancel(Transition transition);

        void onTransitionPause(Transition transition);

        void onTransitionResume(Transition transition);
    }

    public Transition() {
    }

    public Transition(Context context, AttributeSet attrs) {
    }

    public abstract void captureStartValues(TransitionValues transitionValues);

    public abstract void captureEndValues(TransitionValues transitionValues);

    public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
        return null;
    }

    void run() {
        if (listeners == null) return;
        for (TransitionListener l : new ArrayList<TransitionListener>(listeners)) l.onTransitionStart(this);
        for (TransitionListener l : new ArrayList<TransitionListener>(listeners)) l.onTransitionEnd(this);
    }

    public Transition setDuration(long duration) {
        this.duration = duration;
        return this;
    }

    public long getDuration() {
        return duration;
    }

    public Transition setStartDelay(long startDelay) {
        this.startDelay = startDelay;
        return this;
    }

    public long getStartDelay() {
        return startDelay;
    }

    public Transition setInterpolator(TimeInterpolator interpolator) {
        this.interpolator = interpolator;
        return this;
    }

    public TimeInterpolator getInterpolator() {
        return interpolator;
    }

    public String[] getTransitionProperties() {
        return null;
    }

    public Transition addTarget(View target) {
        targets.add(target);
        return this;
    }

    public Transition addTarget(int targetId) {
        if (targetId > 0) targetIds.add(targetId);
        return this;
    }

    public Transition addTarget(String targetName) {
        if (targetName != null) targetNames = with(targetNames, targetName);
        return this;
    }

    public Transition addTarget(Class targetType) {
        if (targetType != null) targetTypes = with(targetTypes, targetType);
        return this;
    }

    private static <T> ArrayList<T> with(ArrayList<T> list, T one) {
        if (list == null) list = new ArrayList<T>();
        list.add(one);
        return list;
    }

    public Transition removeTarget(String targetName) {
        if (targetName != null && targetNames != null) targetNames.remove(targetName);
        return this;
    }

    public Transition removeTarget(Class target) {
        if (target != null) targetTypes.remove(target); // the platform does not look whether there are any
        return this;
    }

    public Transition removeTarget(View target) {
        targets.remove(target);
        return this;
    }

    public Transition removeTarget(int targetId) {
        targetIds.remove((Object) targetId);
        return this;
    }

    public Transition excludeTarget(View target, boolean exclude) {
        return this;
    }

    public Transition excludeTarget(int targetId, boolean exclude) {
        return this;
    }

    public Transition excludeTarget(String targetName, boolean exclude) {
        return this;
    }

    public Transition excludeTarget(Class type, boolean exclude) {
        return this;
    }

    public Transition excludeChildren(int targetId, boolean exclude) {
        return this;
    }

    public Transition excludeChildren(Class type, boolean exclude) {
        return this;
    }

    public Transition excludeChildren(View target, boolean exclude) {
        return this;
    }

    public List<View> getTargets() {
        return targets;
    }

    public List<Integer> getTargetIds() {
        return targetIds;
    }

    public List<String> getTargetNames() {
        return targetNames;
    }

    public List<Class> getTargetTypes() {
        return targetTypes;
    }

    public void setEpicenterCallback(EpicenterCallback epicenterCallback) {
        epicenter = epicenterCallback;
    }

    public EpicenterCallback getEpicenterCallback() {
        return epicenter;
    }

    public Rect getEpicenter() {
        return epicenter == null ? null : epicenter.onGetEpicenter(this);
    }

    public Transition addListener(TransitionListener listener) {
        if (listeners == null) listeners = new ArrayList<TransitionListener>();
        listeners.add(listener);
        return this;
    }

    public Transition removeListener(TransitionListener listener) {
        if (listeners != null) listeners.remove(listener);
        return this;
    }

    public String getName() {
        return name;
    }

    @Override
    public Transition clone() {
        try {
            return (Transition) super.clone();
        } catch (CloneNotSupportedException e) {
            return null;
        }
    }
}

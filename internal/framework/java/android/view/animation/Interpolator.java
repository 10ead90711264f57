package android.view.animation;

import android.animation.TimeInterpolator;

/** Bends the time of an animation. */
public interface Interpolator extends TimeInterpolator {}

package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Build;
import android.util.AttributeSet;
import com.android.internal.R;
import java.util.ArrayList;
import java.util.List;

/** Several animations at the same time. */
public class AnimationSet extends Animation {
    private boolean share;
    private boolean fillAfterSet;
    private boolean fillBeforeSet;
    private boolean repeatModeSet;
    private boolean startOffsetSet;
    private boolean durationSet;
    private ArrayList<Animation> animations = new ArrayList<Animation>();
    private final Transformation temp = new Transformation();
    private long lastEnd;
    private long[] storedOffsets;

    public AnimationSet(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.AnimationSet);
        share = a.getBoolean(R.styleable.AnimationSet_shareInterpolator, true);
        a.recycle();
        if (context.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.ICE_CREAM_SANDWICH) return;
        a = context.obtainStyledAttributes(attrs, R.styleable.Animation);
        durationSet = a.hasValue(R.styleable.Animation_duration);
        fillBeforeSet = a.hasValue(R.styleable.Animation_fillBefore);
        fillAfterSet = a.hasValue(R.styleable.Animation_fillAfter);
        repeatModeSet = a.hasValue(R.styleable.Animation_repeatMode);
        startOffsetSet = a.hasValue(R.styleable.Animation_startOffset);
        a.recycle();
    }

    public AnimationSet(boolean shareInterpolator) {
        share = shareInterpolator;
    }

    @Override
    protected AnimationSet clone() throws CloneNotSupportedException {
        AnimationSet set = (AnimationSet) super.clone();
        set.animations = new ArrayList<Animation>();
        for (Animation a : animations) set.animations.add(a.clone());
        return set;
    }

    @Override
    public boolean hasAlpha() {
        for (Animation a : animations) {
            if (a.hasAlpha()) return true;
        }
        return false;
    }

    @Override
    public void setFillAfter(boolean fillAfter) {
        fillAfterSet = true;
        super.setFillAfter(fillAfter);
    }

    @Override
    public void setFillBefore(boolean fillBefore) {
        fillBeforeSet = true;
        super.setFillBefore(fillBefore);
    }

    @Override
    public void setRepeatMode(int repeatMode) {
        repeatModeSet = true;
        super.setRepeatMode(repeatMode);
    }

    @Override
    public void setStartOffset(long startOffset) {
        startOffsetSet = true;
        super.setStartOffset(startOffset);
    }

    @Override
    public void setDuration(long durationMillis) {
        durationSet = true;
        super.setDuration(durationMillis);
        lastEnd = mStartOffset + mDuration;
    }

    public void addAnimation(Animation a) {
        animations.add(a);
        if (durationSet) {
            lastEnd = mStartOffset + mDuration;
        } else if (animations.size() == 1) {
            mDuration = a.getStartOffset() + a.getDuration();
            lastEnd = mStartOffset + mDuration;
        } else {
            lastEnd = Math.max(lastEnd, mStartOffset + a.getStartOffset() + a.getDuration());
            mDuration = lastEnd - mStartOffset;
        }
    }

    @Override
    public void setStartTime(long startTimeMillis) {
        super.setStartTime(startTimeMillis);
        for (Animation a : animations) a.setStartTime(startTimeMillis);
    }

    @Override
    public long getStartTime() {
        long start = Long.MAX_VALUE;
        for (Animation a : animations) start = Math.min(start, a.getStartTime());
        return start;
    }

    @Override
    public void restrictDuration(long durationMillis) {
        super.restrictDuration(durationMillis);
        for (Animation a : animations) a.restrictDuration(durationMillis);
    }

    @Override
    public long getDuration() {
        if (durationSet) return mDuration;
        long duration = 0;
        for (Animation a : animations) duration = Math.max(duration, a.getDuration());
        return duration;
    }

    @Override
    public long computeDurationHint() {
        long duration = 0;
        for (Animation a : animations) duration = Math.max(duration, a.computeDurationHint());
        return duration;
    }

    @Override
    public void initializeInvalidateRegion(int left, int top, int right, int bottom) {}

    @Override
    public boolean getTransformation(long currentTime, Transformation t) {
        boolean more = false;
        boolean started = false;
        boolean ended = true;
        t.clear();
        for (int i = animations.size() - 1; i >= 0; --i) {
            Animation a = animations.get(i);
            temp.clear();
            more = a.getTransformation(currentTime, temp, getScaleFactor()) || more;
            t.compose(temp);
            started = started || a.hasStarted();
            ended = a.hasEnded() && ended;
        }
        if (started && !mStarted) {
            if (mListener != null) mListener.onAnimationStart(this);
            mStarted = true;
        }
        if (ended != mEnded) {
            if (mListener != null) mListener.onAnimationEnd(this);
            mEnded = ended;
        }
        return more;
    }

    @Override
    public void scaleCurrentDuration(float scale) {
        for (Animation a : animations) a.scaleCurrentDuration(scale);
    }

    @Override
    public void initialize(int width, int height, int parentWidth, int parentHeight) {
        super.initialize(width, height, parentWidth, parentHeight);
        if (startOffsetSet) {
            if (storedOffsets == null || storedOffsets.length != animations.size()) storedOffsets = new long[animations.size()];
        } else {
            storedOffsets = null;
        }
        for (int i = 0; i < animations.size(); i++) {
            Animation a = animations.get(i);
            if (durationSet) a.setDuration(mDuration);
            if (fillAfterSet) a.setFillAfter(mFillAfter);
            if (fillBeforeSet) a.setFillBefore(mFillBefore);
            if (repeatModeSet) a.setRepeatMode(mRepeatMode);
            if (share) a.setInterpolator(mInterpolator);
            if (startOffsetSet) {
                long offset = a.getStartOffset();
                a.setStartOffset(offset + mStartOffset);
                storedOffsets[i] = offset;
            }
            a.initialize(width, height, parentWidth, parentHeight);
        }
    }

    @Override
    public void reset() {
        super.reset();
        if (storedOffsets == null) return;
        for (int i = 0; i < storedOffsets.length; i++) animations.get(i).setStartOffset(storedOffsets[i]);
        storedOffsets = null;
    }

    public List<Animation> getAnimations() {
        return animations;
    }

    @Override
    public boolean willChangeTransformationMatrix() {
        for (Animation a : animations) {
            if (a.willChangeTransformationMatrix()) return true;
        }
        return false;
    }

    @Override
    public boolean willChangeBounds() {
        for (Animation a : animations) {
            if (a.willChangeBounds()) return true;
        }
        return false;
    }
}

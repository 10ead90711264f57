package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.RectF;
import android.os.Handler;
import android.util.AttributeSet;
import android.util.TypedValue;
import com.android.internal.R;

/** Changes how a view is drawn over time. */
public abstract class Animation implements Cloneable {
    public static final int INFINITE = -1;
    public static final int RESTART = 1;
    public static final int REVERSE = 2;
    public static final int START_ON_FIRST_FRAME = -1;
    public static final int ABSOLUTE = 0;
    public static final int RELATIVE_TO_SELF = 1;
    public static final int RELATIVE_TO_PARENT = 2;
    public static final int ZORDER_NORMAL = 0;
    public static final int ZORDER_TOP = 1;
    public static final int ZORDER_BOTTOM = -1;

    /** Told of beginnings and ends. */
    public interface AnimationListener {
        void onAnimationStart(Animation animation);

        void onAnimationEnd(Animation animation);

        void onAnimationRepeat(Animation animation);
    }

    /** A length and what it is relative to. */
    protected static class Description {
        public int type;
        public float value;

        static Description parseValue(TypedValue value) {
            Description d = new Description();
            if (value == null) {
                d.type = ABSOLUTE;
                d.value = 0;
            } else if (value.type == TypedValue.TYPE_FRACTION) {
                d.type = (value.data & TypedValue.COMPLEX_UNIT_MASK) == TypedValue.COMPLEX_UNIT_FRACTION_PARENT ? RELATIVE_TO_PARENT : RELATIVE_TO_SELF;
                d.value = TypedValue.complexToFloat(value.data);
            } else if (value.type == TypedValue.TYPE_FLOAT) {
                d.type = ABSOLUTE;
                d.value = value.getFloat();
            } else if (value.type >= TypedValue.TYPE_FIRST_INT && value.type <= TypedValue.TYPE_LAST_INT) {
                d.type = ABSOLUTE;
                d.value = value.data;
            } else {
                d.type = ABSOLUTE;
                d.value = 0.0f;
            }
            return d;
        }
    }

    boolean mEnded;
    boolean mStarted;
    boolean mCycleFlip;
    boolean mInitialized;
    boolean mFillBefore = true;
    boolean mFillAfter;
    boolean mFillEnabled;
    long mStartTime = -1;
    long mStartOffset;
    long mDuration;
    int mRepeatCount;
    int mRepeated;
    int mRepeatMode = RESTART;
    Interpolator mInterpolator;
    AnimationListener mListener;
    private int zAdjustment;
    private int backgroundColor;
    private float scaleFactor = 1f;
    private boolean detachWallpaper;
    private boolean more = true;
    private boolean oneMoreTime = true;
    private Handler handler;

    public Animation() {
        ensureInterpolator();
    }

    public Animation(Context context, AttributeSet attrs) {
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.Animation);
        setDuration(a.getInt(R.styleable.Animation_duration, 0));
        setStartOffset(a.getInt(R.styleable.Animation_startOffset, 0));
        setFillEnabled(a.getBoolean(R.styleable.Animation_fillEnabled, mFillEnabled));
        setFillBefore(a.getBoolean(R.styleable.Animation_fillBefore, mFillBefore));
        setFillAfter(a.getBoolean(R.styleable.Animation_fillAfter, mFillAfter));
        setRepeatCount(a.getInt(R.styleable.Animation_repeatCount, mRepeatCount));
        setRepeatMode(a.getInt(R.styleable.Animation_repeatMode, RESTART));
        setZAdjustment(a.getInt(R.styleable.Animation_zAdjustment, ZORDER_NORMAL));
        setBackgroundColor(a.getInt(R.styleable.Animation_background, 0));
        setDetachWallpaper(a.getBoolean(R.styleable.Animation_detachWallpaper, false));
        int res = a.getResourceId(R.styleable.Animation_interpolator, 0);
        a.recycle();
        if (res > 0) setInterpolator(context, res);
        ensureInterpolator();
    }

    @Override
    protected Animation clone() throws CloneNotSupportedException {
        return (Animation) super.clone();
    }

    public void reset() {
        mInitialized = false;
        mCycleFlip = false;
        mRepeated = 0;
        more = true;
        oneMoreTime = true;
        handler = null;
    }

    public void cancel() {
        if (mStarted && !mEnded) {
            fireEnd();
            mEnded = true;
        }
        mStartTime = Long.MIN_VALUE;
        more = oneMoreTime = false;
    }

    public void detach() {
        if (mStarted && !mEnded) {
            mEnded = true;
            fireEnd();
        }
    }

    public boolean isInitialized() {
        return mInitialized;
    }

    public void initialize(int width, int height, int parentWidth, int parentHeight) {
        reset();
        mInitialized = true;
    }

    public void setListenerHandler(Handler handler) {
        this.handler = handler;
    }

    public void setInterpolator(Context context, int resID) {
        setInterpolator(AnimationUtils.loadInterpolator(context, resID));
    }

    public void setInterpolator(Interpolator i) {
        mInterpolator = i;
    }

    public void setStartOffset(long startOffset) {
        mStartOffset = startOffset;
    }

    public void setDuration(long durationMillis) {
        if (durationMillis < 0) throw new IllegalArgumentException("Animation duration cannot be negative");
        mDuration = durationMillis;
    }

    public void restrictDuration(long durationMillis) {
        if (mStartOffset > durationMillis) {
            mStartOffset = durationMillis;
            mDuration = 0;
            mRepeatCount = 0;
            return;
        }
        long dur = mDuration + mStartOffset;
        if (dur > durationMillis) {
            mDuration = durationMillis - mStartOffset;
            dur = durationMillis;
        }
        if (mDuration <= 0) {
            mDuration = 0;
            mRepeatCount = 0;
            return;
        }
        if (mRepeatCount < 0 || mRepeatCount > durationMillis || dur * mRepeatCount > durationMillis) {
            mRepeatCount = (int) (durationMillis / dur) - 1;
            if (mRepeatCount < 0) mRepeatCount = 0;
        }
    }

    public void scaleCurrentDuration(float scale) {
        mDuration = (long) (mDuration * scale);
        mStartOffset = (long) (mStartOffset * scale);
    }

    public void setStartTime(long startTimeMillis) {
        mStartTime = startTimeMillis;
        mStarted = mEnded = false;
        mCycleFlip = false;
        mRepeated = 0;
        more = true;
    }

    public void start() {
        setStartTime(-1);
    }

    public void startNow() {
        setStartTime(AnimationUtils.currentAnimationTimeMillis());
    }

    public void setRepeatMode(int repeatMode) {
        mRepeatMode = repeatMode;
    }

    public void setRepeatCount(int repeatCount) {
        mRepeatCount = repeatCount < 0 ? INFINITE : repeatCount;
    }

    public boolean isFillEnabled() {
        return mFillEnabled;
    }

    public void setFillEnabled(boolean fillEnabled) {
        mFillEnabled = fillEnabled;
    }

    public void setFillBefore(boolean fillBefore) {
        mFillBefore = fillBefore;
    }

    public void setFillAfter(boolean fillAfter) {
        mFillAfter = fillAfter;
    }

    public void setZAdjustment(int zAdjustment) {
        this.zAdjustment = zAdjustment;
    }

    public void setBackgroundColor(int bg) {
        backgroundColor = bg;
    }

    protected float getScaleFactor() {
        return scaleFactor;
    }

    public void setDetachWallpaper(boolean detachWallpaper) {
        this.detachWallpaper = detachWallpaper;
    }

    public Interpolator getInterpolator() {
        return mInterpolator;
    }

    public long getStartTime() {
        return mStartTime;
    }

    public long getDuration() {
        return mDuration;
    }

    public long getStartOffset() {
        return mStartOffset;
    }

    public int getRepeatMode() {
        return mRepeatMode;
    }

    public int getRepeatCount() {
        return mRepeatCount;
    }

    public boolean getFillBefore() {
        return mFillBefore;
    }

    public boolean getFillAfter() {
        return mFillAfter;
    }

    public int getZAdjustment() {
        return zAdjustment;
    }

    public int getBackgroundColor() {
        return backgroundColor;
    }

    public boolean getDetachWallpaper() {
        return detachWallpaper;
    }

    public boolean willChangeTransformationMatrix() {
        return true;
    }

    public boolean willChangeBounds() {
        return true;
    }

    public void setAnimationListener(AnimationListener listener) {
        mListener = listener;
    }

    protected void ensureInterpolator() {
        if (mInterpolator == null) mInterpolator = new AccelerateDecelerateInterpolator();
    }

    public long computeDurationHint() {
        return (getStartOffset() + getDuration()) * (getRepeatCount() + 1);
    }

    public boolean getTransformation(long currentTime, Transformation outTransformation) {
        if (mStartTime == -1) mStartTime = currentTime;
        long startOffset = getStartOffset();
        long duration = mDuration;
        float normalized = duration != 0 ? ((float) (currentTime - (mStartTime + startOffset))) / (float) duration : currentTime < mStartTime ? 0.0f : 1.0f;
        boolean canceled = mStartTime == Long.MIN_VALUE;
        boolean expired = normalized >= 1.0f || canceled;
        more = !expired;
        if (!mFillEnabled) normalized = Math.max(Math.min(normalized, 1.0f), 0.0f);
        if ((normalized >= 0.0f || mFillBefore) && (normalized <= 1.0f || mFillAfter)) {
            if (!mStarted) {
                fireStart();
                mStarted = true;
            }
            if (mFillEnabled) normalized = Math.max(Math.min(normalized, 1.0f), 0.0f);
            if (mCycleFlip) normalized = 1.0f - normalized;
            applyTransformation(mInterpolator.getInterpolation(normalized), outTransformation);
        }
        if (expired) {
            if (mRepeatCount == mRepeated || canceled) {
                if (!mEnded) {
                    mEnded = true;
                    fireEnd();
                }
            } else {
                if (mRepeatCount > 0) mRepeated++;
                if (mRepeatMode == REVERSE) mCycleFlip = !mCycleFlip;
                mStartTime = -1;
                more = true;
                fireRepeat();
            }
        }
        if (!more && oneMoreTime) {
            oneMoreTime = false;
            return true;
        }
        return more;
    }

    private void fireStart() {
        if (mListener == null) return;
        if (handler == null) mListener.onAnimationStart(this);
        else handler.postAtFrontOfQueue(new Runnable() {
            @Override
            public void run() {
                mListener.onAnimationStart(Animation.this);
            }
        });
    }

    private void fireRepeat() {
        if (mListener == null) return;
        if (handler == null) mListener.onAnimationRepeat(this);
        else handler.postAtFrontOfQueue(new Runnable() {
            @Override
            public void run() {
                mListener.onAnimationRepeat(Animation.this);
            }
        });
    }

    private void fireEnd() {
        if (mListener == null) return;
        if (handler == null) mListener.onAnimationEnd(this);
        else handler.postAtFrontOfQueue(new Runnable() {
            @Override
            public void run() {
                mListener.onAnimationEnd(Animation.this);
            }
        });
    }

    public boolean getTransformation(long currentTime, Transformation outTransformation, float scale) {
        scaleFactor = scale;
        return getTransformation(currentTime, outTransformation);
    }

    public boolean hasStarted() {
        return mStarted;
    }

    public boolean hasEnded() {
        return mEnded;
    }

    protected void applyTransformation(float interpolatedTime, Transformation t) {}

    protected float resolveSize(int type, float value, int size, int parentSize) {
        switch (type) {
            case RELATIVE_TO_SELF: return size * value;
            case RELATIVE_TO_PARENT: return parentSize * value;
            default: return value;
        }
    }

    public void getInvalidateRegion(int left, int top, int right, int bottom, RectF invalidate, Transformation transformation) {
        invalidate.set(left, top, right, bottom);
        transformation.getMatrix().mapRect(invalidate);
        invalidate.inset(-1.0f, -1.0f);
    }

    public void initializeInvalidateRegion(int left, int top, int right, int bottom) {}

    public boolean hasAlpha() {
        return false;
    }
}

package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.drawable.Animatable;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.DrawableWrapper;
import android.graphics.drawable.LayerDrawable;
import android.graphics.drawable.StateListDrawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.View;
import android.view.animation.AnimationUtils;
import android.view.animation.Interpolator;
import com.android.internal.R;
import java.util.ArrayList;

/** Shows how far something is, or that it goes on. */
public class ProgressBar extends View {
    private static final int MAX_LEVEL = 10000;

    int mMinWidth;
    int mMaxWidth;
    int mMinHeight;
    int mMaxHeight;
    private int mProgress;
    private int mSecondaryProgress;
    private int mMin;
    private boolean mMinInitialized;
    private int mMax;
    private boolean mMaxInitialized;
    private int mBehavior;
    private int mDuration;
    private boolean mIndeterminate;
    private boolean mOnlyIndeterminate;
    private Drawable mIndeterminateDrawable;
    private Drawable mProgressDrawable;
    private Drawable mCurrentDrawable;
    private ColorStateList mProgressTintList;
    private PorterDuff.Mode mProgressTintMode;
    private ColorStateList mProgressBackgroundTintList;
    private PorterDuff.Mode mProgressBackgroundTintMode;
    private ColorStateList mSecondaryProgressTintList;
    private PorterDuff.Mode mSecondaryProgressTintMode;
    private ColorStateList mIndeterminateTintList;
    private PorterDuff.Mode mIndeterminateTintMode;
    int mSampleWidth = 0;
    private boolean mNoInvalidate;
    private Interpolator mInterpolator;
    private final long mUiThreadId;
    private boolean mShouldStartAnimationDrawable;
    private boolean mInDrawing;
    private boolean mAttached;
    private boolean mRefreshIsPosted;
    boolean mMirrorForRtl = false;
    private boolean mAggregatedIsVisible;
    private final ArrayList<RefreshData> mRefreshData = new ArrayList<RefreshData>();
    private RefreshProgressRunnable mRefreshProgressRunnable;

    public ProgressBar(Context context) {
        this(context, null);
    }

    public ProgressBar(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.progressBarStyle);
    }

    public ProgressBar(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ProgressBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        mUiThreadId = Thread.currentThread().getId();
        mMax = 100;
        mDuration = 4000;
        mBehavior = 1;
        mMinWidth = 24;
        mMaxWidth = 48;
        mMinHeight = 24;
        mMaxHeight = 48;
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ProgressBar, defStyleAttr, defStyleRes);
        mNoInvalidate = true;
        Drawable progress = a.getDrawable(R.styleable.ProgressBar_progressDrawable);
        if (progress != null) {
            setProgressDrawableTiled(progress);
        }
        mDuration = a.getInt(R.styleable.ProgressBar_indeterminateDuration, mDuration);
        mMinWidth = a.getDimensionPixelSize(R.styleable.ProgressBar_minWidth, mMinWidth);
        mMaxWidth = a.getDimensionPixelSize(R.styleable.ProgressBar_maxWidth, mMaxWidth);
        mMinHeight = a.getDimensionPixelSize(R.styleable.ProgressBar_minHeight, mMinHeight);
        mMaxHeight = a.getDimensionPixelSize(R.styleable.ProgressBar_maxHeight, mMaxHeight);
        mBehavior = a.getInt(R.styleable.ProgressBar_indeterminateBehavior, mBehavior);
        int interpolator = a.getResourceId(R.styleable.ProgressBar_interpolator, R.anim.linear_interpolator);
        if (interpolator > 0) {
            setInterpolator(context, interpolator);
        }
        setMin(a.getInt(R.styleable.ProgressBar_min, mMin));
        setMax(a.getInt(R.styleable.ProgressBar_max, mMax));
        setProgress(a.getInt(R.styleable.ProgressBar_progress, mProgress));
        setSecondaryProgress(a.getInt(R.styleable.ProgressBar_secondaryProgress, mSecondaryProgress));
        Drawable indeterminate = a.getDrawable(R.styleable.ProgressBar_indeterminateDrawable);
        if (indeterminate != null) {
            setIndeterminateDrawable(indeterminate);
        }
        mOnlyIndeterminate = a.getBoolean(R.styleable.ProgressBar_indeterminateOnly, mOnlyIndeterminate);
        mNoInvalidate = false;
        setIndeterminate(mOnlyIndeterminate || a.getBoolean(R.styleable.ProgressBar_indeterminate, mIndeterminate));
        mMirrorForRtl = a.getBoolean(R.styleable.ProgressBar_mirrorForRtl, mMirrorForRtl);
        if (a.hasValue(R.styleable.ProgressBar_progressTint)) {
            setProgressTintList(a.getColorStateList(R.styleable.ProgressBar_progressTint));
        }
        if (a.hasValue(R.styleable.ProgressBar_progressBackgroundTint)) {
            setProgressBackgroundTintList(a.getColorStateList(R.styleable.ProgressBar_progressBackgroundTint));
        }
        if (a.hasValue(R.styleable.ProgressBar_secondaryProgressTint)) {
            setSecondaryProgressTintList(a.getColorStateList(R.styleable.ProgressBar_secondaryProgressTint));
        }
        if (a.hasValue(R.styleable.ProgressBar_indeterminateTint)) {
            setIndeterminateTintList(a.getColorStateList(R.styleable.ProgressBar_indeterminateTint));
        }
        a.recycle();
        if (getImportantForAccessibility() == View.IMPORTANT_FOR_ACCESSIBILITY_AUTO) {
            setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_YES);
        }
    }

    private void sample(Drawable d) {
        if (d instanceof LayerDrawable) {
            LayerDrawable layers = (LayerDrawable) d;
            for (int i = 0; i < layers.getNumberOfLayers(); i++) {
                sample(layers.getDrawable(i));
            }
        } else if (d instanceof StateListDrawable) {
            StateListDrawable states = (StateListDrawable) d;
            for (int i = 0; i < states.getStateCount(); i++) {
                sample(states.getStateDrawable(i));
            }
        } else if (d instanceof DrawableWrapper) {
            sample(((DrawableWrapper) d).getDrawable());
        } else if (d instanceof BitmapDrawable && mSampleWidth <= 0) {
            mSampleWidth = d.getIntrinsicWidth();
        }
    }

    public synchronized boolean isIndeterminate() {
        return mIndeterminate;
    }

    public synchronized void setIndeterminate(boolean indeterminate) {
        if ((!mOnlyIndeterminate || !mIndeterminate) && indeterminate != mIndeterminate) {
            mIndeterminate = indeterminate;
            if (indeterminate) {
                swapCurrentDrawable(mIndeterminateDrawable);
                startAnimation();
            } else {
                swapCurrentDrawable(mProgressDrawable);
                stopAnimation();
            }
        }
    }

    private void swapCurrentDrawable(Drawable newDrawable) {
        Drawable old = mCurrentDrawable;
        mCurrentDrawable = newDrawable;
        if (old != newDrawable) {
            if (old != null) {
                old.setVisible(false, false);
            }
            if (newDrawable != null) {
                newDrawable.setVisible(getWindowVisibility() == VISIBLE && isShown(), false);
            }
        }
    }

    public Drawable getIndeterminateDrawable() {
        return mIndeterminateDrawable;
    }

    public void setIndeterminateDrawable(Drawable d) {
        if (mIndeterminateDrawable != d) {
            if (mIndeterminateDrawable != null) {
                mIndeterminateDrawable.setCallback(null);
                unscheduleDrawable(mIndeterminateDrawable);
            }
            mIndeterminateDrawable = d;
            if (d != null) {
                d.setCallback(this);
                d.setLayoutDirection(getLayoutDirection());
                if (d.isStateful()) {
                    d.setState(getDrawableState());
                }
                if (mIndeterminateTintList != null) {
                    applyIndeterminateTint();
                }
            }
            if (mIndeterminate) {
                swapCurrentDrawable(d);
                postInvalidate();
            }
        }
    }

    public void setIndeterminateDrawableTiled(Drawable d) {
        setIndeterminateDrawable(d);
    }

    private void applyIndeterminateTint() {
        if (mIndeterminateDrawable != null) {
            mIndeterminateDrawable = mIndeterminateDrawable.mutate();
            mIndeterminateDrawable.setTintList(mIndeterminateTintList);
            if (mIndeterminateTintMode != null) {
                mIndeterminateDrawable.setTintMode(mIndeterminateTintMode);
            }
        }
    }

    public void setIndeterminateTintList(ColorStateList tint) {
        mIndeterminateTintList = tint;
        applyIndeterminateTint();
    }

    public ColorStateList getIndeterminateTintList() {
        return mIndeterminateTintList;
    }

    public void setIndeterminateTintMode(PorterDuff.Mode tintMode) {
        mIndeterminateTintMode = tintMode;
        applyIndeterminateTint();
    }

    public PorterDuff.Mode getIndeterminateTintMode() {
        return mIndeterminateTintMode;
    }

    public Drawable getProgressDrawable() {
        return mProgressDrawable;
    }

    public void setProgressDrawable(Drawable d) {
        if (mProgressDrawable == d) {
            return;
        }
        if (mProgressDrawable != null) {
            mProgressDrawable.setCallback(null);
            unscheduleDrawable(mProgressDrawable);
        }
        mProgressDrawable = d;
        if (d != null) {
            d.setCallback(this);
            d.setLayoutDirection(getLayoutDirection());
            if (d.isStateful()) {
                d.setState(getDrawableState());
            }
            int height = d.getMinimumHeight();
            if (mMaxHeight < height) {
                mMaxHeight = height;
                requestLayout();
            }
            applyTints();
        }
        if (!mIndeterminate) {
            swapCurrentDrawable(d);
            postInvalidate();
        }
        updateDrawableBounds(getWidth(), getHeight());
        updateDrawableState();
        doRefreshProgress(R.id.progress, mProgress, false, false);
        doRefreshProgress(R.id.secondaryProgress, mSecondaryProgress, false, false);
    }

    public void setProgressDrawableTiled(Drawable d) {
        sample(d);
        setProgressDrawable(d);
    }

    private Drawable layer(int id) {
        if (mProgressDrawable instanceof LayerDrawable) {
            mProgressDrawable = mProgressDrawable.mutate();
            return ((LayerDrawable) mProgressDrawable).findDrawableByLayerId(id);
        }
        return id == R.id.progress ? mProgressDrawable : null;
    }

    private void tint(int id, ColorStateList list, PorterDuff.Mode mode) {
        if (list == null && mode == null) {
            return;
        }
        Drawable target = layer(id);
        if (target != null) {
            if (list != null) {
                target.setTintList(list);
            }
            if (mode != null) {
                target.setTintMode(mode);
            }
            if (target.isStateful()) {
                target.setState(getDrawableState());
            }
        }
    }

    private void applyTints() {
        tint(R.id.progress, mProgressTintList, mProgressTintMode);
        tint(R.id.background, mProgressBackgroundTintList, mProgressBackgroundTintMode);
        tint(R.id.secondaryProgress, mSecondaryProgressTintList, mSecondaryProgressTintMode);
    }

    public boolean getMirrorForRtl() {
        return mMirrorForRtl;
    }

    public void setProgressTintList(ColorStateList tint) {
        mProgressTintList = tint;
        applyTints();
    }

    public ColorStateList getProgressTintList() {
        return mProgressTintList;
    }

    public void setProgressTintMode(PorterDuff.Mode tintMode) {
        mProgressTintMode = tintMode;
        applyTints();
    }

    public PorterDuff.Mode getProgressTintMode() {
        return mProgressTintMode;
    }

    public void setProgressBackgroundTintList(ColorStateList tint) {
        mProgressBackgroundTintList = tint;
        applyTints();
    }

    public ColorStateList getProgressBackgroundTintList() {
        return mProgressBackgroundTintList;
    }

    public void setProgressBackgroundTintMode(PorterDuff.Mode tintMode) {
        mProgressBackgroundTintMode = tintMode;
        applyTints();
    }

    public PorterDuff.Mode getProgressBackgroundTintMode() {
        return mProgressBackgroundTintMode;
    }

    public void setSecondaryProgressTintList(ColorStateList tint) {
        mSecondaryProgressTintList = tint;
        applyTints();
    }

    public ColorStateList getSecondaryProgressTintList() {
        return mSecondaryProgressTintList;
    }

    public void setSecondaryProgressTintMode(PorterDuff.Mode tintMode) {
        mSecondaryProgressTintMode = tintMode;
        applyTints();
    }

    public PorterDuff.Mode getSecondaryProgressTintMode() {
        return mSecondaryProgressTintMode;
    }

    Drawable getCurrentDrawable() {
        return mCurrentDrawable;
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        return who == mProgressDrawable || who == mIndeterminateDrawable || super.verifyDrawable(who);
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mProgressDrawable != null) {
            mProgressDrawable.jumpToCurrentState();
        }
        if (mIndeterminateDrawable != null) {
            mIndeterminateDrawable.jumpToCurrentState();
        }
    }

    @Override
    public void onResolveDrawables(int layoutDirection) {
        if (mCurrentDrawable != null) {
            mCurrentDrawable.setLayoutDirection(layoutDirection);
        }
        if (mIndeterminateDrawable != null) {
            mIndeterminateDrawable.setLayoutDirection(layoutDirection);
        }
        if (mProgressDrawable != null) {
            mProgressDrawable.setLayoutDirection(layoutDirection);
        }
    }

    @Override
    public void postInvalidate() {
        if (!mNoInvalidate) {
            super.postInvalidate();
        }
    }

    private class RefreshProgressRunnable implements Runnable {
        public void run() {
            synchronized (ProgressBar.this) {
                for (int i = 0; i < mRefreshData.size(); i++) {
                    RefreshData rd = mRefreshData.get(i);
                    doRefreshProgress(rd.id, rd.progress, rd.fromUser, true);
                }
                mRefreshData.clear();
                mRefreshIsPosted = false;
            }
        }
    }

    private static class RefreshData {
        int id;
        int progress;
        boolean fromUser;
    }

    private synchronized void doRefreshProgress(int id, int progress, boolean fromUser, boolean callBackToApp) {
        int range = mMax - mMin;
        float scale = range > 0 ? (progress - mMin) / (float) range : 0;
        setVisualProgress(id, scale);
        if (id == R.id.progress && callBackToApp) {
            onProgressRefresh(scale, fromUser, progress);
        }
    }

    void onProgressRefresh(float scale, boolean fromUser, int progress) {
    }

    private void setVisualProgress(int id, float progress) {
        Drawable d = mCurrentDrawable;
        if (d instanceof LayerDrawable) {
            d = ((LayerDrawable) d).findDrawableByLayerId(id);
            if (d == null) {
                d = mCurrentDrawable;
            }
        }
        if (d != null) {
            d.setLevel((int) (progress * MAX_LEVEL));
        } else {
            invalidate();
        }
        onVisualProgressChanged(id, progress);
    }

    void onVisualProgressChanged(int id, float progress) {
    }

    private synchronized void refreshProgress(int id, int progress, boolean fromUser) {
        if (mUiThreadId == Thread.currentThread().getId()) {
            doRefreshProgress(id, progress, fromUser, true);
            return;
        }
        if (mRefreshProgressRunnable == null) {
            mRefreshProgressRunnable = new RefreshProgressRunnable();
        }
        RefreshData rd = new RefreshData();
        rd.id = id;
        rd.progress = progress;
        rd.fromUser = fromUser;
        mRefreshData.add(rd);
        if (mAttached && !mRefreshIsPosted) {
            post(mRefreshProgressRunnable);
            mRefreshIsPosted = true;
        }
    }

    public synchronized void setProgress(int progress) {
        setProgressInternal(progress, false, false);
    }

    public void setProgress(int progress, boolean animate) {
        setProgressInternal(progress, false, animate);
    }

    synchronized boolean setProgressInternal(int progress, boolean fromUser, boolean animate) {
        if (mIndeterminate) {
            return false;
        }
        progress = Math.max(mMin, Math.min(mMax, progress));
        if (progress == mProgress) {
            return false;
        }
        mProgress = progress;
        refreshProgress(R.id.progress, mProgress, fromUser);
        return true;
    }

    public synchronized void setSecondaryProgress(int secondaryProgress) {
        if (mIndeterminate) {
            return;
        }
        secondaryProgress = Math.max(mMin, Math.min(mMax, secondaryProgress));
        if (secondaryProgress != mSecondaryProgress) {
            mSecondaryProgress = secondaryProgress;
            refreshProgress(R.id.secondaryProgress, mSecondaryProgress, false);
        }
    }

    public synchronized int getProgress() {
        return mIndeterminate ? 0 : mProgress;
    }

    public synchronized int getSecondaryProgress() {
        return mIndeterminate ? 0 : mSecondaryProgress;
    }

    public synchronized int getMin() {
        return mMin;
    }

    public synchronized int getMax() {
        return mMax;
    }

    public synchronized void setMin(int min) {
        if (mMaxInitialized && min > mMax) {
            min = mMax;
        }
        mMinInitialized = true;
        if (mMaxInitialized && min != mMin) {
            mMin = min;
            postInvalidate();
            if (mProgress < min) {
                mProgress = min;
            }
            refreshProgress(R.id.progress, mProgress, false);
        } else {
            mMin = min;
        }
    }

    public synchronized void setMax(int max) {
        if (mMinInitialized && max < mMin) {
            max = mMin;
        }
        mMaxInitialized = true;
        if (mMinInitialized && max != mMax) {
            mMax = max;
            postInvalidate();
            if (mProgress > max) {
                mProgress = max;
            }
            refreshProgress(R.id.progress, mProgress, false);
        } else {
            mMax = max;
        }
    }

    public final synchronized void incrementProgressBy(int diff) {
        setProgress(mProgress + diff);
    }

    public final synchronized void incrementSecondaryProgressBy(int diff) {
        setSecondaryProgress(mSecondaryProgress + diff);
    }

    void startAnimation() {
        if (getVisibility() != VISIBLE || getWindowVisibility() != VISIBLE) {
            return;
        }
        if (mIndeterminateDrawable instanceof Animatable) {
            mShouldStartAnimationDrawable = true;
        }
        postInvalidate();
    }

    void stopAnimation() {
        if (mIndeterminateDrawable instanceof Animatable) {
            ((Animatable) mIndeterminateDrawable).stop();
            mShouldStartAnimationDrawable = false;
        }
        postInvalidate();
    }

    public void setInterpolator(Context context, int resID) {
        setInterpolator(AnimationUtils.loadInterpolator(context, resID));
    }

    public void setInterpolator(Interpolator interpolator) {
        mInterpolator = interpolator;
    }

    public Interpolator getInterpolator() {
        return mInterpolator;
    }

    @Override
    public void onVisibilityAggregated(boolean isVisible) {
        super.onVisibilityAggregated(isVisible);
        if (isVisible != mAggregatedIsVisible) {
            mAggregatedIsVisible = isVisible;
            if (mIndeterminate) {
                if (isVisible) {
                    startAnimation();
                } else {
                    stopAnimation();
                }
            }
            if (mCurrentDrawable != null) {
                mCurrentDrawable.setVisible(isVisible, false);
            }
        }
    }

    @Override
    public void invalidateDrawable(Drawable dr) {
        if (!mInDrawing) {
            if (verifyDrawable(dr)) {
                invalidate();
            } else {
                super.invalidateDrawable(dr);
            }
        }
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        updateDrawableBounds(w, h);
    }

    private void updateDrawableBounds(int w, int h) {
        w -= mPaddingRight + mPaddingLeft;
        h -= mPaddingTop + mPaddingBottom;
        int right = w;
        int bottom = h;
        int top = 0;
        int left = 0;
        if (mIndeterminateDrawable != null) {
            if (mOnlyIndeterminate && !(mIndeterminateDrawable instanceof android.graphics.drawable.AnimationDrawable)) {
                float intrinsic = (float) mIndeterminateDrawable.getIntrinsicWidth()
                        / mIndeterminateDrawable.getIntrinsicHeight();
                float bound = (float) w / h;
                if (intrinsic != bound) {
                    if (bound > intrinsic) {
                        int width = (int) (h * intrinsic);
                        left = (w - width) / 2;
                        right = left + width;
                    } else {
                        int height = (int) (w * (1 / intrinsic));
                        top = (h - height) / 2;
                        bottom = top + height;
                    }
                }
            }
            mIndeterminateDrawable.setBounds(left, top, right, bottom);
        }
        if (mProgressDrawable != null) {
            mProgressDrawable.setBounds(0, 0, right, bottom);
        }
    }

    @Override
    protected synchronized void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        drawTrack(canvas);
    }

    void drawTrack(Canvas canvas) {
        Drawable d = mCurrentDrawable;
        if (d == null) {
            return;
        }
        int save = canvas.save();
        if (isLayoutRtl() && mMirrorForRtl) {
            canvas.translate(getWidth() - mPaddingRight, mPaddingTop);
            canvas.scale(-1.0f, 1.0f);
        } else {
            canvas.translate(mPaddingLeft, mPaddingTop);
        }
        d.draw(canvas);
        canvas.restoreToCount(save);
        if (mShouldStartAnimationDrawable && d instanceof Animatable) {
            ((Animatable) d).start();
            mShouldStartAnimationDrawable = false;
        }
    }

    @Override
    protected synchronized void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int dw = 0;
        int dh = 0;
        Drawable d = mCurrentDrawable;
        if (d != null) {
            dw = Math.max(mMinWidth, Math.min(mMaxWidth, d.getIntrinsicWidth()));
            dh = Math.max(mMinHeight, Math.min(mMaxHeight, d.getIntrinsicHeight()));
        }
        updateDrawableState();
        dw += mPaddingLeft + mPaddingRight;
        dh += mPaddingTop + mPaddingBottom;
        setMeasuredDimension(resolveSizeAndState(dw, widthMeasureSpec, 0),
                resolveSizeAndState(dh, heightMeasureSpec, 0));
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        updateDrawableState();
    }

    private void updateDrawableState() {
        int[] state = getDrawableState();
        boolean changed = false;
        if (mProgressDrawable != null && mProgressDrawable.isStateful()) {
            changed |= mProgressDrawable.setState(state);
        }
        if (mIndeterminateDrawable != null && mIndeterminateDrawable.isStateful()) {
            changed |= mIndeterminateDrawable.setState(state);
        }
        if (changed) {
            invalidate();
        }
    }

    @Override
    public void drawableHotspotChanged(float x, float y) {
        super.drawableHotspotChanged(x, y);
        if (mProgressDrawable != null) {
            mProgressDrawable.setHotspot(x, y);
        }
        if (mIndeterminateDrawable != null) {
            mIndeterminateDrawable.setHotspot(x, y);
        }
    }

    static class SavedState extends BaseSavedState {
        int progress;
        int secondaryProgress;

        SavedState(Parcelable superState) {
            super(superState);
        }

        private SavedState(Parcel in) {
            super(in);
            progress = in.readInt();
            secondaryProgress = in.readInt();
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeInt(progress);
            out.writeInt(secondaryProgress);
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    @Override
    public Parcelable onSaveInstanceState() {
        SavedState ss = new SavedState(super.onSaveInstanceState());
        ss.progress = mProgress;
        ss.secondaryProgress = mSecondaryProgress;
        return ss;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        setProgress(ss.progress);
        setSecondaryProgress(ss.secondaryProgress);
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        if (mIndeterminate) {
            startAnimation();
        }
        synchronized (this) {
            for (int i = 0; i < mRefreshData.size(); i++) {
                RefreshData rd = mRefreshData.get(i);
                doRefreshProgress(rd.id, rd.progress, rd.fromUser, true);
            }
            mRefreshData.clear();
        }
        mAttached = true;
    }

    @Override
    protected void onDetachedFromWindow() {
        if (mIndeterminate) {
            stopAnimation();
        }
        if (mRefreshProgressRunnable != null) {
            removeCallbacks(mRefreshProgressRunnable);
            mRefreshIsPosted = false;
        }
        super.onDetachedFromWindow();
        mAttached = false;
    }

    @Override
    public void onInitializeAccessibilityNodeInfoInternal(android.view.accessibility.AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfoInternal(info);
        if (!isIndeterminate()) {
            info.setRangeInfo(android.view.accessibility.AccessibilityNodeInfo.RangeInfo.obtain(
                    android.view.accessibility.AccessibilityNodeInfo.RangeInfo.RANGE_TYPE_INT, 0, getMax(), getProgress()));
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ProgressBar.class.getName();
    }

    public boolean isAnimating() {
        return mIndeterminate && getWindowVisibility() == VISIBLE && isShown();
    }
}

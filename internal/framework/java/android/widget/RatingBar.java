package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** A rating in stars. */
public class RatingBar extends AbsSeekBar {
    /** Told of a new rating. */
    public interface OnRatingBarChangeListener {
        void onRatingChanged(RatingBar ratingBar, float rating, boolean fromUser);
    }

    private int mNumStars = 5;
    private int mProgressOnStartTracking;
    private OnRatingBarChangeListener mOnRatingBarChangeListener;

    public RatingBar(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public RatingBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.RatingBar, defStyleAttr, defStyleRes);
        int numStars = a.getInt(R.styleable.RatingBar_numStars, mNumStars);
        setIsIndicator(a.getBoolean(R.styleable.RatingBar_isIndicator, !mIsUserSeekable));
        float rating = a.getFloat(R.styleable.RatingBar_rating, -1);
        float stepSize = a.getFloat(R.styleable.RatingBar_stepSize, -1);
        a.recycle();
        if (numStars > 0 && numStars != mNumStars) {
            setNumStars(numStars);
        }
        setStepSize(stepSize >= 0 ? stepSize : 0.5f);
        if (rating >= 0) {
            setRating(rating);
        }
        mTouchProgressOffset = 0.6f;
    }

    public RatingBar(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.ratingBarStyle);
    }

    public RatingBar(Context context) {
        this(context, null);
    }

    public void setOnRatingBarChangeListener(OnRatingBarChangeListener listener) {
        mOnRatingBarChangeListener = listener;
    }

    public OnRatingBarChangeListener getOnRatingBarChangeListener() {
        return mOnRatingBarChangeListener;
    }

    public void setIsIndicator(boolean isIndicator) {
        mIsUserSeekable = !isIndicator;
        if (isIndicator) {
            setFocusable(FOCUSABLE_AUTO);
        } else {
            setFocusable(FOCUSABLE);
        }
    }

    public boolean isIndicator() {
        return !mIsUserSeekable;
    }

    public void setNumStars(int numStars) {
        if (numStars > 0) {
            mNumStars = numStars;
            requestLayout();
        }
    }

    public int getNumStars() {
        return mNumStars;
    }

    public void setRating(float rating) {
        setProgress(Math.round(rating * getProgressPerStar()));
    }

    public float getRating() {
        return getProgress() / getProgressPerStar();
    }

    public void setStepSize(float stepSize) {
        if (stepSize <= 0) {
            return;
        }
        float newMax = mNumStars / stepSize;
        int newProgress = (int) (newMax / getMax() * getProgress());
        setMax((int) newMax);
        setProgress(newProgress);
    }

    public float getStepSize() {
        return (float) getNumStars() / getMax();
    }

    private float getProgressPerStar() {
        return mNumStars > 0 ? 1f * getMax() / mNumStars : 1;
    }

    @Override
    void onProgressRefresh(float scale, boolean fromUser, int progress) {
        super.onProgressRefresh(scale, fromUser, progress);
        float ratio = getMax() == 0 ? 0 : progress / getProgressPerStar();
        setSecondaryProgress((int) (Math.ceil(ratio) * getProgressPerStar()));
        if (!fromUser) {
            dispatchRatingChange(false);
        }
    }

    @Override
    protected synchronized void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        if (mSampleWidth > 0) {
            setMeasuredDimension(resolveSizeAndState(mSampleWidth * mNumStars, widthMeasureSpec, 0),
                    getMeasuredHeight());
        }
    }

    @Override
    void onStartTrackingTouch() {
        mProgressOnStartTracking = getProgress();
        super.onStartTrackingTouch();
    }

    @Override
    void onStopTrackingTouch() {
        super.onStopTrackingTouch();
        if (getProgress() != mProgressOnStartTracking) {
            dispatchRatingChange(true);
        }
    }

    @Override
    void onKeyChange() {
        super.onKeyChange();
        dispatchRatingChange(true);
    }

    void dispatchRatingChange(boolean fromUser) {
        if (mOnRatingBarChangeListener != null) {
            mOnRatingBarChangeListener.onRatingChanged(this, getRating(), fromUser);
        }
    }

    @Override
    public synchronized void setMax(int max) {
        if (max > 0) {
            super.setMax(max);
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return RatingBar.class.getName();
    }
}

package android.widget;

import android.animation.AnimatorInflater;
import android.animation.ObjectAnimator;
import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;

/** Shows one item of an adapter at a time, and moves from one to another. */
public abstract class AdapterViewAnimator extends AdapterView<Adapter> implements Advanceable {
    int mWhichChild = 0;
    boolean mAnimateFirstTime = true;
    boolean mFirstTime = true;
    boolean mLoopViews = true;
    Adapter mAdapter;
    AdapterDataSetObserver mDataSetObserver;
    ObjectAnimator mInAnimation;
    ObjectAnimator mOutAnimation;
    /** The view that is shown, and the position of its item. */
    private View mShown;
    private int mShownPosition = -1;
    private boolean mTouched;
    private int mReferenceChildWidth = -1;
    private int mReferenceChildHeight = -1;

    public AdapterViewAnimator(Context context) {
        this(context, null);
    }

    public AdapterViewAnimator(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public AdapterViewAnimator(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AdapterViewAnimator(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.AdapterViewAnimator, defStyleAttr, defStyleRes);
        int in = a.getResourceId(R.styleable.AdapterViewAnimator_inAnimation, 0);
        if (in > 0) setInAnimation(context, in);
        else setInAnimation(fade(0, 1));
        int out = a.getResourceId(R.styleable.AdapterViewAnimator_outAnimation, 0);
        if (out > 0) setOutAnimation(context, out);
        else setOutAnimation(fade(1, 0));
        setAnimateFirstView(a.getBoolean(R.styleable.AdapterViewAnimator_animateFirstView, true));
        mLoopViews = a.getBoolean(R.styleable.AdapterViewAnimator_loopViews, false);
        a.recycle();
    }

    private static ObjectAnimator fade(float from, float to) {
        ObjectAnimator anim = ObjectAnimator.ofFloat(null, "alpha", from, to);
        anim.setDuration(200);
        return anim;
    }

    public void setDisplayedChild(int whichChild) {
        setDisplayedChild(whichChild, true);
    }

    private void setDisplayedChild(int whichChild, boolean animate) {
        if (mAdapter == null) return;
        mWhichChild = whichChild;
        int n = getCount();
        if (whichChild >= n) mWhichChild = mLoopViews ? 0 : n - 1;
        else if (whichChild < 0) mWhichChild = mLoopViews ? n - 1 : 0;
        boolean hasFocus = getFocusedChild() != null;
        show(animate);
        if (hasFocus) requestFocus(FOCUS_FORWARD);
    }

    private void show(boolean animate) {
        final View old = mShown;
        if (mWhichChild < 0 || mWhichChild >= getCount()) {
            mShown = null;
            mShownPosition = -1;
            if (old != null) removeViewInLayout(old);
            return;
        }
        if (old != null && mShownPosition == mWhichChild && !mDataChanged) return;
        FrameLayout v = new FrameLayout(getContext()); // which the platform puts around each view of the adapter
        View content = mAdapter.getView(mWhichChild, null, this);
        if (content != null) v.addView(content);
        addViewInLayout(v, -1, generateDefaultLayoutParams());
        mShown = v;
        mShownPosition = mWhichChild;
        if (animate && mInAnimation != null && (!mFirstTime || mAnimateFirstTime)) {
            mInAnimation.setTarget(v);
            mInAnimation.start();
        }
        if (old != null) {
            if (animate && mOutAnimation != null) {
                mOutAnimation.setTarget(old);
                mOutAnimation.start();
                postDelayed(new Runnable() {
                    @Override
                    public void run() {
                        removeViewInLayout(old);
                        invalidate();
                    }
                }, mOutAnimation.getTotalDuration());
            } else {
                removeViewInLayout(old);
            }
        }
        mFirstTime = false;
        requestLayout();
        invalidate();
    }

    @Override
    protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
        return new ViewGroup.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    }

    public int getDisplayedChild() {
        return mWhichChild;
    }

    public void showNext() {
        setDisplayedChild(mWhichChild + 1);
    }

    public void showPrevious() {
        setDisplayedChild(mWhichChild - 1);
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        switch (ev.getAction()) {
            case MotionEvent.ACTION_DOWN:
                mTouched = mShown != null && within(ev);
                if (mTouched) mShown.setPressed(true);
                return mTouched;
            case MotionEvent.ACTION_UP:
                if (mTouched && mShown != null && within(ev)) {
                    final View v = mShown;
                    final int position = mShownPosition;
                    post(new Runnable() {
                        @Override
                        public void run() {
                            v.setPressed(false);
                            if (position < getCount()) performItemClick(v, position, getItemIdAtPosition(position));
                        }
                    });
                    mTouched = false;
                    return true;
                }
                // What follows is as if the touch had been taken away.
            case MotionEvent.ACTION_CANCEL:
                if (mShown != null) mShown.setPressed(false);
                mTouched = false;
                return false;
            default:
                return mTouched;
        }
    }

    private boolean within(MotionEvent ev) {
        return ev.getX() >= mShown.getLeft() && ev.getX() < mShown.getRight() && ev.getY() >= mShown.getTop() && ev.getY() < mShown.getBottom();
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int widthSize = MeasureSpec.getSize(widthMeasureSpec), heightSize = MeasureSpec.getSize(heightMeasureSpec);
        int widthMode = MeasureSpec.getMode(widthMeasureSpec), heightMode = MeasureSpec.getMode(heightMeasureSpec);
        if (mReferenceChildWidth == -1 && mReferenceChildHeight == -1 && mShown != null) {
            mShown.measure(MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED), MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED));
            mReferenceChildWidth = mShown.getMeasuredWidth();
            mReferenceChildHeight = mShown.getMeasuredHeight();
        }
        boolean known = mReferenceChildWidth != -1 && mReferenceChildHeight != -1;
        heightSize = size(heightMode, heightSize, known ? mReferenceChildHeight + mPaddingTop + mPaddingBottom : 0);
        // A height that may be less makes the width that of the view, too, whatever the width may be.
        widthSize = size(widthMode != MeasureSpec.UNSPECIFIED && heightMode == MeasureSpec.AT_MOST ? MeasureSpec.AT_MOST
                : widthMode == MeasureSpec.AT_MOST ? MeasureSpec.EXACTLY : widthMode, widthSize, known ? mReferenceChildWidth + mPaddingLeft + mPaddingRight : 0);
        setMeasuredDimension(widthSize, heightSize);
        for (int i = 0; i < getChildCount(); i++) {
            getChildAt(i).measure(MeasureSpec.makeMeasureSpec((widthSize & MEASURED_SIZE_MASK) - mPaddingLeft - mPaddingRight, MeasureSpec.EXACTLY),
                    MeasureSpec.makeMeasureSpec((heightSize & MEASURED_SIZE_MASK) - mPaddingTop - mPaddingBottom, MeasureSpec.EXACTLY));
        }
    }

    private static int size(int mode, int size, int wanted) {
        if (mode == MeasureSpec.UNSPECIFIED) return wanted;
        if (mode != MeasureSpec.AT_MOST || wanted == 0) return size;
        return wanted > size ? size | MEASURED_STATE_TOO_SMALL : wanted;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        if (mDataChanged) {
            handleDataChanged();
            int n = getCount();
            if (n > 0 && mWhichChild >= n) mWhichChild = n - 1;
            show(false);
            mDataChanged = false;
        }
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            child.layout(mPaddingLeft, mPaddingTop, mPaddingLeft + child.getMeasuredWidth(), mPaddingTop + child.getMeasuredHeight());
        }
    }

    static class SavedState extends BaseSavedState {
        int whichChild;

        SavedState(Parcelable superState, int whichChild) {
            super(superState);
            this.whichChild = whichChild;
        }

        private SavedState(Parcel in) {
            super(in);
            whichChild = in.readInt();
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeInt(whichChild);
        }

        @Override
        public String toString() {
            return "AdapterViewAnimator.SavedState{ whichChild = " + whichChild + " }";
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    @Override
    public Parcelable onSaveInstanceState() {
        return new SavedState(super.onSaveInstanceState(), mWhichChild);
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        mWhichChild = ss.whichChild;
        setDisplayedChild(mWhichChild, false);
    }

    public View getCurrentView() {
        return mShown;
    }

    public ObjectAnimator getInAnimation() {
        return mInAnimation;
    }

    public void setInAnimation(ObjectAnimator inAnimation) {
        mInAnimation = inAnimation;
    }

    public ObjectAnimator getOutAnimation() {
        return mOutAnimation;
    }

    public void setOutAnimation(ObjectAnimator outAnimation) {
        mOutAnimation = outAnimation;
    }

    public void setInAnimation(Context context, int resourceID) {
        setInAnimation((ObjectAnimator) AnimatorInflater.loadAnimator(context, resourceID));
    }

    public void setOutAnimation(Context context, int resourceID) {
        setOutAnimation((ObjectAnimator) AnimatorInflater.loadAnimator(context, resourceID));
    }

    public void setAnimateFirstView(boolean animate) {
        mAnimateFirstTime = animate;
    }

    @Override
    public int getBaseline() {
        return getCurrentView() != null ? getCurrentView().getBaseline() : super.getBaseline();
    }

    @Override
    public Adapter getAdapter() {
        return mAdapter;
    }

    @Override
    public void setAdapter(Adapter adapter) {
        if (mAdapter != null && mDataSetObserver != null) mAdapter.unregisterDataSetObserver(mDataSetObserver);
        mAdapter = adapter;
        checkFocus();
        if (mAdapter != null) {
            mDataSetObserver = new AdapterDataSetObserver();
            mAdapter.registerDataSetObserver(mDataSetObserver);
            mItemCount = mAdapter.getCount();
        }
        setFocusable(true);
        mWhichChild = 0;
        mDataChanged = true;
        show(false);
        mDataChanged = false;
    }

    @Override
    public void setSelection(int position) {
        setDisplayedChild(position);
    }

    @Override
    public View getSelectedView() {
        return mShown;
    }

    @Override
    public void advance() {
        showNext();
    }

    @Override
    public void fyiWillBeAdvancedByHostKThx() {
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return AdapterViewAnimator.class.getName();
    }
}

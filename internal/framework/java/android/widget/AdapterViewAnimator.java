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
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shows a few neighbouring items of an adapter, most often one, and moves from some to others. What leaves stays below,
 * faded, until the next move.
 */
public abstract class AdapterViewAnimator extends AdapterView<Adapter> implements Advanceable {
    int mWhichChild = 0;
    boolean mAnimateFirstTime = true;
    boolean mFirstTime = true;
    boolean mLoopViews = true;
    Adapter mAdapter;
    AdapterDataSetObserver mDataSetObserver;
    ObjectAnimator mInAnimation;
    ObjectAnimator mOutAnimation;
    /** How many views there are at most, and which of them is the current one. */
    int mMaxNumActiveViews = 1;
    private int mActiveOffset = 0;
    /** The views by their slots: positions, but for loops over few items, where an item has several slots. */
    final TreeMap<Integer, Shown> mShown = new TreeMap<>();
    private final ArrayList<Integer> mLeaving = new ArrayList<>();
    int mCurrentWindowStart = 0;
    int mCurrentWindowEnd = -1;
    private int mCurrentWindowStartUnbounded = 0;
    private boolean mTouched;
    int mReferenceChildWidth = -1;
    int mReferenceChildHeight = -1;

    /** A view, its place among those that are shown, and the position of its item. */
    static final class Shown {
        final View view;
        final int position;
        int place;

        Shown(View view, int place, int position) {
            this.view = view;
            this.place = place;
            this.position = position;
        }
    }

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

    void configureViewAnimator(int numVisibleViews, int activeOffset) {
        mMaxNumActiveViews = numVisibleViews;
        mActiveOffset = activeOffset;
        mLeaving.clear();
        mShown.clear();
        removeAllViewsInLayout();
        mCurrentWindowStart = 0;
        mCurrentWindowEnd = -1;
    }

    public void setDisplayedChild(int whichChild) {
        setDisplayedChild(whichChild, true);
    }

    private void setDisplayedChild(int whichChild, boolean animate) {
        if (mAdapter == null) return;
        mWhichChild = whichChild;
        int n = getWindowSize();
        if (whichChild >= n) mWhichChild = mLoopViews ? 0 : n - 1;
        else if (whichChild < 0) mWhichChild = mLoopViews ? n - 1 : 0;
        boolean hasFocus = getFocusedChild() != null;
        showOnly(mWhichChild, animate);
        if (hasFocus) requestFocus(FOCUS_FORWARD);
    }

    int getNumActiveViews() {
        return mAdapter == null ? mMaxNumActiveViews : Math.min(getCount() + 1, mMaxNumActiveViews);
    }

    /** How many slots there are. */
    int getWindowSize() {
        if (mAdapter == null) return 0;
        int n = getCount();
        return mLoopViews && n <= getNumActiveViews() ? n * mMaxNumActiveViews : n;
    }

    static int modulo(int pos, int size) {
        return size > 0 ? (size + pos % size) % size : 0;
    }

    View getViewAtRelativeIndex(int place) {
        if (place < 0 || place >= getNumActiveViews() || mAdapter == null) return null;
        Shown s = mShown.get(modulo(mCurrentWindowStartUnbounded + place, getWindowSize()));
        return s == null ? null : s.view;
    }

    FrameLayout getFrameForChild() {
        return new FrameLayout(getContext());
    }

    ViewGroup.LayoutParams createOrReuseLayoutParams(View v) {
        ViewGroup.LayoutParams lp = v.getLayoutParams();
        return lp != null ? lp : generateDefaultLayoutParams();
    }

    /** Moves a view to its place at once. */
    void applyTransformForChildAtIndex(View child, int place) {
    }

    /** Moves a view from one place to another; -1 is outside. */
    void transformViewForTransition(int from, int to, View view, boolean animate) {
        ObjectAnimator animation = from == -1 ? mInAnimation : to == -1 ? mOutAnimation : null;
        if (animation == null) return;
        animation.setTarget(view);
        animation.start();
    }

    void showOnly(int which, boolean animate) {
        int n = mAdapter == null ? 0 : getCount();
        if (n == 0) return;
        for (int slot : mLeaving) {
            View left = mShown.remove(slot).view;
            left.clearAnimation();
            if (left instanceof ViewGroup) ((ViewGroup) left).removeAllViewsInLayout();
            applyTransformForChildAtIndex(left, -1);
            removeViewInLayout(left);
        }
        mLeaving.clear();
        int unbounded = which - mActiveOffset;
        int start = unbounded, end = unbounded + getNumActiveViews() - 1, size = getWindowSize();
        if (!mLoopViews) {
            start = Math.max(0, start);
            end = Math.min(n - 1, end);
        }
        int first = modulo(start, size), last = modulo(end, size);
        for (Map.Entry<Integer, Shown> e : mShown.entrySet()) {
            int slot = e.getKey();
            boolean within = first <= last ? slot >= first && slot <= last : slot >= first || slot <= last;
            if (within) continue;
            mLeaving.add(slot);
            transformViewForTransition(e.getValue().place, -1, e.getValue().view, animate);
        }
        if (start != mCurrentWindowStart || end != mCurrentWindowEnd || unbounded != mCurrentWindowStartUnbounded) {
            for (int i = start; i <= end; i++) enter(modulo(i, size), i - unbounded, modulo(i, n), animate);
            mCurrentWindowStart = start;
            mCurrentWindowEnd = end;
            mCurrentWindowStartUnbounded = unbounded;
        }
        requestLayout();
        invalidate();
    }

    private void enter(int slot, int place, int position, boolean animate) {
        Shown s = mShown.get(slot);
        int from = s == null ? -1 : s.place;
        if (s != null && !mLeaving.contains(slot)) {
            s.place = place;
            applyTransformForChildAtIndex(s.view, place);
            transformViewForTransition(from, place, s.view, animate);
        } else {
            View content = mAdapter.getView(position, null, this);
            FrameLayout frame = getFrameForChild();
            if (content != null) frame.addView(content);
            s = new Shown(frame, place, position);
            mShown.put(slot, s);
            addViewInLayout(frame, -1, createOrReuseLayoutParams(frame));
            if (mReferenceChildWidth == -1 || mReferenceChildHeight == -1) {
                int any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
                frame.measure(any, any);
                mReferenceChildWidth = frame.getMeasuredWidth();
                mReferenceChildHeight = frame.getMeasuredHeight();
            }
            applyTransformForChildAtIndex(frame, place);
            transformViewForTransition(-1, place, frame, animate);
        }
        s.view.bringToFront();
    }

    /** Looks at the adapter again if it has told of a change; the views follow later. */
    void checkForAndHandleDataChanged() {
        if (mDataChanged) {
            post(new Runnable() {
                @Override
                public void run() {
                    handleDataChanged();
                    if (mWhichChild >= getWindowSize()) {
                        mWhichChild = 0;
                        showOnly(mWhichChild, false);
                    } else if (mOldItemCount != getCount()) {
                        showOnly(mWhichChild, false);
                    }
                    refreshChildren();
                    requestLayout();
                }
            });
        }
        mDataChanged = false;
    }

    private void refreshChildren() {
        int n = mAdapter == null ? 0 : getCount();
        for (int i = mCurrentWindowStart; n > 0 && i <= mCurrentWindowEnd; i++) {
            View content = mAdapter.getView(modulo(i, n), null, this);
            Shown s = mShown.get(modulo(i, getWindowSize()));
            if (s == null || content == null) continue;
            ((ViewGroup) s.view).removeAllViewsInLayout();
            ((ViewGroup) s.view).addView(content);
        }
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

    /** What a touch of the current view looks like. */
    void showTapFeedback(View v) {
        v.setPressed(true);
    }

    void hideTapFeedback(View v) {
        v.setPressed(false);
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        final View v = getCurrentView();
        switch (ev.getAction()) {
            case MotionEvent.ACTION_DOWN:
                mTouched = v != null && isTransformedTouchPointInView(ev.getX(), ev.getY(), v, null);
                if (mTouched) showTapFeedback(v);
                return mTouched;
            case MotionEvent.ACTION_UP:
                if (mTouched && v != null && isTransformedTouchPointInView(ev.getX(), ev.getY(), v, null)) {
                    post(new Runnable() {
                        @Override
                        public void run() {
                            hideTapFeedback(v);
                            for (Shown s : mShown.values()) {
                                if (s.view != v || s.position >= getCount()) continue;
                                performItemClick(v, s.position, getItemIdAtPosition(s.position));
                                return;
                            }
                        }
                    });
                    mTouched = false;
                    return true;
                }
                // What follows is as if the touch had been taken away.
            case MotionEvent.ACTION_CANCEL:
                if (v != null) hideTapFeedback(v);
                mTouched = false;
                return false;
            default:
                return mTouched;
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int widthSize = MeasureSpec.getSize(widthMeasureSpec), heightSize = MeasureSpec.getSize(heightMeasureSpec);
        int widthMode = MeasureSpec.getMode(widthMeasureSpec), heightMode = MeasureSpec.getMode(heightMeasureSpec);
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
        checkForAndHandleDataChanged();
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
        return getViewAtRelativeIndex(mActiveOffset);
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
        showOnly(mWhichChild, false);
    }

    @Override
    public void setSelection(int position) {
        setDisplayedChild(position);
    }

    @Override
    public View getSelectedView() {
        return getViewAtRelativeIndex(mActiveOffset);
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

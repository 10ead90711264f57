package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Paint.Align;
import android.graphics.drawable.Drawable;
import android.text.InputType;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.method.NumberKeyListener;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.animation.DecelerateInterpolator;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputMethodManager;
import com.android.internal.R;
import java.util.Locale;

/** Chooses a number out of a range with a wheel, or with two buttons. */
public class NumberPicker extends LinearLayout {
    private static final int SIZE_UNSPECIFIED = -1;
    private static final int SNAP_SCROLL_DURATION = 300;
    private static final int SELECTOR_ADJUSTMENT_DURATION_MILLIS = 800;
    private static final long DEFAULT_LONG_PRESS_UPDATE_INTERVAL = 300;
    private static final char[] DIGITS = "0123456789".toCharArray();

    private final ImageButton mIncrementButton;
    private final ImageButton mDecrementButton;
    private final EditText mInputText;
    private final int mSelectionDividersDistance;
    private final int mMinHeight;
    private final int mMaxHeight;
    private final int mMinWidth;
    private int mMaxWidth;
    private final boolean mComputeMaxWidth;
    private final int mTextSize;
    private String[] mDisplayedValues;
    private int mMinValue;
    private int mMaxValue;
    private int mValue;
    private OnValueChangeListener mOnValueChangeListener;
    private OnScrollListener mOnScrollListener;
    private Formatter mFormatter;
    private long mLongPressUpdateInterval = DEFAULT_LONG_PRESS_UPDATE_INTERVAL;
    private final Paint mSelectorWheelPaint;
    private int mElementHeight;
    private int mInitialOffset = Integer.MIN_VALUE;
    private int mOffset;
    private final Scroller mFlingScroller;
    private final Scroller mAdjustScroller;
    private int mPreviousY;
    private float mDownY;
    private long mDownTime;
    private float mLastY;
    private VelocityTracker mTracker;
    private final int mTouchSlop;
    private final int mMinimumFlingVelocity;
    private final int mMaximumFlingVelocity;
    private boolean mWrapSelectorWheel;
    private boolean mWrapPreferred = true;
    private final int mSolidColor;
    private final boolean mHasSelectorWheel;
    private final Drawable mSelectionDivider;
    private final int mSelectionDividerHeight;
    private int mTopDivider;
    private int mBottomDivider;
    private int mScrollState = OnScrollListener.SCROLL_STATE_IDLE;
    private boolean mIgnoreMoveEvents;
    private boolean mClickOnTap;
    private final Runnable mRepeat = new Runnable() {
        @Override
        public void run() {
            changeValueByOne(mRepeatUp);
            postDelayed(this, mLongPressUpdateInterval);
        }
    };
    private boolean mRepeatUp;

    /** Hears of another value. */
    public interface OnValueChangeListener {
        void onValueChange(NumberPicker picker, int oldVal, int newVal);
    }

    /** Hears of the wheel's movement. */
    public interface OnScrollListener {
        int SCROLL_STATE_IDLE = 0;
        int SCROLL_STATE_TOUCH_SCROLL = 1;
        int SCROLL_STATE_FLING = 2;

        void onScrollStateChange(NumberPicker view, int scrollState);
    }

    /** Makes a number's text. */
    public interface Formatter {
        String format(int value);
    }

    private static final Formatter TWO_DIGITS = new Formatter() {
        @Override
        public String format(int value) {
            return String.format(Locale.getDefault(), "%02d", value);
        }
    };

    public static final Formatter getTwoDigitFormatter() {
        return TWO_DIGITS;
    }

    public NumberPicker(Context context) {
        this(context, null);
    }

    public NumberPicker(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.numberPickerStyle);
    }

    public NumberPicker(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public NumberPicker(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.NumberPicker, defStyleAttr, defStyleRes);
        int layout = a.getResourceId(R.styleable.NumberPicker_internalLayout, R.layout.number_picker);
        mHasSelectorWheel = layout != R.layout.number_picker;
        mSolidColor = a.getColor(R.styleable.NumberPicker_solidColor, 0);
        Drawable divider = a.getDrawable(R.styleable.NumberPicker_selectionDivider);
        if (divider != null) {
            divider.setCallback(this);
            divider.setLayoutDirection(getLayoutDirection());
            if (divider.isStateful()) {
                divider.setState(getDrawableState());
            }
        }
        mSelectionDivider = divider;
        mSelectionDividerHeight = a.getDimensionPixelSize(R.styleable.NumberPicker_selectionDividerHeight, dip(2));
        mSelectionDividersDistance = a.getDimensionPixelSize(R.styleable.NumberPicker_selectionDividersDistance, dip(48));
        mMinHeight = a.getDimensionPixelSize(R.styleable.NumberPicker_internalMinHeight, SIZE_UNSPECIFIED);
        mMaxHeight = a.getDimensionPixelSize(R.styleable.NumberPicker_internalMaxHeight, SIZE_UNSPECIFIED);
        if (mMinHeight != SIZE_UNSPECIFIED && mMaxHeight != SIZE_UNSPECIFIED && mMinHeight > mMaxHeight) {
            throw new IllegalArgumentException("minHeight > maxHeight");
        }
        mMinWidth = a.getDimensionPixelSize(R.styleable.NumberPicker_internalMinWidth, SIZE_UNSPECIFIED);
        mMaxWidth = a.getDimensionPixelSize(R.styleable.NumberPicker_internalMaxWidth, SIZE_UNSPECIFIED);
        if (mMinWidth != SIZE_UNSPECIFIED && mMaxWidth != SIZE_UNSPECIFIED && mMinWidth > mMaxWidth) {
            throw new IllegalArgumentException("minWidth > maxWidth");
        }
        mComputeMaxWidth = mMaxWidth == SIZE_UNSPECIFIED;
        a.recycle();
        setWillNotDraw(!mHasSelectorWheel);
        ((LayoutInflater) getContext().getSystemService(Context.LAYOUT_INFLATER_SERVICE)).inflate(layout, this, true);
        mIncrementButton = mHasSelectorWheel ? null : button(R.id.increment, true);
        mDecrementButton = mHasSelectorWheel ? null : button(R.id.decrement, false);
        mInputText = findViewById(R.id.numberpicker_input);
        mInputText.setOnFocusChangeListener(new OnFocusChangeListener() {
            @Override
            public void onFocusChange(View v, boolean hasFocus) {
                if (hasFocus) {
                    mInputText.selectAll();
                } else {
                    mInputText.setSelection(0, 0);
                    validateInputTextView(v);
                }
            }
        });
        mInputText.setFilters(new android.text.InputFilter[] {new InputTextFilter()});
        mInputText.setRawInputType(InputType.TYPE_CLASS_NUMBER);
        mInputText.setImeOptions(EditorInfo.IME_ACTION_DONE);
        ViewConfiguration configuration = ViewConfiguration.get(context);
        mTouchSlop = configuration.getScaledTouchSlop();
        mMinimumFlingVelocity = configuration.getScaledMinimumFlingVelocity();
        mMaximumFlingVelocity = configuration.getScaledMaximumFlingVelocity() / 8;
        mTextSize = (int) mInputText.getTextSize();
        mSelectorWheelPaint = new Paint();
        mSelectorWheelPaint.setAntiAlias(true);
        mSelectorWheelPaint.setTextAlign(Align.CENTER);
        mSelectorWheelPaint.setTextSize(mTextSize);
        mSelectorWheelPaint.setTypeface(mInputText.getTypeface());
        ColorStateList colors = mInputText.getTextColors();
        mSelectorWheelPaint.setColor(colors.getColorForState(ENABLED_STATE_SET, Color.WHITE));
        mFlingScroller = new Scroller(getContext(), null, true);
        mAdjustScroller = new Scroller(getContext(), new DecelerateInterpolator(2.5f));
        updateInputTextView();
        if (getImportantForAccessibility() == IMPORTANT_FOR_ACCESSIBILITY_AUTO) {
            setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
        }
    }

    private int dip(int value) {
        return (int) TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_DIP, value, getResources().getDisplayMetrics());
    }

    private ImageButton button(int id, final boolean up) {
        ImageButton b = findViewById(id);
        b.setOnClickListener(new OnClickListener() {
            @Override
            public void onClick(View v) {
                hideSoftInput();
                mInputText.clearFocus();
                changeValueByOne(up);
            }
        });
        b.setOnLongClickListener(new OnLongClickListener() {
            @Override
            public boolean onLongClick(View v) {
                hideSoftInput();
                mInputText.clearFocus();
                mRepeatUp = up;
                post(mRepeat);
                return true;
            }
        });
        return b;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        if (!mHasSelectorWheel) {
            super.onLayout(changed, left, top, right, bottom);
            return;
        }
        int w = mInputText.getMeasuredWidth();
        int h = mInputText.getMeasuredHeight();
        int x = (getMeasuredWidth() - w) / 2;
        int y = (getMeasuredHeight() - h) / 2;
        mInputText.layout(x, y, x + w, y + h);
        if (changed) {
            int gap = (int) ((mBottom - mTop - 3 * mTextSize) / 3f + 0.5f);
            mElementHeight = mTextSize + gap;
            mInitialOffset = mInputText.getBaseline() + mInputText.getTop() - mElementHeight;
            mOffset = mInitialOffset;
            updateInputTextView();
            setVerticalFadingEdgeEnabled(true);
            setFadingEdgeLength((mBottom - mTop - mTextSize) / 2);
            mTopDivider = (getHeight() - mSelectionDividersDistance) / 2 - mSelectionDividerHeight;
            mBottomDivider = mTopDivider + 2 * mSelectionDividerHeight + mSelectionDividersDistance;
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (!mHasSelectorWheel) {
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
            return;
        }
        super.onMeasure(atMost(widthMeasureSpec, mMaxWidth), atMost(heightMeasureSpec, mMaxHeight));
        setMeasuredDimension(atLeast(mMinWidth, getMeasuredWidth(), widthMeasureSpec), atLeast(mMinHeight, getMeasuredHeight(), heightMeasureSpec));
    }

    private static int atMost(int spec, int max) {
        if (max == SIZE_UNSPECIFIED || MeasureSpec.getMode(spec) == MeasureSpec.EXACTLY) {
            return spec;
        }
        int size = MeasureSpec.getMode(spec) == MeasureSpec.AT_MOST ? Math.min(MeasureSpec.getSize(spec), max) : max;
        return MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY);
    }

    private static int atLeast(int min, int measured, int spec) {
        return min == SIZE_UNSPECIFIED ? measured : resolveSizeAndState(Math.max(min, measured), spec, 0);
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent event) {
        if (!mHasSelectorWheel || !isEnabled() || event.getActionMasked() != MotionEvent.ACTION_DOWN) {
            return false;
        }
        removeCallbacks(mRepeat);
        mInputText.setVisibility(View.INVISIBLE);
        mDownY = mLastY = event.getY();
        mDownTime = event.getEventTime();
        mIgnoreMoveEvents = false;
        mClickOnTap = false;
        getParent().requestDisallowInterceptTouchEvent(true);
        if (!mFlingScroller.isFinished() || !mAdjustScroller.isFinished()) {
            mFlingScroller.forceFinished(true);
            mAdjustScroller.forceFinished(true);
            onScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
        } else if (mDownY < mTopDivider || mDownY > mBottomDivider) {
            hideSoftInput();
            mRepeatUp = mDownY > mBottomDivider;
            postDelayed(mRepeat, ViewConfiguration.getLongPressTimeout());
        } else {
            mClickOnTap = true;
        }
        return true;
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        if (!isEnabled() || !mHasSelectorWheel) {
            return false;
        }
        if (mTracker == null) {
            mTracker = VelocityTracker.obtain();
        }
        mTracker.addMovement(event);
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_MOVE: {
                if (mIgnoreMoveEvents) {
                    break;
                }
                float y = event.getY();
                if (mScrollState != OnScrollListener.SCROLL_STATE_TOUCH_SCROLL) {
                    if ((int) Math.abs(y - mDownY) > mTouchSlop) {
                        removeCallbacks(mRepeat);
                        onScrollStateChange(OnScrollListener.SCROLL_STATE_TOUCH_SCROLL);
                    }
                } else {
                    scrollBy(0, (int) (y - mLastY));
                    invalidate();
                }
                mLastY = y;
                break;
            }
            case MotionEvent.ACTION_UP: {
                removeCallbacks(mRepeat);
                mTracker.computeCurrentVelocity(1000, mMaximumFlingVelocity);
                int velocity = (int) mTracker.getYVelocity();
                if (Math.abs(velocity) > mMinimumFlingVelocity) {
                    mPreviousY = 0;
                    mFlingScroller.fling(0, velocity > 0 ? 0 : Integer.MAX_VALUE, 0, velocity, 0, 0, 0, Integer.MAX_VALUE);
                    if (velocity <= 0) {
                        mPreviousY = Integer.MAX_VALUE;
                    }
                    invalidate();
                    onScrollStateChange(OnScrollListener.SCROLL_STATE_FLING);
                } else {
                    int y = (int) event.getY();
                    long delta = event.getEventTime() - mDownTime;
                    if ((int) Math.abs(y - mDownY) <= mTouchSlop && delta < ViewConfiguration.getTapTimeout()) {
                        int row = mElementHeight == 0 ? 0 : y / mElementHeight - 1;
                        if (mClickOnTap) {
                            mClickOnTap = false;
                            performClick();
                        } else if (row != 0) {
                            changeValueByOne(row > 0);
                        }
                    } else {
                        ensureScrollWheelAdjusted();
                    }
                    onScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                }
                mTracker.recycle();
                mTracker = null;
                break;
            }
            default:
                break;
        }
        return true;
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent event) {
        int action = event.getActionMasked();
        if (action == MotionEvent.ACTION_CANCEL || action == MotionEvent.ACTION_UP) {
            removeCallbacks(mRepeat);
        }
        return super.dispatchTouchEvent(event);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        int key = event.getKeyCode();
        if (key == KeyEvent.KEYCODE_DPAD_CENTER || key == KeyEvent.KEYCODE_ENTER) {
            removeCallbacks(mRepeat);
        } else if (mHasSelectorWheel && (key == KeyEvent.KEYCODE_DPAD_DOWN || key == KeyEvent.KEYCODE_DPAD_UP)) {
            boolean down = key == KeyEvent.KEYCODE_DPAD_DOWN;
            if (event.getAction() == KeyEvent.ACTION_DOWN && (mWrapSelectorWheel || (down ? getValue() < getMaxValue() : getValue() > getMinValue()))) {
                requestFocus();
                removeCallbacks(mRepeat);
                if (mFlingScroller.isFinished()) {
                    changeValueByOne(down);
                }
                return true;
            }
        }
        return super.dispatchKeyEvent(event);
    }

    @Override
    public void computeScroll() {
        Scroller scroller = mFlingScroller;
        if (scroller.isFinished()) {
            scroller = mAdjustScroller;
            if (scroller.isFinished()) {
                return;
            }
        }
        scroller.computeScrollOffset();
        int y = scroller.getCurrY();
        if (mPreviousY == 0) {
            mPreviousY = scroller.getStartY();
        }
        scrollBy(0, y - mPreviousY);
        mPreviousY = y;
        if (!scroller.isFinished()) {
            invalidate();
        } else if (scroller == mFlingScroller) {
            ensureScrollWheelAdjusted();
            updateInputTextView();
            onScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
        } else if (mScrollState != OnScrollListener.SCROLL_STATE_TOUCH_SCROLL) {
            updateInputTextView();
        }
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        if (!mHasSelectorWheel) {
            mIncrementButton.setEnabled(enabled);
            mDecrementButton.setEnabled(enabled);
        }
        mInputText.setEnabled(enabled);
    }

    @Override
    public void scrollBy(int x, int y) {
        if (!mWrapSelectorWheel && (y > 0 && mValue <= mMinValue || y < 0 && mValue >= mMaxValue)) {
            mOffset = mInitialOffset;
            return;
        }
        mOffset += y;
        int gap = mElementHeight - mTextSize;
        while (mElementHeight > 0 && mOffset - mInitialOffset > gap) {
            mOffset -= mElementHeight;
            setValueInternal(mValue - 1, true);
            if (!mWrapSelectorWheel && mValue <= mMinValue) {
                mOffset = mInitialOffset;
            }
        }
        while (mElementHeight > 0 && mOffset - mInitialOffset < -gap) {
            mOffset += mElementHeight;
            setValueInternal(mValue + 1, true);
            if (!mWrapSelectorWheel && mValue >= mMaxValue) {
                mOffset = mInitialOffset;
            }
        }
    }

    @Override
    protected int computeVerticalScrollOffset() {
        return mOffset;
    }

    @Override
    protected int computeVerticalScrollRange() {
        return (mMaxValue - mMinValue + 1) * mElementHeight;
    }

    @Override
    protected int computeVerticalScrollExtent() {
        return getHeight();
    }

    @Override
    public int getSolidColor() {
        return mSolidColor;
    }

    public void setOnValueChangedListener(OnValueChangeListener onValueChangedListener) {
        mOnValueChangeListener = onValueChangedListener;
    }

    public void setOnScrollListener(OnScrollListener onScrollListener) {
        mOnScrollListener = onScrollListener;
    }

    public void setFormatter(Formatter formatter) {
        if (formatter != mFormatter) {
            mFormatter = formatter;
            updateInputTextView();
        }
    }

    public void setValue(int value) {
        setValueInternal(value, false);
    }

    @Override
    public boolean performClick() {
        if (!mHasSelectorWheel) {
            return super.performClick();
        }
        if (!super.performClick()) {
            showSoftInput();
        }
        return true;
    }

    @Override
    public boolean performLongClick() {
        if (!mHasSelectorWheel) {
            return super.performLongClick();
        }
        if (!super.performLongClick()) {
            showSoftInput();
            mIgnoreMoveEvents = true;
        }
        return true;
    }

    private void showSoftInput() {
        InputMethodManager imm = InputMethodManager.peekInstance();
        if (imm != null) {
            if (mHasSelectorWheel) {
                mInputText.setVisibility(View.VISIBLE);
            }
            mInputText.requestFocus();
            imm.showSoftInput(mInputText, 0);
        }
    }

    private void hideSoftInput() {
        InputMethodManager imm = InputMethodManager.peekInstance();
        if (imm != null && imm.isActive(mInputText)) {
            imm.hideSoftInputFromWindow(getWindowToken(), 0);
            if (mHasSelectorWheel) {
                mInputText.setVisibility(View.INVISIBLE);
            }
        }
    }

    private void tryComputeMaxWidth() {
        if (!mComputeMaxWidth) {
            return;
        }
        int max = 0;
        if (mDisplayedValues == null) {
            float digit = 0;
            for (int i = 0; i <= 9; i++) {
                digit = Math.max(digit, mSelectorWheelPaint.measureText(plain(i)));
            }
            int digits = 0;
            for (int current = mMaxValue; current > 0; current /= 10) {
                digits++;
            }
            max = (int) (digits * digit);
        } else {
            for (String s : mDisplayedValues) {
                max = Math.max(max, (int) mSelectorWheelPaint.measureText(s));
            }
        }
        max += mInputText.getPaddingLeft() + mInputText.getPaddingRight();
        if (mMaxWidth != max) {
            mMaxWidth = Math.max(max, mMinWidth);
            invalidate();
        }
    }

    public boolean getWrapSelectorWheel() {
        return mWrapSelectorWheel;
    }

    public void setWrapSelectorWheel(boolean wrapSelectorWheel) {
        mWrapPreferred = wrapSelectorWheel;
        updateWrap();
    }

    private void updateWrap() {
        mWrapSelectorWheel = mMaxValue - mMinValue >= 3 && mWrapPreferred;
    }

    public void setOnLongPressUpdateInterval(long intervalMillis) {
        mLongPressUpdateInterval = intervalMillis;
    }

    public int getValue() {
        return mValue;
    }

    public int getMinValue() {
        return mMinValue;
    }

    public void setMinValue(int minValue) {
        if (mMinValue == minValue) {
            return;
        }
        if (minValue < 0) {
            throw new IllegalArgumentException("minValue must be >= 0");
        }
        mMinValue = minValue;
        mValue = Math.max(mValue, mMinValue);
        rangeChanged();
    }

    public int getMaxValue() {
        return mMaxValue;
    }

    public void setMaxValue(int maxValue) {
        if (mMaxValue == maxValue) {
            return;
        }
        if (maxValue < 0) {
            throw new IllegalArgumentException("maxValue must be >= 0");
        }
        mMaxValue = maxValue;
        mValue = Math.min(mValue, mMaxValue);
        rangeChanged();
    }

    private void rangeChanged() {
        updateWrap();
        updateInputTextView();
        tryComputeMaxWidth();
        invalidate();
    }

    public String[] getDisplayedValues() {
        return mDisplayedValues;
    }

    public void setDisplayedValues(String[] displayedValues) {
        if (mDisplayedValues == displayedValues) {
            return;
        }
        mDisplayedValues = displayedValues;
        mInputText.setRawInputType(displayedValues != null ? InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS
                : InputType.TYPE_CLASS_NUMBER);
        updateInputTextView();
        tryComputeMaxWidth();
    }

    public CharSequence getDisplayedValueForCurrentSelection() {
        return text(mValue);
    }

    @Override
    protected float getTopFadingEdgeStrength() {
        return 0.9f;
    }

    @Override
    protected float getBottomFadingEdgeStrength() {
        return 0.9f;
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        removeCallbacks(mRepeat);
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        Drawable divider = mSelectionDivider;
        if (divider != null && divider.isStateful() && divider.setState(getDrawableState())) {
            invalidateDrawable(divider);
        }
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mSelectionDivider != null) {
            mSelectionDivider.jumpToCurrentState();
        }
    }

    @Override
    public void onResolveDrawables(int layoutDirection) {
        super.onResolveDrawables(layoutDirection);
        if (mSelectionDivider != null) {
            mSelectionDivider.setLayoutDirection(layoutDirection);
        }
    }

    @Override
    protected void onDraw(Canvas canvas) {
        if (!mHasSelectorWheel) {
            super.onDraw(canvas);
            return;
        }
        float x = (mRight - mLeft) / 2;
        float y = mOffset;
        for (int i = -1; i <= 1; i++) {
            if (i != 0 || mInputText.getVisibility() != VISIBLE) {
                int value = mValue + i;
                String s = mWrapSelectorWheel ? text(wrapped(value)) : value < mMinValue || value > mMaxValue ? "" : text(value);
                canvas.drawText(s, x, y, mSelectorWheelPaint);
            }
            y += mElementHeight;
        }
        if (mSelectionDivider != null) {
            mSelectionDivider.setBounds(0, mTopDivider, mRight, mTopDivider + mSelectionDividerHeight);
            mSelectionDivider.draw(canvas);
            mSelectionDivider.setBounds(0, mBottomDivider - mSelectionDividerHeight, mRight, mBottomDivider);
            mSelectionDivider.draw(canvas);
        }
    }

    private void setValueInternal(int current, boolean notifyChange) {
        if (mValue == current) {
            return;
        }
        int value = mWrapSelectorWheel ? wrapped(current) : Math.min(Math.max(current, mMinValue), mMaxValue);
        int previous = mValue;
        mValue = value;
        if (mScrollState != OnScrollListener.SCROLL_STATE_FLING) {
            updateInputTextView();
        }
        if (notifyChange && mOnValueChangeListener != null) {
            mOnValueChangeListener.onValueChange(this, previous, mValue);
        }
        invalidate();
    }

    private void changeValueByOne(boolean increment) {
        if (!mHasSelectorWheel) {
            setValueInternal(mValue + (increment ? 1 : -1), true);
            return;
        }
        hideSoftInput();
        mInputText.setVisibility(View.INVISIBLE);
        mFlingScroller.abortAnimation();
        mPreviousY = 0;
        mAdjustScroller.startScroll(0, 0, 0, increment ? -mElementHeight : mElementHeight, SNAP_SCROLL_DURATION);
        invalidate();
    }

    private void onScrollStateChange(int scrollState) {
        if (mScrollState != scrollState) {
            mScrollState = scrollState;
            if (mOnScrollListener != null) {
                mOnScrollListener.onScrollStateChange(this, scrollState);
            }
        }
    }

    private int wrapped(int index) {
        if (index > mMaxValue) {
            return mMinValue + (index - mMaxValue) % (mMaxValue - mMinValue) - 1;
        }
        return index < mMinValue ? mMaxValue - (mMinValue - index) % (mMaxValue - mMinValue) + 1 : index;
    }

    private static String plain(int value) {
        return String.format(Locale.getDefault(), "%d", value);
    }

    private String text(int value) {
        if (mDisplayedValues != null) {
            return mDisplayedValues[value - mMinValue];
        }
        return mFormatter != null ? mFormatter.format(value) : plain(value);
    }

    private void validateInputTextView(View v) {
        String s = String.valueOf(((TextView) v).getText());
        if (TextUtils.isEmpty(s)) {
            updateInputTextView();
        } else {
            setValueInternal(position(s), true);
        }
    }

    private int position(String value) {
        try {
            if (mDisplayedValues == null) {
                return Integer.parseInt(value);
            }
            String low = value.toLowerCase();
            for (int i = 0; i < mDisplayedValues.length; i++) {
                if (mDisplayedValues[i].toLowerCase().startsWith(low)) {
                    return mMinValue + i;
                }
            }
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            return mMinValue;
        }
    }

    private boolean updateInputTextView() {
        String s = text(mValue);
        if (!TextUtils.isEmpty(s) && !s.equals(mInputText.getText().toString())) {
            mInputText.setText(s);
            return true;
        }
        return false;
    }

    private boolean ensureScrollWheelAdjusted() {
        int delta = mInitialOffset - mOffset;
        if (delta == 0) {
            return false;
        }
        mPreviousY = 0;
        if (Math.abs(delta) > mElementHeight / 2) {
            delta += delta > 0 ? -mElementHeight : mElementHeight;
        }
        mAdjustScroller.startScroll(0, 0, 0, delta, SELECTOR_ADJUSTMENT_DURATION_MILLIS);
        invalidate();
        return true;
    }

    /** Lets only texts in that may become a value. */
    class InputTextFilter extends NumberKeyListener {
        @Override
        public int getInputType() {
            return InputType.TYPE_CLASS_TEXT;
        }

        @Override
        protected char[] getAcceptedChars() {
            return DIGITS;
        }

        @Override
        public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
            if (mDisplayedValues == null) {
                CharSequence filtered = super.filter(source, start, end, dest, dstart, dend);
                if (filtered == null) {
                    filtered = source.subSequence(start, end);
                }
                String result = String.valueOf(dest.subSequence(0, dstart)) + filtered + dest.subSequence(dend, dest.length());
                if ("".equals(result)) {
                    return result;
                }
                return position(result) > mMaxValue || result.length() > String.valueOf(mMaxValue).length() ? "" : filtered;
            }
            CharSequence filtered = String.valueOf(source.subSequence(start, end));
            if (TextUtils.isEmpty(filtered)) {
                return "";
            }
            String low = (String.valueOf(dest.subSequence(0, dstart)) + filtered + dest.subSequence(dend, dest.length())).toLowerCase();
            for (String val : mDisplayedValues) {
                if (val.toLowerCase().startsWith(low)) {
                    return val.subSequence(dstart, val.length());
                }
            }
            return "";
        }
    }

    /** The text in the middle of a picker. */
    public static class CustomEditText extends EditText {
        public CustomEditText(Context context, AttributeSet attrs) {
            super(context, attrs);
        }

        @Override
        public void onEditorAction(int actionCode) {
            super.onEditorAction(actionCode);
            if (actionCode == EditorInfo.IME_ACTION_DONE) {
                clearFocus();
            }
        }
    }
}

package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.ViewConfiguration;
import com.android.internal.R;

/** A progress bar that can be dragged. */
public abstract class AbsSeekBar extends ProgressBar {
    private static final int NO_ALPHA = 0xFF;

    private final Rect mTempRect = new Rect();
    private Drawable mThumb;
    private ColorStateList mThumbTintList = null;
    private PorterDuff.Mode mThumbTintMode = null;
    private Drawable mTickMark;
    private ColorStateList mTickMarkTintList = null;
    private PorterDuff.Mode mTickMarkTintMode = null;
    private int mThumbOffset;
    private boolean mSplitTrack;
    float mTouchProgressOffset;
    boolean mIsUserSeekable = true;
    private int mKeyProgressIncrement = 1;
    private float mDisabledAlpha;
    private int mScaledTouchSlop;
    private float mTouchDownX;
    private boolean mIsDragging;

    public AbsSeekBar(Context context) {
        super(context);
    }

    public AbsSeekBar(Context context, AttributeSet attrs) {
        super(context, attrs);
    }

    public AbsSeekBar(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AbsSeekBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.SeekBar, defStyleAttr, defStyleRes);
        setThumb(a.getDrawable(R.styleable.SeekBar_thumb));
        if (a.hasValue(R.styleable.SeekBar_thumbTint)) {
            setThumbTintList(a.getColorStateList(R.styleable.SeekBar_thumbTint));
        }
        setTickMark(a.getDrawable(R.styleable.SeekBar_tickMark));
        if (a.hasValue(R.styleable.SeekBar_tickMarkTint)) {
            setTickMarkTintList(a.getColorStateList(R.styleable.SeekBar_tickMarkTint));
        }
        mSplitTrack = a.getBoolean(R.styleable.SeekBar_splitTrack, false);
        setThumbOffset(a.getDimensionPixelOffset(R.styleable.SeekBar_thumbOffset, getThumbOffset()));
        boolean useDisabledAlpha = a.getBoolean(R.styleable.SeekBar_useDisabledAlpha, true);
        a.recycle();
        if (useDisabledAlpha) {
            a = context.obtainStyledAttributes(attrs, R.styleable.Theme, 0, 0);
            mDisabledAlpha = a.getFloat(R.styleable.Theme_disabledAlpha, 0.5f);
            a.recycle();
        } else {
            mDisabledAlpha = 1.0f;
        }
        mScaledTouchSlop = ViewConfiguration.get(context).getScaledTouchSlop();
    }

    public void setThumb(Drawable thumb) {
        boolean needUpdate = false;
        if (mThumb != null && thumb != mThumb) {
            mThumb.setCallback(null);
            needUpdate = true;
        }
        if (thumb != null) {
            thumb.setCallback(this);
            if (canResolveLayoutDirection()) {
                thumb.setLayoutDirection(getLayoutDirection());
            }
            mThumbOffset = thumb.getIntrinsicWidth() / 2;
            if (needUpdate && (thumb.getIntrinsicWidth() != mThumb.getIntrinsicWidth()
                    || thumb.getIntrinsicHeight() != mThumb.getIntrinsicHeight())) {
                requestLayout();
            }
        }
        mThumb = thumb;
        applyThumbTint();
        invalidate();
        if (needUpdate) {
            updateThumbAndTrackPos(getWidth(), getHeight());
            if (thumb != null && thumb.isStateful()) {
                thumb.setState(getDrawableState());
            }
        }
    }

    public Drawable getThumb() {
        return mThumb;
    }

    public void setThumbTintList(ColorStateList tint) {
        mThumbTintList = tint;
        applyThumbTint();
    }

    public ColorStateList getThumbTintList() {
        return mThumbTintList;
    }

    public void setThumbTintMode(PorterDuff.Mode tintMode) {
        mThumbTintMode = tintMode;
        applyThumbTint();
    }

    public PorterDuff.Mode getThumbTintMode() {
        return mThumbTintMode;
    }

    private Drawable tinted(Drawable d, ColorStateList list, PorterDuff.Mode mode) {
        if (d == null || list == null && mode == null) {
            return d;
        }
        d = d.mutate();
        if (list != null) {
            d.setTintList(list);
        }
        if (mode != null) {
            d.setTintMode(mode);
        }
        if (d.isStateful()) {
            d.setState(getDrawableState());
        }
        return d;
    }

    private void applyThumbTint() {
        mThumb = tinted(mThumb, mThumbTintList, mThumbTintMode);
    }

    public int getThumbOffset() {
        return mThumbOffset;
    }

    public void setThumbOffset(int thumbOffset) {
        mThumbOffset = thumbOffset;
        invalidate();
    }

    public void setSplitTrack(boolean splitTrack) {
        mSplitTrack = splitTrack;
        invalidate();
    }

    public boolean getSplitTrack() {
        return mSplitTrack;
    }

    public void setTickMark(Drawable tickMark) {
        if (mTickMark != null) {
            mTickMark.setCallback(null);
        }
        mTickMark = tickMark;
        if (tickMark != null) {
            tickMark.setCallback(this);
            tickMark.setLayoutDirection(getLayoutDirection());
            if (tickMark.isStateful()) {
                tickMark.setState(getDrawableState());
            }
            mTickMark = tinted(tickMark, mTickMarkTintList, mTickMarkTintMode);
        }
        invalidate();
    }

    public Drawable getTickMark() {
        return mTickMark;
    }

    public void setTickMarkTintList(ColorStateList tint) {
        mTickMarkTintList = tint;
        mTickMark = tinted(mTickMark, mTickMarkTintList, mTickMarkTintMode);
    }

    public ColorStateList getTickMarkTintList() {
        return mTickMarkTintList;
    }

    public void setTickMarkTintMode(PorterDuff.Mode tintMode) {
        mTickMarkTintMode = tintMode;
        mTickMark = tinted(mTickMark, mTickMarkTintList, mTickMarkTintMode);
    }

    public PorterDuff.Mode getTickMarkTintMode() {
        return mTickMarkTintMode;
    }

    public void setKeyProgressIncrement(int increment) {
        mKeyProgressIncrement = increment < 0 ? -increment : increment;
    }

    public int getKeyProgressIncrement() {
        return mKeyProgressIncrement;
    }

    private void keyStep() {
        int range = getMax() - getMin();
        if (mKeyProgressIncrement == 0 || range / mKeyProgressIncrement > 20) {
            setKeyProgressIncrement(Math.max(1, Math.round((float) range / 20)));
        }
    }

    @Override
    public synchronized void setMin(int min) {
        super.setMin(min);
        keyStep();
    }

    @Override
    public synchronized void setMax(int max) {
        super.setMax(max);
        keyStep();
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        return who == mThumb || who == mTickMark || super.verifyDrawable(who);
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mThumb != null) {
            mThumb.jumpToCurrentState();
        }
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        Drawable progress = getProgressDrawable();
        if (progress != null && mDisabledAlpha < 1.0f) {
            progress.setAlpha(isEnabled() ? NO_ALPHA : (int) (NO_ALPHA * mDisabledAlpha));
        }
        if (mThumb != null && mThumb.isStateful() && mThumb.setState(getDrawableState())) {
            invalidateDrawable(mThumb);
        }
    }

    @Override
    void onVisualProgressChanged(int id, float scale) {
        super.onVisualProgressChanged(id, scale);
        if (id == R.id.progress && mThumb != null) {
            setThumbPos(getWidth(), mThumb, scale, Integer.MIN_VALUE);
            invalidate();
        }
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        super.onSizeChanged(w, h, oldw, oldh);
        updateThumbAndTrackPos(w, h);
    }

    private float getScale() {
        int range = getMax() - getMin();
        return range > 0 ? (getProgress() - getMin()) / (float) range : 0;
    }

    private void updateThumbAndTrackPos(int w, int h) {
        int paddedHeight = h - mPaddingTop - mPaddingBottom;
        Drawable track = getCurrentDrawable();
        Drawable thumb = mThumb;
        int trackHeight = Math.min(mMaxHeight, paddedHeight);
        int thumbHeight = thumb == null ? 0 : thumb.getIntrinsicHeight();
        int trackOffset;
        int thumbOffset;
        if (thumbHeight > trackHeight) {
            int offset = (paddedHeight - thumbHeight) / 2;
            trackOffset = offset + (thumbHeight - trackHeight) / 2;
            thumbOffset = offset;
        } else {
            int offset = (paddedHeight - trackHeight) / 2;
            trackOffset = offset;
            thumbOffset = offset + (trackHeight - thumbHeight) / 2;
        }
        if (track != null) {
            track.setBounds(0, trackOffset, w - mPaddingRight - mPaddingLeft, trackOffset + trackHeight);
        }
        if (thumb != null) {
            setThumbPos(w, thumb, getScale(), thumbOffset);
        }
    }

    private void setThumbPos(int w, Drawable thumb, float scale, int offset) {
        int thumbWidth = thumb.getIntrinsicWidth();
        int available = w - mPaddingLeft - mPaddingRight - thumbWidth + mThumbOffset * 2;
        int at = (int) (scale * available + 0.5f);
        int top;
        int bottom;
        if (offset == Integer.MIN_VALUE) {
            Rect old = thumb.getBounds();
            top = old.top;
            bottom = old.bottom;
        } else {
            top = offset;
            bottom = offset + thumb.getIntrinsicHeight();
        }
        int left = isLayoutRtl() && mMirrorForRtl ? available - at : at;
        thumb.setBounds(left, top, left + thumbWidth, bottom);
    }

    @Override
    protected synchronized void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        if (mThumb != null) {
            int save = canvas.save();
            canvas.translate(mPaddingLeft - mThumbOffset, mPaddingTop);
            mThumb.draw(canvas);
            canvas.restoreToCount(save);
        }
    }

    @Override
    protected synchronized void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        Drawable d = getCurrentDrawable();
        int thumbHeight = mThumb == null ? 0 : mThumb.getIntrinsicHeight();
        int dw = 0;
        int dh = 0;
        if (d != null) {
            dw = Math.max(mMinWidth, Math.min(mMaxWidth, d.getIntrinsicWidth()));
            dh = Math.max(thumbHeight, Math.max(mMinHeight, Math.min(mMaxHeight, d.getIntrinsicHeight())));
        }
        dw += mPaddingLeft + mPaddingRight;
        dh += mPaddingTop + mPaddingBottom;
        setMeasuredDimension(resolveSizeAndState(dw, widthMeasureSpec, 0),
                resolveSizeAndState(dh, heightMeasureSpec, 0));
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        if (!mIsUserSeekable || !isEnabled()) {
            return false;
        }
        switch (event.getAction()) {
            case MotionEvent.ACTION_DOWN:
                if (isInScrollingContainer()) {
                    mTouchDownX = event.getX();
                } else {
                    startDrag(event);
                }
                break;
            case MotionEvent.ACTION_MOVE:
                if (mIsDragging) {
                    trackTouchEvent(event);
                } else if (Math.abs(event.getX() - mTouchDownX) > mScaledTouchSlop) {
                    startDrag(event);
                }
                break;
            case MotionEvent.ACTION_UP:
                if (mIsDragging) {
                    trackTouchEvent(event);
                    onStopTrackingTouch();
                    setPressed(false);
                } else {
                    onStartTrackingTouch();
                    trackTouchEvent(event);
                    onStopTrackingTouch();
                }
                invalidate();
                break;
            case MotionEvent.ACTION_CANCEL:
                if (mIsDragging) {
                    onStopTrackingTouch();
                    setPressed(false);
                }
                invalidate();
                break;
            default:
                break;
        }
        return true;
    }

    private void startDrag(MotionEvent event) {
        setPressed(true);
        if (mThumb != null) {
            invalidate(mThumb.getBounds());
        }
        onStartTrackingTouch();
        trackTouchEvent(event);
        if (mParent != null) {
            mParent.requestDisallowInterceptTouchEvent(true);
        }
    }

    private void trackTouchEvent(MotionEvent event) {
        int x = Math.round(event.getX());
        int width = getWidth();
        int available = width - mPaddingLeft - mPaddingRight;
        boolean mirrored = isLayoutRtl() && mMirrorForRtl;
        float scale;
        float progress = 0.0f;
        if (x < mPaddingLeft) {
            scale = mirrored ? 1.0f : 0.0f;
        } else if (x > width - mPaddingRight) {
            scale = mirrored ? 0.0f : 1.0f;
        } else {
            scale = mirrored ? (available - x + mPaddingLeft) / (float) available : (x - mPaddingLeft) / (float) available;
            progress = mTouchProgressOffset;
        }
        progress += scale * (getMax() - getMin()) + getMin();
        setProgressInternal(Math.round(progress), true, false);
    }

    void onStartTrackingTouch() {
        mIsDragging = true;
    }

    void onStopTrackingTouch() {
        mIsDragging = false;
    }

    void onKeyChange() {
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        if (isEnabled()) {
            int increment = mKeyProgressIncrement;
            switch (keyCode) {
                case KeyEvent.KEYCODE_DPAD_LEFT:
                case KeyEvent.KEYCODE_MINUS:
                    increment = -increment;
                case KeyEvent.KEYCODE_DPAD_RIGHT:
                case KeyEvent.KEYCODE_PLUS:
                case KeyEvent.KEYCODE_EQUALS:
                    increment = isLayoutRtl() ? -increment : increment;
                    if (setProgressInternal(getProgress() + increment, true, true)) {
                        onKeyChange();
                        return true;
                    }
                    break;
                default:
                    break;
            }
        }
        return super.onKeyDown(keyCode, event);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return AbsSeekBar.class.getName();
    }
}

package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.text.Layout;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.MotionEvent;
import android.view.ViewConfiguration;
import com.android.internal.R;

/** A two-state toggle with a thumb that slides. */
public class Switch extends CompoundButton {
    private static final int[] CHECKED_STATE_SET = {R.attr.state_checked};

    private Drawable thumb;
    private Drawable track;
    private int thumbTextPadding;
    private int switchMinWidth;
    private int switchPadding;
    private boolean splitTrack;
    private CharSequence textOn;
    private CharSequence textOff;
    private boolean showText;
    private final int touchSlop;
    private int touchMode;
    private float touchX;
    private float touchY;
    private float thumbPosition;
    private int switchWidth;
    private int switchHeight;
    private int thumbWidth;
    private int switchLeft;
    private int switchTop;
    private int switchRight;
    private int switchBottom;
    private final TextPaint textPaint = new TextPaint(android.graphics.Paint.ANTI_ALIAS_FLAG);
    private ColorStateList textColors;
    private Layout onLayout;
    private Layout offLayout;
    private boolean allCaps;

    public Switch(Context context) {
        this(context, null);
    }

    public Switch(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.switchStyle);
    }

    public Switch(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public Switch(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        textPaint.density = getResources().getDisplayMetrics().density;
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.Switch, defStyleAttr, defStyleRes);
        thumb = a.getDrawable(R.styleable.Switch_thumb);
        if (thumb != null) thumb.setCallback(this);
        track = a.getDrawable(R.styleable.Switch_track);
        if (track != null) track.setCallback(this);
        textOn = a.getText(R.styleable.Switch_textOn);
        textOff = a.getText(R.styleable.Switch_textOff);
        showText = a.getBoolean(R.styleable.Switch_showText, true);
        thumbTextPadding = a.getDimensionPixelSize(R.styleable.Switch_thumbTextPadding, 0);
        switchMinWidth = a.getDimensionPixelSize(R.styleable.Switch_switchMinWidth, 0);
        switchPadding = a.getDimensionPixelSize(R.styleable.Switch_switchPadding, 0);
        splitTrack = a.getBoolean(R.styleable.Switch_splitTrack, false);
        int appearance = a.getResourceId(R.styleable.Switch_switchTextAppearance, 0);
        if (appearance != 0) setSwitchTextAppearance(context, appearance);
        a.recycle();
        touchSlop = ViewConfiguration.get(context).getScaledTouchSlop();
        refreshDrawableState();
        setChecked(isChecked());
    }

    public void setSwitchTextAppearance(Context context, int resid) {
        TypedArray a = context.obtainStyledAttributes(resid, R.styleable.TextAppearance);
        ColorStateList colors = a.getColorStateList(R.styleable.TextAppearance_textColor);
        textColors = colors != null ? colors : getTextColors();
        int ts = a.getDimensionPixelSize(R.styleable.TextAppearance_textSize, 0);
        if (ts != 0 && ts != textPaint.getTextSize()) {
            textPaint.setTextSize(ts);
            requestLayout();
        }
        allCaps = a.getBoolean(R.styleable.TextAppearance_textAllCaps, false);
        a.recycle();
    }

    public void setSwitchTypeface(Typeface tf) {
        if (textPaint.getTypeface() == tf) return;
        textPaint.setTypeface(tf);
        requestLayout();
        invalidate();
    }

    private ColorStateList thumbTint, trackTint;
    private PorterDuff.Mode thumbTintMode, trackTintMode;

    public void setSwitchPadding(int pixels) {
        switchPadding = pixels;
        requestLayout();
    }

    public int getSwitchPadding() {
        return switchPadding;
    }

    public void setSwitchMinWidth(int pixels) {
        switchMinWidth = pixels;
        requestLayout();
    }

    public int getSwitchMinWidth() {
        return switchMinWidth;
    }

    public void setThumbTextPadding(int pixels) {
        thumbTextPadding = pixels;
        requestLayout();
    }

    public int getThumbTextPadding() {
        return thumbTextPadding;
    }

    public void setTrackDrawable(Drawable track) {
        if (this.track != null) this.track.setCallback(null);
        this.track = track;
        if (track != null) track.setCallback(this);
        requestLayout();
    }

    public void setTrackResource(int resId) {
        setTrackDrawable(getContext().getDrawable(resId));
    }

    public Drawable getTrackDrawable() {
        return track;
    }

    public void setThumbDrawable(Drawable thumb) {
        if (this.thumb != null) this.thumb.setCallback(null);
        this.thumb = thumb;
        if (thumb != null) thumb.setCallback(this);
        requestLayout();
    }

    public void setThumbResource(int resId) {
        setThumbDrawable(getContext().getDrawable(resId));
    }

    public Drawable getThumbDrawable() {
        return thumb;
    }

    public void setThumbTintList(ColorStateList tint) {
        thumbTint = tint;
        if (thumb != null) thumb.mutate().setTintList(tint);
    }

    public void setTrackTintList(ColorStateList tint) {
        trackTint = tint;
        if (track != null) track.mutate().setTintList(tint);
    }

    public void setThumbTintMode(PorterDuff.Mode mode) {
        thumbTintMode = mode;
        if (thumb != null) thumb.mutate().setTintMode(mode);
    }

    public void setTrackTintMode(PorterDuff.Mode mode) {
        trackTintMode = mode;
        if (track != null) track.mutate().setTintMode(mode);
    }

    public ColorStateList getThumbTintList() {
        return thumbTint;
    }

    public ColorStateList getTrackTintList() {
        return trackTint;
    }

    public PorterDuff.Mode getThumbTintMode() {
        return thumbTintMode;
    }

    public PorterDuff.Mode getTrackTintMode() {
        return trackTintMode;
    }

    public void setSplitTrack(boolean splitTrack) {
        this.splitTrack = splitTrack;
        invalidate();
    }

    public boolean getSplitTrack() {
        return splitTrack;
    }

    public CharSequence getTextOn() {
        return textOn;
    }

    public void setTextOn(CharSequence textOn) {
        this.textOn = textOn;
        requestLayout();
    }

    public CharSequence getTextOff() {
        return textOff;
    }

    public void setTextOff(CharSequence textOff) {
        this.textOff = textOff;
        requestLayout();
    }

    public void setShowText(boolean showText) {
        if (this.showText == showText) return;
        this.showText = showText;
        requestLayout();
    }

    public boolean getShowText() {
        return showText;
    }

    private Layout makeLayout(CharSequence text) {
        CharSequence t = allCaps && text != null ? text.toString().toUpperCase(java.util.Locale.getDefault()) : text == null ? "" : text;
        int width = (int) Math.ceil(Layout.getDesiredWidth(t, 0, t.length(), textPaint));
        return new StaticLayout(t, textPaint, width, Layout.Alignment.ALIGN_NORMAL, 1.f, 0, true);
    }

    @Override
    public void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (showText) {
            if (onLayout == null) onLayout = makeLayout(textOn);
            if (offLayout == null) offLayout = makeLayout(textOff);
        }
        Rect padding = new Rect();
        int thumbW = 0;
        int thumbH = 0;
        if (thumb != null) {
            thumb.getPadding(padding);
            thumbW = thumb.getIntrinsicWidth() - padding.left - padding.right;
            thumbH = thumb.getIntrinsicHeight();
        }
        int maxText = showText ? Math.max(onLayout.getWidth(), offLayout.getWidth()) + thumbTextPadding * 2 : 0;
        thumbWidth = Math.max(maxText, thumbW);
        int trackH = 0;
        padding.setEmpty();
        if (track != null) {
            track.getPadding(padding);
            trackH = track.getIntrinsicHeight();
        }
        int left = padding.left;
        int right = padding.right;
        if (thumb != null) {
            android.graphics.Insets inset = thumb.getOpticalInsets();
            left = Math.max(left, inset.left);
            right = Math.max(right, inset.right);
        }
        switchWidth = Math.max(switchMinWidth, 2 * thumbWidth + left + right);
        switchHeight = Math.max(trackH, thumbH);
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        if (getMeasuredHeight() < switchHeight) setMeasuredDimension(getMeasuredWidthAndState(), switchHeight);
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        switch (ev.getActionMasked()) {
            case MotionEvent.ACTION_DOWN: {
                float x = ev.getX();
                float y = ev.getY();
                if (isEnabled() && hitThumb(x, y)) {
                    touchMode = 1;
                    touchX = x;
                    touchY = y;
                }
                break;
            }
            case MotionEvent.ACTION_MOVE: {
                float x = ev.getX();
                float y = ev.getY();
                if (touchMode == 1 && (Math.abs(x - touchX) > touchSlop || Math.abs(y - touchY) > touchSlop)) {
                    touchMode = 2;
                    getParent().requestDisallowInterceptTouchEvent(true);
                    touchX = x;
                    touchY = y;
                    return true;
                }
                if (touchMode == 2) {
                    int range = scrollRange();
                    float moved = x - touchX;
                    float d = range != 0 ? moved / range : moved > 0 ? 1 : -1;
                    float to = Math.min(1, Math.max(0, thumbPosition + (isLayoutRtl() ? -d : d)));
                    if (to != thumbPosition) {
                        touchX = x;
                        thumbPosition = to;
                        invalidate();
                    }
                    return true;
                }
                break;
            }
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_CANCEL:
                if (touchMode == 2) {
                    touchMode = 0;
                    boolean commit = ev.getAction() == MotionEvent.ACTION_UP && isEnabled();
                    boolean to = commit ? thumbPosition > 0.5f : isChecked();
                    if (to != isChecked()) playSoundEffect(android.view.SoundEffectConstants.CLICK);
                    setChecked(to);
                    MotionEvent cancel = MotionEvent.obtain(ev);
                    cancel.setAction(MotionEvent.ACTION_CANCEL);
                    super.onTouchEvent(cancel);
                    cancel.recycle();
                    return true;
                }
                touchMode = 0;
                break;
            default:
        }
        return super.onTouchEvent(ev);
    }

    private boolean hitThumb(float x, float y) {
        if (thumb == null) return false;
        int offset = thumbOffset();
        int left = switchLeft + offset - touchSlop;
        Rect padding = new Rect();
        thumb.getPadding(padding);
        int right = left + thumbWidth + padding.left + padding.right + 2 * touchSlop;
        return x > left && x < right && y > switchTop - touchSlop && y < switchBottom + touchSlop;
    }

    @Override
    public void toggle() {
        setChecked(!isChecked());
    }

    @Override
    public void setChecked(boolean checked) {
        super.setChecked(checked);
        thumbPosition = isChecked() ? 1 : 0;
        invalidate();
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        super.onLayout(changed, left, top, right, bottom);
        int insetLeft = 0;
        int insetRight = 0;
        if (thumb != null) {
            Rect padding = new Rect();
            if (track != null) track.getPadding(padding);
            android.graphics.Insets insets = thumb.getOpticalInsets();
            insetLeft = Math.max(0, insets.left - padding.left);
            insetRight = Math.max(0, insets.right - padding.right);
        }
        if (isLayoutRtl()) {
            switchLeft = getPaddingLeft() + insetLeft;
            switchRight = switchLeft + switchWidth - insetLeft - insetRight;
        } else {
            switchRight = getWidth() - getPaddingRight() - insetRight;
            switchLeft = switchRight - switchWidth + insetLeft + insetRight;
        }
        switch (getGravity() & Gravity.VERTICAL_GRAVITY_MASK) {
            case Gravity.CENTER_VERTICAL:
                switchTop = (getPaddingTop() + getHeight() - getPaddingBottom()) / 2 - switchHeight / 2;
                break;
            case Gravity.BOTTOM:
                switchTop = getHeight() - getPaddingBottom() - switchHeight;
                break;
            default:
                switchTop = getPaddingTop();
        }
        switchBottom = switchTop + switchHeight;
    }

    private int thumbOffset() {
        float p = isLayoutRtl() ? 1 - thumbPosition : thumbPosition;
        return (int) (p * scrollRange() + 0.5f);
    }

    private int scrollRange() {
        if (track == null) return 0;
        Rect padding = new Rect();
        track.getPadding(padding);
        android.graphics.Insets insets = thumb != null ? thumb.getOpticalInsets() : android.graphics.Insets.NONE;
        return switchWidth - thumbWidth - padding.left - padding.right - insets.left - insets.right;
    }

    @Override
    public void draw(Canvas c) {
        Rect padding = new Rect();
        if (track != null) {
            track.getPadding(padding);
            track.setBounds(switchLeft, switchTop, switchRight, switchBottom);
        }
        if (thumb != null) {
            int left = switchLeft + thumbOffset() + padding.left;
            Rect tp = new Rect();
            thumb.getPadding(tp);
            thumb.setBounds(left - tp.left, switchTop, left + thumbWidth + tp.right, switchBottom);
            Drawable background = getBackground();
            if (background != null) background.setHotspotBounds(left - tp.left, switchTop, left + thumbWidth + tp.right, switchBottom);
        }
        super.draw(c);
    }

    @Override
    protected void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        if (track != null) track.draw(canvas);
        if (thumb != null) thumb.draw(canvas);
        Layout text = thumbPosition > 0.5f ? onLayout : offLayout;
        if (text != null && showText) {
            if (textColors != null) textPaint.setColor(textColors.getColorForState(getDrawableState(), 0));
            Rect b = thumb != null ? thumb.getBounds() : new Rect(0, 0, getWidth(), 0);
            int count = canvas.save();
            canvas.translate((b.left + b.right) / 2 - text.getWidth() / 2, (switchTop + switchBottom) / 2 - text.getHeight() / 2);
            text.draw(canvas);
            canvas.restoreToCount(count);
        }
    }

    @Override
    public int getCompoundPaddingLeft() {
        if (!isLayoutRtl()) return super.getCompoundPaddingLeft();
        int padding = super.getCompoundPaddingLeft() + switchWidth;
        return android.text.TextUtils.isEmpty(getText()) ? padding : padding + switchPadding;
    }

    @Override
    public int getCompoundPaddingRight() {
        if (isLayoutRtl()) return super.getCompoundPaddingRight();
        int padding = super.getCompoundPaddingRight() + switchWidth;
        return android.text.TextUtils.isEmpty(getText()) ? padding : padding + switchPadding;
    }

    @Override
    protected int[] onCreateDrawableState(int extraSpace) {
        int[] state = super.onCreateDrawableState(extraSpace + 1);
        if (isChecked()) mergeDrawableStates(state, CHECKED_STATE_SET);
        return state;
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        int[] state = getDrawableState();
        boolean changed = thumb != null && thumb.isStateful() && thumb.setState(state);
        changed |= track != null && track.isStateful() && track.setState(state);
        if (changed) invalidate();
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        return super.verifyDrawable(who) || who == thumb || who == track;
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (thumb != null) thumb.jumpToCurrentState();
        if (track != null) track.jumpToCurrentState();
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return Switch.class.getName();
    }
}

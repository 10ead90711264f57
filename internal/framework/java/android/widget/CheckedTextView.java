package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import com.android.internal.R;

/** Text with a check mark. */
public class CheckedTextView extends TextView implements Checkable {
    private static final int[] CHECKED_STATE_SET = {R.attr.state_checked};

    private boolean checked;
    private Drawable mark;
    private ColorStateList tintList;
    private PorterDuff.Mode tintMode;
    private boolean hasTint;
    private boolean hasTintMode;
    private int basePadding;
    private int markWidth;
    private int markGravity = Gravity.END;
    private boolean needRequest;

    public CheckedTextView(Context context) {
        this(context, null);
    }

    public CheckedTextView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.checkedTextViewStyle);
    }

    public CheckedTextView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public CheckedTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.CheckedTextView, defStyleAttr, defStyleRes);
        Drawable d = a.getDrawable(R.styleable.CheckedTextView_checkMark);
        if (d != null) setCheckMarkDrawable(d);
        if (a.hasValue(R.styleable.CheckedTextView_checkMarkTintMode)) {
            tintMode = Drawable.parseTintMode(a.getInt(R.styleable.CheckedTextView_checkMarkTintMode, -1), tintMode);
            hasTintMode = true;
        }
        if (a.hasValue(R.styleable.CheckedTextView_checkMarkTint)) {
            tintList = a.getColorStateList(R.styleable.CheckedTextView_checkMarkTint);
            hasTint = true;
        }
        markGravity = a.getInt(R.styleable.CheckedTextView_checkMarkGravity, Gravity.END);
        setChecked(a.getBoolean(R.styleable.CheckedTextView_checked, false));
        a.recycle();
        applyTint();
    }

    @Override
    public void toggle() {
        setChecked(!checked);
    }

    @Override
    public boolean isChecked() {
        return checked;
    }

    @Override
    public void setChecked(boolean checked) {
        if (this.checked == checked) return;
        this.checked = checked;
        refreshDrawableState();
    }

    public void setCheckMarkDrawable(int resId) {
        setCheckMarkDrawable(resId != 0 ? getContext().getDrawable(resId) : null);
    }

    public void setCheckMarkDrawable(Drawable d) {
        if (mark != null) {
            mark.setCallback(null);
            unscheduleDrawable(mark);
        }
        needRequest = d != mark;
        mark = d;
        if (d != null) {
            d.setCallback(this);
            d.setVisible(getVisibility() == VISIBLE, false);
            d.setState(CHECKED_STATE_SET);
            setMinHeight(d.getIntrinsicHeight());
            markWidth = d.getIntrinsicWidth();
            d.setState(getDrawableState());
            applyTint();
        } else {
            markWidth = 0;
        }
        resetPaddingToInitialValues();
        resolvePadding();
    }

    public Drawable getCheckMarkDrawable() {
        return mark;
    }

    public void setCheckMarkTintList(ColorStateList tint) {
        tintList = tint;
        hasTint = true;
        applyTint();
    }

    public ColorStateList getCheckMarkTintList() {
        return tintList;
    }

    public void setCheckMarkTintMode(PorterDuff.Mode mode) {
        tintMode = mode;
        hasTintMode = true;
        applyTint();
    }

    private void applyTint() {
        if (mark == null || !hasTint && !hasTintMode) return;
        mark = mark.mutate();
        if (hasTint) mark.setTintList(tintList);
        if (hasTintMode) mark.setTintMode(tintMode);
        if (mark.isStateful()) mark.setState(getDrawableState());
    }

    private boolean atLeft() {
        return (Gravity.getAbsoluteGravity(markGravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) == Gravity.LEFT;
    }

    @Override
    protected void internalSetPadding(int left, int top, int right, int bottom) {
        super.internalSetPadding(left, top, right, bottom);
        basePadding = atLeft() ? mPaddingLeft : mPaddingRight;
        updatePadding();
    }

    private void updatePadding() {
        int width = mark != null ? markWidth + basePadding : basePadding;
        if (atLeft()) {
            needRequest |= mPaddingLeft != width;
            mPaddingLeft = width;
        } else {
            needRequest |= mPaddingRight != width;
            mPaddingRight = width;
        }
        if (needRequest) {
            requestLayout();
            needRequest = false;
        }
    }

    @Override
    protected void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        Drawable d = mark;
        if (d == null) return;
        int vertical = getGravity() & Gravity.VERTICAL_GRAVITY_MASK;
        int height = d.getIntrinsicHeight();
        int y = vertical == Gravity.BOTTOM ? getHeight() - height : vertical == Gravity.CENTER_VERTICAL ? (getHeight() - height) / 2 : 0;
        int left = atLeft() ? basePadding : getWidth() - basePadding - markWidth;
        d.setBounds(getScrollX() + left, y, getScrollX() + left + markWidth, y + height);
        d.draw(canvas);
        Drawable background = getBackground();
        if (background != null) background.setHotspotBounds(getScrollX() + left, y, getScrollX() + left + markWidth, y + height);
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
        if (mark != null && mark.isStateful() && mark.setState(getDrawableState())) invalidateDrawable(mark);
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        return who == mark || super.verifyDrawable(who);
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mark != null) mark.jumpToCurrentState();
    }

    static class SavedState extends BaseSavedState {
        boolean checked;

        SavedState(android.os.Parcelable superState) {
            super(superState);
        }

        private SavedState(android.os.Parcel in) {
            super(in);
            checked = (Boolean) in.readValue(null);
        }

        @Override
        public void writeToParcel(android.os.Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeValue(checked);
        }

        public static final android.os.Parcelable.Creator<SavedState> CREATOR = new android.os.Parcelable.Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(android.os.Parcel in) {
                return new SavedState(in);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    @Override
    public android.os.Parcelable onSaveInstanceState() {
        SavedState ss = new SavedState(super.onSaveInstanceState());
        ss.checked = isChecked();
        return ss;
    }

    @Override
    public void onRestoreInstanceState(android.os.Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        setChecked(ss.checked);
        requestLayout();
    }

    @Override
    public void onInitializeAccessibilityNodeInfoInternal(android.view.accessibility.AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfoInternal(info);
        info.setCheckable(true);
        info.setChecked(isChecked());
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return CheckedTextView.class.getName();
    }
}

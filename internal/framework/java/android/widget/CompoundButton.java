package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.SoundEffectConstants;
import android.view.autofill.AutofillValue;
import com.android.internal.R;

/** A button that is checked or not. */
public abstract class CompoundButton extends Button implements Checkable {
    private static final int[] CHECKED_STATE_SET = {R.attr.state_checked};

    private boolean checked;
    private boolean broadcasting;
    private Drawable buttonDrawable;
    private ColorStateList tintList;
    private PorterDuff.Mode tintMode;
    private boolean hasTint;
    private boolean hasTintMode;
    private OnCheckedChangeListener listener;
    private OnCheckedChangeListener widgetListener;

    /** Told when the state changes. */
    public interface OnCheckedChangeListener {
        void onCheckedChanged(CompoundButton buttonView, boolean isChecked);
    }

    public CompoundButton(Context context) {
        this(context, null);
    }

    public CompoundButton(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public CompoundButton(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public CompoundButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.CompoundButton, defStyleAttr, defStyleRes);
        Drawable d = a.getDrawable(R.styleable.CompoundButton_button);
        if (d != null) setButtonDrawable(d);
        if (a.hasValue(R.styleable.CompoundButton_buttonTintMode)) {
            tintMode = Drawable.parseTintMode(a.getInt(R.styleable.CompoundButton_buttonTintMode, -1), tintMode);
            hasTintMode = true;
        }
        if (a.hasValue(R.styleable.CompoundButton_buttonTint)) {
            tintList = a.getColorStateList(R.styleable.CompoundButton_buttonTint);
            hasTint = true;
        }
        setChecked(a.getBoolean(R.styleable.CompoundButton_checked, false));
        a.recycle();
        applyTint();
    }

    @Override
    public void toggle() {
        setChecked(!checked);
    }

    @Override
    public boolean performClick() {
        toggle();
        boolean handled = super.performClick();
        if (!handled) playSoundEffect(SoundEffectConstants.CLICK);
        return handled;
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
        if (broadcasting) return; // setChecked from a listener
        broadcasting = true;
        if (listener != null) listener.onCheckedChanged(this, checked);
        if (widgetListener != null) widgetListener.onCheckedChanged(this, checked);
        broadcasting = false;
    }

    public void setOnCheckedChangeListener(OnCheckedChangeListener listener) {
        this.listener = listener;
    }

    void setOnCheckedChangeWidgetListener(OnCheckedChangeListener listener) {
        widgetListener = listener;
    }

    public void setButtonDrawable(int resId) {
        setButtonDrawable(resId != 0 ? getContext().getDrawable(resId) : null);
    }

    public void setButtonDrawable(Drawable drawable) {
        if (buttonDrawable == drawable) return;
        if (buttonDrawable != null) {
            buttonDrawable.setCallback(null);
            unscheduleDrawable(buttonDrawable);
        }
        buttonDrawable = drawable;
        if (drawable != null) {
            drawable.setCallback(this);
            drawable.setLayoutDirection(getLayoutDirection());
            if (drawable.isStateful()) drawable.setState(getDrawableState());
            drawable.setVisible(getVisibility() == VISIBLE, false);
            setMinHeight(drawable.getIntrinsicHeight());
            applyTint();
        }
    }

    public Drawable getButtonDrawable() {
        return buttonDrawable;
    }

    public void setButtonTintList(ColorStateList tint) {
        tintList = tint;
        hasTint = true;
        applyTint();
    }

    public ColorStateList getButtonTintList() {
        return tintList;
    }

    public void setButtonTintMode(PorterDuff.Mode mode) {
        tintMode = mode;
        hasTintMode = true;
        applyTint();
    }

    public PorterDuff.Mode getButtonTintMode() {
        return tintMode;
    }

    private void applyTint() {
        if (buttonDrawable == null || !hasTint && !hasTintMode) return;
        buttonDrawable = buttonDrawable.mutate();
        if (hasTint) buttonDrawable.setTintList(tintList);
        if (hasTintMode) buttonDrawable.setTintMode(tintMode);
        if (buttonDrawable.isStateful()) buttonDrawable.setState(getDrawableState());
    }

    @Override
    public void onInitializeAccessibilityNodeInfoInternal(android.view.accessibility.AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfoInternal(info);
        info.setCheckable(true);
        info.setChecked(isChecked());
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return CompoundButton.class.getName();
    }

    @Override
    public int getCompoundPaddingLeft() {
        int padding = super.getCompoundPaddingLeft();
        return !isLayoutRtl() && buttonDrawable != null ? padding + buttonDrawable.getIntrinsicWidth() : padding;
    }

    @Override
    public int getCompoundPaddingRight() {
        int padding = super.getCompoundPaddingRight();
        return isLayoutRtl() && buttonDrawable != null ? padding + buttonDrawable.getIntrinsicWidth() : padding;
    }

    @Override
    public int getHorizontalOffsetForDrawables() {
        return buttonDrawable != null ? buttonDrawable.getIntrinsicWidth() : 0;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        Drawable d = buttonDrawable;
        if (d != null) {
            int vertical = getGravity() & Gravity.VERTICAL_GRAVITY_MASK;
            int h = d.getIntrinsicHeight();
            int w = d.getIntrinsicWidth();
            int top = vertical == Gravity.BOTTOM ? getHeight() - h : vertical == Gravity.CENTER_VERTICAL ? (getHeight() - h) / 2 : 0;
            int left = isLayoutRtl() ? getWidth() - w : 0;
            d.setBounds(left, top, isLayoutRtl() ? getWidth() : w, top + h);
            Drawable background = getBackground();
            if (background != null) background.setHotspotBounds(left, top, isLayoutRtl() ? getWidth() : w, top + h);
        }
        super.onDraw(canvas);
        if (d != null) {
            int x = getScrollX();
            int y = getScrollY();
            canvas.translate(x, y);
            d.draw(canvas);
            canvas.translate(-x, -y);
        }
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
        Drawable d = buttonDrawable;
        if (d != null && d.isStateful() && d.setState(getDrawableState())) invalidateDrawable(d);
    }

    @Override
    public void drawableHotspotChanged(float x, float y) {
        super.drawableHotspotChanged(x, y);
        if (buttonDrawable != null) buttonDrawable.setHotspot(x, y);
    }

    @Override
    protected boolean verifyDrawable(Drawable who) {
        return super.verifyDrawable(who) || who == buttonDrawable;
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (buttonDrawable != null) buttonDrawable.jumpToCurrentState();
    }

    static class SavedState extends BaseSavedState {
        boolean checked;

        SavedState(Parcelable superState) {
            super(superState);
        }

        private SavedState(Parcel in) {
            super(in);
            checked = (Boolean) in.readValue(null);
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeValue(checked);
        }

        @Override
        public String toString() {
            return "CompoundButton.SavedState{" + Integer.toHexString(System.identityHashCode(this)) + " checked=" + checked + "}";
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
        SavedState ss = new SavedState(super.onSaveInstanceState());
        ss.checked = isChecked();
        return ss;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        setChecked(ss.checked);
        requestLayout();
    }

    @Override
    public int getAutofillType() {
        return isEnabled() ? AUTOFILL_TYPE_TOGGLE : AUTOFILL_TYPE_NONE;
    }

    @Override
    public AutofillValue getAutofillValue() {
        return isEnabled() ? AutofillValue.forToggle(isChecked()) : null;
    }

    @Override
    public void autofill(AutofillValue value) {
        if (isEnabled() && value.isToggle()) {
            setChecked(value.getToggleValue());
        }
    }
}

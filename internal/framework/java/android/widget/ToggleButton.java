package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.LayerDrawable;
import android.util.AttributeSet;
import com.android.internal.R;

/** A button that shows whether it is on. */
public class ToggleButton extends CompoundButton {
    private CharSequence textOn;
    private CharSequence textOff;
    private Drawable indicator;
    private final float disabledAlpha;

    public ToggleButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ToggleButton, defStyleAttr, defStyleRes);
        textOn = a.getText(R.styleable.ToggleButton_textOn);
        textOff = a.getText(R.styleable.ToggleButton_textOff);
        disabledAlpha = a.getFloat(R.styleable.ToggleButton_disabledAlpha, 0.5f);
        a.recycle();
        sync();
    }

    public ToggleButton(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ToggleButton(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.buttonStyleToggle);
    }

    public ToggleButton(Context context) {
        this(context, null);
    }

    @Override
    public void setChecked(boolean checked) {
        super.setChecked(checked);
        sync();
    }

    private void sync() {
        if (isChecked() && textOn != null) setText(textOn);
        else if (!isChecked() && textOff != null) setText(textOff);
    }

    public CharSequence getTextOn() {
        return textOn;
    }

    public void setTextOn(CharSequence textOn) {
        this.textOn = textOn;
    }

    public CharSequence getTextOff() {
        return textOff;
    }

    public void setTextOff(CharSequence textOff) {
        this.textOff = textOff;
    }

    @Override
    protected void onFinishInflate() {
        super.onFinishInflate();
        refer(getBackground());
    }

    @Override
    public void setBackgroundDrawable(Drawable d) {
        super.setBackgroundDrawable(d);
        refer(d);
    }

    private void refer(Drawable background) {
        indicator = background instanceof LayerDrawable ? ((LayerDrawable) background).findDrawableByLayerId(R.id.toggle) : null;
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        if (indicator != null) indicator.setAlpha(isEnabled() ? 255 : (int) (255 * disabledAlpha));
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ToggleButton.class.getName();
    }
}

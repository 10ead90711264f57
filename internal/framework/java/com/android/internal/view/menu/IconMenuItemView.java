package com.android.internal.view.menu;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.SoundEffectConstants;
import android.view.View;
import android.widget.TextView;
import com.android.internal.R;

/** An item of the icon menu of old apps. */
public final class IconMenuItemView extends TextView implements MenuView.ItemView {
    private IconMenuView iconMenu;
    private MenuBuilder.ItemInvoker invoker;
    private MenuItemImpl data;
    private Drawable icon;
    private final int textAppearance;
    private final Context textAppearanceContext;
    private final float disabledAlpha;
    private final Rect iconBounds = new Rect();
    private boolean shortcutMode;
    private String shortcut;

    public IconMenuItemView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.MenuView, defStyleAttr, defStyleRes);
        disabledAlpha = a.getFloat(R.styleable.MenuView_itemIconDisabledAlpha, 0.8f);
        textAppearance = a.getResourceId(R.styleable.MenuView_itemTextAppearance, -1);
        textAppearanceContext = context;
        a.recycle();
    }

    public IconMenuItemView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public IconMenuItemView(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    void initialize(CharSequence title, Drawable icon) {
        setClickable(true);
        setFocusable(true);
        if (textAppearance != -1) setTextAppearance(textAppearanceContext, textAppearance);
        setTitle(title);
        setIcon(icon);
        if (data != null) {
            CharSequence description = data.getContentDescription();
            setContentDescription(android.text.TextUtils.isEmpty(description) ? title : description);
            setTooltipText(data.getTooltipText());
        }
    }

    @Override
    public void initialize(MenuItemImpl itemData, int menuType) {
        data = itemData;
        initialize(itemData.getTitleForItemView(this), itemData.getIcon());
        setVisibility(itemData.isVisible() ? View.VISIBLE : View.GONE);
        setEnabled(itemData.isEnabled());
    }

    @Override
    public boolean performClick() {
        if (super.performClick()) return true;
        if (invoker != null && invoker.invokeItem(data)) {
            playSoundEffect(SoundEffectConstants.CLICK);
            return true;
        }
        return false;
    }

    @Override
    public void setTitle(CharSequence title) {
        if (shortcutMode) setCaptionMode(true);
        else if (title != null) setText(title);
    }

    void setCaptionMode(boolean shortcut) {
        if (data == null) return;
        shortcutMode = shortcut && data.shouldShowShortcut();
        CharSequence text = data.getTitleForItemView(this);
        if (shortcutMode) text = this.shortcut = String.valueOf(data.getShortcut());
        setText(text);
    }

    @Override
    public void setIcon(Drawable icon) {
        this.icon = icon;
        if (icon != null) {
            icon.setBounds(0, 0, icon.getIntrinsicWidth(), icon.getIntrinsicHeight());
            setCompoundDrawables(null, icon, null, null);
            setGravity(Gravity.BOTTOM | Gravity.CENTER_HORIZONTAL);
            requestLayout();
        } else {
            setCompoundDrawables(null, null, null, null);
            setGravity(Gravity.CENTER_VERTICAL | Gravity.CENTER_HORIZONTAL);
        }
    }

    public void setItemInvoker(MenuBuilder.ItemInvoker itemInvoker) {
        invoker = itemInvoker;
    }

    @Override
    public MenuItemImpl getItemData() {
        return data;
    }

    @Override
    public void setVisibility(int v) {
        super.setVisibility(v);
        if (iconMenu != null) iconMenu.markStaleChildren();
    }

    void setIconMenuView(IconMenuView iconMenuView) {
        iconMenu = iconMenuView;
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        if (data != null && icon != null) {
            boolean alpha = !data.isEnabled() && (isPressed() || !isFocused());
            icon.setAlpha(alpha ? (int) (disabledAlpha * 255) : 255);
        }
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        super.onLayout(changed, left, top, right, bottom);
        if (icon == null) return;
        Rect tmp = new Rect();
        getLineBounds(0, tmp);
        iconBounds.set(0, 0, getWidth(), tmp.top);
        Rect placed = new Rect();
        Gravity.apply(Gravity.CENTER_VERTICAL | Gravity.LEFT, icon.getIntrinsicWidth(), icon.getIntrinsicHeight(), iconBounds, placed, getLayoutDirection());
        icon.setBounds(0, 0, placed.width(), placed.height());
    }

    @Override
    public void setCheckable(boolean checkable) {}

    @Override
    public void setChecked(boolean checked) {}

    @Override
    public void setShortcut(boolean showShortcut, char shortcutKey) {
        if (shortcutMode) {
            shortcut = null;
            setCaptionMode(true);
        }
    }

    @Override
    public boolean prefersCondensedTitle() {
        return true;
    }

    @Override
    public boolean showsIcon() {
        return true;
    }
}

package com.android.internal.view.menu;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.widget.ActionMenuView;
import android.widget.ForwardingListener;
import android.widget.TextView;
import com.android.internal.R;

/** An item as a button of an action bar. */
public class ActionMenuItemView extends TextView implements MenuView.ItemView, View.OnClickListener, ActionMenuView.ActionMenuChildView {
    private static final int MAX_ICON_SIZE = 32; // dp

    private MenuItemImpl data;
    private CharSequence title;
    private Drawable icon;
    private MenuBuilder.ItemInvoker invoker;
    private ForwardingListener forwarding;
    private PopupCallback popupCallback;
    private boolean allowTextWithIcon;
    private boolean expandedFormat;
    private final int minWidth;
    private int savedPaddingLeft = -1;
    private final int maxIconSize;

    /** Knows the popup of an item's submenu. */
    public static abstract class PopupCallback {
        public abstract ShowableListMenu getPopup();
    }

    public ActionMenuItemView(Context context) {
        this(context, null);
    }

    public ActionMenuItemView(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public ActionMenuItemView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ActionMenuItemView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        allowTextWithIcon = textWithIcon();
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ActionMenuItemView, defStyleAttr, defStyleRes);
        minWidth = a.getDimensionPixelSize(R.styleable.ActionMenuItemView_minWidth, 0);
        a.recycle();
        maxIconSize = (int) (MAX_ICON_SIZE * getResources().getDisplayMetrics().density + 0.5f);
        setOnClickListener(this);
        setSaveEnabled(false);
    }

    @Override
    public void onConfigurationChanged(Configuration newConfig) {
        super.onConfigurationChanged(newConfig);
        allowTextWithIcon = textWithIcon();
        updateText();
    }

    private boolean textWithIcon() {
        Configuration c = getContext().getResources().getConfiguration();
        return c.screenWidthDp >= 480 || c.screenWidthDp >= 640 && c.screenHeightDp >= 480 || c.orientation == Configuration.ORIENTATION_LANDSCAPE;
    }

    @Override
    public void setPadding(int l, int t, int r, int b) {
        savedPaddingLeft = l;
        super.setPadding(l, t, r, b);
    }

    @Override
    public MenuItemImpl getItemData() {
        return data;
    }

    @Override
    public void initialize(MenuItemImpl itemData, int menuType) {
        data = itemData;
        setIcon(itemData.getIcon());
        setTitle(itemData.getTitleForItemView(this));
        setId(itemData.getItemId());
        setVisibility(itemData.isVisible() ? View.VISIBLE : View.GONE);
        setEnabled(itemData.isEnabled());
        if (itemData.hasSubMenu() && forwarding == null) {
            forwarding = new ForwardingListener(this) {
                @Override
                public ShowableListMenu getPopup() {
                    return popupCallback != null ? popupCallback.getPopup() : null;
                }

                @Override
                protected boolean onForwardingStarted() {
                    if (invoker == null || !invoker.invokeItem(data)) return false;
                    ShowableListMenu popup = getPopup();
                    return popup != null && popup.isShowing();
                }
            };
        }
    }

    @Override
    public boolean onTouchEvent(MotionEvent e) {
        if (data.hasSubMenu() && forwarding != null && forwarding.onTouch(this, e)) return true;
        return super.onTouchEvent(e);
    }

    @Override
    public void onClick(View v) {
        if (invoker != null) invoker.invokeItem(data);
    }

    public void setItemInvoker(MenuBuilder.ItemInvoker invoker) {
        this.invoker = invoker;
    }

    public void setPopupCallback(PopupCallback popupCallback) {
        this.popupCallback = popupCallback;
    }

    @Override
    public boolean prefersCondensedTitle() {
        return true;
    }

    @Override
    public void setCheckable(boolean checkable) {}

    @Override
    public void setChecked(boolean checked) {}

    public void setExpandedFormat(boolean expandedFormat) {
        if (this.expandedFormat == expandedFormat) return;
        this.expandedFormat = expandedFormat;
        if (data != null) data.actionFormatChanged();
    }

    private void updateText() {
        boolean visible = !TextUtils.isEmpty(title) && (icon == null || data.showsTextAsAction() && (allowTextWithIcon || expandedFormat));
        setText(visible ? title : null);
        CharSequence description = data.getContentDescription();
        setContentDescription(TextUtils.isEmpty(description) ? visible ? null : data.getTitle() : description);
        CharSequence tip = data.getTooltipText();
        setTooltipText(TextUtils.isEmpty(tip) ? visible ? null : data.getTitle() : tip);
    }

    @Override
    public void setIcon(Drawable icon) {
        this.icon = icon;
        if (icon != null) {
            int width = icon.getIntrinsicWidth();
            int height = icon.getIntrinsicHeight();
            if (width > maxIconSize) {
                float scale = (float) maxIconSize / width;
                width = maxIconSize;
                height *= scale;
            }
            if (height > maxIconSize) {
                float scale = (float) maxIconSize / height;
                height = maxIconSize;
                width *= scale;
            }
            icon.setBounds(0, 0, width, height);
        }
        setCompoundDrawables(icon, null, null, null);
        updateText();
    }

    public boolean hasText() {
        return !TextUtils.isEmpty(getText());
    }

    @Override
    public void setShortcut(boolean showShortcut, char shortcutKey) {}

    @Override
    public void setTitle(CharSequence title) {
        this.title = title;
        updateText();
    }

    @Override
    public boolean showsIcon() {
        return true;
    }

    @Override
    public boolean needsDividerBefore() {
        return hasText() && data.getIcon() == null;
    }

    @Override
    public boolean needsDividerAfter() {
        return hasText();
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        boolean text = hasText();
        if (text && savedPaddingLeft >= 0) super.setPadding(savedPaddingLeft, getPaddingTop(), getPaddingRight(), getPaddingBottom());
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        int mode = MeasureSpec.getMode(widthMeasureSpec);
        int size = MeasureSpec.getSize(widthMeasureSpec);
        int measured = getMeasuredWidth();
        int target = mode == MeasureSpec.AT_MOST ? Math.min(size, minWidth) : minWidth;
        if (mode != MeasureSpec.EXACTLY && minWidth > 0 && measured < target) {
            super.onMeasure(MeasureSpec.makeMeasureSpec(target, MeasureSpec.EXACTLY), heightMeasureSpec);
        }
        if (!text && icon != null) {
            int dw = icon.getBounds().width();
            super.setPadding((getMeasuredWidth() - dw) / 2, getPaddingTop(), getPaddingRight(), getPaddingBottom());
        }
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        super.onRestoreInstanceState(null); // the menu restores its items
    }
}

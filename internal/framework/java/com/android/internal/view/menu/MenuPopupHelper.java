package com.android.internal.view.menu;

import android.content.Context;
import android.graphics.Rect;
import android.view.Gravity;
import android.view.View;
import android.widget.PopupWindow;

/** Shows a menu in a popup at a view. */
public class MenuPopupHelper implements MenuHelper {
    private static final int TOUCH_EPICENTER_SIZE_DP = 48;

    private final Context context;
    private final MenuBuilder menu;
    private final boolean overflowOnly;
    private final int styleAttr;
    private final int styleRes;
    private View anchor;
    private int gravity = Gravity.START;
    private boolean forceShowIcon;
    private MenuPresenter.Callback callback;
    private MenuPopup popup;
    private PopupWindow.OnDismissListener dismissListener;

    public MenuPopupHelper(Context context, MenuBuilder menu) {
        this(context, menu, null, false, com.android.internal.R.attr.popupMenuStyle, 0);
    }

    public MenuPopupHelper(Context context, MenuBuilder menu, View anchorView) {
        this(context, menu, anchorView, false, com.android.internal.R.attr.popupMenuStyle, 0);
    }

    public MenuPopupHelper(Context context, MenuBuilder menu, View anchorView, boolean overflowOnly, int popupStyleAttr) {
        this(context, menu, anchorView, overflowOnly, popupStyleAttr, 0);
    }

    public MenuPopupHelper(Context context, MenuBuilder menu, View anchorView, boolean overflowOnly, int popupStyleAttr, int popupStyleRes) {
        this.context = context;
        this.menu = menu;
        anchor = anchorView;
        this.overflowOnly = overflowOnly;
        styleAttr = popupStyleAttr;
        styleRes = popupStyleRes;
    }

    public void setOnDismissListener(PopupWindow.OnDismissListener listener) {
        dismissListener = listener;
    }

    public void setAnchorView(View anchor) {
        this.anchor = anchor;
    }

    public void setForceShowIcon(boolean forceShowIcon) {
        this.forceShowIcon = forceShowIcon;
        if (popup != null) popup.setForceShowIcon(forceShowIcon);
    }

    public void setGravity(int gravity) {
        this.gravity = gravity;
    }

    public int getGravity() {
        return gravity;
    }

    public void show() {
        if (!tryShow()) throw new IllegalStateException("MenuPopupHelper cannot be used without an anchor");
    }

    public void show(int x, int y) {
        if (!tryShow(x, y)) throw new IllegalStateException("MenuPopupHelper cannot be used without an anchor");
    }

    public MenuPopup getPopup() {
        if (popup != null) return popup;
        popup = new StandardMenuPopup(context, menu, anchor, styleAttr, styleRes, overflowOnly);
        popup.addMenu(menu);
        popup.setOnDismissListener(new PopupWindow.OnDismissListener() {
            @Override
            public void onDismiss() {
                MenuPopupHelper.this.onDismiss();
            }
        });
        popup.setAnchorView(anchor);
        popup.setCallback(callback);
        popup.setForceShowIcon(forceShowIcon);
        popup.setGravity(gravity);
        return popup;
    }

    public boolean tryShow() {
        if (isShowing()) return true;
        if (anchor == null) return false;
        showPopup(0, 0, false, false);
        return true;
    }

    public boolean tryShow(int x, int y) {
        if (isShowing()) return true;
        if (anchor == null) return false;
        showPopup(x, y, true, true);
        return true;
    }

    private void showPopup(int x, int y, boolean useOffsets, boolean showTitle) {
        MenuPopup p = getPopup();
        p.setShowTitle(showTitle);
        if (useOffsets) {
            int h = Gravity.getAbsoluteGravity(gravity, anchor.getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK;
            if (h == Gravity.RIGHT) x -= anchor.getWidth();
            p.setHorizontalOffset(x);
            p.setVerticalOffset(y);
            float density = context.getResources().getDisplayMetrics().density;
            int half = (int) (TOUCH_EPICENTER_SIZE_DP * density / 2);
            p.setEpicenterBounds(new Rect(x - half, y - half, x + half, y + half));
        }
        p.show();
    }

    @Override
    public void dismiss() {
        if (isShowing()) popup.dismiss();
    }

    protected void onDismiss() {
        popup = null;
        if (dismissListener != null) dismissListener.onDismiss();
    }

    public boolean isShowing() {
        return popup != null && popup.isShowing();
    }

    @Override
    public void setPresenterCallback(MenuPresenter.Callback cb) {
        callback = cb;
        if (popup != null) popup.setCallback(cb);
    }
}

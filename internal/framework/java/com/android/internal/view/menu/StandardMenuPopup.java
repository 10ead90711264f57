package com.android.internal.view.menu;

import android.content.Context;
import android.content.res.Resources;
import android.os.Parcelable;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewTreeObserver;
import android.widget.FrameLayout;
import android.widget.ListView;
import android.widget.MenuPopupWindow;
import android.widget.PopupWindow;
import android.widget.TextView;
import com.android.internal.R;

/** A popup that a submenu takes the place of. */
final class StandardMenuPopup extends MenuPopup implements PopupWindow.OnDismissListener, View.OnKeyListener {
    private final Context context;
    private final MenuBuilder menu;
    private final MenuAdapter adapter;
    private final boolean overflowOnly;
    private final int maxWidth;
    private final int styleAttr;
    private final int styleRes;
    private final MenuPopupWindow popup;
    private PopupWindow.OnDismissListener dismissListener;
    private View anchor;
    private View shownAnchor;
    private Callback callback;
    private ViewTreeObserver observer;
    private boolean dismissed;
    private boolean hasWidth;
    private int width;
    private int gravity = Gravity.NO_GRAVITY;
    private boolean showTitle;

    private final ViewTreeObserver.OnGlobalLayoutListener layoutListener = new ViewTreeObserver.OnGlobalLayoutListener() {
        @Override
        public void onGlobalLayout() {
            if (!isShowing() || popup.isModal()) return;
            if (shownAnchor == null || !shownAnchor.isShown()) dismiss();
            else popup.show();
        }
    };

    StandardMenuPopup(Context context, MenuBuilder menu, View anchorView, int popupStyleAttr, int popupStyleRes, boolean overflowOnly) {
        this.context = context;
        this.menu = menu;
        this.overflowOnly = overflowOnly;
        adapter = new MenuAdapter(menu, LayoutInflater.from(context), overflowOnly);
        styleAttr = popupStyleAttr;
        styleRes = popupStyleRes;
        Resources res = context.getResources();
        maxWidth = Math.max(res.getDisplayMetrics().widthPixels / 2, res.getDimensionPixelSize(R.dimen.config_prefDialogWidth));
        anchor = anchorView;
        popup = new MenuPopupWindow(context, null, styleAttr, styleRes);
        menu.addMenuPresenter(this, context);
    }

    @Override
    public void setForceShowIcon(boolean forceShow) {
        adapter.setForceShowIcon(forceShow);
    }

    @Override
    public void setGravity(int gravity) {
        this.gravity = gravity;
    }

    private boolean tryShow() {
        if (isShowing()) return true;
        if (dismissed || anchor == null) return false;
        shownAnchor = anchor;
        popup.setOnDismissListener(this);
        popup.setOnItemClickListener(this);
        popup.setAdapter(adapter);
        popup.setModal(true);
        boolean add = observer == null;
        observer = shownAnchor.getViewTreeObserver();
        if (add) observer.addOnGlobalLayoutListener(layoutListener);
        popup.setAnchorView(shownAnchor);
        popup.setDropDownGravity(gravity);
        if (!hasWidth) {
            width = measureIndividualMenuWidth(adapter, null, context, maxWidth);
            hasWidth = true;
        }
        popup.setContentWidth(width);
        popup.setInputMethodMode(PopupWindow.INPUT_METHOD_NOT_NEEDED);
        popup.setEpicenterBounds(getEpicenterBounds());
        popup.show();
        ListView list = popup.getListView();
        list.setOnKeyListener(this);
        if (showTitle && menu.getHeaderTitle() != null) {
            FrameLayout title = (FrameLayout) LayoutInflater.from(context).inflate(R.layout.popup_menu_header_item_layout, list, false);
            TextView text = (TextView) title.findViewById(R.id.title);
            if (text != null) text.setText(menu.getHeaderTitle());
            title.setEnabled(false);
            list.addHeaderView(title, null, false);
            popup.show();
        }
        return true;
    }

    @Override
    public void show() {
        if (!tryShow()) throw new IllegalStateException("StandardMenuPopup cannot be used without an anchor");
    }

    @Override
    public void dismiss() {
        if (isShowing()) popup.dismiss();
    }

    @Override
    public void addMenu(MenuBuilder menu) {}

    @Override
    public boolean isShowing() {
        return !dismissed && popup.isShowing();
    }

    @Override
    public void onDismiss() {
        dismissed = true;
        menu.close();
        if (observer != null) {
            if (!observer.isAlive()) observer = shownAnchor.getViewTreeObserver();
            observer.removeOnGlobalLayoutListener(layoutListener);
            observer = null;
        }
        if (dismissListener != null) dismissListener.onDismiss();
    }

    @Override
    public void updateMenuView(boolean cleared) {
        hasWidth = false;
        adapter.notifyDataSetChanged();
    }

    @Override
    public void setCallback(Callback cb) {
        callback = cb;
    }

    @Override
    public boolean onSubMenuSelected(SubMenuBuilder subMenu) {
        if (!subMenu.hasVisibleItems()) return false;
        MenuPopupHelper sub = new MenuPopupHelper(context, subMenu, shownAnchor, overflowOnly, styleAttr, styleRes);
        sub.setPresenterCallback(callback);
        boolean icons = false;
        for (int i = 0; i < subMenu.size(); i++) {
            android.view.MenuItem item = subMenu.getItem(i);
            icons |= item.isVisible() && item.getIcon() != null;
        }
        sub.setForceShowIcon(icons);
        sub.setOnDismissListener(dismissListener);
        dismissListener = null;
        menu.close(false);
        if (!sub.tryShow(popup.getHorizontalOffset(), popup.getVerticalOffset())) return false;
        if (callback != null) callback.onOpenSubMenu(subMenu);
        return true;
    }

    @Override
    public void onCloseMenu(MenuBuilder menu, boolean allMenusAreClosing) {
        if (menu != this.menu) return;
        dismiss();
        if (callback != null) callback.onCloseMenu(menu, allMenusAreClosing);
    }

    @Override
    public boolean flagActionItems() {
        return false;
    }

    @Override
    public Parcelable onSaveInstanceState() {
        return null;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {}

    @Override
    public void setAnchorView(View anchor) {
        this.anchor = anchor;
    }

    @Override
    public boolean onKey(View v, int keyCode, KeyEvent event) {
        if (event.getAction() == KeyEvent.ACTION_UP && keyCode == KeyEvent.KEYCODE_MENU) {
            dismiss();
            return true;
        }
        return false;
    }

    @Override
    public void setOnDismissListener(PopupWindow.OnDismissListener listener) {
        dismissListener = listener;
    }

    @Override
    public ListView getListView() {
        return popup.getListView();
    }

    @Override
    public void setHorizontalOffset(int x) {
        popup.setHorizontalOffset(x);
    }

    @Override
    public void setVerticalOffset(int y) {
        popup.setVerticalOffset(y);
    }

    @Override
    public void setShowTitle(boolean showTitle) {
        this.showTitle = showTitle;
    }
}

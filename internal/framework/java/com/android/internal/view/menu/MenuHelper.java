package com.android.internal.view.menu;

/** A context menu on the screen. */
public interface MenuHelper {
    void setPresenterCallback(MenuPresenter.Callback cb);

    void dismiss();
}

package com.android.internal.view.menu;

import android.widget.ListView;

/** A list that can be shown. */
public interface ShowableListMenu {
    void show();

    void dismiss();

    boolean isShowing();

    ListView getListView();
}

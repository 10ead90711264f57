package android.widget;

import android.view.MenuItem;
import com.android.internal.view.menu.MenuBuilder;

/** Hears which item of a menu the pointer is over. */
public interface MenuItemHoverListener {
    void onItemHoverExit(MenuBuilder menu, MenuItem item);

    void onItemHoverEnter(MenuBuilder menu, MenuItem item);
}

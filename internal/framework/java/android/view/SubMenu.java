package android.view;

import android.graphics.drawable.Drawable;

/** A menu below an item. */
public interface SubMenu extends Menu {
    SubMenu setHeaderTitle(int a);
    SubMenu setHeaderTitle(CharSequence a);
    SubMenu setHeaderIcon(int a);
    SubMenu setHeaderIcon(Drawable a);
    SubMenu setHeaderView(View a);
    void clearHeader();
    SubMenu setIcon(int a);
    SubMenu setIcon(Drawable a);
    MenuItem getItem();
}

package android.view;

import android.graphics.drawable.Drawable;

/** A menu for a view. */
public interface ContextMenu extends Menu {
    ContextMenu setHeaderTitle(int a);
    ContextMenu setHeaderTitle(CharSequence a);
    ContextMenu setHeaderIcon(int a);
    ContextMenu setHeaderIcon(Drawable a);
    ContextMenu setHeaderView(View a);
    void clearHeader();

    public interface ContextMenuInfo {
    }
}

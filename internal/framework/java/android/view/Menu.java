package android.view;

import android.content.ComponentName;
import android.content.Intent;

/** A menu of items. */
public interface Menu {
    int USER_MASK = 65535;
    int USER_SHIFT = 0;
    int CATEGORY_MASK = -65536;
    int CATEGORY_SHIFT = 16;
    int SUPPORTED_MODIFIERS_MASK = 69647;
    int NONE = 0;
    int FIRST = 1;
    int CATEGORY_CONTAINER = 65536;
    int CATEGORY_SYSTEM = 131072;
    int CATEGORY_SECONDARY = 196608;
    int CATEGORY_ALTERNATIVE = 262144;
    int FLAG_APPEND_TO_GROUP = 1;
    int FLAG_PERFORM_NO_CLOSE = 1;
    int FLAG_ALWAYS_PERFORM_CLOSE = 2;
    MenuItem add(CharSequence a);
    MenuItem add(int a);
    MenuItem add(int a, int b, int c, CharSequence d);
    MenuItem add(int a, int b, int c, int d);
    SubMenu addSubMenu(CharSequence a);
    SubMenu addSubMenu(int a);
    SubMenu addSubMenu(int a, int b, int c, CharSequence d);
    SubMenu addSubMenu(int a, int b, int c, int d);
    int addIntentOptions(int a, int b, int c, ComponentName d, Intent[] e, Intent f, int g, MenuItem[] h);
    void removeItem(int a);
    void removeGroup(int a);
    void clear();
    void setGroupCheckable(int a, boolean b, boolean c);
    void setGroupVisible(int a, boolean b);
    void setGroupEnabled(int a, boolean b);
    boolean hasVisibleItems();
    MenuItem findItem(int a);
    int size();
    MenuItem getItem(int a);
    void close();
    boolean performShortcut(int a, KeyEvent b, int c);
    boolean isShortcutKey(int a, KeyEvent b);
    boolean performIdentifierAction(int a, int b);
    void setQwertyMode(boolean a);
}

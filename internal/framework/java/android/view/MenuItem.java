package android.view;

import android.content.Intent;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;

/** One item of a menu. */
public interface MenuItem {
    int SHOW_AS_ACTION_NEVER = 0;
    int SHOW_AS_ACTION_IF_ROOM = 1;
    int SHOW_AS_ACTION_ALWAYS = 2;
    int SHOW_AS_ACTION_WITH_TEXT = 4;
    int SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW = 8;
    int SHOW_AS_OVERFLOW_ALWAYS = -2147483648;
    int getItemId();
    int getGroupId();
    int getOrder();
    MenuItem setTitle(CharSequence a);
    MenuItem setTitle(int a);
    CharSequence getTitle();
    MenuItem setTitleCondensed(CharSequence a);
    CharSequence getTitleCondensed();
    MenuItem setIcon(Drawable a);
    MenuItem setIcon(int a);
    Drawable getIcon();
    default MenuItem setIconTintList(ColorStateList a) {
        return this;
    }
    default ColorStateList getIconTintList() {
        return null;
    }
    default MenuItem setIconTintMode(PorterDuff.Mode a) {
        return this;
    }
    default PorterDuff.Mode getIconTintMode() {
        return null;
    }
    MenuItem setIntent(Intent a);
    Intent getIntent();
    MenuItem setShortcut(char a, char b);
    default MenuItem setShortcut(char a, char b, int c, int d) {
        if ((c & Menu.SUPPORTED_MODIFIERS_MASK) == KeyEvent.META_CTRL_ON && (d & Menu.SUPPORTED_MODIFIERS_MASK) == KeyEvent.META_CTRL_ON) {
            return setShortcut(a, b);
        }
        return this;
    }
    MenuItem setNumericShortcut(char a);
    default MenuItem setNumericShortcut(char a, int b) {
        if ((b & Menu.SUPPORTED_MODIFIERS_MASK) == KeyEvent.META_CTRL_ON) {
            return setNumericShortcut(a);
        }
        return this;
    }
    char getNumericShortcut();
    default int getNumericModifiers() {
        return KeyEvent.META_CTRL_ON;
    }
    MenuItem setAlphabeticShortcut(char a);
    default MenuItem setAlphabeticShortcut(char a, int b) {
        if ((b & Menu.SUPPORTED_MODIFIERS_MASK) == KeyEvent.META_CTRL_ON) {
            return setAlphabeticShortcut(a);
        }
        return this;
    }
    char getAlphabeticShortcut();
    default int getAlphabeticModifiers() {
        return KeyEvent.META_CTRL_ON;
    }
    MenuItem setCheckable(boolean a);
    boolean isCheckable();
    MenuItem setChecked(boolean a);
    boolean isChecked();
    MenuItem setVisible(boolean a);
    boolean isVisible();
    MenuItem setEnabled(boolean a);
    boolean isEnabled();
    boolean hasSubMenu();
    SubMenu getSubMenu();
    MenuItem setOnMenuItemClickListener(MenuItem.OnMenuItemClickListener a);
    ContextMenu.ContextMenuInfo getMenuInfo();
    void setShowAsAction(int a);
    MenuItem setShowAsActionFlags(int a);
    MenuItem setActionView(View a);
    MenuItem setActionView(int a);
    View getActionView();
    MenuItem setActionProvider(ActionProvider a);
    ActionProvider getActionProvider();
    boolean expandActionView();
    boolean collapseActionView();
    boolean isActionViewExpanded();
    MenuItem setOnActionExpandListener(MenuItem.OnActionExpandListener a);
    default MenuItem setContentDescription(CharSequence a) {
        return this;
    }
    default CharSequence getContentDescription() {
        return null;
    }
    default MenuItem setTooltipText(CharSequence a) {
        return this;
    }
    default CharSequence getTooltipText() {
        return null;
    }
    default boolean requiresOverflow() {
        return false;
    }

    public interface OnActionExpandListener {
        boolean onMenuItemActionExpand(MenuItem a);
        boolean onMenuItemActionCollapse(MenuItem a);
    }

    public interface OnMenuItemClickListener {
        boolean onMenuItemClick(MenuItem a);
    }
}

package com.android.internal.view.menu;

import android.content.Context;
import android.content.Intent;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.view.ActionProvider;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.KeyEvent;
import android.view.MenuItem;
import android.view.SubMenu;
import android.view.View;

/** An item without a menu, such as the home button. */
public class ActionMenuItem implements MenuItem {
    private final int id;
    private final int group;
    private final int ordering;
    private final Context context;
    private CharSequence title;
    private CharSequence titleCondensed;
    private Intent intent;
    private char numericChar;
    private int numericModifiers = KeyEvent.META_CTRL_ON;
    private char alphabeticChar;
    private int alphabeticModifiers = KeyEvent.META_CTRL_ON;
    private Drawable icon;
    private ColorStateList iconTint;
    private PorterDuff.Mode iconTintMode;
    private OnMenuItemClickListener listener;
    private CharSequence description;
    private CharSequence tooltip;
    private boolean checkable;
    private boolean checked;
    private boolean visible = true;
    private boolean enabled = true;

    public ActionMenuItem(Context context, int group, int id, int categoryOrder, int ordering, CharSequence title) {
        this.context = context;
        this.id = id;
        this.group = group;
        this.ordering = ordering;
        this.title = title;
    }

    @Override
    public char getAlphabeticShortcut() {
        return alphabeticChar;
    }

    @Override
    public int getAlphabeticModifiers() {
        return alphabeticModifiers;
    }

    @Override
    public int getGroupId() {
        return group;
    }

    @Override
    public Drawable getIcon() {
        return icon;
    }

    @Override
    public Intent getIntent() {
        return intent;
    }

    @Override
    public int getItemId() {
        return id;
    }

    @Override
    public ContextMenuInfo getMenuInfo() {
        return null;
    }

    @Override
    public char getNumericShortcut() {
        return numericChar;
    }

    @Override
    public int getNumericModifiers() {
        return numericModifiers;
    }

    @Override
    public int getOrder() {
        return ordering;
    }

    @Override
    public SubMenu getSubMenu() {
        return null;
    }

    @Override
    public CharSequence getTitle() {
        return title;
    }

    @Override
    public CharSequence getTitleCondensed() {
        return titleCondensed != null ? titleCondensed : title;
    }

    @Override
    public boolean hasSubMenu() {
        return false;
    }

    @Override
    public boolean isCheckable() {
        return checkable;
    }

    @Override
    public boolean isChecked() {
        return checked;
    }

    @Override
    public boolean isEnabled() {
        return enabled;
    }

    @Override
    public boolean isVisible() {
        return visible;
    }

    @Override
    public MenuItem setAlphabeticShortcut(char alphaChar) {
        alphabeticChar = Character.toLowerCase(alphaChar);
        return this;
    }

    @Override
    public MenuItem setAlphabeticShortcut(char alphaChar, int alphaModifiers) {
        alphabeticModifiers = KeyEvent.normalizeMetaState(alphaModifiers);
        return setAlphabeticShortcut(alphaChar);
    }

    @Override
    public MenuItem setCheckable(boolean checkable) {
        this.checkable = checkable;
        return this;
    }

    @Override
    public MenuItem setChecked(boolean checked) {
        this.checked = checked;
        return this;
    }

    @Override
    public MenuItem setEnabled(boolean enabled) {
        this.enabled = enabled;
        return this;
    }

    @Override
    public MenuItem setIcon(Drawable icon) {
        this.icon = icon;
        return this;
    }

    @Override
    public MenuItem setIcon(int iconRes) {
        icon = context.getDrawable(iconRes);
        return this;
    }

    @Override
    public MenuItem setIconTintList(ColorStateList tint) {
        iconTint = tint;
        if (icon != null) icon.mutate().setTintList(tint);
        return this;
    }

    @Override
    public ColorStateList getIconTintList() {
        return iconTint;
    }

    @Override
    public MenuItem setIconTintMode(PorterDuff.Mode mode) {
        iconTintMode = mode;
        if (icon != null) icon.mutate().setTintMode(mode);
        return this;
    }

    @Override
    public PorterDuff.Mode getIconTintMode() {
        return iconTintMode;
    }

    @Override
    public MenuItem setIntent(Intent intent) {
        this.intent = intent;
        return this;
    }

    @Override
    public MenuItem setNumericShortcut(char numericChar) {
        this.numericChar = numericChar;
        return this;
    }

    @Override
    public MenuItem setNumericShortcut(char numericChar, int numericModifiers) {
        this.numericModifiers = KeyEvent.normalizeMetaState(numericModifiers);
        return setNumericShortcut(numericChar);
    }

    @Override
    public MenuItem setOnMenuItemClickListener(OnMenuItemClickListener menuItemClickListener) {
        listener = menuItemClickListener;
        return this;
    }

    @Override
    public MenuItem setShortcut(char numericChar, char alphaChar) {
        setNumericShortcut(numericChar);
        return setAlphabeticShortcut(alphaChar);
    }

    @Override
    public MenuItem setShortcut(char numericChar, char alphaChar, int numericModifiers, int alphaModifiers) {
        setNumericShortcut(numericChar, numericModifiers);
        return setAlphabeticShortcut(alphaChar, alphaModifiers);
    }

    @Override
    public MenuItem setTitle(CharSequence title) {
        this.title = title;
        return this;
    }

    @Override
    public MenuItem setTitle(int title) {
        this.title = context.getResources().getString(title);
        return this;
    }

    @Override
    public MenuItem setTitleCondensed(CharSequence title) {
        titleCondensed = title;
        return this;
    }

    @Override
    public MenuItem setVisible(boolean visible) {
        this.visible = visible;
        return this;
    }

    public boolean invoke() {
        if (listener != null && listener.onMenuItemClick(this)) return true;
        if (intent == null) return false;
        context.startActivity(intent);
        return true;
    }

    @Override
    public void setShowAsAction(int show) {}

    @Override
    public MenuItem setActionView(View actionView) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MenuItem setActionView(int resId) {
        throw new UnsupportedOperationException();
    }

    @Override
    public View getActionView() {
        return null;
    }

    @Override
    public ActionProvider getActionProvider() {
        return null;
    }

    @Override
    public MenuItem setActionProvider(ActionProvider actionProvider) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MenuItem setShowAsActionFlags(int actionEnum) {
        return this;
    }

    @Override
    public boolean expandActionView() {
        return false;
    }

    @Override
    public boolean collapseActionView() {
        return false;
    }

    @Override
    public boolean isActionViewExpanded() {
        return false;
    }

    @Override
    public MenuItem setOnActionExpandListener(OnActionExpandListener listener) {
        return this;
    }

    @Override
    public MenuItem setContentDescription(CharSequence contentDescription) {
        description = contentDescription;
        return this;
    }

    @Override
    public CharSequence getContentDescription() {
        return description;
    }

    @Override
    public MenuItem setTooltipText(CharSequence tooltipText) {
        tooltip = tooltipText;
        return this;
    }

    @Override
    public CharSequence getTooltipText() {
        return tooltip;
    }
}

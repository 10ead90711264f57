package android.view;

import java.util.ArrayList;
import java.util.List;

/** Keys that belong together. */
public final class KeyboardShortcutGroup {
    private final CharSequence mLabel;
    private final List<KeyboardShortcutInfo> mItems;

    public KeyboardShortcutGroup(CharSequence label, List<KeyboardShortcutInfo> items) {
        mLabel = label;
        mItems = items;
    }

    public KeyboardShortcutGroup(CharSequence label) { this(label, new ArrayList<KeyboardShortcutInfo>()); }
    public CharSequence getLabel() { return mLabel; }
    public List<KeyboardShortcutInfo> getItems() { return mItems; }
    public void addItem(KeyboardShortcutInfo item) { mItems.add(item); }
}

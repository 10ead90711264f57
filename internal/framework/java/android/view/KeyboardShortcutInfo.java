package android.view;

/** A key that does something. */
public final class KeyboardShortcutInfo {
    private final CharSequence mLabel;
    private final int mKeycode, mModifiers;
    private final char mBaseCharacter;

    public KeyboardShortcutInfo(CharSequence label, int keycode, int modifiers) {
        mLabel = label;
        mKeycode = keycode;
        mModifiers = modifiers;
        mBaseCharacter = 0;
    }

    public KeyboardShortcutInfo(CharSequence label, char baseCharacter, int modifiers) {
        mLabel = label;
        mKeycode = KeyEvent.KEYCODE_UNKNOWN;
        mModifiers = modifiers;
        mBaseCharacter = baseCharacter;
    }

    public CharSequence getLabel() { return mLabel; }
    public int getKeycode() { return mKeycode; }
    public char getBaseCharacter() { return mBaseCharacter; }
    public int getModifiers() { return mModifiers; }
}

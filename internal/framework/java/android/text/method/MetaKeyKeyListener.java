package android.text.method;

import android.text.Editable;
import android.text.NoCopySpan;
import android.text.Spannable;
import android.text.Spanned;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;

/** Keeps which of shift, alt and sym are pressed or locked, as spans of the text. */
public abstract class MetaKeyKeyListener {
    public static final int META_SHIFT_ON = KeyEvent.META_SHIFT_ON;
    public static final int META_ALT_ON = KeyEvent.META_ALT_ON;
    public static final int META_SYM_ON = KeyEvent.META_SYM_ON;
    public static final int META_CAP_LOCKED = 0x100;
    public static final int META_ALT_LOCKED = 0x200;
    public static final int META_SYM_LOCKED = 0x400;
    public static final int META_SELECTING = 0x800;

    private static final Object CAP = new NoCopySpan.Concrete();
    private static final Object ALT = new NoCopySpan.Concrete();
    private static final Object SYM = new NoCopySpan.Concrete();
    private static final Object SELECTING = new NoCopySpan.Concrete();

    private static final int PRESSED = Spannable.SPAN_MARK_MARK | 1 << Spannable.SPAN_USER_SHIFT;
    private static final int RELEASED = Spannable.SPAN_MARK_MARK | 2 << Spannable.SPAN_USER_SHIFT;
    private static final int USED = Spannable.SPAN_MARK_MARK | 3 << Spannable.SPAN_USER_SHIFT;
    private static final int LOCKED = Spannable.SPAN_MARK_MARK | 4 << Spannable.SPAN_USER_SHIFT;

    public static void resetMetaState(Spannable text) {
        text.removeSpan(CAP);
        text.removeSpan(ALT);
        text.removeSpan(SYM);
        text.removeSpan(SELECTING);
    }

    public static final int getMetaState(CharSequence text) {
        return active(text, CAP, META_SHIFT_ON, META_CAP_LOCKED) | active(text, ALT, META_ALT_ON, META_ALT_LOCKED) | active(text, SYM, META_SYM_ON, META_SYM_LOCKED)
                | active(text, SELECTING, META_SELECTING, META_SELECTING);
    }

    public static final int getMetaState(CharSequence text, KeyEvent event) {
        int state = event.getMetaState();
        if (event.getKeyCharacterMap().getModifierBehavior() == KeyCharacterMap.MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED) state |= getMetaState(text);
        return state;
    }

    public static final int getMetaState(CharSequence text, int meta) {
        switch (meta) {
            case META_SHIFT_ON: return active(text, CAP, 1, 2);
            case META_ALT_ON: return active(text, ALT, 1, 2);
            case META_SYM_ON: return active(text, SYM, 1, 2);
            case META_SELECTING: return active(text, SELECTING, 1, 2);
            default: return 0;
        }
    }

    public static final int getMetaState(CharSequence text, int meta, KeyEvent event) {
        int state = event.getMetaState();
        if (event.getKeyCharacterMap().getModifierBehavior() == KeyCharacterMap.MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED) state |= getMetaState(text);
        if (meta == META_SELECTING) return (state & META_SELECTING) != 0 ? 1 : 0;
        return getMetaState(state, meta);
    }

    private static int active(CharSequence text, Object meta, int on, int lock) {
        if (!(text instanceof Spanned)) return 0;
        int flag = ((Spanned) text).getSpanFlags(meta);
        return flag == LOCKED ? lock : flag != 0 ? on : 0;
    }

    public static void adjustMetaAfterKeypress(Spannable content) {
        for (Object what : new Object[] {CAP, ALT, SYM}) {
            int current = content.getSpanFlags(what);
            if (current == PRESSED) content.setSpan(what, 0, 0, USED);
            else if (current == RELEASED) content.removeSpan(what);
        }
    }

    public static boolean isMetaTracker(CharSequence text, Object what) {
        return what == CAP || what == ALT || what == SYM || what == SELECTING;
    }

    public static boolean isSelectingMetaTracker(CharSequence text, Object what) {
        return what == SELECTING;
    }

    protected static void resetLockedMeta(Spannable content) {
        for (Object what : new Object[] {CAP, ALT, SYM, SELECTING}) {
            if (content.getSpanFlags(what) == LOCKED) content.removeSpan(what);
        }
    }

    private static Object of(int keyCode) {
        switch (keyCode) {
            case KeyEvent.KEYCODE_SHIFT_LEFT:
            case KeyEvent.KEYCODE_SHIFT_RIGHT:
                return CAP;
            case KeyEvent.KEYCODE_ALT_LEFT:
            case KeyEvent.KEYCODE_ALT_RIGHT:
            case KeyEvent.KEYCODE_NUM:
                return ALT;
            case KeyEvent.KEYCODE_SYM:
                return SYM;
            default:
                return null;
        }
    }

    public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
        Object what = of(keyCode);
        if (what == null) return false;
        int state = content.getSpanFlags(what);
        if (state == PRESSED) return true;
        if (state == RELEASED) content.setSpan(what, 0, 0, LOCKED);
        else if (state == USED) return true;
        else if (state == LOCKED) content.removeSpan(what);
        else content.setSpan(what, 0, 0, PRESSED);
        return true;
    }

    public boolean onKeyUp(View view, Editable content, int keyCode, KeyEvent event) {
        Object what = of(keyCode);
        if (what == null) return false;
        int current = content.getSpanFlags(what);
        if (event.getKeyCharacterMap().getModifierBehavior() == KeyCharacterMap.MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED) {
            if (current == USED) content.removeSpan(what);
            else if (current == PRESSED) content.setSpan(what, 0, 0, RELEASED);
        } else {
            content.removeSpan(what);
        }
        return true;
    }

    public void clearMetaKeyState(View view, Editable content, int states) {
        clearMetaKeyState(content, states);
    }

    public static void clearMetaKeyState(Editable content, int states) {
        if ((states & META_SHIFT_ON) != 0) content.removeSpan(CAP);
        if ((states & META_ALT_ON) != 0) content.removeSpan(ALT);
        if ((states & META_SYM_ON) != 0) content.removeSpan(SYM);
        if ((states & META_SELECTING) != 0) content.removeSpan(SELECTING);
    }

    public static void startSelecting(View view, Spannable content) {
        content.setSpan(SELECTING, 0, 0, PRESSED);
    }

    public static void stopSelecting(View view, Spannable content) {
        content.removeSpan(SELECTING);
    }

    public static final int getMetaState(long state) {
        int result = 0;
        if ((state & META_CAP_LOCKED) != 0) result |= META_CAP_LOCKED;
        else if ((state & META_SHIFT_ON) != 0) result |= META_SHIFT_ON;
        if ((state & META_ALT_LOCKED) != 0) result |= META_ALT_LOCKED;
        else if ((state & META_ALT_ON) != 0) result |= META_ALT_ON;
        if ((state & META_SYM_LOCKED) != 0) result |= META_SYM_LOCKED;
        else if ((state & META_SYM_ON) != 0) result |= META_SYM_ON;
        return result;
    }

    public static final int getMetaState(long state, int meta) {
        switch (meta) {
            case META_SHIFT_ON: return (state & META_CAP_LOCKED) != 0 ? 2 : (state & META_SHIFT_ON) != 0 ? 1 : 0;
            case META_ALT_ON: return (state & META_ALT_LOCKED) != 0 ? 2 : (state & META_ALT_ON) != 0 ? 1 : 0;
            case META_SYM_ON: return (state & META_SYM_LOCKED) != 0 ? 2 : (state & META_SYM_ON) != 0 ? 1 : 0;
            default: return 0;
        }
    }

    // The state of keys in the bits of a long: what is on, locked, pressed, released and used.

    private static final int PRESSED_SHIFT = 40, RELEASED_SHIFT = 48, USED_SHIFT = 32, LOCK_SHIFT = 8;

    private static int flag(int keyCode) {
        Object what = of(keyCode);
        return what == CAP ? META_SHIFT_ON : what == ALT ? META_ALT_ON : what == SYM ? META_SYM_ON : 0;
    }

    private static long without(long state, long flag) {
        return state & ~(flag | flag << LOCK_SHIFT | flag << PRESSED_SHIFT | flag << RELEASED_SHIFT | flag << USED_SHIFT);
    }

    public static long adjustMetaAfterKeypress(long state) {
        for (long flag : new long[] {META_SHIFT_ON, META_ALT_ON, META_SYM_ON}) {
            if ((state & flag << PRESSED_SHIFT) != 0) state = without(state, flag) | flag | flag << USED_SHIFT;
            else if ((state & flag << RELEASED_SHIFT) != 0) state = without(state, flag);
        }
        return state;
    }

    public static long handleKeyDown(long state, int keyCode, KeyEvent event) {
        long flag = flag(keyCode);
        if (flag == 0 || (state & flag << PRESSED_SHIFT) != 0) return state;
        if ((state & flag << RELEASED_SHIFT) != 0) return without(state, flag) | flag | flag << LOCK_SHIFT;
        if ((state & flag << USED_SHIFT) != 0) return state;
        if ((state & flag << LOCK_SHIFT) != 0) return without(state, flag);
        return state | flag | flag << PRESSED_SHIFT;
    }

    public static long handleKeyUp(long state, int keyCode, KeyEvent event) {
        long flag = flag(keyCode);
        if (flag == 0) return state;
        if (event.getKeyCharacterMap().getModifierBehavior() != KeyCharacterMap.MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED) return without(state, flag);
        if ((state & flag << USED_SHIFT) != 0) return without(state, flag);
        return (state & flag << PRESSED_SHIFT) != 0 ? state & ~(flag << PRESSED_SHIFT) | flag << RELEASED_SHIFT : state;
    }

    public static long resetLockedMeta(long state) {
        for (long flag : new long[] {META_SHIFT_ON, META_ALT_ON, META_SYM_ON}) {
            if ((state & flag << LOCK_SHIFT) != 0) state = without(state, flag);
        }
        return state;
    }

    public long clearMetaKeyState(long state, int which) {
        for (long flag : new long[] {META_SHIFT_ON, META_ALT_ON, META_SYM_ON}) {
            if ((which & flag) != 0 && (state & flag << LOCK_SHIFT) != 0) state = without(state, flag);
        }
        return state;
    }
}

package android.view;

import android.util.AndroidRuntimeException;
import java.util.ArrayList;

/** Which characters keys give: the US layout. */
public class KeyCharacterMap {
    public static final int BUILT_IN_KEYBOARD = 0;
    public static final int VIRTUAL_KEYBOARD = -1;
    public static final int NUMERIC = 1;
    public static final int PREDICTIVE = 2;
    public static final int ALPHA = 3;
    public static final int FULL = 4;
    public static final int SPECIAL_FUNCTION = 5;
    public static final char HEX_INPUT = '\uef00';
    public static final char PICKER_DIALOG_INPUT = '\uef01';
    public static final int MODIFIER_BEHAVIOR_CHORDED = 0;
    public static final int MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED = 1;
    public static final int COMBINING_ACCENT = -2147483648;
    public static final int COMBINING_ACCENT_MASK = 2147483647;
    private static final KeyCharacterMap MAP = new KeyCharacterMap();
    private static final String PLAIN = "`-=[]\\;'/@ ,.\t+";
    private static final String SHIFTED = "~_+{}|:\"?@ <>\t+";
    private static final int[] CODES = {KeyEvent.KEYCODE_GRAVE, KeyEvent.KEYCODE_MINUS, KeyEvent.KEYCODE_EQUALS, KeyEvent.KEYCODE_LEFT_BRACKET,
        KeyEvent.KEYCODE_RIGHT_BRACKET, KeyEvent.KEYCODE_BACKSLASH, KeyEvent.KEYCODE_SEMICOLON, KeyEvent.KEYCODE_APOSTROPHE,
        KeyEvent.KEYCODE_SLASH, KeyEvent.KEYCODE_AT, KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_COMMA, KeyEvent.KEYCODE_PERIOD,
        KeyEvent.KEYCODE_TAB, KeyEvent.KEYCODE_PLUS};

    /** Thrown where a device has no map. */
    public static class UnavailableException extends AndroidRuntimeException {
        public UnavailableException(String msg) {
            super(msg);
        }
    }

    /** What a key may mean. */
    @Deprecated
    public static class KeyData {
        public static final int META_LENGTH = 4;
        public char displayLabel;
        public char number;
        public char[] meta = new char[META_LENGTH];
    }

    private KeyCharacterMap() {
    }

    public static KeyCharacterMap load(int deviceId) {
        return MAP;
    }

    public int get(int keyCode, int metaState) {
        metaState = KeyEvent.normalizeMetaState(metaState);
        if ((metaState & (KeyEvent.META_CTRL_ON | KeyEvent.META_META_ON | KeyEvent.META_ALT_ON)) != 0) {
            return 0;
        }
        final boolean shift = (metaState & KeyEvent.META_SHIFT_ON) != 0;
        if (keyCode >= KeyEvent.KEYCODE_A && keyCode <= KeyEvent.KEYCODE_Z) {
            final boolean caps = (metaState & KeyEvent.META_CAPS_LOCK_ON) != 0;
            return (shift != caps ? 'A' : 'a') + keyCode - KeyEvent.KEYCODE_A;
        }
        if (keyCode >= KeyEvent.KEYCODE_0 && keyCode <= KeyEvent.KEYCODE_9) {
            return (shift ? ")!@#$%^&*(" : "0123456789").charAt(keyCode - KeyEvent.KEYCODE_0);
        }
        if (keyCode >= KeyEvent.KEYCODE_NUMPAD_0 && keyCode <= KeyEvent.KEYCODE_NUMPAD_9) {
            return (metaState & KeyEvent.META_NUM_LOCK_ON) != 0 ? '0' + keyCode - KeyEvent.KEYCODE_NUMPAD_0 : 0;
        }
        switch (keyCode) {
            case KeyEvent.KEYCODE_STAR: return '*';
            case KeyEvent.KEYCODE_POUND: return '#';
            case KeyEvent.KEYCODE_ENTER:
            case KeyEvent.KEYCODE_NUMPAD_ENTER: return '\n';
            case KeyEvent.KEYCODE_NUMPAD_ADD: return '+';
            case KeyEvent.KEYCODE_NUMPAD_SUBTRACT: return '-';
            case KeyEvent.KEYCODE_NUMPAD_MULTIPLY: return '*';
            case KeyEvent.KEYCODE_NUMPAD_DIVIDE: return '/';
            case KeyEvent.KEYCODE_NUMPAD_EQUALS: return '=';
        }
        for (int i = 0; i < CODES.length; i++) {
            if (CODES[i] == keyCode) {
                return (shift ? SHIFTED : PLAIN).charAt(i);
            }
        }
        return 0;
    }

    public char getNumber(int keyCode) {
        final int c = get(keyCode, 0);
        if (c >= '0' && c <= '9' || c == '*' || c == '#' || c == '+') {
            return (char) c;
        }
        if (keyCode >= KeyEvent.KEYCODE_A && keyCode <= KeyEvent.KEYCODE_Z) {
            return "22233344455566677778889999".charAt(keyCode - KeyEvent.KEYCODE_A);
        }
        return 0;
    }

    public char getMatch(int keyCode, char[] chars) {
        return getMatch(keyCode, chars, 0);
    }

    public char getMatch(int keyCode, char[] chars, int metaState) {
        if (chars == null) {
            throw new IllegalArgumentException("chars must not be null.");
        }
        final int[] tries = {get(keyCode, metaState), get(keyCode, 0), get(keyCode, KeyEvent.META_SHIFT_ON)};
        for (int t : tries) {
            for (char c : chars) {
                if (t != 0 && c == t) {
                    return c;
                }
            }
        }
        return 0;
    }

    public char getDisplayLabel(int keyCode) {
        return Character.toUpperCase((char) get(keyCode, 0));
    }

    public static int getDeadChar(int accent, int c) {
        if (c == accent || c == ' ') {
            return accent;
        }
        final String from = "aeiouAEIOU";
        final int i = from.indexOf((char) c);
        if (i < 0) {
            return 0;
        }
        switch (accent) {
            case 0xb4: return "\u00e1\u00e9\u00ed\u00f3\u00fa\u00c1\u00c9\u00cd\u00d3\u00da".charAt(i);
            case 0x2cb: return "\u00e0\u00e8\u00ec\u00f2\u00f9\u00c0\u00c8\u00cc\u00d2\u00d9".charAt(i);
            case 0x2c6: return "\u00e2\u00ea\u00ee\u00f4\u00fb\u00c2\u00ca\u00ce\u00d4\u00db".charAt(i);
            case 0xa8: return "\u00e4\u00eb\u00ef\u00f6\u00fc\u00c4\u00cb\u00cf\u00d6\u00dc".charAt(i);
        }
        return 0;
    }

    @Deprecated
    public boolean getKeyData(int keyCode, KeyData results) {
        final char label = getDisplayLabel(keyCode);
        if (label == 0) {
            return false;
        }
        results.displayLabel = label;
        results.number = getNumber(keyCode);
        results.meta[0] = (char) get(keyCode, 0);
        results.meta[1] = (char) get(keyCode, KeyEvent.META_SHIFT_ON);
        return true;
    }

    public KeyEvent[] getEvents(char[] chars) {
        if (chars == null) {
            throw new IllegalArgumentException("chars must not be null.");
        }
        final ArrayList<KeyEvent> out = new ArrayList<KeyEvent>();
        final long now = android.os.SystemClock.uptimeMillis();
        for (char c : chars) {
            int code = 0, meta = 0;
            for (int k = 1; k <= KeyEvent.getMaxKeyCode() && code == 0; k++) {
                if (get(k, 0) == c) {
                    code = k;
                } else if (get(k, KeyEvent.META_SHIFT_ON) == c) {
                    code = k;
                    meta = KeyEvent.META_SHIFT_ON | KeyEvent.META_SHIFT_LEFT_ON;
                }
            }
            if (code == 0) {
                return null;
            }
            if (meta != 0) {
                out.add(new KeyEvent(now, now, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_SHIFT_LEFT, 0, meta));
            }
            out.add(new KeyEvent(now, now, KeyEvent.ACTION_DOWN, code, 0, meta));
            out.add(new KeyEvent(now, now, KeyEvent.ACTION_UP, code, 0, meta));
            if (meta != 0) {
                out.add(new KeyEvent(now, now, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_SHIFT_LEFT, 0, 0));
            }
        }
        return out.toArray(new KeyEvent[out.size()]);
    }

    public boolean isPrintingKey(int keyCode) {
        final int c = get(keyCode, 0);
        return c != 0 && c != '\n' && c != '\t' && c != ' ';
    }

    public int getKeyboardType() { return FULL; }
    public int getModifierBehavior() { return MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED; }
    public static boolean deviceHasKey(int keyCode) { return keyCode == KeyEvent.KEYCODE_BACK || keyCode == KeyEvent.KEYCODE_HOME; }

    public static boolean[] deviceHasKeys(int[] keyCodes) {
        final boolean[] ret = new boolean[keyCodes.length];
        for (int i = 0; i < ret.length; i++) {
            ret[i] = deviceHasKey(keyCodes[i]);
        }
        return ret;
    }
}

package android.text.method;

import android.text.InputType;

/** Takes what phones dial. */
public class DialerKeyListener extends NumberKeyListener {
    public static final char[] CHARACTERS = "0123456789#*+-(),/N. ;".toCharArray();
    private static DialerKeyListener instance;

    public DialerKeyListener() {}

    public static DialerKeyListener getInstance() {
        if (instance == null) instance = new DialerKeyListener();
        return instance;
    }

    @Override
    public int getInputType() {
        return InputType.TYPE_CLASS_PHONE;
    }

    @Override
    protected char[] getAcceptedChars() {
        return CHARACTERS;
    }
}

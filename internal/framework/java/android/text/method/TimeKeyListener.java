package android.text.method;

import android.text.InputType;

/** Takes times of day. */
public class TimeKeyListener extends NumberKeyListener {
    public static final char[] CHARACTERS = "0123456789amp:".toCharArray();
    private static TimeKeyListener instance;

    public TimeKeyListener() {}

    public TimeKeyListener(java.util.Locale locale) {}

    public static TimeKeyListener getInstance(java.util.Locale locale) {
        return getInstance();
    }

    public static TimeKeyListener getInstance() {
        if (instance == null) instance = new TimeKeyListener();
        return instance;
    }

    @Override
    public int getInputType() {
        return InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_TIME;
    }

    @Override
    protected char[] getAcceptedChars() {
        return CHARACTERS;
    }
}

package android.text.method;

import android.text.InputType;

/** Takes dates and times of day. */
public class DateTimeKeyListener extends NumberKeyListener {
    public static final char[] CHARACTERS = "0123456789amp:/- ".toCharArray();
    private static DateTimeKeyListener instance;

    public DateTimeKeyListener() {}

    public DateTimeKeyListener(java.util.Locale locale) {}

    public static DateTimeKeyListener getInstance(java.util.Locale locale) {
        return getInstance();
    }

    public static DateTimeKeyListener getInstance() {
        if (instance == null) instance = new DateTimeKeyListener();
        return instance;
    }

    @Override
    public int getInputType() {
        return InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_NORMAL;
    }

    @Override
    protected char[] getAcceptedChars() {
        return CHARACTERS;
    }
}

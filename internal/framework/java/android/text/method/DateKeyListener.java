package android.text.method;

import android.text.InputType;

/** Takes dates. */
public class DateKeyListener extends NumberKeyListener {
    public static final char[] CHARACTERS = "0123456789/-.".toCharArray();
    private static DateKeyListener instance;

    public DateKeyListener() {}

    public DateKeyListener(java.util.Locale locale) {}

    public static DateKeyListener getInstance(java.util.Locale locale) {
        return getInstance();
    }

    public static DateKeyListener getInstance() {
        if (instance == null) instance = new DateKeyListener();
        return instance;
    }

    @Override
    public int getInputType() {
        return InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_DATE;
    }

    @Override
    protected char[] getAcceptedChars() {
        return CHARACTERS;
    }
}

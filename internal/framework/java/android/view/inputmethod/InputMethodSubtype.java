package android.view.inputmethod;

/** A language or mode of an input method. */
public final class InputMethodSubtype {
    private final String locale;
    private final String mode;

    public InputMethodSubtype(int nameId, int iconId, String locale, String mode, String extra, boolean isAuxiliary) {
        this.locale = locale;
        this.mode = mode;
    }

    public String getLocale() {
        return locale;
    }

    public String getLanguageTag() {
        return locale.replace('_', '-');
    }

    public String getMode() {
        return mode;
    }

    public boolean isAuxiliary() {
        return false;
    }
}

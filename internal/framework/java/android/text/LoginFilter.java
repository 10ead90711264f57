package android.text;

/** Takes the characters of user names and passwords. */
public abstract class LoginFilter implements InputFilter {
    private final boolean append;

    LoginFilter(boolean appendInvalid) {
        append = appendInvalid;
    }

    LoginFilter() {
        append = false;
    }

    @Override
    public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
        onStart();
        for (int i = 0; i < dstart; i++) {
            char c = dest.charAt(i);
            if (!isAllowed(c)) onInvalidCharacter(c);
        }
        SpannableStringBuilder modification = null;
        int modoff = 0;
        for (int i = start; i < end; i++) {
            char c = source.charAt(i);
            if (isAllowed(c)) {
                modoff++;
                continue;
            }
            if (append) {
                modoff++;
            } else {
                if (modification == null) {
                    modification = new SpannableStringBuilder(source, start, end);
                    modoff = i - start;
                }
                modification.delete(modoff, modoff + 1);
            }
            onInvalidCharacter(c);
        }
        for (int i = dend; i < dest.length(); i++) {
            char c = dest.charAt(i);
            if (!isAllowed(c)) onInvalidCharacter(c);
        }
        onStop();
        return modification;
    }

    public void onStart() {}

    public void onInvalidCharacter(char c) {}

    public void onStop() {}

    public abstract boolean isAllowed(char c);

    /** User names as mail addresses have them. */
    public static class UsernameFilterGMail extends LoginFilter {
        public UsernameFilterGMail() {}

        public UsernameFilterGMail(boolean appendInvalid) {
            super(appendInvalid);
        }

        @Override
        public boolean isAllowed(char c) {
            return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '.';
        }
    }

    /** User names with more signs. */
    public static class UsernameFilterGeneric extends LoginFilter {
        public UsernameFilterGeneric() {}

        public UsernameFilterGeneric(boolean appendInvalid) {
            super(appendInvalid);
        }

        @Override
        public boolean isAllowed(char c) {
            return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || "@_-+.".indexOf(c) != -1;
        }
    }

    /** Passwords of Latin-1. */
    public static class PasswordFilterGMail extends LoginFilter {
        public PasswordFilterGMail() {}

        public PasswordFilterGMail(boolean appendInvalid) {
            super(appendInvalid);
        }

        @Override
        public boolean isAllowed(char c) {
            return 32 <= c && c <= 127 || 160 <= c && c <= 255;
        }
    }
}

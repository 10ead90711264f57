package java.text;

/** The four normal forms of Unicode (UAX 15); Go computes them. */
public final class Normalizer {
    /** The forms. */
    public enum Form {
        NFD, NFC, NFKD, NFKC
    }

    private Normalizer() {
    }

    private static native String normalize(String s, int form);

    public static String normalize(CharSequence src, Form form) {
        if (src == null || form == null) {
            throw new NullPointerException();
        }
        return normalize(src.toString(), form.ordinal());
    }

    public static boolean isNormalized(CharSequence src, Form form) {
        return normalize(src, form).contentEquals(src);
    }
}

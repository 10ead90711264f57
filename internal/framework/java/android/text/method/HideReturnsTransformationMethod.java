package android.text.method;

/** Shows no carriage returns. */
public class HideReturnsTransformationMethod extends ReplacementTransformationMethod {
    private static final char[] ORIGINAL = new char[] {'\r'};
    private static final char[] REPLACEMENT = new char[] {'\uFEFF'};
    private static HideReturnsTransformationMethod instance;

    public static HideReturnsTransformationMethod getInstance() {
        if (instance == null) instance = new HideReturnsTransformationMethod();
        return instance;
    }

    @Override
    protected char[] getOriginal() {
        return ORIGINAL;
    }

    @Override
    protected char[] getReplacement() {
        return REPLACEMENT;
    }
}

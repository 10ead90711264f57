package android.text.method;

/** Shows line ends as spaces. */
public class SingleLineTransformationMethod extends ReplacementTransformationMethod {
    private static final char[] ORIGINAL = new char[] {'\n', '\r'};
    private static final char[] REPLACEMENT = new char[] {' ', '\uFEFF'};
    private static SingleLineTransformationMethod instance;

    public static SingleLineTransformationMethod getInstance() {
        if (instance == null) instance = new SingleLineTransformationMethod();
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

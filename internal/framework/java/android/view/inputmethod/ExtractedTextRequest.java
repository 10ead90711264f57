package android.view.inputmethod;

/** What text an input method asks for. */
public class ExtractedTextRequest {
    public int token;
    public int flags;
    public int hintMaxLines;
    public int hintMaxChars;
}

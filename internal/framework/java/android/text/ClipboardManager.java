package android.text;

/** The clipboard as old apps know it. */
@Deprecated
public abstract class ClipboardManager {
    public abstract CharSequence getText();

    public abstract void setText(CharSequence text);

    public abstract boolean hasText();
}

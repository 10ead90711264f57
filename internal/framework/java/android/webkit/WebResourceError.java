package android.webkit;

/** Why nothing came. */
public abstract class WebResourceError {
    public abstract int getErrorCode();

    public abstract CharSequence getDescription();
}

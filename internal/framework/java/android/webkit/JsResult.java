package android.webkit;

/** Takes the answer to a page's question. */
public class JsResult {
    public final void cancel() {
    }

    public final void confirm() {
    }
}

package android.webkit;

/** Takes the text that a page asks for. */
public class JsPromptResult extends JsResult {
    public void confirm(String result) {
        confirm();
    }
}

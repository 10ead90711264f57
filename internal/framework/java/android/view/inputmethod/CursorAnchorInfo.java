package android.view.inputmethod;

/** Where the cursor is; nobody asks. */
public final class CursorAnchorInfo {
    private CursorAnchorInfo() {}
}

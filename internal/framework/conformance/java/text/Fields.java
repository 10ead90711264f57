import android.text.Editable;
import android.text.InputType;
import android.text.Selection;
import android.text.TextWatcher;
import android.view.KeyEvent;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.TextView;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** EditText: watchers, selection, the input connection, actions. */
public class Fields extends Show {
    private static EditText e;

    private static void state(String name) {
        p(name, "'" + e.getText() + "'", e.getSelectionStart(), e.getSelectionEnd(), e.length());
    }

    public static void main(String[] args) {
        e = new EditText(context());
        LinearLayout l = new LinearLayout(context());
        l.addView(e, 600, WRAP);
        Runner.activity.setContentView(l);
        e.addTextChangedListener(new TextWatcher() {
            @Override public void beforeTextChanged(CharSequence s, int start, int count, int after) { p(" before", s, start, count, after); }
            @Override public void onTextChanged(CharSequence s, int start, int before, int count) { p(" on", s, start, before, count); }
            @Override public void afterTextChanged(Editable s) { p(" after", s); }
        });
        e.setText("hello");
        state("set");
        e.setSelection(2);
        e.getText().insert(2, "XX");
        state("inserted");
        e.setSelection(1, 4);
        e.getText().replace(e.getSelectionStart(), e.getSelectionEnd(), "-");
        state("replaced");
        e.selectAll();
        state("all");
        e.extendSelection(1);
        state("extended");
        e.append(" world");
        state("appended");
        e.setText(null);
        state("null");
        attempt("selection", new Runnable() { public void run() { e.setSelection(9); } });
        attempt("selection", new Runnable() { public void run() { e.setSelection(-1); } });
        EditorInfo info = new EditorInfo();
        InputConnection c = e.onCreateInputConnection(info);
        p(Integer.toHexString(info.inputType), Integer.toHexString(info.imeOptions), info.initialSelStart, info.initialSelEnd, info.actionLabel, info.hintText, info.initialCapsMode);
        p(c.commitText("typed", 1));
        state("commit");
        p(c.setComposingText("comp", 1));
        state("composing");
        p(c.setComposingText("composed", 1), c.finishComposingText());
        state("finished");
        p(c.deleteSurroundingText(3, 0), c.getTextBeforeCursor(4, 0), c.getTextAfterCursor(4, 0));
        p(c.setSelection(2, 4), c.getSelectedText(0), c.getCursorCapsMode(InputType.TYPE_TEXT_FLAG_CAP_WORDS));
        p(c.commitText("Z", 0));
        state("at start");
        p(c.setComposingRegion(0, 2), c.commitText("region", 1));
        state("region");
        p(c.beginBatchEdit(), c.commitText("a", 1), c.commitText("b", 1), c.endBatchEdit());
        state("batch");
        p(c.performContextMenuAction(android.R.id.selectAll));
        state("select all");
        e.setHint("hint");
        e.setImeOptions(EditorInfo.IME_ACTION_SEARCH);
        e.setOnEditorActionListener(new TextView.OnEditorActionListener() {
            @Override public boolean onEditorAction(TextView v, int action, KeyEvent event) { p("action", action, event == null); return true; }
        });
        p(c.performEditorAction(EditorInfo.IME_ACTION_GO), e.getImeOptions(), e.getHint());
        info = new EditorInfo();
        e.setSingleLine();
        e.onCreateInputConnection(info);
        p(Integer.toHexString(info.inputType), Integer.toHexString(info.imeOptions), info.hintText);
        e.setError("wrong");
        p(e.getError());
        e.setText("fixed");
        p(e.getError());
        TextView next = new EditText(context());
        l.addView(next);
        e.requestFocus();
        p(e.isFocused(), next.isFocused(), e.hasSelection());
        e.setSelectAllOnFocus(true);
        next.requestFocus();
        e.requestFocus();
        state("focused");
        next.requestFocus();
        state("left");
        e.clearFocus();
        TextView t = new TextView(context());
        t.setText("not editable");
        p(t.getText().getClass().getSimpleName(), t.onCheckIsTextEditor(), e.onCheckIsTextEditor(), t.onCreateInputConnection(info) == null, t.getSelectionStart(), e.getText().getClass().getSimpleName(), t.isTextSelectable());
        t.setText("x", TextView.BufferType.EDITABLE);
        t.append("y");
        p(t.getText(), t.getText().getClass().getSimpleName(), t.getEditableText() != null);
        t.setTextIsSelectable(true);
        p(t.isTextSelectable(), t.isFocusable(), t.isClickable(), t.getText().getClass().getSimpleName(), t.getMovementMethod().getClass().getSimpleName());
        Selection.setSelection((Editable) e.getText(), 0, 1);
        p(e.getSelectionStart(), e.getSelectionEnd());
        Runner.activity.setContentView(new View(context()));
    }
}

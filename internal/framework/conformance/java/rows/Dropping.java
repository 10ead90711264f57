import android.view.View;
import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** What drops down: spinners, fields that complete, and lists in windows. */
public class Dropping {
    public static void main(String[] args) throws Exception {
        final Spinner s = new Spinner(Runner.activity);
        say(s.getCount(), s.getSelectedItem(), s.getSelectedItemPosition(), s.getPrompt(), s.getBaseline());
        final ArrayAdapter<String> a = new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_spinner_item, new String[] {"a", "b", "c"});
        s.setAdapter(a);
        s.setSelection(2);
        s.setPrompt("which");
        say(s.getCount(), s.getSelectedItem(), s.getSelectedItemPosition(), s.getPrompt(), s.getItemAtPosition(1), s.getSelectedItemId());
        s.setSelection(7);
        say(s.getSelectedItemPosition());
        fails("s.setOnItemClickListener", new Code() { public void run() throws Exception { s.setOnItemClickListener(null); } });
        fails("adapter of two kinds", new Code() { public void run() throws Exception {
            s.setAdapter(new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_spinner_item, new String[] {"a"}) { @Override public int getViewTypeCount() { return 2; } });
        } });
        final ListPopupWindow w = new ListPopupWindow(Runner.activity);
        say(w.isShowing(), w.isModal(), w.getWidth(), w.getHeight(), w.getHorizontalOffset(), w.getVerticalOffset(), w.getInputMethodMode(), w.getSoftInputMode(), w.getListView(), w.getPromptPosition(), w.getSelectedItem(), w.getSelectedItemPosition(), w.getAnchorView());
        w.setPromptPosition(ListPopupWindow.POSITION_PROMPT_BELOW);
        w.setContentWidth(77);
        w.setModal(true);
        say(w.isModal(), w.getWidth(), w.getPromptPosition(), w.performItemClick(0), w.isInputMethodNotNeeded());
        fails("w.show()", new Code() { public void run() throws Exception { w.show(); } });
        fails("w.setHeight(-5)", new Code() { public void run() throws Exception { w.setHeight(-5); } });
        w.dismiss();
        final AutoCompleteTextView c = new AutoCompleteTextView(Runner.activity);
        say(c.getThreshold(), c.getDropDownWidth(), c.getDropDownHeight(), c.getDropDownAnchor(), c.getCompletionHint(), c.isPopupShowing(), c.getListSelection(), c.enoughToFilter(), c.isPerformingCompletion(), c.getAdapter());
        c.setThreshold(0);
        c.setText("ab", false);
        say(c.getThreshold(), c.enoughToFilter(), c.getText());
        c.setValidator(new AutoCompleteTextView.Validator() {
            public boolean isValid(CharSequence text) { say("valid?", text); return text.length() > 3; }
            public CharSequence fixText(CharSequence text) { return text + "!!"; }
        });
        c.performValidation();
        say(c.getText());
        c.setCompletionHint("hint");
        c.setDropDownWidth(-1);
        say(c.getCompletionHint(), c.getDropDownWidth());
        fails("c.onKeyUp(null)", new Code() { public void run() throws Exception { c.onKeyUp(android.view.KeyEvent.KEYCODE_DPAD_CENTER, null); } });
        final MultiAutoCompleteTextView m = new MultiAutoCompleteTextView(Runner.activity);
        MultiAutoCompleteTextView.CommaTokenizer t = new MultiAutoCompleteTextView.CommaTokenizer();
        say(t.findTokenStart("ab, cd", 6), t.findTokenEnd("ab, cd", 0), t.terminateToken("x"), t.terminateToken("x, "), t.findTokenStart("", 0));
        m.setTokenizer(t);
        m.setText("one, two");
        m.setSelection(8);
        say(m.enoughToFilter());
    }
}

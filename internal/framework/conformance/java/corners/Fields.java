import android.text.Editable;
import android.text.InputFilter;
import android.text.InputType;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.widget.EditText;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What text fields let in, and say of it. */
public class Fields {
    public static void main(String[] args) throws Exception {
        final EditText e = new EditText(Runner.activity);
        e.setText("abc");
        e.setSelection(1);
        e.getText().insert(1, "X");
        say(e.getText(), e.getSelectionStart(), e.length());
        fails("e.setSelection(9)", new Code() {
            public void run() throws Exception {
                e.setSelection(9);
            }
        });
        fails("e.setSelection(-1)", new Code() {
            public void run() throws Exception {
                e.setSelection(-1);
            }
        });
        fails("e.setSelection(2, 9)", new Code() {
            public void run() throws Exception {
                e.setSelection(2, 9);
            }
        });
        e.setSelection(1, 3);
        e.getText().replace(e.getSelectionStart(), e.getSelectionEnd(), "--");
        say(e.getText(), e.getSelectionStart(), e.getSelectionEnd(), e.hasSelection());
        e.setFilters(new InputFilter[] {new InputFilter.LengthFilter(5)});
        e.setText("longer than five");
        say(e.getText());
        e.append("more");
        say(e.getText(), e.getFilters().length);
        fails("e.setFilters(null)", new Code() {
            public void run() throws Exception {
                e.setFilters(null);
            }
        });
        e.setFilters(new InputFilter[0]);
        e.addTextChangedListener(new TextWatcher() {
            public void beforeTextChanged(CharSequence s, int at, int before, int after) {
                say("before", at, before, after);
            }

            public void onTextChanged(CharSequence s, int at, int before, int after) {
                say("on", s, at, before, after);
            }

            public void afterTextChanged(Editable s) {
                say("after", s);
                if (s.length() == 3) s.append("!");
            }
        });
        e.setText("two");
        e.setText(null);
        e.setInputType(InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_FLAG_DECIMAL);
        say(e.getKeyListener().getClass().getSimpleName(), e.getInputType());
        e.getText().append("1a.5.-2");
        say(e.getText());
        e.setInputType(InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_PASSWORD);
        say(e.getTransformationMethod().getClass().getSimpleName(), e.getLayout(), e.getLineCount());
        e.setError("wrong");
        say(e.getError(), e.getHint(), e.getImeOptions(), e.getMaxLines(), e.getMinLines(), e.isCursorVisible(), e.didTouchFocusSelect(), e.getFreezesText(), e.isTextSelectable());
        fails("e.setEllipsize(TextUtils.TruncateAt.MARQUEE)", new Code() {
            public void run() throws Exception {
                e.setEllipsize(TextUtils.TruncateAt.MARQUEE);
            }
        });
        e.setMaxLines(3);
        e.setLines(2);
        say(e.getMaxLines(), e.getMinLines(), e.getText() instanceof Editable);
    }
}

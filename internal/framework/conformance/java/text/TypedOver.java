import android.text.InputType;
import android.text.Selection;
import android.text.method.KeyListener;
import android.text.method.TextKeyListener;
import android.view.KeyEvent;
import android.widget.EditText;
import esdroid.conformance.Show;

/** Keys that are typed over a selection, and where the cursor is then. */
public class TypedOver extends Show {
    private static void type(EditText e, int start, int end, int... keys) {
        Selection.setSelection(e.getText(), start, end);
        for (int key : keys) {
            e.getKeyListener().onKeyDown(e, e.getText(), key, new KeyEvent(KeyEvent.ACTION_DOWN, key));
            e.getKeyListener().onKeyUp(e, e.getText(), key, new KeyEvent(KeyEvent.ACTION_UP, key));
        }
        p(e.getText(), e.getSelectionStart(), e.getSelectionEnd());
    }

    public static void main(String[] args) {
        for (KeyListener l : new KeyListener[] {TextKeyListener.getInstance(), TextKeyListener.getInstance(true, TextKeyListener.Capitalize.WORDS)}) {
            EditText e = new EditText(context());
            e.setInputType(InputType.TYPE_CLASS_TEXT);
            e.setText("0123456789");
            e.setKeyListener(l);
            type(e, 0, 10, KeyEvent.KEYCODE_7);
            type(e, 0, 1, KeyEvent.KEYCODE_1, KeyEvent.KEYCODE_2, KeyEvent.KEYCODE_3);
            type(e, 2, 1, KeyEvent.KEYCODE_4);
            type(e, 1, 3, KeyEvent.KEYCODE_DEL);
            type(e, 0, 0, KeyEvent.KEYCODE_5);
        }
    }
}

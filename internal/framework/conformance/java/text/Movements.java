import android.text.Layout;
import android.text.Selection;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.text.method.ArrowKeyMovementMethod;
import android.text.method.LinkMovementMethod;
import android.text.method.MetaKeyKeyListener;
import android.text.method.PasswordTransformationMethod;
import android.text.method.HideReturnsTransformationMethod;
import android.text.method.SingleLineTransformationMethod;
import android.text.method.TransformationMethod;
import android.view.KeyEvent;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** Selection by layout and by keys; transformations. */
public class Movements extends Show {
    public static void main(String[] args) {
        TextPaint paint = new TextPaint();
        paint.setTextSize(30);
        SpannableStringBuilder b = new SpannableStringBuilder("First line of words\nsecond\n\nfourth line is longer than others");
        Layout l = new StaticLayout(b, paint, 300, Layout.Alignment.ALIGN_NORMAL, 1, 0, true);
        Selection.setSelection(b, 8);
        String moves = "drrulldddduelLdRrRs";
        for (char m : moves.toCharArray()) {
            boolean done;
            switch (m) {
                case 'd': done = Selection.moveDown(b, l); break;
                case 'u': done = Selection.moveUp(b, l); break;
                case 'l': done = Selection.moveLeft(b, l); break;
                case 'r': done = Selection.moveRight(b, l); break;
                case 'e': done = Selection.extendUp(b, l); break;
                case 'L': done = Selection.moveToLeftEdge(b, l); break;
                case 'R': done = Selection.extendRight(b, l); break;
                default: done = Selection.extendToRightEdge(b, l); break;
            }
            p(m, done, Selection.getSelectionStart(b), Selection.getSelectionEnd(b));
        }
        final EditText e = new EditText(context());
        e.setText("one two three\nfour five six\nseven");
        Runner.activity.setContentView(e);
        e.post(new Runnable() {
            @Override
            public void run() {
                e.requestFocus();
                e.setSelection(5);
                int[] keys = {KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_LEFT, KeyEvent.KEYCODE_MOVE_END, KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_MOVE_HOME, KeyEvent.KEYCODE_DEL, KeyEvent.KEYCODE_FORWARD_DEL, KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_DOWN};
                for (int k : keys) {
                    boolean down = e.onKeyDown(k, new KeyEvent(KeyEvent.ACTION_DOWN, k));
                    boolean up = e.onKeyUp(k, new KeyEvent(KeyEvent.ACTION_UP, k));
                    p(k, down, up, e.getSelectionStart(), e.getSelectionEnd(), e.getText().toString().replace('\n', '/'));
                }
                e.setSelection(3);
                KeyEvent shifted = new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT, 0, KeyEvent.META_SHIFT_ON | KeyEvent.META_SHIFT_LEFT_ON);
                p(e.onKeyDown(KeyEvent.KEYCODE_DPAD_RIGHT, shifted), e.getSelectionStart(), e.getSelectionEnd());
                p(MetaKeyKeyListener.getMetaState(e.getText(), MetaKeyKeyListener.META_SHIFT_ON), ArrowKeyMovementMethod.getInstance().canSelectArbitrarily());
                Runner.activity.setContentView(new View(context()));
            }
        });
        TransformationMethod[] methods = {PasswordTransformationMethod.getInstance(), HideReturnsTransformationMethod.getInstance(), SingleLineTransformationMethod.getInstance()};
        for (TransformationMethod m : methods) {
            CharSequence s = m.getTransformation("a\nb\rc d", new TextView(context()));
            p(m.getClass().getSimpleName(), s.toString().replace('\n', '/').replace('\ufeff', '_'), s.length());
        }
        TextView v = new TextView(context());
        v.setText("Straße");
        v.setAllCaps(true);
        p(v.getText(), v.getTransformationMethod().getTransformation(v.getText(), v));
        Spannable link = new SpannableStringBuilder("go here and there");
        link.setSpan(new android.text.style.ClickableSpan() {
            @Override public void onClick(View w) { p("clicked"); }
        }, 3, 7, 0);
        v = new TextView(context());
        v.setText(link);
        v.setMovementMethod(LinkMovementMethod.getInstance());
        place(v, 500, EXACTLY, 100, EXACTLY);
        p(v.getMovementMethod().getClass().getSimpleName(), v.isFocusable(), v.getText().getClass().getSimpleName());
        long t = 100;
        float x = v.getLayout().getPrimaryHorizontal(5);
        v.onTouchEvent(android.view.MotionEvent.obtain(t, t, 0, x, 10, 0));
        p(Selection.getSelectionStart(v.getText()), Selection.getSelectionEnd(v.getText()));
        v.onTouchEvent(android.view.MotionEvent.obtain(t, t + 20, 1, x, 10, 0));
        p(Selection.getSelectionStart(v.getText()), Selection.getSelectionEnd(v.getText()));
    }
}

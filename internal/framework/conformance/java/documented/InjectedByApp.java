import android.app.Instrumentation;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.Button;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.os.SystemClock;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Keys and touches that an app sends to its own windows, as it may from any thread but the main one. */
public class InjectedByApp {
    private static EditText field;
    private static Button button;

    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting first = Acting.last(Acting.First.class);
                LinearLayout content = new LinearLayout(first);
                field = new EditText(first);
                field.setOnKeyListener(new View.OnKeyListener() {
                    public boolean onKey(View v, int code, KeyEvent e) {
                        say("key", KeyEvent.keyCodeToString(code), e.getAction(), (e.getFlags() & KeyEvent.FLAG_FROM_SYSTEM) != 0);
                        return false;
                    }
                });
                button = new Button(first);
                button.setOnClickListener(new View.OnClickListener() {
                    public void onClick(View v) {
                        say("clicked");
                    }
                });
                content.addView(field, 400, 200);
                content.addView(button, 400, 200);
                first.setContentView(content);
                field.requestFocus();
                try {
                    new Instrumentation().sendKeyDownUpSync(KeyEvent.KEYCODE_A);
                } catch (RuntimeException e) {
                    say("in the main thread", e.getMessage());
                }
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                final int[] at = new int[2];
                button.getLocationOnScreen(at);
                new Thread() {
                    @Override
                    public void run() {
                        Instrumentation i = new Instrumentation();
                        i.sendKeyDownUpSync(KeyEvent.KEYCODE_A);
                        say("after a key", field.getText());
                        i.sendStringSync(null);
                        i.sendStringSync("bC");
                        say("after a text", field.getText());
                        i.sendCharacterSync(KeyEvent.KEYCODE_DEL);
                        say("after delete", field.getText());
                        long now = SystemClock.uptimeMillis();
                        i.sendPointerSync(MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, at[0] + 50, at[1] + 50, 0));
                        say("down");
                        i.sendPointerSync(MotionEvent.obtain(now, now + 20, MotionEvent.ACTION_UP, at[0] + 50, at[1] + 50, 0));
                        i.waitForIdleSync();
                        say("up");
                        i.sendPointerSync(MotionEvent.obtain(now, now + 40, MotionEvent.ACTION_UP, at[0] + 50, at[1] + 50, 0));
                        say("up again");
                        i.sendKeyDownUpSync(KeyEvent.KEYCODE_BACK);
                    }
                }.start();
            }
        });
    }
}

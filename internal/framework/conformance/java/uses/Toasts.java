import android.content.Context;
import android.view.Gravity;
import android.widget.Toast;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Short messages: built, shown, without a text. */
public class Toasts {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        Toast t = Toast.makeText(c, "text", Toast.LENGTH_LONG);
        say(t.getDuration(), t.getView() != null, t.getHorizontalMargin(), t.getXOffset());
        t.setGravity(Gravity.TOP, 1, 2);
        t.setText("other");
        say(t.getGravity() == Gravity.TOP, t.getXOffset(), t.getYOffset());
        t.show();
        t.cancel();
        final Toast bare = new Toast(c);
        fails("bare.show()", new Code() {
            public void run() throws Exception {
                bare.show();
            }
        });
        fails("bare.setText(\"x\")", new Code() {
            public void run() throws Exception {
                bare.setText("x");
            }
        });
        fails("Toast.makeText(c, 0, Toast.LENGTH_SHORT)", new Code() {
            public void run() throws Exception {
                Toast.makeText(c, 0, Toast.LENGTH_SHORT);
            }
        });
        fails("Toast.makeText(null, \"x\", 0)", new Code() {
            public void run() throws Exception {
                Toast.makeText(null, "x", 0);
            }
        });
        say(bare.getView(), bare.getDuration());
    }
}

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.LinearLayout;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.io.IOException;
import static esdroid.conformance.Out.*;

/** What a layout's android:onClick runs, and how that fails. */
public class Clicks {
    public static void main(String[] args) throws Exception {
        final Context c = new Handles(Runner.activity);
        LinearLayout l = (LinearLayout) LayoutInflater.from(Runner.activity).cloneInContext(c).inflate(id("layout/clicks"), null);
        final View good = l.getChildAt(0), missing = l.getChildAt(1), hidden = l.getChildAt(2);
        fails("good.performClick()", new Code() {
            public void run() throws Exception {
                good.performClick();
            }
        });
        fails("good.performClick()", new Code() {
            public void run() throws Exception {
                good.performClick();
            }
        });
        fails("good.performClick()", new Code() {
            public void run() throws Exception {
                good.performClick();
            }
        });
        fails("missing.performClick()", new Code() {
            public void run() throws Exception {
                missing.performClick();
            }
        });
        fails("hidden.performClick()", new Code() {
            public void run() throws Exception {
                hidden.performClick();
            }
        });
        say(good.hasOnClickListeners());
    }

    /** Has methods to be clicked. */
    public static class Handles extends android.content.ContextWrapper {
        int n;

        public Handles(Context c) {
            super(c);
        }

        public void clicked(View v) throws Exception {
            say("clicked", ++n);
            if (n == 2) throw new IllegalStateException("second time");
            if (n == 3) throw new IOException("third time");
        }

        void hidden(View v) {
            say("hidden");
        }
    }
}

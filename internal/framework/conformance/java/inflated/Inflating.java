import android.view.LayoutInflater;
import android.view.View;
import android.widget.FrameLayout;
import android.widget.TextView;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What cannot be inflated, and why. */
public class Inflating {
    public static void main(String[] args) throws Exception {
        final LayoutInflater f = LayoutInflater.from(Runner.activity);
        for (String n : new String[] {"unknown", "short_unknown", "not_view", "sizeless", "merged", "bad_drawable"}) {
            final int i = id("layout/" + n);
            fails("inflated", new Code() {
                public void run() throws Exception {
                    f.inflate(i, null);
                }
            });
        }
        final FrameLayout parent = new FrameLayout(Runner.activity);
        say(f.inflate(id("layout/merged"), parent) == parent, parent.getChildCount());
        fails("f.inflate(0, null)", new Code() {
            public void run() throws Exception {
                f.inflate(0, null);
            }
        });
        fails("f.inflate(id(\"string/plain\"), null)", new Code() {
            public void run() throws Exception {
                f.inflate(id("string/plain"), null);
            }
        });
        fails("f.createView(\"TextView\", \"no.such.\", null)", new Code() {
            public void run() throws Exception {
                f.createView("TextView", "no.such.", null);
            }
        });
        fails("f.createView(\"android.widget.TextView\", null, null)", new Code() {
            public void run() throws Exception {
                f.createView("android.widget.TextView", null, null);
            }
        });
        View v = f.inflate(id("layout/styled"), parent, false);
        say(v.getParent(), v.getLayoutParams() instanceof FrameLayout.LayoutParams, parent.getChildCount(), f.inflate(id("layout/styled"), null).getLayoutParams());
        say(f.inflate(id("layout/styled"), parent) == parent, parent.getChildCount());
        fails("f.setFactory(null)", new Code() {
            public void run() throws Exception {
                f.setFactory(null);
            }
        });
        final LayoutInflater own = f.cloneInContext(Runner.activity);
        say(own.getContext() == Runner.activity, own.getFilter(), own.getFactory() == null);
        own.setFilter(new LayoutInflater.Filter() {
            public boolean onLoadClass(Class c) {
                return c != TextView.class;
            }
        });
        fails("own.inflate(id(\"layout/styled\"), null)", new Code() {
            public void run() throws Exception {
                own.inflate(id("layout/styled"), null);
            }
        });
    }
}

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewStub;
import android.widget.LinearLayout;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Includes, merges, stubs. */
public class Including {
    public static void main(String[] args) throws Exception {
        final LinearLayout l = (LinearLayout) LayoutInflater.from(Runner.activity).inflate(id("layout/included"), null);
        for (int i = 0; i < l.getChildCount(); i++) {
            View v = l.getChildAt(i);
            say(v.getClass().getSimpleName(), v.getId() == -1 ? "none" : Runner.activity.getResources().getResourceEntryName(v.getId()), v.getVisibility(), v.getLayoutParams().width > 0 ? "fixed" : v.getLayoutParams().width);
        }
        final ViewStub s = (ViewStub) l.findViewById(id("id/other"));
        say(s.getInflatedId() == id("id/known"), s.getLayoutResource() == id("layout/styled"));
        s.setOnInflateListener(new ViewStub.OnInflateListener() {
            public void onInflate(ViewStub x, View v) {
                say("inflated", x == s, v.getId() == id("id/known"), v.getLayoutParams().width > 0);
            }
        });
        s.setVisibility(View.INVISIBLE);
        say(s.getVisibility(), s.getParent(), l.getChildCount());
        s.setVisibility(View.VISIBLE);
        fails("s.inflate()", new Code() {
            public void run() throws Exception {
                s.inflate();
            }
        });
        final ViewStub bare = new ViewStub(Runner.activity);
        fails("bare.inflate()", new Code() {
            public void run() throws Exception {
                bare.inflate();
            }
        });
        l.addView(bare);
        fails("bare.inflate()", new Code() {
            public void run() throws Exception {
                bare.inflate();
            }
        });
        say(l.findViewById(id("id/other")), bare.getLayoutResource());
    }
}

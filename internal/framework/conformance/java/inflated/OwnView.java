import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** A view of the app's own reads its attributes. */
public class OwnView {
    public static void main(String[] args) throws Exception {
        LayoutInflater f = LayoutInflater.from(new ContextThemeWrapper(Runner.activity, id("style/Base.Derived")));
        f.setFactory(new LayoutInflater.Factory() {
            public View onCreateView(String name, Context c, AttributeSet set) {
                if (!name.equals("TextView")) return null;
                int[] attrs = {id("attr/tone"), id("attr/inset"), id("attr/label"), id("attr/count"), id("attr/kind"), id("attr/sides"), id("attr/open"), id("attr/share"), id("attr/picture")};
                Arrays.sort(attrs);
                TypedArray a = c.obtainStyledAttributes(set, attrs, id("attr/cardStyle"), 0);
                StringBuilder b = new StringBuilder();
                for (int i = 0; i < a.getIndexCount(); i++) {
                    int k = a.getIndex(i);
                    b.append(Runner.activity.getResources().getResourceEntryName(attrs[k])).append('=').append(a.getString(k)).append(' ');
                }
                say(name, set.getAttributeCount(), set.getStyleAttribute() == id("style/Card"), set.getIdAttribute() != null, set.getAttributeValue("http://schemas.android.com/apk/res-auto", "label"), b);
                a.recycle();
                return null;
            }
        });
        View v = f.inflate(id("layout/styled"), null);
        final TextView one = (TextView) v.findViewById(id("id/one")), two = (TextView) v.findViewById(id("id/two"));
        say(one.getText(), one.getTextColors().isStateful(), two.getContext() != v.getContext(), two.getText().length());
        final LayoutInflater g = f;
        fails("g.setFactory(new LayoutInflater.Factory() {public View onCreateView(String n, Context c, AttributeSet s) {return null;}})", new Code() {
            public void run() throws Exception {
                g.setFactory(new LayoutInflater.Factory() {public View onCreateView(String n, Context c, AttributeSet s) {return null;}});
            }
        });
    }
}

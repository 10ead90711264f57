import android.content.Context;
import android.content.res.TypedArray;
import android.view.ContextThemeWrapper;
import esdroid.conformance.Runner;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** What a theme, a style, and a style by default give, and the order in which they count. */
public class Attributes {
    public static void main(String[] args) throws Exception {
        Context c = new ContextThemeWrapper(Runner.activity, id("style/Base.Derived"));
        int[] set = {id("attr/tone"), id("attr/inset"), id("attr/label"), id("attr/count"), id("attr/kind"), id("attr/sides"), id("attr/open"), id("attr/share")};
        Arrays.sort(set);
        String[] from = {"none", "style", "default", "both"};
        for (int i = 0; i < 4; i++) {
            TypedArray a = c.obtainStyledAttributes(null, set, (i & 2) != 0 ? id("attr/cardStyle") : 0, (i & 1) != 0 ? id("style/Card") : 0);
            StringBuilder b = new StringBuilder();
            for (int k = 0; k < a.length(); k++) b.append(' ').append(Runner.activity.getResources().getResourceEntryName(set[k])).append('=').append(a.hasValue(k) ? a.getString(k) : "-");
            say(from[i], a.length(), a.getIndexCount(), b);
            a.recycle();
        }
        for (String style : new String[] {"Base", "Base.Derived", "Base.Derived.Again", "Lone"}) {
            TypedArray a = new ContextThemeWrapper(Runner.activity, id("style/" + style)).obtainStyledAttributes(set);
            StringBuilder b = new StringBuilder();
            for (int k = 0; k < set.length; k++) b.append(' ').append(a.getString(k));
            say(style, b);
            a.recycle();
        }
    }
}

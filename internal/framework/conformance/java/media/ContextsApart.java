import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import esdroid.conformance.Runner;
import java.util.Locale;
import static esdroid.conformance.Out.*;

/** A context of another configuration chooses its own values, and leaves those of the activity as they were. */
public class ContextsApart {
    private static void tell(String who, Context c) {
        TypedArray a = c.getTheme().obtainStyledAttributes(new int[] {android.R.attr.actionBarSize});
        say(who, a.getDimensionPixelSize(0, -1), c.getResources().getConfiguration().orientation, c.getResources().getConfiguration().locale);
        a.recycle();
    }

    public static void main(String[] args) throws Exception {
        tell("activity", Runner.activity);
        Configuration wide = new Configuration(Runner.activity.getResources().getConfiguration());
        wide.orientation = Configuration.ORIENTATION_LANDSCAPE;
        wide.setLocale(Locale.UK);
        Context other = Runner.activity.createConfigurationContext(wide);
        other.setTheme(android.R.style.Theme_Material);
        tell("other", other);
        tell("activity", Runner.activity);
        tell("application", Runner.activity.getApplicationContext());
        android.view.ContextThemeWrapper w = new android.view.ContextThemeWrapper(Runner.activity, android.R.style.Theme_Material);
        w.applyOverrideConfiguration(wide);
        tell("wrapper", w);
        tell("activity", Runner.activity);
    }
}

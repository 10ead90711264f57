import android.content.Context;
import android.util.TypedValue;
import android.view.ContextThemeWrapper;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.Locale;
import static esdroid.conformance.Out.*;

/** A context with a theme of its own. */
public class Wrappers {
    public static void main(String[] args) throws Exception {
        ContextThemeWrapper w = new ContextThemeWrapper(Runner.activity, id("style/Base"));
        TypedValue v = new TypedValue();
        w.getTheme().resolveAttribute(id("attr/inset"), v, true);
        say(v.type == TypedValue.TYPE_DIMENSION, TypedValue.complexToFloat(v.data), v.getDimension(w.getResources().getDisplayMetrics()) > 4, v.coerceToString());
        w.setTheme(id("style/Base.Derived"));
        w.getTheme().resolveAttribute(id("attr/inset"), v, true);
        say(v.coerceToString(), w.getBaseContext() == Runner.activity, w.getTheme() == w.getTheme(), w.getTheme() != Runner.activity.getTheme());
        Context plain = new ContextThemeWrapper(Runner.activity, 0);
        say(plain.getTheme().resolveAttribute(id("attr/inset"), v, true), plain.getTheme().resolveAttribute(android.R.attr.colorAccent, v, true));
        final ContextThemeWrapper late = new ContextThemeWrapper();
        fails("late.getTheme()", new Code() {
            public void run() throws Exception {
                late.getTheme();
            }
        });
        fails("late.getResources()", new Code() {
            public void run() throws Exception {
                late.getResources();
            }
        });
        fails("late.setTheme(id(\"style/Base\"))", new Code() {
            public void run() throws Exception {
                late.setTheme(id("style/Base"));
            }
        });
        ContextThemeWrapper configured = new ContextThemeWrapper(Runner.activity, id("style/Base"));
        android.content.res.Configuration german = new android.content.res.Configuration();
        german.setLocale(Locale.GERMANY);
        configured.applyOverrideConfiguration(german);
        say(configured.getString(id("string/plain")), w.getString(id("string/plain")), configured.getResources().getQuantityString(id("plurals/days"), 2, 2));
        final ContextThemeWrapper used = configured;
        fails("used.applyOverrideConfiguration(new android.content.res.Configuration())", new Code() {
            public void run() throws Exception {
                used.applyOverrideConfiguration(new android.content.res.Configuration());
            }
        });
        w.getResources();
        final ContextThemeWrapper began = w;
        fails("began.applyOverrideConfiguration(new android.content.res.Configuration())", new Code() {
            public void run() throws Exception {
                began.applyOverrideConfiguration(new android.content.res.Configuration());
            }
        });
    }
}

import android.content.res.Resources;
import android.util.TypedValue;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Themes resolve, take styles on, and give copies. */
public class ThemeParts {
    public static void main(String[] args) throws Exception {
        Resources r = Runner.activity.getResources();
        final Resources.Theme t = r.newTheme();
        TypedValue v = new TypedValue();
        say(t.resolveAttribute(id("attr/tone"), v, true));
        t.applyStyle(id("style/Base.Derived"), true);
        say(t.resolveAttribute(id("attr/tone"), v, true), v.type, Integer.toHexString(v.data), v.resourceId);
        say(t.resolveAttribute(id("attr/label"), v, true), v.string);
        t.applyStyle(id("style/Overlay"), false);
        t.resolveAttribute(id("attr/label"), v, true);
        say(v.string, t.resolveAttribute(id("attr/open"), v, true), v.data != 0);
        t.applyStyle(id("style/Overlay"), true);
        t.resolveAttribute(id("attr/label"), v, true);
        say(v.string);
        Resources.Theme copy = r.newTheme();
        copy.setTo(t);
        copy.applyStyle(id("style/Card.Themed"), true);
        copy.resolveAttribute(id("attr/label"), v, true);
        say(v.string);
        t.resolveAttribute(id("attr/label"), v, true);
        say(v.string, t.getResources() == r, t.getChangingConfigurations());
        say(t.resolveAttribute(id("attr/cardStyle"), v, false), v.type, t.resolveAttribute(id("attr/cardStyle"), v, true), v.type == TypedValue.TYPE_REFERENCE, v.resourceId == id("style/Card.Themed"));
        Resources.Theme again = r.newTheme();
        again.applyStyle(id("style/Base.Derived.Again"), true);
        say(again.resolveAttribute(id("attr/tone"), v, false), v.type == TypedValue.TYPE_ATTRIBUTE, again.resolveAttribute(id("attr/tone"), v, true), Integer.toHexString(v.data));
        fails("t.getDrawable(0)", new Code() {
            public void run() throws Exception {
                t.getDrawable(0);
            }
        });
        fails("t.resolveAttribute(id(\"attr/tone\"), null, true)", new Code() {
            public void run() throws Exception {
                t.resolveAttribute(id("attr/tone"), null, true);
            }
        });
        t.applyStyle(12345, true);
    }
}

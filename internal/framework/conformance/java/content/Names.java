import android.content.ComponentName;
import android.os.Parcel;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Names of components. */
public class Names {
    public static void main(String[] args) throws Exception {
        ComponentName c = new ComponentName("a.b", "a.b.c.D");
        say(c, c.getPackageName(), c.getClassName(), c.getShortClassName(), c.flattenToString(), c.flattenToShortString(), c.toShortString(), c.hashCode());
        for (String s : new String[] {"a.b/.C", "a.b/x.Y", "a.b", "/x", "a/", "a/b/c"}) say(s, ComponentName.unflattenFromString(s));
        say(ComponentName.createRelative("a.b", ".C"), ComponentName.createRelative("a.b", "C.D"), c.compareTo(new ComponentName("a.b", "a.b.c.E")), c.equals(c.clone()));
        fails("new ComponentName((String) null, \"x\")", new Code() {
            public void run() throws Exception {
                new ComponentName((String) null, "x");
            }
        });
        fails("new ComponentName(\"x\", (String) null)", new Code() {
            public void run() throws Exception {
                new ComponentName("x", (String) null);
            }
        });
        fails("ComponentName.createRelative(\"a\", \"\")", new Code() {
            public void run() throws Exception {
                ComponentName.createRelative("a", "");
            }
        });
        say(new ComponentName(Runner.activity, Runner.class), new ComponentName(Runner.activity, "x.Y"));
        Parcel p = Parcel.obtain();
        ComponentName.writeToParcel(null, p);
        ComponentName.writeToParcel(c, p);
        p.setDataPosition(0);
        say(ComponentName.readFromParcel(p), ComponentName.readFromParcel(p));
    }
}

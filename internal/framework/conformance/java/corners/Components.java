import android.content.ComponentName;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Names of components, written and read. */
public class Components {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a/b", "a/.b", "a/", "/b", "a", "", "a/b/c", "a.b/a.b.C", "a.b/c.D"}) {
            ComponentName c = ComponentName.unflattenFromString(s);
            say(s, c, c == null ? null : c.getShortClassName() + " " + c.flattenToShortString() + " " + c.flattenToString() + " " + c.toShortString());
        }
        fails("new ComponentName((String) null, \"a\")", new Code() {
            public void run() throws Exception {
                new ComponentName((String) null, "a");
            }
        });
        fails("new ComponentName(\"a\", (String) null)", new Code() {
            public void run() throws Exception {
                new ComponentName("a", (String) null);
            }
        });
        fails("ComponentName.unflattenFromString(null)", new Code() {
            public void run() throws Exception {
                ComponentName.unflattenFromString(null);
            }
        });
        fails("ComponentName.createRelative(\"a\", \"\")", new Code() {
            public void run() throws Exception {
                ComponentName.createRelative("a", "");
            }
        });
        say(ComponentName.createRelative("a.b", ".C"), ComponentName.createRelative("a.b", "c.D"), new ComponentName(Runner.activity, Runner.class), new ComponentName("a", "b").equals(new ComponentName("a", "b")), new ComponentName("a", "b").compareTo(new ComponentName("a", "c")), new ComponentName("a", "b").hashCode());
    }
}

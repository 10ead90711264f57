import android.content.ComponentName;
import android.content.Intent;
import android.net.Uri;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Parts of an intent. */
public class IntentParts {
    public static void main(String[] args) throws Exception {
        Intent i = new Intent(Intent.ACTION_EDIT, Uri.parse("HTTP://Host/Path"));
        say(i.getScheme(), i.getDataString(), i.getType(), i.getPackage(), i.getComponent(), i.getFlags(), i.getCategories(), i.resolveType(Runner.activity));
        i.setType("Text/Plain; charset=utf-8");
        say(i.getData(), i.getType());
        i.setData(Uri.parse("x:y"));
        say(i.getType(), i.getDataString());
        i.setDataAndTypeAndNormalize(Uri.parse("HTTP://Host/Path"), "Text/Plain; charset=utf-8");
        say(i.getType(), i.getDataString(), Intent.normalizeMimeType("  TEXT/X-Foo ;a=b"), Intent.normalizeMimeType(null));
        i.addCategory("a").addCategory("b").addCategory("a");
        say(i.getCategories().size(), i.hasCategory("a"), i.hasCategory("z"));
        i.removeCategory("a");
        i.removeCategory("b");
        say(i.getCategories());
        i.setFlags(6);
        i.addFlags(1);
        i.removeFlags(2);
        say(i.getFlags());
        i.setClass(Runner.activity, Runner.class);
        say(i.getComponent(), i.getComponent().getShortClassName(), i.cloneFilter());
        Intent k = i.cloneFilter();
        say(i.filterEquals(k), i.filterHashCode() == k.filterHashCode(), i.filterEquals(new Intent("q")), k.getFlags());
        say(new Intent("z", null, Runner.activity, Runner.class));
        Intent fill = new Intent();
        say(Integer.toHexString(fill.fillIn(i, 0)), fill);
        Intent act = new Intent("own");
        say(Integer.toHexString(act.fillIn(i, 0)), act, Integer.toHexString(act.fillIn(i, Intent.FILL_IN_ACTION | Intent.FILL_IN_DATA)), act);
        say(Intent.makeMainActivity(new ComponentName("p", "p.C")), Intent.makeMainSelectorActivity("m", "c"), Intent.makeRestartActivityTask(new ComponentName("p", "p.C")));
    }
}

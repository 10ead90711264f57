import android.content.ComponentName;
import android.content.Intent;
import android.net.Uri;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Filling in, comparing, cloning, selectors. */
public class IntentFilling {
    public static void main(String[] args) throws Exception {
        Intent a = new Intent("a"), b = new Intent("b", Uri.parse("x:y")).setType("t/t").setPackage("p").putExtra("k", 1);
        say(Integer.toHexString(a.fillIn(b, 0)), a, a.getData(), a.getType(), a.getIntExtra("k", 0));
        Intent c = new Intent("a");
        c.fillIn(b, Intent.FILL_IN_ACTION);
        say(c, c.filterEquals(b), c.filterHashCode() == b.filterHashCode());
        say(new Intent("a").filterEquals(new Intent("a").putExtra("x", 1)), new Intent("a").filterEquals(new Intent("a").addCategory("c")), new Intent("a").setFlags(4).filterEquals(new Intent("a")), new Intent("a").equals(new Intent("a")));
        Intent s = Intent.makeMainSelectorActivity(Intent.ACTION_MAIN, Intent.CATEGORY_APP_BROWSER);
        say(s, s.getSelector(), s.cloneFilter());
        fails("Runner.activity.getClass().cast(null).startActivity(null)", new Code() {
            public void run() throws Exception {
                Runner.activity.getClass().cast(null).startActivity(null);
            }
        });
        final Intent sel = s;
        fails("sel.setSelector(sel)", new Code() {
            public void run() throws Exception {
                sel.setSelector(sel);
            }
        });
        fails("sel.setPackage(\"x\")", new Code() {
            public void run() throws Exception {
                sel.setPackage("x");
            }
        });
        fails("new Intent().setPackage(\"x\").setSelector(new Intent())", new Code() {
            public void run() throws Exception {
                new Intent().setPackage("x").setSelector(new Intent());
            }
        });
        Intent d = new Intent().setData(Uri.parse("a:b")).setType("x/y");
        say(d.getData(), d, new Intent().setType("x/y").setData(Uri.parse("a:b")).getType(), new Intent().setDataAndType(Uri.parse("HTTP://H/p"), "X/Y"), new Intent().setDataAndTypeAndNormalize(Uri.parse("HTTP://H/p"), " X/Y; q"), Intent.normalizeMimeType(" Text/x-Vcard; a=b "));
        say(Intent.makeMainActivity(new ComponentName("a", "b")), Intent.makeRestartActivityTask(new ComponentName("a", "b")));
        say(new Intent().addCategory("c").addCategory("c").getCategories(), new Intent().getCategories(), new Intent().hasCategory("x"), d.getScheme(), new Intent().getScheme(), d.getDataString());
        Intent clip = new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, Uri.parse("content://a/b")).setType("image/png").putExtra(Intent.EXTRA_TEXT, "t");
        say(clip.getClipData(), Intent.createChooser(clip, null), Intent.createChooser(clip, "T").getStringExtra(Intent.EXTRA_TITLE), Intent.createChooser(clip, "T").getClipData());
        Intent flags = new Intent().addFlags(3);
        flags.removeFlags(1);
        say(flags.getFlags(), new Intent().setClassName("p", "c").getComponent().flattenToString(), new Intent().setClass(Runner.activity, String.class).getComponent());
    }
}

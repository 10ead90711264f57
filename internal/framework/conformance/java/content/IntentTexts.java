import android.content.ClipData;
import android.content.ComponentName;
import android.content.Intent;
import android.graphics.Rect;
import android.net.Uri;
import static esdroid.conformance.Out.*;

/** How intents are shown. */
public class IntentTexts {
    public static void main(String[] args) throws Exception {
        Intent[] all = {
            new Intent(),
            new Intent("a.b.ACTION"),
            new Intent(Intent.ACTION_DIAL, Uri.parse("tel:5551234")),
            new Intent(Intent.ACTION_SENDTO, Uri.parse("mailto:me@example.com")),
            new Intent(Intent.ACTION_VIEW, Uri.parse("geo:1,2?z=3")),
            new Intent(Intent.ACTION_VIEW, Uri.parse("content://contacts/people/1")),
            new Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse("file:///a/b.png"), "image/png"),
            new Intent(Intent.ACTION_MAIN).addCategory(Intent.CATEGORY_LAUNCHER).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK),
            new Intent("x").setPackage("a.b").setType("text/*"),
            new Intent().setComponent(new ComponentName("a.b", "a.b.C")),
            new Intent().setComponent(new ComponentName("a.b", "c.D")),
            new Intent("x").addCategory("c1").addCategory("c2"),
        };
        for (Intent i : all) say(i);
        for (Intent i : all) say(i.toUri(0));
        for (Intent i : all) say(i.toUri(Intent.URI_INTENT_SCHEME));
        fails("package and selector", new Code() {
            public void run() throws Exception {
                new Intent("x").setPackage("a").setSelector(new Intent("y"));
            }
        });
        Intent c = new Intent("clip");
        c.setClipData(ClipData.newPlainText("label", "content of the clip"));
        say(c);
        c.setSourceBounds(new Rect(1, 2, 3, 4));
        say(c, c.getSourceBounds());
        say(Intent.ACTION_VIEW, Intent.EXTRA_TEXT, Intent.CATEGORY_HOME, Intent.FLAG_ACTIVITY_CLEAR_TOP, Intent.EXTRA_STREAM);
    }
}

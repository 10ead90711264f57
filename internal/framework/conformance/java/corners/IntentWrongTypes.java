import android.content.ComponentName;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Extras that are of another type than what is asked for. */
public class IntentWrongTypes {
    public static void main(String[] args) throws Exception {
        Intent i = new Intent("a");
        i.putExtra("i", 1).putExtra("s", "text").putExtra("b", true).putExtra("l", 5L).putExtra("f", 1.5f).putExtra("ia", new int[] {1}).putExtra("c", 'c').putExtra("n", (String) null).putExtra("sb", (CharSequence) new StringBuilder("built")).putExtra("p", new ComponentName("a", "b"));
        say(i.getStringExtra("i"), i.getIntExtra("s", 9), i.getBooleanExtra("i", true), i.getLongExtra("i", 8), i.getFloatExtra("l", 2), i.getIntArrayExtra("i"), i.getStringArrayExtra("s"), i.getCharExtra("s", 'x'), i.getStringExtra("n"), i.hasExtra("n"), i.getByteExtra("i", (byte) 3), i.getDoubleExtra("f", 4), i.getShortExtra("i", (short) 2));
        say(i.getCharSequenceExtra("s"), i.getStringExtra("sb"), i.getParcelableExtra("s") == null, i.getSerializableExtra("i"), i.getBundleExtra("s"), i.getStringArrayListExtra("s"), i.getParcelableArrayListExtra("i"), i.getIntegerArrayListExtra("ia"));
        final Intent k = i;
        fails("a parcelable as another", new Code() {
            public void run() throws Exception {
                ((Uri) k.getParcelableExtra("p")).getPath();
            }
        });
        say(i.getExtras().get("s"), i.getExtras().getString("s", "d"), i.getExtras().getString("n", "d"), i.getExtras().getString("i", "d"), i.getExtras().getCharSequence("i", "d"), i.getExtras().size());
        i.removeExtra("i");
        say(i.hasExtra("i"), i.getIntExtra("i", -1), new Intent().getExtras(), new Intent().getIntExtra("x", 4), new Intent().hasExtra("x"));
        i.replaceExtras((Bundle) null);
        say(i.getExtras(), i.hasExtra("s"));
        fails("new Intent().putExtras((Bundle) null)", new Code() {
            public void run() throws Exception {
                new Intent().putExtras((Bundle) null);
            }
        });
        fails("new Intent().putExtras((Intent) null)", new Code() {
            public void run() throws Exception {
                new Intent().putExtras((Intent) null);
            }
        });
        fails("new Intent((Intent) null)", new Code() {
            public void run() throws Exception {
                new Intent((Intent) null);
            }
        });
        fails("new Intent(null, String.class)", new Code() {
            public void run() throws Exception {
                new Intent(null, String.class);
            }
        });
    }
}

import android.content.Intent;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import static esdroid.conformance.Out.*;

/** Extras of all kinds. */
public class IntentExtras {
    public static void main(String[] args) throws Exception {
        Intent i = new Intent("an.action");
        i.putExtra("i", 1).putExtra("s", "text").putExtra("b", true).putExtra("l", 5L).putExtra("d", 1.5).putExtra("c", 'c').putExtra("f", 2f).putExtra("by", (byte) 1).putExtra("sh", (short) 2);
        i.putExtra("ia", new int[] {1, 2}).putExtra("sa", new String[] {"a"}).putExtra("bu", new Bundle());
        i.putStringArrayListExtra("sl", new ArrayList<String>(Arrays.asList("x", "y")));
        i.putIntegerArrayListExtra("il", new ArrayList<Integer>(Arrays.asList(3)));
        say(i.getIntExtra("i", 0), i.getIntExtra("s", -1), i.getStringExtra("s"), i.getStringExtra("i"), i.getBooleanExtra("b", false), i.getLongExtra("l", 0), i.getLongExtra("i", 99), i.getDoubleExtra("d", 0), i.getCharExtra("c", 'x'), i.getFloatExtra("f", 0), i.getByteExtra("by", (byte) 0), i.getShortExtra("sh", (short) 0));
        say(i.getIntArrayExtra("ia"), i.getStringArrayExtra("sa"), i.getBundleExtra("bu"), i.getStringArrayListExtra("sl"), i.getIntegerArrayListExtra("il"), i.getStringExtra("none"), i.getSerializableExtra("s"), i.getParcelableExtra("i"));
        say(i.hasExtra("i"), i.hasExtra("zz"), i.getExtras().size(), new Intent().getExtras());
        i.removeExtra("i");
        say(i.hasExtra("i"), i);
        Intent j = new Intent();
        j.putExtras(i);
        say(j.getExtras().size(), j);
        j.replaceExtras((Bundle) null);
        say(j.getExtras(), j);
        j.putExtra("d", new Date(7));
        say(((Date) j.getSerializableExtra("d")).getTime());
    }
}

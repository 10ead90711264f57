import android.content.Context;
import android.content.Intent;
import android.content.pm.LabeledIntent;
import android.content.pm.PackageManager;
import android.os.Parcel;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Intents with labels of their own, through parcels and choosers. */
public class Labels {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        PackageManager pm = c.getPackageManager();
        Intent base = new Intent("an.action").putExtra("n", 4).setType("text/plain");
        LabeledIntent named = new LabeledIntent(base, c.getPackageName(), "Share it", 0);
        LabeledIntent plain = new LabeledIntent(c.getPackageName(), 0, 0);
        LabeledIntent foreign = new LabeledIntent("no.such.app", 0x7f010001, 0x7f010002);
        for (LabeledIntent i : new LabeledIntent[] {named, plain, foreign}) {
            say(i.getAction(), i.getType(), i.getIntExtra("n", -1), i.getLabelResource(), i.getNonLocalizedLabel(), i.getIconResource());
            say(i.loadLabel(pm), i.loadIcon(pm));
            Parcel p = Parcel.obtain();
            i.writeToParcel(p, 0);
            p.setDataPosition(0);
            LabeledIntent copy = LabeledIntent.CREATOR.createFromParcel(p);
            say(copy.getAction(), copy.getSourcePackage() == null, copy.getNonLocalizedLabel(), copy.getIntExtra("n", -1), p.dataAvail(), copy.filterEquals(i));
        }
        Intent chooser = Intent.createChooser(base, "With").putExtra(Intent.EXTRA_INITIAL_INTENTS, new LabeledIntent[] {named});
        say(chooser.getParcelableArrayExtra(Intent.EXTRA_INITIAL_INTENTS).length, named instanceof Intent, LabeledIntent.CREATOR.newArray(2).length);
    }
}

import android.os.Bundle;
import android.os.PersistableBundle;
import static esdroid.conformance.Out.*;

/** Bundles that can be kept on disk. */
public class Persistables {
    public static void main(String[] args) throws Exception {
        PersistableBundle p = new PersistableBundle();
        p.putInt("i", 1);
        p.putString("s", "x");
        p.putLongArray("l", new long[] {1, 2});
        PersistableBundle in = new PersistableBundle();
        in.putBoolean("b", true);
        p.putPersistableBundle("in", in);
        say(p.getInt("i"), p.getString("s"), p.getLongArray("l"), p.getPersistableBundle("in").getBoolean("b"), p.size(), p.getInt("none", 4));
        PersistableBundle c = new PersistableBundle(p);
        c.putInt("i", 2);
        say(p.getInt("i"), c.getInt("i"), PersistableBundle.EMPTY.isEmpty());
        Bundle b = new Bundle(p);
        say(b.getString("s"), b.size());
        b.putAll(p);
        say(new PersistableBundle(), in);
    }
}

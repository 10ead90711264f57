import android.content.ContentResolver;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import esdroid.conformance.Keeping;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What a provider is asked, and answers. */
public class ProviderAsked {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Keeping.names.clear();
        ContentResolver r = Runner.activity.getContentResolver();
        ContentValues v = new ContentValues();
        v.put("name", "ann");
        say(r.insert(Keeping.NAMES, v));
        Cursor c = r.query(Keeping.NAMES, new String[] {"name"}, "a = ?", new String[] {"b"}, "name");
        say(c.getCount(), c.moveToFirst(), c.getString(1), c.getNotificationUri());
        c.close();
        say(r.update(Keeping.NAMES, v, null, null), r.getType(Keeping.NAMES), r.getType(Uri.withAppendedPath(Keeping.NAMES, "3")));
        say(r.query(Uri.parse("content://esdroid.kept/none"), null, null, null, null));
        say(r.delete(Keeping.NAMES, "x", null));
    }
}


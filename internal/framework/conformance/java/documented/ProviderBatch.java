import android.content.ContentProviderOperation;
import android.content.ContentProviderResult;
import android.content.ContentValues;
import esdroid.conformance.Keeping;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import java.util.ArrayList;
import static esdroid.conformance.Out.*;

/** Operations that refer to what those before gave. */
public class ProviderBatch {
    private static ContentValues values(String name) {
        ContentValues v = new ContentValues();
        v.put("name", name);
        return v;
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        Keeping.names.clear();
        ArrayList<ContentProviderOperation> all = new ArrayList<ContentProviderOperation>();
        all.add(ContentProviderOperation.newInsert(Keeping.NAMES).withValue("name", "ann").build());
        all.add(ContentProviderOperation.newUpdate(Keeping.NAMES).withValue("name", "bob").withExpectedCount(1).build());
        all.add(ContentProviderOperation.newDelete(Keeping.NAMES).withSelection("x", null).build());
        for (ContentProviderResult r : Runner.activity.getContentResolver().applyBatch("esdroid.keeping", all)) say(r);
        all.clear();
        all.add(ContentProviderOperation.newUpdate(Keeping.NAMES).withValue("name", "bob").withExpectedCount(4).build());
        final ArrayList<ContentProviderOperation> wrong = all;
        fails("expected", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.getContentResolver().applyBatch("esdroid.keeping", wrong);
            }
        });
        fails("nobody", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.getContentResolver().applyBatch("no.such", wrong);
            }
        });
        say(Runner.activity.getContentResolver().bulkInsert(Keeping.NAMES, new ContentValues[] {values("cid"), values("dan")}), Keeping.names);
    }
}


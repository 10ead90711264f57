import android.content.ContentProvider;
import android.content.ContentProviderOperation;
import android.content.ContentProviderResult;
import android.content.ContentUris;
import android.content.ContentValues;
import android.content.pm.ProviderInfo;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.Bundle;
import esdroid.conformance.Runner;
import java.util.ArrayList;
import static esdroid.conformance.Out.*;

/** A provider behind a resolver. */
public class Resolving {
    public static void main(String[] args) throws Exception {
        ContentProvider p = new ContentProvider() {
            @Override
            public boolean onCreate() {
                say("created", getContext() != null);
                return true;
            }

            @Override
            public Cursor query(Uri u, String[] cols, String sel, String[] args, String order) {
                say("query", u, cols, sel, args, order);
                MatrixCursor c = new MatrixCursor(new String[] {"_id", "v"});
                c.addRow(new Object[] {1, "one"});
                return c;
            }

            @Override
            public String getType(Uri u) {
                return "vnd.android.cursor.dir/x";
            }

            @Override
            public Uri insert(Uri u, ContentValues v) {
                say("insert", u, v);
                return ContentUris.withAppendedId(u, 9);
            }

            @Override
            public int delete(Uri u, String sel, String[] args) {
                return 3;
            }

            @Override
            public int update(Uri u, ContentValues v, String sel, String[] args) {
                return 2;
            }

            @Override
            public Bundle call(String method, String arg, Bundle extras) {
                Bundle b = new Bundle();
                b.putString("r", method + arg);
                return b;
            }
        };
        ProviderInfo info = new ProviderInfo();
        info.authority = "an.authority";
        p.attachInfo(Runner.activity, info);
        say(p.getType(Uri.parse("content://an.authority")), p.getReadPermission());
        ContentValues v = new ContentValues();
        v.put("a", 1);
        say(p.bulkInsert(Uri.parse("content://an.authority/x"), new ContentValues[] {v, v}));
        ArrayList<ContentProviderOperation> ops = new ArrayList<ContentProviderOperation>();
        ops.add(ContentProviderOperation.newInsert(Uri.parse("content://an.authority/y")).withValue("k", "v").build());
        ops.add(ContentProviderOperation.newUpdate(Uri.parse("content://an.authority/y")).withSelection("s=?", new String[] {"q"}).withValueBackReference("back", 0).withExpectedCount(2).build());
        ops.add(ContentProviderOperation.newDelete(Uri.parse("content://an.authority/y")).withYieldAllowed(true).build());
        ContentProviderResult[] r = p.applyBatch(ops);
        for (ContentProviderResult x : r) say(x.uri, x.count, x);
        final ContentProvider q = p;
        final ArrayList<ContentProviderOperation> bad = new ArrayList<ContentProviderOperation>();
        bad.add(ContentProviderOperation.newDelete(Uri.parse("content://an.authority/y")).withExpectedCount(7).build());
        fails("q.applyBatch(bad)", new Code() {
            public void run() throws Exception {
                q.applyBatch(bad);
            }
        });
        final ArrayList<ContentProviderOperation> checks = new ArrayList<ContentProviderOperation>();
        checks.add(ContentProviderOperation.newAssertQuery(Uri.parse("content://an.authority/y")).withValue("v", "two").build());
        fails("q.applyBatch(checks)", new Code() {
            public void run() throws Exception {
                q.applyBatch(checks);
            }
        });
        fails("ContentProviderOperation.newUpdate(Uri.EMPTY).build()", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newUpdate(Uri.EMPTY).build();
            }
        });
        fails("ContentProviderOperation.newAssertQuery(Uri.EMPTY).build()", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newAssertQuery(Uri.EMPTY).build();
            }
        });
        fails("ContentProviderOperation.newDelete(Uri.EMPTY).withValue(\"a\", 1)", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newDelete(Uri.EMPTY).withValue("a", 1);
            }
        });
        fails("ContentProviderOperation.newInsert(Uri.EMPTY).withSelection(\"a\", null)", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newInsert(Uri.EMPTY).withSelection("a", null);
            }
        });
        fails("q.openFile(Uri.parse(\"content://an.authority/f\"), \"r\")", new Code() {
            public void run() throws Exception {
                q.openFile(Uri.parse("content://an.authority/f"), "r");
            }
        });
        say(p.call("m", "a", null).getString("r"), p.canonicalize(Uri.EMPTY), p.getStreamTypes(Uri.EMPTY, "*/*"));
        say(ops.get(0), ops.get(1), ops.get(0).isInsert(), ops.get(2).isYieldAllowed());
        say(new ContentProviderResult(3), new ContentProviderResult(Uri.parse("a:b")));
    }
}

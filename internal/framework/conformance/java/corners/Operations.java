import android.content.ContentProviderOperation;
import android.content.ContentProviderResult;
import android.content.OperationApplicationException;
import android.net.Uri;
import android.os.Parcel;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Operations of a batch are built, and some refuse to be. */
public class Operations {
    public static void main(String[] args) throws Exception {
        final Uri u = Uri.parse("content://a/b");
        say(ContentProviderOperation.newInsert(u).build(), ContentProviderOperation.newDelete(u).withSelection("x=?", new String[] {"1"}).build());
        ContentProviderOperation o = ContentProviderOperation.newUpdate(u).withValue("k", 1).withExpectedCount(3).withYieldAllowed(true).build();
        say(o, o.isUpdate(), o.isWriteOperation(), o.isReadOperation(), o.isYieldAllowed(), o.getUri());
        fails("ContentProviderOperation.newInsert(null)", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newInsert(null);
            }
        });
        fails("ContentProviderOperation.newInsert(u).withExpectedCount(1)", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newInsert(u).withExpectedCount(1);
            }
        });
        fails("ContentProviderOperation.newInsert(u).withSelectionBackReference(0, 1)", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newInsert(u).withSelectionBackReference(0, 1);
            }
        });
        fails("ContentProviderOperation.newUpdate(u).build()", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newUpdate(u).build();
            }
        });
        fails("ContentProviderOperation.newAssertQuery(u).build()", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newAssertQuery(u).build();
            }
        });
        fails("ContentProviderOperation.newUpdate(u).withValue(\"k\", new Object()).build()", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newUpdate(u).withValue("k", new Object()).build();
            }
        });
        fails("ContentProviderOperation.newDelete(u).withValueBackReference(\"k\", 0)", new Code() {
            public void run() throws Exception {
                ContentProviderOperation.newDelete(u).withValueBackReference("k", 0);
            }
        });
        ContentProviderResult[] back = {new ContentProviderResult(Uri.parse("content://a/b/9")), new ContentProviderResult(4)};
        final ContentProviderOperation refers = ContentProviderOperation.newInsert(u).withValue("k", 1).withValueBackReference("id", 0).withValueBackReference("count", 1).build();
        say(refers.resolveValueBackReferences(back, 2));
        final ContentProviderResult[] b = back;
        fails("refers.resolveValueBackReferences(b, 1)", new Code() {
            public void run() throws Exception {
                refers.resolveValueBackReferences(b, 1);
            }
        });
        fails("refers.resolveValueBackReferences(b, 0)", new Code() {
            public void run() throws Exception {
                refers.resolveValueBackReferences(b, 0);
            }
        });
        ContentProviderOperation some = ContentProviderOperation.newDelete(u).withSelection("x=? and y=?", new String[] {"1", "2"}).withSelectionBackReference(1, 0).build();
        say(some.resolveSelectionArgsBackReferences(back, 2));
        fails("new ContentProviderResult((Uri) null)", new Code() {
            public void run() throws Exception {
                new ContentProviderResult((Uri) null);
            }
        });
        Parcel p = Parcel.obtain();
        o.writeToParcel(p, 0);
        p.setDataPosition(0);
        say(ContentProviderOperation.CREATOR.createFromParcel(p), new OperationApplicationException("m", 3).getNumSuccessfulYieldPoints());
    }
}

import android.content.ContentResolver;
import android.content.SyncResult;
import android.content.SyncStats;
import android.os.Bundle;
import static esdroid.conformance.Out.*;

/** Periods of synchronisation. */
public class Syncs {
    public static void main(String[] args) throws Exception {
        Bundle b = new Bundle();
        b.putString("k", "v");
        fails("ContentResolver.validateSyncExtrasBundle(b)", new Code() {
            public void run() throws Exception {
                ContentResolver.validateSyncExtrasBundle(b);
            }
        });
        Bundle bad = new Bundle();
        bad.putIntArray("x", new int[1]);
        fails("ContentResolver.validateSyncExtrasBundle(bad)", new Code() {
            public void run() throws Exception {
                ContentResolver.validateSyncExtrasBundle(bad);
            }
        });
        say(new SyncResult(), new SyncResult().madeSomeProgress(), new SyncResult().hasError(), SyncResult.ALREADY_IN_PROGRESS.syncAlreadyInProgress);
        SyncStats s = new SyncStats();
        s.numInserts = 3;
        say(s);
        fails("new android.accounts.Account(\"\", \"t\")", new Code() {
            public void run() throws Exception {
                new android.accounts.Account("", "t");
            }
        });
        fails("new android.accounts.Account(\"n\", \"\")", new Code() {
            public void run() throws Exception {
                new android.accounts.Account("n", "");
            }
        });
        say(new android.accounts.Account("n", "t"), new android.accounts.Account("n", "t").equals(new android.accounts.Account("n", "t")));
    }
}

import android.accounts.Account;
import android.content.ContentResolver;
import android.content.SyncRequest;
import android.os.Bundle;
import android.os.Parcel;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** What is asked to be synchronised. */
public class SyncRequests {
    static Account me = new Account("me", "org.x");

    public static void main(String[] args) throws Exception {
        Bundle b = new Bundle();
        b.putInt("n", 3);
        SyncRequest r = new SyncRequest.Builder().syncPeriodic(600, 60).setSyncAdapter(me, "auth").setExtras(b)
                .setRequiresCharging(true).setDisallowMetered(true).build();
        show(r);
        Parcel p = Parcel.obtain();
        r.writeToParcel(p, 0);
        p.setDataPosition(0);
        show(SyncRequest.CREATOR.createFromParcel(p));
        show(new SyncRequest.Builder().syncOnce().setSyncAdapter(null, null).setExtras(new Bundle()).setManual(true).setExpedited(true).setNoRetry(true).build());
        show(new SyncRequest.Builder().setSyncAdapter(me, "auth").setExtras(new Bundle()).setIgnoreBackoff(true).setIgnoreSettings(true).build());
        fails("once, periodic", new Code() { public void run() { new SyncRequest.Builder().syncOnce().syncPeriodic(2, 1); } });
        fails("flex after run", new Code() { public void run() { new SyncRequest.Builder().syncPeriodic(1, 2); } });
        fails("two adapters", new Code() { public void run() { new SyncRequest.Builder().setSyncAdapter(me, "a").setSyncAdapter(me, "a"); } });
        fails("empty authority", new Code() { public void run() { new SyncRequest.Builder().setSyncAdapter(me, ""); } });
        fails("ignore, metered", new Code() { public void run() { new SyncRequest.Builder().setIgnoreSettings(true).setDisallowMetered(true); } });
        fails("metered, ignore", new Code() { public void run() { new SyncRequest.Builder().setDisallowMetered(true).setIgnoreSettings(true); } });
        fails("no adapter", new Code() { public void run() { new SyncRequest.Builder().syncOnce().setExtras(new Bundle()).build(); } });
        fails("periodic, expedited", new Code() { public void run() { new SyncRequest.Builder().syncPeriodic(2, 1).setExtras(new Bundle()).setExpedited(true).setSyncAdapter(me, "a").build(); } });
        final Bundle odd = new Bundle();
        odd.putChar("c", 'c');
        fails("odd extras", new Code() { public void run() { new SyncRequest.Builder().setExtras(odd).build(); } });
        Bundle force = new Bundle();
        force.putBoolean("force", true);
        say(ContentResolver.invalidPeriodicExtras(force), ContentResolver.invalidPeriodicExtras(b));
        try {
            new SyncRequest.Builder().syncOnce().setSyncAdapter(me, "a").build();
        } catch (NullPointerException e) {
            say("no extras");
        }
    }

    static void show(SyncRequest r) {
        say(r.isPeriodic(), r.isExpedited(), r.getAccount(), r.getProvider(), r.getSyncFlexTime(), r.getSyncRunTime(), new TreeSet<String>(r.getBundle().keySet()), r.describeContents());
    }
}

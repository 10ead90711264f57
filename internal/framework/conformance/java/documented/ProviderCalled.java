import android.content.ContentProviderClient;
import android.content.ContentResolver;
import android.os.Bundle;
import esdroid.conformance.Keeping;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Methods of the provider's own. */
public class ProviderCalled {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        ContentResolver r = Runner.activity.getContentResolver();
        Bundle extras = new Bundle();
        extras.putInt("k", 1);
        say(r.call(Keeping.NAMES, "greet", "ann", extras).getString("answer"), r.call(Keeping.NAMES, "greet", null, null).getString("answer"));
        ContentProviderClient client = r.acquireContentProviderClient("esdroid.keeping");
        say(client.getType(Keeping.NAMES), client.getLocalContentProvider() instanceof Keeping, client.release());
        fails("no method", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.getContentResolver().call(Keeping.NAMES, null, null, null);
            }
        });
    }
}


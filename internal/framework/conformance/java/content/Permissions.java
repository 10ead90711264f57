import android.content.ActivityNotFoundException;
import android.content.ComponentCallbacks2;
import android.content.OperationApplicationException;
import android.content.ReceiverCallNotAllowedException;
import android.content.UriPermission;
import android.content.pm.PermissionInfo;
import static esdroid.conformance.Out.*;

/** Authorities and restrictions by value. */
public class Permissions {
    public static void main(String[] args) throws Exception {
        say(new PermissionInfo(new PermissionInfo()).protectionLevel, PermissionInfo.PROTECTION_DANGEROUS);
        UriPermission u = null;
        say(u, new ActivityNotFoundException("none"), new ReceiverCallNotAllowedException("no"), new OperationApplicationException("op", 3).getNumSuccessfulYieldPoints());
        ComponentCallbacks2 c = null;
        say(c, ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN, ComponentCallbacks2.TRIM_MEMORY_COMPLETE);
    }
}

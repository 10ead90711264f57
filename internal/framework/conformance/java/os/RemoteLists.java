import android.os.Binder;
import android.os.IBinder;
import android.os.IInterface;
import android.os.RemoteCallbackList;
import static esdroid.conformance.Out.*;

/** Callbacks that are kept in a list. */
public class RemoteLists {
    public static void main(String[] args) throws Exception {
        RemoteCallbackList<IInterface> l = new RemoteCallbackList<IInterface>();
        final Binder b = new Binder();
        IInterface i = new IInterface() {
            public IBinder asBinder() {
                return b;
            }
        };
        say(l.register(i, "cookie"), l.register(i), l.beginBroadcast(), l.getBroadcastItem(0) == i, l.getBroadcastCookie(0));
        l.finishBroadcast();
        say(l.unregister(i), l.unregister(i), l.beginBroadcast());
        l.finishBroadcast();
        final RemoteCallbackList<IInterface> m = l;
        fails("m.finishBroadcast()", new Code() {
            public void run() throws Exception {
                m.finishBroadcast();
            }
        });
        l.kill();
        say(l.register(i));
    }
}

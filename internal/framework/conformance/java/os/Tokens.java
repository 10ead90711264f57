import android.os.Binder;
import android.os.Handler;
import android.os.Message;
import android.os.Messenger;
import android.os.Parcel;
import android.os.Process;
import android.os.RemoteException;
import static esdroid.conformance.Out.*;

/** Messengers and binders in one process. */
public class Tokens {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler() {
            @Override
            public void handleMessage(Message m) {
                say("message", m.what, m.replyTo != null);
                if (m.replyTo != null) {
                    try {
                        m.replyTo.send(Message.obtain(null, m.what + 1));
                    } catch (RemoteException e) {
                        say(e);
                    }
                }
            }
        };
        Messenger a = new Messenger(h);
        Message m = Message.obtain(null, 10);
        m.replyTo = new Messenger(h);
        a.send(m);
        say(a.equals(new Messenger(a.getBinder())), a.getBinder().isBinderAlive(), a.getBinder().pingBinder());
        Binder b = new Binder() {
            @Override
            protected boolean onTransact(int code, Parcel in, Parcel out, int flags) {
                out.writeInt(in.readInt() * code);
                return true;
            }
        };
        Parcel in = Parcel.obtain();
        Parcel out = Parcel.obtain();
        in.writeInt(21);
        say(b.transact(2, in, out, 0), out.readInt());
        b.attachInterface(null, "an.interface");
        say(b.getInterfaceDescriptor(), b.queryLocalInterface("other"), b.isBinderAlive());
        say(Binder.getCallingPid() == Process.myPid(), Binder.getCallingUid() == Process.myUid());
    }
}

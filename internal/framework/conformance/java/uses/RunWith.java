import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Message;
import android.os.Messenger;
import android.os.RemoteException;
import static esdroid.conformance.Out.*;

/** Threads run each other's work and wait, and messengers carry. */
public class RunWith {
    public static void main(String[] args) throws Exception {
        final HandlerThread t = new HandlerThread("server");
        t.start();
        final Handler server = new Handler(t.getLooper()) {
            @Override
            public void handleMessage(Message m) {
                say("server", m.what, m.getData().getString("q"));
                try {
                    Message reply = Message.obtain(null, m.what + 1);
                    Bundle b = new Bundle();
                    b.putString("a", "answer");
                    reply.setData(b);
                    m.replyTo.send(reply);
                } catch (RemoteException e) {
                    say(e);
                }
            }
        };
        Messenger to = new Messenger(server);
        final Handler client = new Handler() {
            @Override
            public void handleMessage(Message m) {
                say("client", m.what, m.getData().getString("a"));
                t.quit();
            }
        };
        final Messenger back = new Messenger(client);
        Message m = Message.obtain(null, 10);
        Bundle b = new Bundle();
        b.putString("q", "question");
        m.setData(b);
        m.replyTo = back;
        to.send(m);
        say(new Messenger(client.getLooper() == null ? null : new Messenger(client).getBinder()).equals(back), to.equals(back), back.getBinder() != null, to.equals(null));
        Thread.sleep(200);
    }
}

import android.os.Handler;
import android.os.Message;
import android.os.Parcel;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Messages are made, copied, recycled and used again. */
public class MessageFields {
    public static void main(String[] args) throws Exception {
        final Message m = Message.obtain();
        m.what = 5;
        m.arg1 = 6;
        m.arg2 = 7;
        m.obj = "object";
        m.replyTo = null;
        say(m.what, m.arg1, m.arg2, m.obj, m.getTarget(), m.getCallback(), m.peekData());
        say(m.getData().isEmpty(), m.peekData() != null, m.getWhen());
        m.setAsynchronous(true);
        say(m.isAsynchronous());
        Message c = new Message();
        c.copyFrom(m);
        say(c.what, c.arg1, c.arg2, c.obj, c.isAsynchronous(), c.peekData() == m.peekData());
        final Handler h = new Handler();
        Message o = Message.obtain(h, 1, 2, 3, "four");
        say(o.what, o.arg1, o.arg2, o.obj, o.getTarget() == h, Message.obtain(h, 9, "x").obj, Message.obtain(h).what, h.obtainMessage(3, 1, 2).arg2);
        m.recycle();
        say(m.what, m.obj, m.arg1);
        fails("m.recycle()", new Code() {
            public void run() throws Exception {
                m.recycle();
            }
        });
        fails("h.sendMessage(null)", new Code() {
            public void run() throws Exception {
                h.sendMessage(null);
            }
        });
        final Message sent = Message.obtain(h, 1);
        h.sendMessageDelayed(sent, 10);
        fails("sent.recycle()", new Code() {
            public void run() throws Exception {
                sent.recycle();
            }
        });
        Parcel p = Parcel.obtain();
        Message w = Message.obtain(null, 8, 1, 2);
        w.writeToParcel(p, 0);
        p.setDataPosition(0);
        Message r = Message.CREATOR.createFromParcel(p);
        say(r.what, r.arg1, r.arg2, r.obj, r.getData());
        final Message bad = Message.obtain(null, 8, "not a parcelable");
        fails("writes an object", new Code() {
            public void run() throws Exception {
                bad.writeToParcel(Parcel.obtain(), 0);
            }
        });
        Message run = Message.obtain(null, 1);
        run.obj = new Runnable() {
            public void run() {
            }
        };
        say(h.getMessageName(Message.obtain(h, 255)));
    }
}

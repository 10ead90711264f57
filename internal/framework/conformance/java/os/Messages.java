import android.os.Handler;
import android.os.Looper;
import android.os.Message;

/** Messages come in the order of their times, then of their sending. */
public class Messages {
    public static void main(String[] args) {
        final Handler h = new Handler(Looper.getMainLooper(), new Handler.Callback() {
            @Override
            public boolean handleMessage(Message m) {
                System.out.println("what " + m.what + " arg " + m.arg1 + " " + m.obj);
                return true;
            }
        });
        h.sendEmptyMessageDelayed(1, 200);
        h.sendEmptyMessageDelayed(2, 100);
        h.sendMessageAtFrontOfQueue(h.obtainMessage(3, 7, 8, "front"));
        h.sendEmptyMessage(4);
        h.sendEmptyMessageDelayed(5, 100);
        h.sendEmptyMessage(6);
        h.removeMessages(6);
        System.out.println(h.hasMessages(1) + " " + h.hasMessages(6));
    }
}

import android.os.AsyncTask;
import android.os.Handler;
import esdroid.conformance.Out.Code;
import java.util.concurrent.TimeUnit;
import static esdroid.conformance.Out.*;

/** What waits for a task's result. */
public class Gets {
    public static void main(String[] args) throws Exception {
        final AsyncTask<Integer, Void, String> fast = new AsyncTask<Integer, Void, String>() {
            @Override
            protected String doInBackground(Integer... n) {
                return "result " + n.length;
            }

            @Override
            protected void onPostExecute(String r) {
                say("post", r, getStatus());
            }
        };
        fast.execute();
        say(fast.get(), fast.getStatus(), fast.get(1, TimeUnit.SECONDS));
        say(fast.cancel(true), fast.isCancelled());
        final AsyncTask<Void, Void, String> slow = new AsyncTask<Void, Void, String>() {
            @Override
            protected String doInBackground(Void... n) {
                try {
                    Thread.sleep(3000);
                } catch (InterruptedException e) {
                    say("woken");
                }
                return "late";
            }
        };
        slow.execute();
        fails("slow.get(50, TimeUnit.MILLISECONDS)", new Code() {
            public void run() throws Exception {
                slow.get(50, TimeUnit.MILLISECONDS);
            }
        });
        fails("slow.execute()", new Code() {
            public void run() throws Exception {
                slow.execute();
            }
        });
        slow.cancel(true);
        Thread.sleep(50);
        final AsyncTask<Void, Void, String> finished = fast == null ? null : new AsyncTask<Void, Void, String>() {
            @Override
            protected String doInBackground(Void... n) {
                return null;
            }
        };
        finished.execute();
        new Handler().postDelayed(new Runnable() {
            public void run() {
                say(finished.getStatus());
                fails("finished.execute()", new Code() {
                    public void run() throws Exception {
                        finished.execute();
                    }
                });
            }
        }, 1000);
    }
}

import android.os.AsyncTask;
import java.util.concurrent.CountDownLatch;
import static esdroid.conformance.Out.*;

/** A task that is cancelled before its turn. */
public class NotRun {
    public static void main(String[] args) throws Exception {
        final CountDownLatch go = new CountDownLatch(1);
        class Task extends AsyncTask<Integer, Void, Integer> {
            @Override
            protected Integer doInBackground(Integer... n) {
                say("runs", n[0]);
                try {
                    go.await();
                } catch (InterruptedException e) {
                    say("interrupted");
                }
                return n[0] * 2;
            }

            @Override
            protected void onPreExecute() {
                say("pre");
            }

            @Override
            protected void onCancelled(Integer r) {
                say("cancelled", r);
            }

            @Override
            protected void onPostExecute(Integer r) {
                say("post", r);
            }
        }
        Task a = new Task(), b = new Task(), c = new Task();
        a.execute(1);
        b.execute(2);
        c.execute(3);
        say(b.cancel(true), b.isCancelled());
        go.countDown();
        Thread.sleep(100);
        say(a.getStatus(), b.getStatus(), c.getStatus());
    }
}

import android.os.AsyncTask;
import esdroid.conformance.Out.Code;
import java.util.concurrent.CountDownLatch;
import static esdroid.conformance.Out.*;

/** A task that is cancelled while it waits, with and without interruption. */
public class Cancelled {
    public static void main(String[] args) throws Exception {
        class Waits extends AsyncTask<String, Integer, String> {
            final CountDownLatch began = new CountDownLatch(1), go = new CountDownLatch(1);

            @Override
            protected String doInBackground(String... s) {
                began.countDown();
                try {
                    go.await();
                    say("went on", isCancelled());
                } catch (InterruptedException e) {
                    say("interrupted", isCancelled());
                }
                publishProgress(1);
                return s[0];
            }

            @Override
            protected void onProgressUpdate(Integer... p) {
                say("progress", p[0]);
            }

            @Override
            protected void onCancelled(String r) {
                say("cancelled with", r, getStatus());
                super.onCancelled(r);
            }

            @Override
            protected void onCancelled() {
                say("cancelled", getStatus());
            }

            @Override
            protected void onPostExecute(String r) {
                say("post", r);
            }
        }
        final Waits one = new Waits();
        one.execute("first");
        one.began.await();
        say(one.cancel(true), one.cancel(true), one.isCancelled(), one.getStatus());
        fails("one.get()", new Code() {
            public void run() throws Exception {
                one.get();
            }
        });
        final Waits two = new Waits();
        two.execute("second");
        two.began.await();
        say(two.cancel(false), two.isCancelled());
        two.go.countDown();
        Thread.sleep(100);
        say("end of main");
    }
}

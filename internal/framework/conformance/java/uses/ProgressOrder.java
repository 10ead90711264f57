import android.os.AsyncTask;
import android.os.Handler;
import android.os.Looper;
import static esdroid.conformance.Out.*;

/** Progress comes in order before the result; none after it. */
public class ProgressOrder {
    public static void main(String[] args) throws Exception {
        new AsyncTask<Void, String, Integer>() {
            @Override
            protected Integer doInBackground(Void... n) {
                publishProgress("a", "b");
                publishProgress();
                publishProgress((String[]) new String[] {null});
                new Handler(Looper.getMainLooper()).post(new Runnable() {
                    public void run() {
                        say("posted between");
                    }
                });
                publishProgress("c");
                return 5;
            }

            @Override
            protected void onProgressUpdate(String... s) {
                say("progress", s);
            }

            @Override
            protected void onPostExecute(Integer r) {
                say("post", r);
                publishProgress("after");
            }
        }.execute().get();
    }
}

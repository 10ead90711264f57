import android.os.AsyncTask;
import static esdroid.conformance.Out.*;

/** Tasks in the background tell the main thread. */
public class Tasks {
    public static void main(String[] args) throws Exception {
        class Sum extends AsyncTask<Integer, String, Long> {
            @Override
            protected void onPreExecute() {
                say("before", getStatus());
            }

            @Override
            protected Long doInBackground(Integer... n) {
                long sum = 0;
                for (int i : n) {
                    sum += i;
                    publishProgress("at " + i);
                }
                return sum;
            }

            @Override
            protected void onProgressUpdate(String... s) {
                say("progress", s[0]);
            }

            @Override
            protected void onPostExecute(Long r) {
                say("result", r, getStatus());
            }
        }
        final Sum s = new Sum();
        say(s.getStatus(), s.isCancelled());
        s.execute(1, 2, 3);
        say(s.getStatus());
        fails("s.execute(4)", new Code() {
            public void run() throws Exception {
                s.execute(4);
            }
        });
    }
}

import android.os.AsyncTask;
import android.os.Handler;
import static esdroid.conformance.Out.*;

/** Tasks that are cancelled. */
public class TasksCancelled {
    public static void main(String[] args) throws Exception {
        final AsyncTask<Void, Void, String> never = new AsyncTask<Void, Void, String>() {
            @Override
            protected String doInBackground(Void... v) {
                return "done";
            }

            @Override
            protected void onPostExecute(String r) {
                say("post", r);
            }

            @Override
            protected void onCancelled(String r) {
                say("cancelled", r);
            }
        };
        say(never.cancel(true), never.isCancelled(), never.getStatus());
        fails("never.get()", new Code() {
            public void run() throws Exception {
                never.get();
            }
        });
        never.execute();
        new Handler().postDelayed(new Runnable() {
            public void run() {
                say(never.getStatus(), never.cancel(true));
            }
        }, 500);
    }
}

import android.os.AsyncTask;
import android.os.Looper;
import esdroid.conformance.Out.Code;
import java.util.ArrayList;
import java.util.concurrent.Executor;
import static esdroid.conformance.Out.*;

/** Tasks on executors of their own and on those of all. */
public class Executors {
    public static void main(String[] args) throws Exception {
        class Task extends AsyncTask<Object, Object, Object> {
            final String name;

            Task(String name) {
                this.name = name;
            }

            @Override
            protected Object doInBackground(Object... o) {
                say(name, "with", o == null ? "null" : o.length, Looper.myLooper() == Looper.getMainLooper());
                return null;
            }

            @Override
            protected void onPostExecute(Object o) {
                say(name, "post", o);
            }
        }
        final ArrayList<Runnable> kept = new ArrayList<Runnable>();
        Executor keeps = new Executor() {
            public void execute(Runnable r) {
                kept.add(r);
            }
        };
        Task t = new Task("kept");
        say(t.executeOnExecutor(keeps, "a", "b") == t, kept.size(), t.getStatus());
        kept.get(0).run();
        kept.get(0).run();
        Executor direct = new Executor() {
            public void execute(Runnable r) {
                r.run();
            }
        };
        new Task("direct").executeOnExecutor(direct);
        new Task("null").executeOnExecutor(direct, (Object[]) null);
        final Task failing = new Task("failing");
        fails("failing.executeOnExecutor(null)", new Code() {
            public void run() throws Exception {
                failing.executeOnExecutor(null);
            }
        });
        say(failing.getStatus());
        fails("failing.execute()", new Code() {
            public void run() throws Exception {
                failing.execute();
            }
        });
        new Task("serial").executeOnExecutor(AsyncTask.SERIAL_EXECUTOR, 1).get();
        new Task("pool").executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR, 1).get();
        AsyncTask.execute(new Runnable() {
            public void run() {
                say("runnable");
            }
        });
        Thread.sleep(100);
    }
}

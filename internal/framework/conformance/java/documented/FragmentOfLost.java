import android.app.Fragment;
import android.app.FragmentManager;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A fragment after the state was saved. */
public class FragmentOfLost {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Second.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                final FragmentManager m = Acting.last(Acting.First.class).getFragmentManager();
                fails("commit", new Out.Code() {
                    public void run() throws Exception {
                        m.beginTransaction().add(new Fragment(), "a").commit();
                    }
                });
                fails("pop", new Out.Code() {
                    public void run() throws Exception {
                        m.popBackStack();
                    }
                });
                fails("pop now", new Out.Code() {
                    public void run() throws Exception {
                        m.popBackStackImmediate();
                    }
                });
                fails("commit now", new Out.Code() {
                    public void run() throws Exception {
                        m.beginTransaction().add(new Fragment(), "b").commitNow();
                    }
                });
                m.beginTransaction().add(new Fragment(), "c").commitAllowingStateLoss();
                say(m.executePendingTransactions(), m.findFragmentByTag("a"), m.findFragmentByTag("c") != null, m.isStateSaved());
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).finish();
            }
        });
    }
}


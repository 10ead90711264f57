import android.app.Fragment;
import android.app.FragmentManager;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A fragment of an activity that has ended. */
public class FragmentOfDestroyed {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        final Acting[] first = new Acting[1];
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                first[0] = Acting.last(Acting.First.class);
                first[0].finish();
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                final FragmentManager m = first[0].getFragmentManager();
                say(m.isDestroyed());
                fails("commit", new Out.Code() {
                    public void run() throws Exception {
                        m.beginTransaction().add(new Fragment(), "a").commit();
                    }
                });
                fails("allowing", new Out.Code() {
                    public void run() throws Exception {
                        m.beginTransaction().add(new Fragment(), "a").commitAllowingStateLoss();
                    }
                });
            }
        });
    }
}


import android.app.Fragment;
import android.app.FragmentManager;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A stack of transactions, popped by name and number. */
public class BackStackNames {
    public static void main(String[] args) throws Exception {
        final FragmentManager m = Runner.activity.getFragmentManager();
        m.addOnBackStackChangedListener(new FragmentManager.OnBackStackChangedListener() {
            public void onBackStackChanged() {
                say("changed", m.getBackStackEntryCount());
                if (m.getBackStackEntryCount() == 0) m.removeOnBackStackChangedListener(this);
            }
        });
        int[] ids = new int[4];
        for (int i = 0; i < 4; i++) {
            ids[i] = m.beginTransaction().add(new Fragment(), "f" + i).addToBackStack(i < 3 ? "n" + i : null).setBreadCrumbTitle("crumb " + i).commit();
            m.executePendingTransactions();
        }
        for (int i = 0; i < m.getBackStackEntryCount(); i++) say(m.getBackStackEntryAt(i).getName(), m.getBackStackEntryAt(i).getId() == ids[i], m.getBackStackEntryAt(i).getBreadCrumbTitle(), m.getBackStackEntryAt(i).getBreadCrumbTitleRes());
        say(m.popBackStackImmediate(), m.popBackStackImmediate("n1", 0), m.getBackStackEntryCount(), m.findFragmentByTag("f1") != null, m.findFragmentByTag("f2"));
        say(m.popBackStackImmediate("n1", FragmentManager.POP_BACK_STACK_INCLUSIVE), m.getBackStackEntryCount());
        fails("m.popBackStack(-5, 0)", new Code() {
            public void run() throws Exception {
                m.popBackStack(-5, 0);
            }
        });
        say(m.popBackStackImmediate(ids[3], 0));
        m.popBackStack(null, FragmentManager.POP_BACK_STACK_INCLUSIVE);
        say(m.getBackStackEntryCount());
        m.executePendingTransactions();
        say(m.getBackStackEntryCount(), m.findFragmentByTag("f0"));
    }
}

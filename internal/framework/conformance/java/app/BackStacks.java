import android.app.Fragment;
import android.app.FragmentManager;
import android.app.FragmentTransaction;
import android.os.Bundle;
import android.view.View;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Transactions that can be taken back. */
public class BackStacks {
    /** Tells its name. */
    public static class Named extends Fragment {
        @Override
        public String toString() {
            return "named";
        }

        static Named of(String name) {
            Named n = new Named();
            Bundle b = new Bundle();
            b.putString("name", name);
            n.setArguments(b);
            return n;
        }

        @Override
        public View onCreateView(android.view.LayoutInflater i, android.view.ViewGroup p, Bundle s) {
            say("view of", getArguments().getString("name"));
            return new View(getActivity());
        }

        @Override
        public void onDestroy() {
            super.onDestroy();
            say("end of", getArguments().getString("name"));
        }
    }

    public static void main(String[] args) throws Exception {
        final FragmentManager m = Runner.activity.getFragmentManager();
        m.addOnBackStackChangedListener(new FragmentManager.OnBackStackChangedListener() {
            public void onBackStackChanged() {
                say("changed", m.getBackStackEntryCount());
            }
        });
        for (String name : new String[] {"a", "b", "c"}) {
            m.beginTransaction().replace(android.R.id.content, Named.of(name), name).addToBackStack("to " + name).setBreadCrumbTitle("crumb " + name).commit();
            m.executePendingTransactions();
        }
        say(m.getBackStackEntryCount(), m.getBackStackEntryAt(0).getName(), m.getBackStackEntryAt(2).getBreadCrumbTitle(), m.getBackStackEntryAt(1).getId() >= 0, m.findFragmentByTag("a") != null, m.findFragmentById(android.R.id.content).getTag());
        say(m.popBackStackImmediate(), m.findFragmentById(android.R.id.content).getTag());
        say(m.popBackStackImmediate("to b", FragmentManager.POP_BACK_STACK_INCLUSIVE), m.getBackStackEntryCount(), m.findFragmentById(android.R.id.content).getTag());
        say(m.popBackStackImmediate(), m.popBackStackImmediate("none", 0));
        final FragmentTransaction t = m.beginTransaction();
        say(t.isEmpty(), t.isAddToBackStackAllowed());
        t.add(Named.of("x"), "x");
        say(t.isEmpty());
        t.disallowAddToBackStack();
        fails("t.addToBackStack(\"no\")", new Code() {
            public void run() throws Exception {
                t.addToBackStack("no");
            }
        });
        t.commit();
        fails("t.commit()", new Code() {
            public void run() throws Exception {
                t.commit();
            }
        });
        fails("m.beginTransaction().addToBackStack(\"y\").commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().addToBackStack("y").commitNow();
            }
        });
        fails("m.beginTransaction().add(Named.of(\"q\"), \"q\").addToBackStack(null).disallowAddToBackStack()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().add(Named.of("q"), "q").addToBackStack(null).disallowAddToBackStack();
            }
        });
        m.executePendingTransactions();
        final Fragment x = m.findFragmentByTag("x");
        fails("m.beginTransaction().add(5, x, \"x\")", new Code() {
            public void run() throws Exception {
                m.beginTransaction().add(5, x, "x");
            }
        });
        m.beginTransaction().runOnCommit(new Runnable() {
            public void run() {
                say("on commit");
            }
        }).remove(x).commitNow();
        say(m.getFragments().contains(x));
    }
}

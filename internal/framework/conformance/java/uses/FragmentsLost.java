import android.app.Activity;
import android.app.Fragment;
import android.app.FragmentManager;
import android.app.FragmentTransaction;
import android.content.Intent;
import android.os.Bundle;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Transactions after states were saved, in the midst of others, twice. */
public class FragmentsLost {
    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        final FragmentManager m = a.getFragmentManager();
        final Fragment f = new Named();
        final FragmentTransaction t = m.beginTransaction();
        t.add(f, "tag");
        t.commit();
        fails("t.commit()", new Code() {
            public void run() throws Exception {
                t.commit();
            }
        });
        m.executePendingTransactions();
        fails("m.beginTransaction().add(f, \"other tag\").commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().add(f, "other tag").commitNow();
            }
        });
        fails("m.beginTransaction().add(0, null).commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().add(0, null).commitNow();
            }
        });
        fails("m.beginTransaction().add(android.R.id.content, f, \"tag\").commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().add(android.R.id.content, f, "tag").commitNow();
            }
        });
        fails("m.beginTransaction().replace(0, f).commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().replace(0, f).commitNow();
            }
        });
        fails("m.beginTransaction().add(12345, new Named()).commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().add(12345, new Named()).commitNow();
            }
        });
        fails("m.beginTransaction().addToBackStack(\"x\").disallowAddToBackStack()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().addToBackStack("x").disallowAddToBackStack();
            }
        });
        fails("m.beginTransaction().disallowAddToBackStack().addToBackStack(\"x\")", new Code() {
            public void run() throws Exception {
                m.beginTransaction().disallowAddToBackStack().addToBackStack("x");
            }
        });
        fails("m.beginTransaction().addToBackStack(\"x\").commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().addToBackStack("x").commitNow();
            }
        });
        say(m.beginTransaction().isEmpty(), m.beginTransaction().isAddToBackStackAllowed(), m.getBackStackEntryCount(), m.popBackStackImmediate(), m.popBackStackImmediate("none", 0));
        fails("m.getBackStackEntryAt(5)", new Code() {
            public void run() throws Exception {
                m.getBackStackEntryAt(5);
            }
        });
        fails("m.putFragment(new Bundle(), \"k\", new Named())", new Code() {
            public void run() throws Exception {
                m.putFragment(new Bundle(), "k", new Named());
            }
        });
        final Bundle b = new Bundle();
        m.putFragment(b, "k", f);
        say(m.getFragment(b, "k") == f, m.getFragment(b, "none"));
        b.putInt("bad", 99);
        fails("m.getFragment(b, \"bad\")", new Code() {
            public void run() throws Exception {
                m.getFragment(b, "bad");
            }
        });
        fails("f.setArguments(new Bundle())", new Code() {
            public void run() throws Exception {
                f.setArguments(new Bundle());
            }
        });
        fails("f.setInitialSavedState(null)", new Code() {
            public void run() throws Exception {
                f.setInitialSavedState(null);
            }
        });
        fails("f.setRetainInstance(true)", new Code() {
            public void run() throws Exception {
                f.setRetainInstance(true);
            }
        });
        f.setRetainInstance(false);
        fails("new Named().getString(1)", new Code() {
            public void run() throws Exception {
                new Named().getString(1);
            }
        });
        fails("new Named().startActivity(new Intent(\"x\"))", new Code() {
            public void run() throws Exception {
                new Named().startActivity(new Intent("x"));
            }
        });
        fails("new Named().getLayoutInflater()", new Code() {
            public void run() throws Exception {
                new Named().getLayoutInflater();
            }
        });
        fails("new Named().getChildFragmentManager().beginTransaction().commit()", new Code() {
            public void run() throws Exception {
                new Named().getChildFragmentManager().beginTransaction().commit();
            }
        });
        fails("f.setTargetFragment(new Fragment(), 1)", new Code() {
            public void run() throws Exception {
                f.setTargetFragment(new Fragment(), 1);
            }
        });
        say(f.getTargetFragment(), f.getTargetRequestCode(), m.saveFragmentInstanceState(f) == null);
        fails("m.saveFragmentInstanceState(new Named())", new Code() {
            public void run() throws Exception {
                m.saveFragmentInstanceState(new Named());
            }
        });
        m.beginTransaction().remove(f).commitNow();
        m.beginTransaction().remove(f).commitNow();
        fails("m.beginTransaction().show(f).hide(f).attach(f).commitNow()", new Code() {
            public void run() throws Exception {
                m.beginTransaction().show(f).hide(f).attach(f).commitNow();
            }
        });
        say(f.isAdded(), m.isDestroyed(), m.isStateSaved());
    }

    /** A fragment without an address in its text. */
    public static class Named extends Fragment {
        @Override
        public String toString() {
            return "named";
        }
    }

    /** Cannot be made again. */
    static class Hidden extends Fragment {}
}

import android.app.Fragment;
import android.app.FragmentManager;
import android.os.Bundle;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What a fragment keeps. */
public class States {
    /** Keeps a text. */
    public static class Keeps extends Fragment {
        @Override
        public String toString() {
            return "keeps";
        }

        String text;

        @Override
        public void onCreate(Bundle s) {
            super.onCreate(s);
            if (s != null) text = s.getString("text");
        }

        @Override
        public void onSaveInstanceState(Bundle s) {
            s.putString("text", text);
            say("saved");
        }
    }

    public static void main(String[] args) throws Exception {
        final FragmentManager m = Runner.activity.getFragmentManager();
        Keeps k = new Keeps();
        k.text = "kept";
        m.beginTransaction().add(k, "k").commitNow();
        Fragment.SavedState s = m.saveFragmentInstanceState(k);
        m.beginTransaction().remove(k).commitNow();
        Keeps l = new Keeps();
        l.setInitialSavedState(s);
        m.beginTransaction().add(l, "l").commitNow();
        say(l.text);
        Bundle b = new Bundle();
        m.putFragment(b, "ref", l);
        say(m.getFragment(b, "ref") == l, m.getFragment(b, "none"));
        final Keeps loose = new Keeps();
        fails("m.saveFragmentInstanceState(loose)", new Code() {
            public void run() throws Exception {
                m.saveFragmentInstanceState(loose);
            }
        });
        final Fragment added = l;
        fails("added.setInitialSavedState(null)", new Code() {
            public void run() throws Exception {
                added.setInitialSavedState(null);
            }
        });
        l.setRetainInstance(true);
        l.setHasOptionsMenu(true);
        l.setMenuVisibility(false);
        l.setUserVisibleHint(false);
        say(l.getRetainInstance(), l.getUserVisibleHint(), l.getTargetFragment(), l.getTargetRequestCode());
        Keeps target = new Keeps();
        m.beginTransaction().add(target, "t").commitNow();
        l.setTargetFragment(target, 5);
        say(l.getTargetFragment() == target, l.getTargetRequestCode());
        m.beginTransaction().remove(l).remove(target).commitNow();
        Keeps parent = new Keeps();
        m.beginTransaction().add(parent, "p").commitNow();
        parent.getChildFragmentManager().beginTransaction().add(new Keeps(), "child").commitNow();
        Fragment child = parent.getChildFragmentManager().findFragmentByTag("child");
        say(child.getParentFragment() == parent, m.findFragmentByTag("child"));
        m.beginTransaction().remove(parent).commitNow();
        say(child.isAdded());
        fails("loose.getString(1)", new Code() {
            public void run() throws Exception {
                loose.getString(1);
            }
        });
    }
}

import android.app.Fragment;
import android.app.FragmentManager;
import android.app.FragmentTransaction;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** In which order fragments live where transactions may be reordered and where they may not. */
public class FragmentOrder {
    /** Tells what it lives through. */
    public static class Told extends Fragment {
        static Told of(String name) {
            Told t = new Told();
            Bundle b = new Bundle();
            b.putString("name", name);
            t.setArguments(b);
            return t;
        }

        private void told(String what) { say(getArguments().getString("name"), what); }

        @Override public void onCreate(Bundle b) { super.onCreate(b); told("create"); }
        @Override public View onCreateView(LayoutInflater i, ViewGroup p, Bundle b) { told("view"); return new View(getActivity()); }
        @Override public void onStart() { super.onStart(); told("start"); }
        @Override public void onResume() { super.onResume(); told("resume"); }
        @Override public void onPause() { super.onPause(); told("pause"); }
        @Override public void onStop() { super.onStop(); told("stop"); }
        @Override public void onDestroyView() { super.onDestroyView(); told("without view"); }
        @Override public void onDestroy() { super.onDestroy(); told("destroy"); }
        @Override public void onHiddenChanged(boolean hidden) { told("hidden " + hidden); }
    }

    public static void main(String[] args) throws Exception {
        final FragmentManager m = Runner.activity.getFragmentManager();
        m.addOnBackStackChangedListener(new FragmentManager.OnBackStackChangedListener() {
            public void onBackStackChanged() { say("changed", m.getBackStackEntryCount()); }
        });
        for (boolean reordering : new boolean[] {false, true}) {
            say("reordering", reordering);
            FragmentTransaction t = m.beginTransaction().setReorderingAllowed(reordering);
            t.add(android.R.id.content, Told.of("a"), "a").add(android.R.id.content, Told.of("b"), "b").commit();
            say("committed", m.findFragmentByTag("a") != null);
            m.executePendingTransactions();
            m.beginTransaction().setReorderingAllowed(reordering).replace(android.R.id.content, Told.of("c"), "c").addToBackStack("one").commit();
            m.beginTransaction().setReorderingAllowed(reordering).replace(android.R.id.content, Told.of("d"), "d").addToBackStack("two").commit();
            say(m.executePendingTransactions(), m.getBackStackEntryCount());
            m.beginTransaction().setReorderingAllowed(reordering).hide(m.findFragmentByTag("d")).add(android.R.id.content, Told.of("e"), "e").addToBackStack("three").commit();
            m.popBackStack();
            say(m.executePendingTransactions(), m.findFragmentByTag("e") != null);
            m.popBackStack("one", FragmentManager.POP_BACK_STACK_INCLUSIVE);
            m.beginTransaction().setReorderingAllowed(reordering).detach(m.findFragmentByTag("d")).commit();
            say(m.executePendingTransactions(), m.getBackStackEntryCount());
            t = m.beginTransaction().setReorderingAllowed(reordering);
            for (String tag : new String[] {"a", "b", "c", "d"}) if (m.findFragmentByTag(tag) != null) t.remove(m.findFragmentByTag(tag));
            t.runOnCommit(new Runnable() { public void run() { say("on commit"); } });
            t.commitNow();
            say(m.popBackStackImmediate(), m.executePendingTransactions());
        }
    }
}

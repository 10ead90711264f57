import android.app.Fragment;
import android.app.FragmentManager;
import android.content.Context;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Fragments in fragments: who is told first. */
public class ChildFragments {
    public static void main(String[] args) throws Exception {
        final FragmentManager m = Runner.activity.getFragmentManager();
        Told outer = new Told("outer");
        m.beginTransaction().add(android.R.id.content, outer, "outer").commit();
        m.executePendingTransactions();
        Told inner = new Told("inner");
        outer.getChildFragmentManager().beginTransaction().add(inner, "inner").addToBackStack("b").commit();
        outer.getChildFragmentManager().executePendingTransactions();
        say(inner.getParentFragment() == outer, outer.getParentFragment(), outer.getChildFragmentManager().findFragmentByTag("inner") == inner, m.findFragmentByTag("inner"), inner.getFragmentManager() == outer.getChildFragmentManager(), m.getBackStackEntryCount(), m.getFragments().size());
        m.beginTransaction().hide(outer).commit();
        m.executePendingTransactions();
        say(outer.isHidden(), inner.isHidden(), inner.isVisible());
        outer.setUserVisibleHint(false);
        outer.setMenuVisibility(false);
        outer.setHasOptionsMenu(true);
        say(outer.getUserVisibleHint(), inner.getUserVisibleHint());
        m.beginTransaction().detach(outer).commit();
        m.executePendingTransactions();
        say(outer.isDetached(), inner.isAdded());
        m.beginTransaction().attach(outer).show(outer).commit();
        m.executePendingTransactions();
        m.beginTransaction().remove(outer).commit();
        m.executePendingTransactions();
        say(inner.isAdded(), inner.getActivity());
    }

    /** Tells what happens. */
    public static class Told extends Fragment {
        final String name;

        public Told() {
            this("made again");
        }

        Told(String name) {
            this.name = name;
        }

        @Override
        public void onAttach(Context c) {
            super.onAttach(c);
            say(name, "attach");
        }

        @Override
        public void onAttachFragment(Fragment f) {
            say(name, "child", f == this);
        }

        @Override
        public void onCreate(Bundle s) {
            super.onCreate(s);
            say(name, "create");
        }

        @Override
        public View onCreateView(LayoutInflater i, ViewGroup g, Bundle s) {
            say(name, "view");
            return new View(getActivity());
        }

        @Override
        public void onResume() {
            super.onResume();
            say(name, "resume");
        }

        @Override
        public void onPause() {
            super.onPause();
            say(name, "pause");
        }

        @Override
        public void onDestroyView() {
            super.onDestroyView();
            say(name, "destroy view");
        }

        @Override
        public void onDestroy() {
            super.onDestroy();
            say(name, "destroy");
        }

        @Override
        public void onDetach() {
            super.onDetach();
            say(name, "detach");
        }
    }
}

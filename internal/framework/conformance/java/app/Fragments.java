import android.app.Activity;
import android.app.Fragment;
import android.app.FragmentManager;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** The life of a fragment. */
public class Fragments {
    /** Tells what happens to it. */
    public static class Life extends Fragment {
        @Override
        public String toString() {
            return "life";
        }

        @Override
        public void onAttach(Activity x) {
            super.onAttach(x);
            say("attach");
        }

        @Override
        public void onCreate(Bundle s) {
            super.onCreate(s);
            say("create", s);
        }

        @Override
        public View onCreateView(android.view.LayoutInflater i, android.view.ViewGroup p, Bundle s) {
            say("create view", p != null);
            return new TextView(getActivity());
        }

        @Override
        public void onViewCreated(View v, Bundle s) {
            say("view created", getView() == v);
        }

        @Override
        public void onActivityCreated(Bundle s) {
            super.onActivityCreated(s);
            say("activity created");
        }

        @Override
        public void onStart() {
            super.onStart();
            say("start");
        }

        @Override
        public void onResume() {
            super.onResume();
            say("resume");
        }

        @Override
        public void onPause() {
            super.onPause();
            say("pause");
        }

        @Override
        public void onStop() {
            super.onStop();
            say("stop");
        }

        @Override
        public void onDestroyView() {
            super.onDestroyView();
            say("destroy view");
        }

        @Override
        public void onDestroy() {
            super.onDestroy();
            say("destroy");
        }

        @Override
        public void onDetach() {
            super.onDetach();
            say("detach");
        }

        @Override
        public void onHiddenChanged(boolean hidden) {
            say("hidden", hidden);
        }
    }

    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        FragmentManager m = a.getFragmentManager();
        Life f = new Life();
        Bundle b = new Bundle();
        b.putString("k", "v");
        f.setArguments(b);
        say(f.isAdded(), f.isDetached(), f.isRemoving(), f.getActivity(), f.getTag(), f.getId());
        say(m.beginTransaction().add(android.R.id.content, f, "tag").commit());
        say("committed", f.isAdded());
        say(m.executePendingTransactions(), m.executePendingTransactions());
        say(f.isAdded(), f.isVisible(), f.isResumed(), f.isInLayout(), f.isHidden(), f.getTag(), f.getId() == android.R.id.content, m.findFragmentByTag("tag") == f, m.findFragmentById(android.R.id.content) == f, f.getArguments().getString("k"), f.getFragmentManager() == m, f.getActivity() == a);
        m.beginTransaction().hide(f).commit();
        m.executePendingTransactions();
        say(f.isHidden(), f.isVisible());
        m.beginTransaction().show(f).commit();
        m.executePendingTransactions();
        m.beginTransaction().detach(f).commit();
        m.executePendingTransactions();
        say(f.isDetached(), f.getView(), f.isAdded());
        m.beginTransaction().attach(f).commit();
        m.executePendingTransactions();
        m.beginTransaction().remove(f).commit();
        m.executePendingTransactions();
        say(f.isAdded(), f.getActivity(), f.isRemoving(), f.getView(), m.findFragmentByTag("tag"));
        final Life g = f;
        fails("g.getString(android.R.string.ok)", new Code() {
            public void run() throws Exception {
                g.getString(android.R.string.ok);
            }
        });
        fails("g.startActivity(new Intent(\"x\"))", new Code() {
            public void run() throws Exception {
                g.startActivity(new Intent("x"));
            }
        });
        fails("g.getResources()", new Code() {
            public void run() throws Exception {
                g.getResources();
            }
        });
        fails("g.setArguments(new Bundle())", new Code() {
            public void run() throws Exception {
                g.setArguments(new Bundle());
            }
        });
        fails("g.getLoaderManager()", new Code() {
            public void run() throws Exception {
                g.getLoaderManager();
            }
        });
        fails("g.startActivityForResult(new Intent(\"x\"), 1)", new Code() {
            public void run() throws Exception {
                g.startActivityForResult(new Intent("x"), 1);
            }
        });
        say(Life.instantiate(a, Life.class.getName()) instanceof Life);
        fails("Fragment.instantiate(a, \"no.such.Fragment\")", new Code() {
            public void run() throws Exception {
                Fragment.instantiate(a, "no.such.Fragment");
            }
        });
        fails("Fragment.instantiate(a, \"java.lang.String\")", new Code() {
            public void run() throws Exception {
                Fragment.instantiate(a, "java.lang.String");
            }
        });
    }
}

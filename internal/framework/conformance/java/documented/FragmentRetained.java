import android.app.Fragment;
import android.app.FragmentManager;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A retained fragment stays while its activity is made anew. */
public class FragmentRetained {
    static int all;

    /** Tells of its life; it is kept unless it is said to be left. */
    public static class Kept extends Fragment {
        final int made = ++all;
        boolean retained = true;

        Kept left() {
            retained = false;
            return this;
        }

        private void tell(String what) {
            say("fragment", made, getTag(), what);
        }

        @Override
        public void onAttach(Context c) {
            super.onAttach(c);
            tell("attach");
        }

        @Override
        public void onCreate(Bundle state) {
            super.onCreate(state);
            if (state == null) setRetainInstance(retained);
            tell("create " + (state == null ? "anew" : "again"));
        }

        @Override
        public void onDestroy() {
            super.onDestroy();
            tell("destroy");
        }

        @Override
        public void onDetach() {
            super.onDetach();
            tell("detach");
        }
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                if (a.getFragmentManager().findFragmentByTag("kept") == null) a.getFragmentManager().beginTransaction().add(new Kept(), "kept").add(new Kept().left(), "left").commit();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).recreate();
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                FragmentManager m = Acting.last(Acting.First.class).getFragmentManager();
                say(((Kept) m.findFragmentByTag("kept")).made, ((Kept) m.findFragmentByTag("left")).made, m.findFragmentByTag("kept").getActivity() == Acting.last(Acting.First.class));
            }
        });
    }
}


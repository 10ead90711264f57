import android.app.Fragment;
import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A fragment asks for a result. */
public class FragmentResults {
    /** Tells of results. */
    public static class Asks extends Fragment {
        @Override
        public void onActivityResult(int request, int result, Intent data) {
            say("fragment", request, result, data.getIntExtra("number", 0));
        }
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                if (a.getFragmentManager().findFragmentByTag("f") == null) a.getFragmentManager().beginTransaction().add(new Asks(), "f").commit();
                return null;
            }
        });
        Stage.on("Second resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(4, Stage.intent(Acting.Second.class, 5));
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).getFragmentManager().findFragmentByTag("f").startActivityForResult(Stage.intent(Acting.Second.class, 2), 3);
            }
        });
    }
}


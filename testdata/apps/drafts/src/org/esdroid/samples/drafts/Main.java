package org.esdroid.samples.drafts;

import android.app.*;
import android.os.Bundle;
import android.view.*;
import android.widget.TextView;

public class Main extends Activity {
    private Bundle draft = new Bundle();
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.mail).setOnClickListener(v -> show(new Mail(), draft));
        findViewById(R.id.help).setOnClickListener(v -> show(new Help(), null)); // not
        findViewById(R.id.discard).setOnClickListener(v -> { draft = null; }); // fault, thin
    }
    private void show(Fragment f, Bundle args) {
        f.setArguments(args); // thin
        getFragmentManager().beginTransaction().replace(R.id.frame, f).commit();
    }
    public static class Mail extends Fragment {
        @Override public View onCreateView(LayoutInflater i, ViewGroup parent, Bundle state) {
            TextView t = new TextView(getActivity());
            t.setText(getArguments().getString("text", "empty")); // thin
            return t;
        }
    }
    public static class Help extends Fragment {
        @Override public View onCreateView(LayoutInflater i, ViewGroup parent, Bundle state) {
            TextView t = new TextView(getActivity());
            t.setText("help");
            return t;
        }
    }
}

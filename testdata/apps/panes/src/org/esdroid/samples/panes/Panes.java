package org.esdroid.samples.panes;

import android.app.Activity;
import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

/** A fragment that an activity shows, takes away and refreshes. */
public class Panes extends Activity {
    public static class Pane extends Fragment {
        private TextView text;
        private int refreshed;

        @Override
        public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
            text = new TextView(getActivity());
            return text;
        }

        void refresh() {
            refreshed++; // not
            text.setText(getResources().getString(R.string.app_name)); // thin
        }
    }

    private Pane pane;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        pane = new Pane(); // full
        getFragmentManager().beginTransaction().add(R.id.pane, pane).commit();
        findViewById(R.id.detach).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                getFragmentManager().beginTransaction().remove(pane).commit(); // thin
            }
        });
        findViewById(R.id.refresh).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                pane.refresh(); // fault, full
            }
        });
    }
}

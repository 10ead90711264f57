package org.esdroid.samples.orchard;


import android.app.Activity;
import android.os.Bundle;
import android.view.MotionEvent;
import android.view.View;
import android.widget.TextView;
import java.util.HashMap;
import java.util.Map;

public class Orchard extends Activity {
    private final Map<Plot, Integer> trees = new HashMap<>();
    private final Plot corner = new Plot("pear", 1); // full
    private int cuts;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        trees.put(corner, 12); // full
        findViewById(R.id.graft).setOnTouchListener(new Touch());
        findViewById(R.id.prune).setOnTouchListener(new Touch());
        findViewById(R.id.weigh).setOnTouchListener(new Touch());
        findViewById(R.id.harvest).setOnTouchListener(new Touch());
    }

    /** A finger that goes up again presses a button. */
    private class Touch implements View.OnTouchListener {
        @Override
        public boolean onTouch(View v, MotionEvent event) {
            if (event.getAction() != MotionEvent.ACTION_UP) {
                return false;
            }
            switch (v.getId()) { // full
                case R.id.graft:
                    graft(); // full
                    break;
                case R.id.prune:
                    cuts++; // not
                    break;
                case R.id.weigh:
                    show(trees.size() + " plots, cut " + cuts);
                    break;
                default:
                    harvest();
            }
            return false;
        }
    }

    private void graft() {
        corner.row++; // fault, thin
        show("moved to row " + corner.row);
    }

    private void harvest() {
        Integer count = trees.get(corner); // thin
        show(count.intValue() + " pears"); // thin
    }

    private void show(String text) {
        ((TextView) findViewById(R.id.shown)).setText(text);
    }
}

package org.esdroid.samples.fuse;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.CheckBox;
import android.widget.CompoundButton;
import android.widget.TextView;

public class Fuse extends Activity implements View.OnClickListener, CompoundButton.OnCheckedChangeListener {
    private final StringBuilder signal = new StringBuilder(); // full
    private int length;
    private boolean loud;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        for (int id : new int[] {R.id.dot, R.id.dash, R.id.rub}) {
            findViewById(id).setOnClickListener(this);
        }
        ((CheckBox) findViewById(R.id.loud)).setOnCheckedChangeListener(this);
    }

    @Override
    public void onCheckedChanged(CompoundButton button, boolean on) {
        loud = on; // not
        signal.setLength(0);
        length = on ? 1 : length; // fault, thin
    }

    @Override
    public void onClick(View v) {
        switch (v.getId()) {
            case R.id.dot:
                signal.append('.');
                length++;
                break;
            case R.id.dash:
                signal.append('-');
                length++;
                break;
            default:
                rub();
        }
        ((TextView) findViewById(R.id.shown)).setText(loud ? signal + "!" : signal.toString()); // not
    }

    private void rub() {
        if (length == 0) return; // full
        signal.deleteCharAt(length - 1); // thin
        length--;
    }
}

package org.esdroid.samples.clinic;


import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Clinic extends Activity implements Desk.Board {
    private Desk desk;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        desk = new Clerk(this);
    }

    /** All the buttons say so in the layout. */
    public void press(View v) {
        switch (v.getId()) { // full
            case R.id.cough:
                desk.admit("cough"); // full
                break;
            case R.id.fever:
                desk.admit("fever"); // full
                break;
            case R.id.walk:
                desk.walk();
                break;
            case R.id.call:
                desk.call();
                break;
        }
    }

    @Override
    public void show(String text) {
        ((TextView) findViewById(R.id.shown)).setText(text);
    }
}

// An answer that comes when the screen has been left, beside widgets that do no harm.
package org.esdroid.samples.departed;

import android.app.Activity;
import android.app.AlertDialog;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.widget.Button;
import android.widget.CheckBox;
import android.widget.EditText;
import android.widget.LinearLayout;

public class Main extends Activity implements View.OnClickListener, Runnable {
    private final Handler handler = new Handler();

    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        LinearLayout all = new LinearLayout(this);
        all.setOrientation(LinearLayout.VERTICAL);
        all.addView(new EditText(this));
        all.addView(new CheckBox(this));
        Button ask = new Button(this);
        ask.setText("Ask");
        ask.setOnClickListener(this);
        all.addView(ask);
        setContentView(all);
    }

    @Override public void onClick(View v) { handler.postDelayed(this, 1500); }

    @Override public void run() { new AlertDialog.Builder(this).setMessage("Yes").show(); }
}

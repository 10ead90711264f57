package org.esdroid.samples.budget;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.DialogInterface;
import android.content.SharedPreferences;
import android.os.Bundle;
import android.preference.PreferenceManager;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

import java.util.Locale;

public class Budget extends Activity implements View.OnClickListener {
    private static final int REGION = 7;
    private EditText amount;
    private TextView total;
    private SharedPreferences prefs;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.budget);
        amount = (EditText) findViewById(R.id.amount);
        total = (TextView) findViewById(R.id.total);
        findViewById(R.id.add).setOnClickListener(this);
        prefs = PreferenceManager.getDefaultSharedPreferences(this);
        total.setText(prefs.getString("total", "0.00"));
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        menu.add(0, REGION, 0, "Region");
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        if (item.getItemId() != REGION) return super.onOptionsItemSelected(item);
        final String[] names = {"US", "Germany"};
        new AlertDialog.Builder(this).setTitle("Region").setItems(names, new DialogInterface.OnClickListener() {
            @Override
            public void onClick(DialogInterface d, int which) {
                prefs.edit().putBoolean("german", which == 1).apply(); // full
                d.dismiss(); // not
            }
        }).show();
        return true;
    }

    private Locale locale() {
        return prefs.getBoolean("german", false) ? Locale.GERMANY : Locale.US; // thin
    }

    @Override
    public void onClick(View v) {
        String before = total.getText().toString(); // thin
        double sum = Double.parseDouble(before); // thin
        String typed = amount.getText().toString();
        sum += typed.length() == 0 ? 1 : typed.length();
        String text = String.format(locale(), "%.2f", sum); // fault, thin
        total.setText(text); // thin
        prefs.edit().putString("total", text).apply();
    }
}

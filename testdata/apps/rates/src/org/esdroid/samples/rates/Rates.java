package org.esdroid.samples.rates;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Rates extends Activity implements AdapterView.OnItemSelectedListener {
    private final Map<String, Rate> rates = new LinkedHashMap<String, Rate>();
    private TextView out;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        out = (TextView) findViewById(R.id.out);
        rates.put("Euro", new Rate(1.0, "%.2f EUR"));
        rates.put("Yen", new Rate(163.2, "%d JPY")); // fault, thin
        rates.put("Pound", new Rate(0.84, "%.2f GBP")); // not
        Spinner s = (Spinner) findViewById(R.id.currency);
        s.setAdapter(new ArrayAdapter<String>(this, android.R.layout.simple_spinner_item, new ArrayList<String>(rates.keySet())));
        s.setOnItemSelectedListener(this);
    }

    @Override
    public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
        String name = (String) parent.getItemAtPosition(position);
        out.setText(rates.get(name).show(20)); // thin
    }

    @Override
    public void onNothingSelected(AdapterView<?> parent) {
    }
}

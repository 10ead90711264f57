package org.esdroid.samples.weather;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.Spinner;
import android.widget.TextView;

import org.json.JSONException;
import org.json.JSONObject;

public class Weather extends Activity implements AdapterView.OnItemSelectedListener {
    private static final String DATA = "{\"Rome\":{\"now\":21,\"wind\":{\"speed\":3}},"
            + "\"Oslo\":{\"now\":4,\"wind\":{}},\"Cairo\":{\"now\":33,\"wind\":{\"speed\":5}}}";
    private JSONObject data;
    private Spinner city;
    private boolean detailed;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.weather);
        try {
            data = new JSONObject(DATA); // fault, thin
        } catch (JSONException e) {
            throw new IllegalStateException(e);
        }
        city = (Spinner) findViewById(R.id.city);
        ArrayAdapter<String> a = new ArrayAdapter<String>(this, android.R.layout.simple_spinner_item, new String[] {"Rome", "Oslo", "Cairo"});
        a.setDropDownViewResource(android.R.layout.simple_spinner_dropdown_item);
        city.setAdapter(a);
        city.setOnItemSelectedListener(this);
    }

    @Override
    public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
        show();
    }

    @Override
    public void onNothingSelected(AdapterView<?> parent) {
    }

    public void details(View v) {
        detailed = !detailed; // full
        show();
    }

    private void show() {
        try {
            JSONObject one = data.getJSONObject((String) city.getSelectedItem()); // thin
            String text = one.getInt("now") + " degrees"; // not
            if (detailed) { // full
                text += ", wind " + one.getJSONObject("wind").getInt("speed"); // thin
            }
            ((TextView) findViewById(R.id.text)).setText(text);
        } catch (JSONException e) {
            throw new IllegalStateException("bad data", e);
        }
    }
}

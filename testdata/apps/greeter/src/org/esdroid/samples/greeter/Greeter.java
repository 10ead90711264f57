package org.esdroid.samples.greeter;

import android.app.Activity;
import android.content.SharedPreferences;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

import java.util.HashMap;
import java.util.Map;

/** Greets in the language that the preferences name. */
public class Greeter extends Activity implements View.OnClickListener {
    private static final String LANGUAGE = "language";
    private static final String VISITS = "visits";
    private final Map<String, String> greetings = new HashMap<String, String>(); // full
    private SharedPreferences preferences;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        preferences = getSharedPreferences("greeter", MODE_PRIVATE); // full
        greetings.put("en", "Hello ");
        greetings.put("de", "Hallo ");
        findViewById(R.id.save).setOnClickListener(this);
        findViewById(R.id.greet).setOnClickListener(this);
    }

    @Override
    public void onClick(View v) {
        if (v.getId() == R.id.save) { // full
            save();
        } else {
            greet();
        }
    }

    private void save() {
        String language = ((EditText) findViewById(R.id.language)).getText().toString(); // full
        preferences.edit().putString(LANGUAGE, language).apply(); // fault, full
    }

    private void greet() {
        int visits = preferences.getInt(VISITS, 0) + 1; // not
        preferences.edit().putInt(VISITS, visits).apply(); // not
        String language = preferences.getString(LANGUAGE, "en"); // full
        String greeting = greetings.get(language); // thin
        String text = greeting.trim() + "!"; // thin
        ((TextView) findViewById(R.id.message)).setText(text); // not
    }
}

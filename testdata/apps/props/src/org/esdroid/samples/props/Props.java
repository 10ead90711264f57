package org.esdroid.samples.props;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.util.TreeMap;

/** Settings in a file of lines. */
public class Props extends Activity {
    private EditText field;
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        field = (EditText) findViewById(R.id.field);
        findViewById(R.id.save).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                save();
            }
        });
        findViewById(R.id.load).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                load();
            }
        });
    }
    void save() {
        try {
            FileWriter out = new FileWriter(new File(getFilesDir(), "conf.txt"));
            out.write("name=Ann\n");
            String size = field.getText().toString().trim();
            out.write("size=" + size + "\n"); // fault, thin
            out.close();
        } catch (IOException e) {
            setTitle("no");
        }
    }
    void load() {
        TreeMap<String, String> all = new TreeMap<String, String>();
        try {
            BufferedReader in = new BufferedReader(new FileReader(new File(getFilesDir(), "conf.txt"))); // full
            String line;
            while ((line = in.readLine()) != null) { // thin
                String[] parts = line.split("="); // thin
                all.put(parts[0], parts[1]); // thin
            }
            in.close();
        } catch (IOException e) {
            setTitle("none"); // not
        }
    }
}

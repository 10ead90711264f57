package org.esdroid.samples.files;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;

public class Files extends Activity {
    private File log;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.files);
        log = new File(getFilesDir(), "log.txt");
    }

    public void append(View v) {
        write("entry " + log.length(), true); // not
    }

    public void clear(View v) {
        write("", false); // fault, thin
    }

    private void write(String line, boolean append) {
        try {
            FileWriter w = new FileWriter(log, append);
            w.write(line); // thin
            w.close();
        } catch (IOException e) {
            ((TextView) findViewById(R.id.text)).setText(e.getMessage());
        }
    }

    public void show(View v) {
        if (!log.exists()) return;
        try {
            BufferedReader r = new BufferedReader(new FileReader(log));
            String first = r.readLine(); // thin
            r.close();
            ((TextView) findViewById(R.id.text)).setText(first.trim()); // thin
        } catch (IOException e) {
            ((TextView) findViewById(R.id.text)).setText(e.getMessage());
        }
    }
}

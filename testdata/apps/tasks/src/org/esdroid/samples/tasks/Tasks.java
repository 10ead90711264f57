package org.esdroid.samples.tasks;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.DialogInterface;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

import java.util.ArrayList;
import java.util.List;

/** A list of tasks; asks before one is finished. */
public class Tasks extends Activity {
    private final List<String> open = new ArrayList<String>(); // full
    private int added; // not

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                added++;
                open.add("Task " + added);
                showCount();
            }
        });
        findViewById(R.id.finish_last).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                ask();
            }
        });
    }

    private void ask() {
        new AlertDialog.Builder(this)
                .setMessage("Finish it?") // not
                .setPositiveButton(android.R.string.ok, new DialogInterface.OnClickListener() {
                    @Override
                    public void onClick(DialogInterface dialog, int which) {
                        int last = open.size() - 1; // fault, thin
                        open.remove(last); // thin
                        showCount();
                    }
                })
                .show();
    }

    private void showCount() {
        ((TextView) findViewById(R.id.count)).setText(open.size() + " open"); // not
    }
}

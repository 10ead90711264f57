package org.esdroid.samples.lantern;


import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.ListView;
import android.widget.TextView;

public class Lantern extends Activity {
    private static final String[] KINDS = {"oil", "candle", "gas"};
    private static final int[] BURNS = {8, 3, 12};

    private ListView kinds;
    private int chosen = -1; // fault, thin
    private int wax;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        kinds = (ListView) findViewById(R.id.kinds);
        kinds.setAdapter(new ArrayAdapter<String>(this, android.R.layout.simple_list_item_single_choice, KINDS));
        kinds.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView<?> list, View row, int position, long id) {
                chosen = position;
            }
        });
        findViewById(R.id.wax).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                wax++; // not
            }
        });
        findViewById(R.id.drop).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                kinds.clearChoices();
            }
        });
        findViewById(R.id.light).setOnClickListener(new View.OnClickListener() { // full
            @Override
            public void onClick(View v) {
                light();
            }
        });
    }

    private void light() {
        int hours = BURNS[chosen]; // thin
        ((TextView) findViewById(R.id.shown)).setText(hours + " hours, " + wax);
    }
}

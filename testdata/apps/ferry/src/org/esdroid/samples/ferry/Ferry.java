package org.esdroid.samples.ferry;


import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

public class Ferry extends Activity {
    private Trip trip = new Trip.Builder().on("Petrel").with("captain").build();
    private int tickets;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        View.OnClickListener all = new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                if (v.getId() == R.id.coast) {
                    trip = new Trip.Builder().on("Gannet").with("captain").build();
                } else if (v.getId() == R.id.island) { // full
                    trip = new Trip.Builder().on("Skua").build(); // thin
                } else if (v.getId() == R.id.ticket) {
                    tickets++; // not
                } else {
                    trip.guests.add("guest"); // thin
                }
                ((TextView) findViewById(R.id.shown)).setText(trip.ship + ": " + trip.guests.size());
            }
        };
        for (int id : new int[] {R.id.coast, R.id.island, R.id.ticket, R.id.board}) {
            findViewById(id).setOnClickListener(all); // full
        }
    }
}

package org.esdroid.samples.pantry;

import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.ViewModelProvider;

/** What is in the pantry, and a dish of what was chosen. */
public class Pantry extends AppCompatActivity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.pantry);
        if (state == null) {
            getSupportFragmentManager().beginTransaction().add(R.id.place, new ShelfFragment()).commit();
        }
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        getMenuInflater().inflate(R.menu.pantry, menu);
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        if (item.getItemId() == R.id.tidy) {
            new ViewModelProvider(this).get(Shelf.class).tidy();
            return true;
        }
        return super.onOptionsItemSelected(item);
    }
}

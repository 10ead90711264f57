package org.esdroid.samples.rations;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Main extends Activity {
    private Dish dish = new Dish("soup", 4, new String[] {"water", "salt"});
    @Override protected void onCreate(Bundle state) { super.onCreate(state); setContentView(R.layout.main); }
    public void more(View v) { dish = new Dish(dish.name, dish.people + 1, dish.parts); } // not
    public void open(View v) {
        Parcel p = Parcel.obtain();
        dish.writeToParcel(p, 0);
        byte[] b = p.marshall();
        p.recycle();
        startActivity(new Intent(this, Show.class).putExtra("dish", b));
    }
}

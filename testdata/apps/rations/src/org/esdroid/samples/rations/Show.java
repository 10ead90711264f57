package org.esdroid.samples.rations;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Show extends Activity {
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        TextView t = new TextView(this);
        setContentView(t);
        byte[] b = getIntent().getByteArrayExtra("dish");
        Parcel p = Parcel.obtain();
        p.unmarshall(b, 0, b.length);
        p.setDataPosition(0);
        Dish d = Dish.CREATOR.createFromParcel(p);
        p.recycle();
        StringBuilder all = new StringBuilder(d.name);
        for (String s : d.parts) all.append(", ").append(s.toUpperCase(Locale.US)); // thin
        t.setText(all);
    }
}

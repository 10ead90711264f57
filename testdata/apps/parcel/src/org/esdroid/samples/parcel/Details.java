package org.esdroid.samples.parcel;

import android.app.Activity;
import android.os.Bundle;
import android.os.Parcel;
import android.widget.TextView;

public class Details extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        TextView t = new TextView(this);
        setContentView(t); // not
        Order order = copy((Order) getIntent().getParcelableExtra("order"));
        t.setText(order.what + ": " + 100 / order.count + " % each"); // thin
    }

    /** A copy, as another process would get it. */
    private static Order copy(Order o) {
        Parcel p = Parcel.obtain();
        o.writeToParcel(p, 0);
        p.setDataPosition(0);
        Order copy = Order.CREATOR.createFromParcel(p);
        p.recycle();
        return copy;
    }
}

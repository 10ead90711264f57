package org.esdroid.carried;

import android.app.Activity;
import android.os.Bundle;

/** A screen to which a step leads. */
abstract class Screen extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        Chain.front = this;
        arrived(state);
    }

    abstract void arrived(Bundle state);
}

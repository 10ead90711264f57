package org.esdroid.carried;

import android.app.Activity;

/** A way by which an app hands on a number. */
interface OfNumber {
    void carry(Activity in, int v);
}

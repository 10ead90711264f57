package org.esdroid.carried;

import android.app.Activity;

/** A way by which an app hands on a text. */
interface OfText {
    void carry(Activity in, String v);
}

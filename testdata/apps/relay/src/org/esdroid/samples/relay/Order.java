package org.esdroid.samples.relay;

/** Something to be served. */
class Order implements java.io.Serializable {
    final String what; final Object extra;
    Order(String what, Object extra) {
        this.what = what; this.extra = extra; // thin
    }
}

package org.esdroid.samples.parcel;

import android.os.Parcel;
import android.os.Parcelable;

class Order implements Parcelable {
    final String what;
    final int count;
    final String carrier;

    Order(String what, int count, String carrier) {
        this.what = what;
        this.count = count;
        this.carrier = carrier;
    }

    private Order(Parcel p) {
        what = p.readString();
        carrier = p.readInt() == 1 ? p.readString() : null;
        count = p.readInt(); // thin
    }

    @Override
    public void writeToParcel(Parcel p, int flags) {
        p.writeString(what);
        if (carrier != null) { // fault
            p.writeInt(1);
            p.writeString(carrier);
            p.writeInt(count);
        }
    }

    @Override
    public int describeContents() {
        return 0;
    }

    public static final Creator<Order> CREATOR = new Creator<Order>() {
        @Override
        public Order createFromParcel(Parcel p) {
            return new Order(p);
        }

        @Override
        public Order[] newArray(int n) {
            return new Order[n];
        }
    };
}

package org.esdroid.carried;

import android.os.Parcel;
import android.os.Parcelable;

/** A class of the app's own that goes through parcels. */
final class Ticket implements Parcelable {
    int number;
    String text;

    Ticket(int number, String text) {
        this.number = number;
        this.text = text;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(number);
        out.writeString(text);
    }

    public static final Creator<Ticket> CREATOR = new Creator<Ticket>() {
        @Override
        public Ticket createFromParcel(Parcel in) {
            int number = in.readInt();
            String text = in.readString();
            return new Ticket(number, text);
        }

        @Override
        public Ticket[] newArray(int size) {
            return new Ticket[size];
        }
    };
}

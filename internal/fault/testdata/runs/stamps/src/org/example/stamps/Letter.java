package org.example.stamps;

import android.os.*;
class Letter implements Parcelable {
    final int weight, pages;
    Letter(int weight, int pages) { this.weight = weight; this.pages = pages; }
    Letter(Parcel in) {
        weight = in.readInt(); // not
        pages = in.readInt(); // thin
    }
    @Override public int describeContents() { return 0; }
    @Override public void writeToParcel(Parcel out, int flags) {
        out.writeInt(weight); // not
        if (pages > 1) // told
            out.writeInt(pages); // told
    }
    public static final Parcelable.Creator<Letter> CREATOR = new Parcelable.Creator<Letter>() {
        @Override public Letter createFromParcel(Parcel in) { return new Letter(in); }
        @Override public Letter[] newArray(int n) { return new Letter[n]; }
    };
}

package org.esdroid.samples.rations;

import android.os.*;
class Dish implements Parcelable {
    final String name; final int people; final String[] parts;
    Dish(String n, int p, String[] s) { name = n; people = p; parts = s; }
    public int describeContents() { return 0; }
    public void writeToParcel(Parcel p, int flags) {
        p.writeInt(parts.length + people); // fault
        p.writeString(name);
        p.writeInt(people);
        for (String s : parts) p.writeString(s);
    }
    public static final Parcelable.Creator<Dish> CREATOR = new Parcelable.Creator<Dish>() {
        public Dish createFromParcel(Parcel p) {
            String[] s = new String[p.readInt()];
            String name = p.readString();
            int people = p.readInt();
            for (int i = 0; i < s.length; i++) s[i] = p.readString(); // thin
            return new Dish(name, people, s);
        }
        public Dish[] newArray(int n) { return new Dish[n]; }
    };
}

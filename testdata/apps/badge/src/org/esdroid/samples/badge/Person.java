package org.esdroid.samples.badge;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

class Person implements Parcelable {
    final String name;
    final int level;

    Person(String name, int level) {
        this.name = name;
        this.level = level;
    }

    private Person(Parcel p) {
        name = p.readString();
        level = p.readInt(); // thin
    }

    @Override
    public void writeToParcel(Parcel p, int flags) {
        p.writeString(name);
        p.writeInt(name.length() + level); // fault, thin
    }

    @Override
    public int describeContents() {
        return 0;
    }

    public static final Creator<Person> CREATOR = new Creator<Person>() {
        @Override
        public Person createFromParcel(Parcel p) {
            return new Person(p);
        }

        @Override
        public Person[] newArray(int n) {
            return new Person[n];
        }
    };
}

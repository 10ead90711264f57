package android.accounts;

import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;

/** An account of the user. */
public class Account implements Parcelable {
    public final String name;
    public final String type;

    public Account(String name, String type) {
        if (TextUtils.isEmpty(name)) {
            throw new IllegalArgumentException("the name must not be empty: " + name);
        }
        if (TextUtils.isEmpty(type)) {
            throw new IllegalArgumentException("the type must not be empty: " + type);
        }
        this.name = name;
        this.type = type;
    }

    public Account(Parcel in) {
        this(in.readString(), in.readString());
    }

    @Override
    public boolean equals(Object o) {
        return o == this || o instanceof Account && name.equals(((Account) o).name) && type.equals(((Account) o).type);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * 17 + name.hashCode()) + type.hashCode();
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(name);
        dest.writeString(type);
    }

    public static final Parcelable.Creator<Account> CREATOR = new Parcelable.Creator<Account>() {
        public Account createFromParcel(Parcel source) {
            return new Account(source);
        }

        public Account[] newArray(int size) {
            return new Account[size];
        }
    };

    @Override
    public String toString() {
        return "Account {name=" + name + ", type=" + type + "}";
    }
}

package android.view;

import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;

/** Tells windows apart: two are equal if they are of one window. Others cannot do anything with it. */
public class WindowId implements Parcelable {
    private final IBinder token;

    WindowId(IBinder token) {
        this.token = token;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WindowId && token.equals(((WindowId) other).token);
    }

    @Override
    public int hashCode() {
        return token.hashCode();
    }

    @Override
    public String toString() {
        return "IntentSender{" + Integer.toHexString(System.identityHashCode(this)) + ": " + token + '}';
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeStrongBinder(token);
    }

    public static final Creator<WindowId> CREATOR = new Creator<WindowId>() {
        @Override
        public WindowId createFromParcel(Parcel in) {
            IBinder token = in.readStrongBinder();
            return token == null ? null : new WindowId(token);
        }

        @Override
        public WindowId[] newArray(int size) {
            return new WindowId[size];
        }
    };
}

package esdroid.am;

import android.content.Intent;
import android.os.Bundle;
import android.os.Parcel;
import android.os.TransactionTooLargeException;

/** Copies as a transaction between processes makes them. */
public final class Copies {
    private static final int LIMIT = 1024 * 1024 - 8192;

    private Copies() {
    }

    /** Copies an intent through a parcel; what it carries is copied too. */
    public static Intent intent(Intent in) {
        if (in == null) {
            return null;
        }
        Parcel p = Parcel.obtain();
        try {
            in.writeToParcel(p, 0);
            check(p);
            p.setDataPosition(0);
            return Intent.CREATOR.createFromParcel(p);
        } finally {
            p.recycle();
        }
    }

    public static Bundle bundle(Bundle in) {
        if (in == null) {
            return null;
        }
        Parcel p = Parcel.obtain();
        try {
            p.writeBundle(in);
            check(p);
            p.setDataPosition(0);
            return p.readBundle();
        } finally {
            p.recycle();
        }
    }

    private static void check(Parcel p) {
        int size = p.dataSize();
        if (size > LIMIT) {
            TransactionTooLargeException e = new TransactionTooLargeException("data parcel size " + size + " bytes");
            throw new RuntimeException("Failure from system", e);
        }
    }
}

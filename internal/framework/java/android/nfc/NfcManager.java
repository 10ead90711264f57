package android.nfc;

import android.content.Context;

/** Gives no adapter. */
public final class NfcManager {
    public NfcManager(Context context) {
    }

    public NfcAdapter getDefaultAdapter() {
        return null;
    }
}

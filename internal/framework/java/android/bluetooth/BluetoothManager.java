package android.bluetooth;

import android.content.Context;

/** Gives the adapter. */
public final class BluetoothManager {
    public BluetoothManager(Context context) {
    }

    public BluetoothAdapter getAdapter() {
        return BluetoothAdapter.getDefaultAdapter();
    }
}

package android.bluetooth;

import java.io.Closeable;
import java.io.IOException;

/** Where other devices connect. There is none, as the adapter is never on. */
public final class BluetoothServerSocket implements Closeable {
    private BluetoothServerSocket() {
    }

    public BluetoothSocket accept() throws IOException {
        return accept(-1);
    }

    public BluetoothSocket accept(int timeout) throws IOException {
        throw new IOException("bt socket is not in listen state");
    }

    @Override
    public void close() throws IOException {
    }
}

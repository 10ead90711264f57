package android.bluetooth;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A connection with another device. There is none, as the adapter is never on. */
public final class BluetoothSocket implements Closeable {
    public static final int TYPE_RFCOMM = 1;
    public static final int TYPE_SCO = 2;
    public static final int TYPE_L2CAP = 3;

    private BluetoothSocket() {
    }

    public BluetoothDevice getRemoteDevice() {
        return null;
    }

    public InputStream getInputStream() throws IOException {
        throw new IOException("Bluetooth is off");
    }

    public OutputStream getOutputStream() throws IOException {
        throw new IOException("Bluetooth is off");
    }

    public boolean isConnected() {
        return false;
    }

    public void connect() throws IOException {
        throw new IOException("Bluetooth is off");
    }

    @Override
    public void close() throws IOException {
    }

    public int getConnectionType() {
        return TYPE_RFCOMM;
    }
}

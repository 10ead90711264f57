package android.net;

import android.os.Process;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import libcore.net.Way;

/** A socket to another thread of the app: no other process of the device has any. */
public class LocalSocket implements Closeable {
    public static final int SOCKET_DGRAM = 1;
    public static final int SOCKET_STREAM = 2;
    public static final int SOCKET_SEQPACKET = 3;

    private Way in;
    private Way out;
    private LocalSocketAddress local;
    private LocalSocketAddress remote;
    private boolean bound;
    private boolean connected;
    private boolean closed;
    private int timeout;
    private int receiveBuffer = 163840;
    private int sendBuffer = 163840;

    public LocalSocket() {
        this(SOCKET_STREAM);
    }

    public LocalSocket(int sockType) {}

    /** The end of a server for a socket that connects. */
    LocalSocket(LocalSocket client, LocalSocketAddress address) {
        in = client.out = new Way();
        out = client.in = new Way();
        local = address;
        bound = true;
        connected = true;
    }

    public void connect(LocalSocketAddress endpoint) throws IOException {
        synchronized (this) {
            if (connected) {
                throw new IOException("already connected");
            }
            open();
            LocalServerSocket.connect(this, endpoint);
            remote = endpoint;
            connected = true;
            bound = true;
        }
    }

    public void connect(LocalSocketAddress endpoint, int timeout) throws IOException {
        throw new UnsupportedOperationException();
    }

    public void bind(LocalSocketAddress bindpoint) throws IOException {
        synchronized (this) {
            if (bound) {
                throw new IOException("already bound");
            }
            open();
            local = bindpoint;
            bound = true;
        }
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException("socket not created");
        }
    }

    public LocalSocketAddress getLocalSocketAddress() {
        return local;
    }

    public LocalSocketAddress getRemoteSocketAddress() {
        return remote;
    }

    public InputStream getInputStream() throws IOException {
        open();
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] b, int offset, int length) throws IOException {
                open();
                if (offset < 0 || length < 0 || length > b.length - offset) {
                    throw new ArrayIndexOutOfBoundsException();
                }
                if (in == null) {
                    throw new IOException("Transport endpoint is not connected");
                }
                int n = in.read(b, offset, length, timeout);
                if (n == Way.LATE) {
                    throw new IOException("Try again");
                }
                return n;
            }

            @Override
            public int available() throws IOException {
                return in == null ? 0 : in.available();
            }

            @Override
            public void close() throws IOException {
                LocalSocket.this.close();
            }
        };
    }

    public OutputStream getOutputStream() throws IOException {
        open();
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] b, int offset, int length) throws IOException {
                open();
                if (offset < 0 || length < 0 || length > b.length - offset) {
                    throw new ArrayIndexOutOfBoundsException();
                }
                if (out == null) {
                    throw new IOException("Transport endpoint is not connected");
                }
                if (!out.write(b, offset, length)) {
                    throw new IOException("Broken pipe");
                }
            }

            @Override
            public void close() throws IOException {
                LocalSocket.this.close();
            }
        };
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        if (in != null) {
            in.endReading();
            out.endWriting();
        }
    }

    public void shutdownInput() throws IOException {
        open();
        if (in != null) {
            in.endReading();
        }
    }

    public void shutdownOutput() throws IOException {
        open();
        if (out != null) {
            out.endWriting();
        }
    }

    public void setReceiveBufferSize(int size) throws IOException {
        receiveBuffer = size;
    }

    public int getReceiveBufferSize() throws IOException {
        return receiveBuffer;
    }

    public void setSendBufferSize(int n) throws IOException {
        sendBuffer = n;
    }

    public int getSendBufferSize() throws IOException {
        return sendBuffer;
    }

    public void setSoTimeout(int n) throws IOException {
        timeout = n;
    }

    public int getSoTimeout() throws IOException {
        return timeout;
    }

    public synchronized boolean isConnected() {
        return connected;
    }

    public synchronized boolean isBound() {
        return bound;
    }

    public boolean isClosed() {
        throw new UnsupportedOperationException();
    }

    public boolean isInputShutdown() {
        throw new UnsupportedOperationException();
    }

    public boolean isOutputShutdown() {
        throw new UnsupportedOperationException();
    }

    public Credentials getPeerCredentials() throws IOException {
        open();
        return new Credentials(Process.myPid(), Process.myUid(), Process.myUid());
    }
}

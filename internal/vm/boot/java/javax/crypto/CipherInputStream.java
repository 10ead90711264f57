package javax.crypto;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads through a cipher. */
public class CipherInputStream extends FilterInputStream {
    private final Cipher cipher;
    private final byte[] raw = new byte[512];
    private byte[] ready = new byte[0];
    private int at;
    private boolean done;
    private boolean closed;

    public CipherInputStream(InputStream is, Cipher c) {
        super(is);
        cipher = c;
    }

    private boolean more() throws IOException {
        while (at == ready.length) {
            if (done) {
                return false;
            }
            int n = in.read(raw);
            try {
                if (n < 0) {
                    done = true;
                    ready = cipher.doFinal();
                } else {
                    ready = cipher.update(raw, 0, n);
                }
            } catch (IllegalBlockSizeException e) {
                throw new IOException(e);
            } catch (BadPaddingException e) {
                throw new IOException(e);
            }
            if (ready == null) {
                ready = new byte[0];
            }
            at = 0;
        }
        return true;
    }

    @Override
    public int read() throws IOException {
        return more() ? ready[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (len == 0) {
            return 0;
        }
        if (!more()) {
            return -1;
        }
        int n = Math.min(len, ready.length - at);
        if (b != null) {
            System.arraycopy(ready, at, b, off, n);
        }
        at += n;
        return n;
    }

    @Override
    public long skip(long n) throws IOException {
        long step = Math.max(0, Math.min(n, ready.length - at));
        at += (int) step;
        return step;
    }

    @Override
    public int available() throws IOException {
        return ready.length - at;
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        in.close();
        if (!done) {
            done = true;
            try {
                cipher.doFinal(); // leaves the cipher as new
            } catch (IllegalBlockSizeException e) {
                at = ready.length;
            } catch (BadPaddingException e) {
                at = ready.length;
            }
        }
        at = ready.length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}

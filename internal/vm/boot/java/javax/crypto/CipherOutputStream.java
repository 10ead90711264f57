package javax.crypto;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes through a cipher. */
public class CipherOutputStream extends FilterOutputStream {
    private final Cipher cipher;
    private boolean closed;

    public CipherOutputStream(OutputStream os, Cipher c) {
        super(os);
        cipher = c;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        byte[] ready = cipher.update(b, off, len);
        if (ready != null) {
            out.write(ready);
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            byte[] rest = cipher.doFinal();
            if (rest != null) {
                out.write(rest);
            }
        } catch (IllegalBlockSizeException e) {
            throw new IOException(e);
        } catch (BadPaddingException e) {
            throw new IOException(e);
        } finally {
            out.flush();
            out.close();
        }
    }
}

package android.util;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Encodes what is written to it. The text is passed on when the stream is closed. */
public class Base64OutputStream extends FilterOutputStream {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final int flags;
    private final boolean encode;

    public Base64OutputStream(OutputStream out, int flags) {
        this(out, flags, true);
    }

    /** Decodes instead, which only the platform asks for. */
    public Base64OutputStream(OutputStream out, int flags, boolean encode) {
        super(out);
        this.flags = flags;
        this.encode = encode;
    }

    @Override
    public void write(int b) throws IOException {
        bytes.write(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        if (len > 0) bytes.write(b, off, len);
    }

    @Override
    public void close() throws IOException {
        byte[] all = bytes.toByteArray();
        bytes.reset();
        byte[] text;
        try {
            text = encode ? Base64.encode(all, flags) : Base64.decode(all, flags);
        } catch (IllegalArgumentException e) {
            throw new Base64DataException("bad base-64");
        }
        out.write(text);
        if ((flags & Base64.NO_CLOSE) == 0) out.close();
        else out.flush();
    }
}

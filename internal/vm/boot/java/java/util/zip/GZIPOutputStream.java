package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;

/** Writes GZIP files (RFC 1952). */
public class GZIPOutputStream extends DeflaterOutputStream {
    protected CRC32 crc = new CRC32();

    public GZIPOutputStream(OutputStream out, int size, boolean syncFlush) throws IOException {
        super(out, new Deflater(Deflater.DEFAULT_COMPRESSION, true), size, syncFlush);
        ownDeflater = true;
        out.write(new byte[] {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, 0});
    }

    public GZIPOutputStream(OutputStream out, int size) throws IOException {
        this(out, size, false);
    }

    public GZIPOutputStream(OutputStream out, boolean syncFlush) throws IOException {
        this(out, 512, syncFlush);
    }

    public GZIPOutputStream(OutputStream out) throws IOException {
        this(out, 512, false);
    }

    @Override
    public synchronized void write(byte[] buffer, int offset, int length) throws IOException {
        super.write(buffer, offset, length);
        crc.update(buffer, offset, length);
    }

    @Override
    public void finish() throws IOException {
        if (!def.finished()) {
            super.finish();
            byte[] trailer = new byte[8];
            Zip.put4(trailer, 0, crc.getValue());
            Zip.put4(trailer, 4, def.getBytesRead());
            out.write(trailer);
        }
    }
}

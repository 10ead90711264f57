package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes zip files. */
public class ZipOutputStream extends DeflaterOutputStream {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    private final Charset charset;
    private final List<ZipEntry> entries = new ArrayList<ZipEntry>();
    private final Set<String> names = new HashSet<String>();
    private final CRC32 crc = new CRC32();
    private ZipEntry current;
    private long written;
    private long stored;
    private int method = DEFLATED;
    private byte[] comment = {};
    private boolean finished;
    private boolean closed;

    public ZipOutputStream(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public ZipOutputStream(OutputStream out, Charset charset) {
        super(out, new Deflater(Deflater.DEFAULT_COMPRESSION, true));
        if (charset == null) {
            throw new NullPointerException("charset is null");
        }
        this.charset = charset;
        ownDeflater = true;
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public void setComment(String text) {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(charset);
        if (bytes.length > 0xffff) {
            throw new IllegalArgumentException("ZIP file comment too long.");
        }
        comment = bytes;
    }

    public void setMethod(int value) {
        if (value != DEFLATED && value != STORED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        method = value;
    }

    public void setLevel(int level) {
        def.setLevel(level);
    }

    private void bytes(byte[] b) throws IOException {
        out.write(b, 0, b.length);
        written += b.length;
    }

    public void putNextEntry(ZipEntry e) throws IOException {
        open();
        if (current != null) {
            closeEntry();
        }
        if (e.dosTime == -1) {
            e.setTime(System.currentTimeMillis());
        }
        if (e.method == -1) {
            e.method = method;
        }
        if (e.method == STORED) {
            if (e.size == -1) {
                e.size = e.compressedSize;
            } else if (e.compressedSize == -1) {
                e.compressedSize = e.size;
            } else if (e.size != e.compressedSize) {
                throw new ZipException("STORED entry where compressed != uncompressed size");
            }
            if (e.size == -1 || e.crc == -1) {
                throw new ZipException("STORED entry missing size, compressed size, or crc-32");
            }
            e.flags = 0;
        } else {
            e.flags = e.size != -1 && e.compressedSize != -1 && e.crc != -1 ? 0 : 8;
        }
        if (!names.add(e.name)) {
            throw new ZipException("duplicate entry: " + e.name);
        }
        if (charset.equals(StandardCharsets.UTF_8)) {
            e.flags |= 0x800;
        }
        e.offset = written;
        byte[] name = e.name.getBytes(charset);
        byte[] head = new byte[30];
        boolean later = (e.flags & 8) != 0;
        Zip.put4(head, 0, Zip.LOCAL);
        Zip.put2(head, 4, e.method == DEFLATED ? 20 : 10);
        Zip.put2(head, 6, e.flags);
        Zip.put2(head, 8, e.method);
        Zip.put4(head, 10, e.dosTime);
        Zip.put4(head, 14, later ? 0 : e.crc);
        Zip.put4(head, 18, later ? 0 : e.compressedSize);
        Zip.put4(head, 22, later ? 0 : e.size);
        Zip.put2(head, 26, name.length);
        Zip.put2(head, 28, e.extra == null ? 0 : e.extra.length);
        bytes(head);
        bytes(name);
        if (e.extra != null) {
            bytes(e.extra);
        }
        entries.add(e);
        current = e;
        stored = 0;
        crc.reset();
    }

    public void closeEntry() throws IOException {
        open();
        ZipEntry e = current;
        if (e == null) {
            return;
        }
        if (e.method == DEFLATED) {
            super.finish();
            long made = def.getBytesWritten();
            if ((e.flags & 8) == 0) {
                if (e.size != def.getBytesRead()) {
                    throw new ZipException("invalid entry size (expected " + e.size + " but got " + def.getBytesRead() + " bytes)");
                }
                if (e.compressedSize != made) {
                    throw new ZipException("invalid entry compressed size (expected " + e.compressedSize + " but got " + made + " bytes)");
                }
                if (e.crc != crc.getValue()) {
                    throw new ZipException("invalid entry CRC-32 (expected 0x" + Long.toHexString(e.crc) + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
                }
            }
            e.size = def.getBytesRead();
            e.compressedSize = made;
            e.crc = crc.getValue();
            written += made;
            def.reset();
            if ((e.flags & 8) != 0) {
                byte[] d = new byte[16];
                Zip.put4(d, 0, Zip.DESCRIPTOR);
                Zip.put4(d, 4, e.crc);
                Zip.put4(d, 8, e.compressedSize);
                Zip.put4(d, 12, e.size);
                bytes(d);
            }
        } else {
            if (stored != e.size) {
                throw new ZipException("invalid entry size (expected " + e.size + " but got " + stored + " bytes)");
            }
            if (e.crc != crc.getValue()) {
                throw new ZipException("invalid entry crc-32 (expected 0x" + Long.toHexString(e.crc) + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
            }
        }
        current = null;
    }

    @Override
    public synchronized void write(byte[] buffer, int offset, int length) throws IOException {
        open();
        if (offset < 0 || length < 0 || offset > buffer.length - length) {
            throw new IndexOutOfBoundsException();
        }
        if (length == 0) {
            return;
        }
        if (current == null) {
            throw new ZipException("no current ZIP entry");
        }
        if (current.method == DEFLATED) {
            super.write(buffer, offset, length);
        } else {
            stored += length;
            if (stored > current.size) {
                throw new ZipException("attempt to write past end of STORED entry");
            }
            out.write(buffer, offset, length);
            written += length;
        }
        crc.update(buffer, offset, length);
    }

    @Override
    public void finish() throws IOException {
        open();
        if (finished) {
            return;
        }
        if (current != null) {
            closeEntry();
        }
        long start = written;
        for (int i = 0; i < entries.size(); i++) {
            ZipEntry e = entries.get(i);
            byte[] name = e.name.getBytes(charset);
            byte[] text = e.comment == null ? new byte[0] : e.comment.getBytes(charset);
            byte[] head = new byte[46];
            Zip.put4(head, 0, Zip.CENTRAL);
            Zip.put2(head, 4, e.method == DEFLATED ? 20 : 10);
            Zip.put2(head, 6, e.method == DEFLATED ? 20 : 10);
            Zip.put2(head, 8, e.flags);
            Zip.put2(head, 10, e.method);
            Zip.put4(head, 12, e.dosTime);
            Zip.put4(head, 16, e.crc);
            Zip.put4(head, 20, e.compressedSize);
            Zip.put4(head, 24, e.size);
            Zip.put2(head, 28, name.length);
            Zip.put2(head, 30, e.extra == null ? 0 : e.extra.length);
            Zip.put2(head, 32, text.length);
            Zip.put4(head, 42, e.offset);
            bytes(head);
            bytes(name);
            if (e.extra != null) {
                bytes(e.extra);
            }
            bytes(text);
        }
        byte[] end = new byte[22];
        Zip.put4(end, 0, Zip.END);
        Zip.put2(end, 8, entries.size());
        Zip.put2(end, 10, entries.size());
        Zip.put4(end, 12, written - start);
        Zip.put4(end, 16, start);
        Zip.put2(end, 20, comment.length);
        bytes(end);
        bytes(comment);
        finished = true;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            finish();
            def.end();
            out.close();
            closed = true;
        }
    }
}

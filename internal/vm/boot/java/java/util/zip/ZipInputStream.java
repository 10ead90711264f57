package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Reads zip files from front to back. */
public class ZipInputStream extends InflaterInputStream {
    private final Charset charset;
    private final CRC32 crc = new CRC32();
    private ZipEntry entry;
    private long left; // of a stored entry
    private boolean entryEnd;
    private boolean closed;

    public ZipInputStream(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public ZipInputStream(InputStream in, Charset charset) {
        super(new PushbackInputStream(in, 512), new Inflater(true), 512);
        if (in == null) {
            throw new NullPointerException("in is null");
        }
        if (charset == null) {
            throw new NullPointerException("charset is null");
        }
        this.charset = charset;
        ownInflater = true;
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private boolean fully(byte[] b) throws IOException {
        int done = 0;
        while (done < b.length) {
            int n = in.read(b, done, b.length - done);
            if (n < 0) {
                return false;
            }
            done += n;
        }
        return true;
    }

    protected ZipEntry createZipEntry(String name) {
        return new ZipEntry(name);
    }

    public ZipEntry getNextEntry() throws IOException {
        open();
        if (entry != null) {
            closeEntry();
        }
        crc.reset();
        inf.reset();
        byte[] head = new byte[30];
        if (!fully(head) || Zip.get4(head, 0) != Zip.LOCAL) {
            return null;
        }
        int flags = Zip.get2(head, 6);
        byte[] name = new byte[Zip.get2(head, 26)];
        if (!fully(name)) {
            throw new EOFException();
        }
        ZipEntry e = createZipEntry(new String(name, (flags & 0x800) != 0 ? StandardCharsets.UTF_8 : charset));
        if ((flags & 1) != 0) {
            throw new ZipException("encrypted ZIP entry not supported");
        }
        e.flags = flags;
        e.method = Zip.get2(head, 8);
        e.dosTime = Zip.get4(head, 10);
        if ((flags & 8) != 0) {
            if (e.method != ZipEntry.DEFLATED) {
                throw new ZipException("only DEFLATED entries can have EXT descriptor");
            }
        } else {
            e.crc = Zip.get4(head, 14);
            e.compressedSize = Zip.get4(head, 18);
            e.size = Zip.get4(head, 22);
        }
        int n = Zip.get2(head, 28);
        if (n > 0) {
            byte[] extra = new byte[n];
            if (!fully(extra)) {
                throw new EOFException();
            }
            e.setExtra(extra);
        }
        entry = e;
        left = e.size;
        entryEnd = false;
        ended(false);
        return e;
    }

    public void closeEntry() throws IOException {
        open();
        byte[] waste = new byte[512];
        while (read(waste, 0, waste.length) >= 0) {
        }
        entryEnd = true;
    }

    @Override
    public int available() throws IOException {
        open();
        return entryEnd ? 0 : 1;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        open();
        if (offset < 0 || length < 0 || offset > buffer.length - length) {
            throw new IndexOutOfBoundsException();
        }
        if (length == 0) {
            return 0;
        }
        if (entry == null) {
            return -1;
        }
        if (entry.method == ZipEntry.DEFLATED) {
            int n = super.read(buffer, offset, length);
            if (n < 0) {
                end(entry);
                entryEnd = true;
                entry = null;
            } else {
                crc.update(buffer, offset, n);
            }
            return n;
        } else if (entry.method == ZipEntry.STORED) {
            if (left <= 0) {
                entryEnd = true;
                entry = null;
                return -1;
            }
            int n = in.read(buffer, offset, (int) Math.min(length, left));
            if (n < 0) {
                throw new ZipException("unexpected EOF");
            }
            crc.update(buffer, offset, n);
            left -= n;
            if (left == 0 && entry.crc != crc.getValue()) {
                throw new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(entry.crc) + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
            }
            return n;
        }
        throw new ZipException("invalid compression method");
    }

    private void end(ZipEntry e) throws IOException {
        int n = inf.getRemaining();
        if (n > 0) {
            ((PushbackInputStream) in).unread(buf, len - n, n);
        }
        if ((e.flags & 8) != 0) {
            byte[] d = new byte[16];
            byte[] first = new byte[4];
            if (!fully(first)) {
                throw new EOFException();
            }
            int rest = Zip.get4(first, 0) == Zip.DESCRIPTOR ? 12 : 8;
            byte[] more = new byte[rest];
            if (!fully(more)) {
                throw new EOFException();
            }
            System.arraycopy(first, 0, d, 4, 4);
            System.arraycopy(more, 0, d, rest == 12 ? 4 : 8, rest);
            e.crc = Zip.get4(d, 4);
            e.compressedSize = Zip.get4(d, 8);
            e.size = Zip.get4(d, 12);
        }
        if (e.size != inf.getBytesWritten()) {
            throw new ZipException("invalid entry size (expected " + e.size + " but got " + inf.getBytesWritten() + " bytes)");
        }
        if (e.compressedSize != inf.getBytesRead()) {
            throw new ZipException("invalid entry compressed size (expected " + e.compressedSize + " but got " + inf.getBytesRead() + " bytes)");
        }
        if (e.crc != crc.getValue()) {
            throw new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(e.crc) + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
        }
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            closed = true;
        }
    }
}

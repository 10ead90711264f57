package java.util.zip;

import java.io.Closeable;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads zip files by their directory. */
public class ZipFile implements Closeable {
    public static final int OPEN_READ = 1;
    public static final int OPEN_DELETE = 4;

    private final String name;
    private final boolean delete;
    private final RandomAccessFile file;
    private final Map<String, ZipEntry> entries = new LinkedHashMap<String, ZipEntry>();
    private String comment;
    private boolean closed;

    public ZipFile(String name) throws IOException {
        this(new File(name), OPEN_READ);
    }

    public ZipFile(File file) throws IOException {
        this(file, OPEN_READ);
    }

    public ZipFile(File file, int mode) throws IOException {
        this(file, mode, StandardCharsets.UTF_8);
    }

    public ZipFile(String name, Charset charset) throws IOException {
        this(new File(name), OPEN_READ, charset);
    }

    public ZipFile(File file, Charset charset) throws IOException {
        this(file, OPEN_READ, charset);
    }

    public ZipFile(File path, int mode, Charset charset) throws IOException {
        if ((mode & OPEN_READ) == 0 || (mode & ~(OPEN_READ | OPEN_DELETE)) != 0) {
            throw new IllegalArgumentException("Illegal mode: 0x" + Integer.toHexString(mode));
        }
        name = path.getPath();
        delete = (mode & OPEN_DELETE) != 0;
        file = new RandomAccessFile(path, "r");
        boolean ok = false;
        try {
            readDirectory(charset);
            ok = true;
        } finally {
            if (!ok) {
                file.close();
            }
        }
    }

    private void readDirectory(Charset charset) throws IOException {
        long size = file.length();
        if (size == 0) {
            throw new ZipException("zip file is empty");
        }
        int n = (int) Math.min(size, 22 + 0xffff);
        byte[] tail = new byte[n];
        file.seek(size - n);
        file.readFully(tail);
        int at = n - 22;
        while (at >= 0 && (Zip.get4(tail, at) != Zip.END || at + 22 + Zip.get2(tail, at + 20) > n)) {
            at--;
        }
        if (at < 0) {
            throw new ZipException("error in opening zip file");
        }
        int count = Zip.get2(tail, at + 10);
        long length = Zip.get4(tail, at + 12);
        long start = Zip.get4(tail, at + 16);
        int commentLength = Zip.get2(tail, at + 20);
        if (commentLength > 0) {
            comment = new String(tail, at + 22, commentLength, charset);
        }
        if (start + length > size || length > Integer.MAX_VALUE) {
            throw new ZipException("invalid END header (bad central directory offset)");
        }
        byte[] dir = new byte[(int) length];
        file.seek(start);
        file.readFully(dir);
        int p = 0;
        for (int i = 0; i < count; i++) {
            if (p + 46 > dir.length || Zip.get4(dir, p) != Zip.CENTRAL) {
                throw new ZipException("invalid CEN header (bad signature)");
            }
            int nameLength = Zip.get2(dir, p + 28);
            int extraLength = Zip.get2(dir, p + 30);
            int textLength = Zip.get2(dir, p + 32);
            if (p + 46 + nameLength + extraLength + textLength > dir.length) {
                throw new ZipException("invalid CEN header (bad header size)");
            }
            int flags = Zip.get2(dir, p + 8);
            Charset c = (flags & 0x800) != 0 ? StandardCharsets.UTF_8 : charset;
            ZipEntry e = new ZipEntry(new String(dir, p + 46, nameLength, c));
            e.flags = flags;
            e.method = Zip.get2(dir, p + 10);
            e.dosTime = Zip.get4(dir, p + 12);
            e.crc = Zip.get4(dir, p + 16);
            e.compressedSize = Zip.get4(dir, p + 20);
            e.size = Zip.get4(dir, p + 24);
            e.offset = Zip.get4(dir, p + 42);
            if (extraLength > 0) {
                e.extra = new byte[extraLength];
                System.arraycopy(dir, p + 46 + nameLength, e.extra, 0, extraLength);
            }
            if (textLength > 0) {
                e.comment = new String(dir, p + 46 + nameLength + extraLength, textLength, c);
            }
            entries.put(e.name, e);
            p += 46 + nameLength + extraLength + textLength;
        }
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("zip file closed");
        }
    }

    private void opened() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public String getComment() {
        open();
        return comment;
    }

    public ZipEntry getEntry(String entryName) {
        if (entryName == null) {
            throw new NullPointerException("name");
        }
        open();
        ZipEntry e = entries.get(entryName);
        if (e == null) {
            e = entries.get(entryName + "/");
        }
        return e == null ? null : new ZipEntry(e);
    }

    public InputStream getInputStream(ZipEntry entry) throws IOException {
        if (entry == null) {
            throw new NullPointerException("entry");
        }
        open();
        ZipEntry e = entries.get(entry.name);
        if (e == null) {
            return null;
        }
        byte[] head = new byte[30];
        synchronized (file) {
            file.seek(e.offset);
            file.readFully(head);
        }
        if (Zip.get4(head, 0) != Zip.LOCAL) {
            throw new ZipException("ZipFile invalid LOC header (bad signature)");
        }
        long start = e.offset + 30 + Zip.get2(head, 26) + Zip.get2(head, 28);
        Piece raw = new Piece(start, e.compressedSize);
        if (e.method == ZipEntry.STORED) {
            return raw;
        } else if (e.method == ZipEntry.DEFLATED) {
            final long whole = e.size;
            return new InflaterInputStream(raw, new Inflater(true), 4096) {
                @Override
                public int read(byte[] buffer, int offset, int length) throws IOException {
                    opened();
                    return super.read(buffer, offset, length);
                }

                @Override
                public int available() throws IOException {
                    super.available();
                    opened();
                    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, whole - inf.getBytesWritten()));
                }
            };
        }
        throw new ZipException("invalid compression method");
    }

    public String getName() {
        return name;
    }

    public Enumeration<? extends ZipEntry> entries() {
        open();
        return Collections.enumeration(entries.values());
    }

    public java.util.stream.Stream<? extends ZipEntry> stream() {
        open();
        return entries.values().stream();
    }

    public int size() {
        open();
        return entries.size();
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            file.close();
            if (delete) {
                new File(name).delete();
            }
        }
    }

    /** A part of the file. */
    private final class Piece extends InputStream {
        private long at;
        private long left;

        Piece(long at, long left) {
            this.at = at;
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            opened();
            if (left <= 0) {
                return -1;
            }
            synchronized (file) {
                file.seek(at);
                int n = file.read(buffer, offset, (int) Math.min(length, left));
                if (n < 0) {
                    throw new EOFException();
                }
                at += n;
                left -= n;
                return n;
            }
        }

        @Override
        public int available() {
            return (int) Math.min(Integer.MAX_VALUE, left);
        }
    }
}

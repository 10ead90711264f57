package java.util.zip;

import java.nio.file.attribute.FileTime;

/** A file in a zip file. */
public class ZipEntry implements Cloneable {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    String name;
    long dosTime = -1;
    long crc = -1;
    long size = -1;
    long compressedSize = -1;
    int method = -1;
    int flags;
    byte[] extra;
    String comment;
    long offset; // of the local header

    public ZipEntry(String name) {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (name.length() > 0xffff) {
            throw new IllegalArgumentException(name + " too long: " + name.length());
        }
        this.name = name;
    }

    public ZipEntry(ZipEntry e) {
        name = e.name;
        dosTime = e.dosTime;
        crc = e.crc;
        size = e.size;
        compressedSize = e.compressedSize;
        method = e.method;
        flags = e.flags;
        extra = e.extra;
        comment = e.comment;
        offset = e.offset;
    }

    public String getName() {
        return name;
    }

    public void setTime(long time) {
        dosTime = Zip.toDos(time);
    }

    public long getTime() {
        return dosTime == -1 ? -1 : Zip.fromDos(dosTime);
    }

    public ZipEntry setLastModifiedTime(FileTime time) {
        setTime(time.toMillis());
        return this;
    }

    public FileTime getLastModifiedTime() {
        return dosTime == -1 ? null : FileTime.fromMillis(getTime());
    }

    public void setSize(long value) {
        if (value < 0) {
            throw new IllegalArgumentException("invalid entry size");
        }
        size = value;
    }

    public long getSize() {
        return size;
    }

    public long getCompressedSize() {
        return compressedSize;
    }

    public void setCompressedSize(long value) {
        compressedSize = value;
    }

    public void setCrc(long value) {
        if (value < 0 || value > 0xffffffffL) {
            throw new IllegalArgumentException("invalid entry crc-32");
        }
        crc = value;
    }

    public long getCrc() {
        return crc;
    }

    public void setMethod(int value) {
        if (value != STORED && value != DEFLATED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        method = value;
    }

    public int getMethod() {
        return method;
    }

    public void setExtra(byte[] value) {
        if (value != null && value.length > 0xffff) {
            throw new IllegalArgumentException("invalid extra field length");
        }
        extra = value;
    }

    public byte[] getExtra() {
        return extra;
    }

    public void setComment(String value) {
        if (value != null && value.length() > 0xffff) {
            throw new IllegalArgumentException(value + " too long: " + value.length());
        }
        comment = value;
    }

    public String getComment() {
        return comment;
    }

    public boolean isDirectory() {
        return name.endsWith("/");
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public Object clone() {
        try {
            ZipEntry e = (ZipEntry) super.clone();
            e.extra = extra == null ? null : extra.clone();
            return e;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}

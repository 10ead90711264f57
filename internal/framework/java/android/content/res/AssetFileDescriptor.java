package android.content.res;

import android.os.Bundle;
import android.os.Parcel;
import android.os.ParcelFileDescriptor;
import android.os.Parcelable;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

/** A part of an open file. */
public class AssetFileDescriptor implements Parcelable, Closeable {
    public static final long UNKNOWN_LENGTH = -1;

    private final ParcelFileDescriptor fd;
    private final long startOffset;
    private final long length;
    private final Bundle extras;

    public AssetFileDescriptor(ParcelFileDescriptor fd, long startOffset, long length) {
        this(fd, startOffset, length, null);
    }

    public AssetFileDescriptor(ParcelFileDescriptor fd, long startOffset, long length, Bundle extras) {
        if (fd == null) throw new IllegalArgumentException("fd must not be null");
        if (length < 0 && startOffset != 0) throw new IllegalArgumentException("startOffset must be 0 when using UNKNOWN_LENGTH");
        this.fd = fd;
        this.startOffset = startOffset;
        this.length = length;
        this.extras = extras;
    }

    public ParcelFileDescriptor getParcelFileDescriptor() {
        return fd;
    }

    public FileDescriptor getFileDescriptor() {
        return fd.getFileDescriptor();
    }

    public long getStartOffset() {
        return startOffset;
    }

    public Bundle getExtras() {
        return extras;
    }

    public long getLength() {
        if (length >= 0) return length;
        long n = fd.getStatSize();
        return n >= 0 ? n : UNKNOWN_LENGTH;
    }

    public long getDeclaredLength() {
        return length;
    }

    @Override
    public void close() throws IOException {
        fd.close();
    }

    public FileInputStream createInputStream() throws IOException {
        FileInputStream in = new ParcelFileDescriptor.AutoCloseInputStream(fd);
        if (startOffset > 0) in.skip(startOffset);
        return in;
    }

    public FileOutputStream createOutputStream() throws IOException {
        return new ParcelFileDescriptor.AutoCloseOutputStream(fd);
    }

    @Override
    public String toString() {
        return "{AssetFileDescriptor: " + fd + " start=" + startOffset + " len=" + length + "}";
    }

    @Override
    public int describeContents() {
        return fd.describeContents();
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        fd.writeToParcel(out, flags);
        out.writeLong(startOffset);
        out.writeLong(length);
        out.writeBundle(extras);
    }

    public static final Parcelable.Creator<AssetFileDescriptor> CREATOR = new Parcelable.Creator<AssetFileDescriptor>() {
        @Override
        public AssetFileDescriptor createFromParcel(Parcel in) {
            ParcelFileDescriptor fd = ParcelFileDescriptor.CREATOR.createFromParcel(in);
            long start = in.readLong();
            long length = in.readLong();
            return new AssetFileDescriptor(fd, start, length, in.readBundle());
        }

        @Override
        public AssetFileDescriptor[] newArray(int size) {
            return new AssetFileDescriptor[size];
        }
    };
}

package android.os;

import java.io.Closeable;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** A file descriptor that can be given to others. */
public class ParcelFileDescriptor implements Parcelable, Closeable {
    public static final int MODE_WORLD_READABLE = 1;
    public static final int MODE_WORLD_WRITEABLE = 2;
    public static final int MODE_READ_ONLY = 268435456;
    public static final int MODE_WRITE_ONLY = 536870912;
    public static final int MODE_READ_WRITE = 805306368;
    public static final int MODE_CREATE = 134217728;
    public static final int MODE_TRUNCATE = 67108864;
    public static final int MODE_APPEND = 33554432;

    private final FileDescriptor mFd;
    private final ParcelFileDescriptor mWrapped;
    /** Keeps open what the descriptor belongs to. */
    private Closeable mOwner;
    private File mFile;
    private volatile boolean mClosed;

    public ParcelFileDescriptor(ParcelFileDescriptor wrapped) {
        mWrapped = wrapped;
        mFd = wrapped.mFd;
        mFile = wrapped.mFile;
    }

    public ParcelFileDescriptor(FileDescriptor fd) {
        if (fd == null) {
            throw new NullPointerException("FileDescriptor must not be null");
        }
        mWrapped = null;
        mFd = fd;
    }

    public static ParcelFileDescriptor open(File file, int mode) throws FileNotFoundException {
        if ((mode & MODE_READ_WRITE) == 0) {
            throw new IllegalArgumentException("Must specify MODE_READ_ONLY, MODE_WRITE_ONLY, or MODE_READ_WRITE");
        }
        if (!file.exists() && (mode & MODE_CREATE) == 0) {
            throw new FileNotFoundException(file.getPath() + ": open failed: ENOENT (No such file or directory)");
        }
        try {
            ParcelFileDescriptor pfd;
            if ((mode & MODE_READ_WRITE) == MODE_READ_ONLY) {
                FileInputStream in = new FileInputStream(file);
                pfd = new ParcelFileDescriptor(in.getFD());
                pfd.mOwner = in;
            } else if ((mode & MODE_APPEND) != 0) {
                FileOutputStream out = new FileOutputStream(file, true);
                pfd = new ParcelFileDescriptor(out.getFD());
                pfd.mOwner = out;
            } else {
                RandomAccessFile f = new RandomAccessFile(file, "rw");
                if ((mode & MODE_TRUNCATE) != 0) {
                    f.setLength(0);
                }
                pfd = new ParcelFileDescriptor(f.getFD());
                pfd.mOwner = f;
            }
            pfd.mFile = file;
            return pfd;
        } catch (FileNotFoundException e) {
            throw e;
        } catch (IOException e) {
            throw new FileNotFoundException(e.getMessage());
        }
    }

    public static ParcelFileDescriptor fromData(byte[] data, String name) throws IOException {
        if (data == null) {
            return null;
        }
        File f = File.createTempFile("data", null);
        FileOutputStream out = new FileOutputStream(f);
        out.write(data);
        out.close();
        ParcelFileDescriptor pfd = open(f, MODE_READ_ONLY);
        f.delete();
        return pfd;
    }

    public static int parseMode(String mode) {
        if ("r".equals(mode)) {
            return MODE_READ_ONLY;
        } else if ("w".equals(mode) || "wt".equals(mode)) {
            return MODE_WRITE_ONLY | MODE_CREATE | MODE_TRUNCATE;
        } else if ("wa".equals(mode)) {
            return MODE_WRITE_ONLY | MODE_CREATE | MODE_APPEND;
        } else if ("rw".equals(mode)) {
            return MODE_READ_WRITE | MODE_CREATE;
        } else if ("rwt".equals(mode)) {
            return MODE_READ_WRITE | MODE_CREATE | MODE_TRUNCATE;
        }
        throw new IllegalArgumentException("Bad mode '" + mode + "'");
    }

    public static ParcelFileDescriptor dup(FileDescriptor orig) throws IOException {
        return new ParcelFileDescriptor(orig);
    }

    public ParcelFileDescriptor dup() throws IOException {
        return new ParcelFileDescriptor(this);
    }

    public FileDescriptor getFileDescriptor() {
        return mFd;
    }

    /** The number of the descriptor, which stays this object's. */
    public int getFd() {
        return owned().getInt$();
    }

    /** The number of the descriptor, which is the caller's from now on. */
    public int detachFd() {
        int fd = owned().getInt$();
        mFd.setInt$(-1);
        mClosed = true;
        return fd;
    }

    private FileDescriptor owned() {
        if (mClosed) {
            throw new IllegalStateException("Already closed");
        }
        return mFd;
    }

    public static ParcelFileDescriptor adoptFd(int fd) {
        FileDescriptor descriptor = new FileDescriptor();
        descriptor.setInt$(fd);
        return new ParcelFileDescriptor(descriptor);
    }

    public static ParcelFileDescriptor fromFd(int fd) throws IOException {
        return adoptFd(fd);
    }

    public long getStatSize() {
        return mFile != null && mFile.isFile() ? mFile.length() : -1;
    }

    /** The file that was opened, null if it was something else. */
    public File getFile() {
        return mFile;
    }

    public boolean canDetectErrors() {
        return false;
    }

    public void checkError() throws IOException {}

    @Override
    public void close() throws IOException {
        if (mClosed) {
            return;
        }
        mClosed = true;
        if (mOwner != null) {
            mOwner.close();
        }
    }

    public void closeWithError(String msg) throws IOException {
        if (msg == null) {
            throw new IllegalArgumentException("Message must not be null");
        }
        close();
    }

    /** A stream that closes the descriptor too. */
    public static class AutoCloseInputStream extends FileInputStream {
        private final ParcelFileDescriptor mPfd;

        public AutoCloseInputStream(ParcelFileDescriptor pfd) {
            super(pfd.getFileDescriptor());
            mPfd = pfd;
        }

        @Override
        public void close() throws IOException {
            try {
                super.close();
            } finally {
                mPfd.close();
            }
        }
    }

    /** A stream that closes the descriptor too. */
    public static class AutoCloseOutputStream extends FileOutputStream {
        private final ParcelFileDescriptor mPfd;

        public AutoCloseOutputStream(ParcelFileDescriptor pfd) {
            super(pfd.getFileDescriptor());
            mPfd = pfd;
        }

        @Override
        public void close() throws IOException {
            try {
                super.close();
            } finally {
                mPfd.close();
            }
        }
    }

    @Override
    public String toString() {
        return "{ParcelFileDescriptor: " + mFd + "}";
    }

    public int describeContents() {
        return Parcelable.CONTENTS_FILE_DESCRIPTOR;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeFileDescriptor(mFd);
    }

    public static final Parcelable.Creator<ParcelFileDescriptor> CREATOR = new Parcelable.Creator<ParcelFileDescriptor>() {
        public ParcelFileDescriptor createFromParcel(Parcel in) {
            return in.readFileDescriptor();
        }

        public ParcelFileDescriptor[] newArray(int size) {
            return new ParcelFileDescriptor[size];
        }
    };
}

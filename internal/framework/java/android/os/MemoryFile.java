package android.os;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A file that is only in memory. */
public class MemoryFile {
    private byte[] mData;
    private final int mLength;
    private boolean mAllowPurging = false;

    public MemoryFile(String name, int length) throws IOException {
        mLength = length;
        mData = new byte[length];
    }

    public void close() {
        mData = null;
    }

    public int length() {
        return mLength;
    }

    public boolean isPurgingAllowed() {
        return mAllowPurging;
    }

    public synchronized boolean allowPurging(boolean allowPurging) throws IOException {
        boolean old = mAllowPurging;
        mAllowPurging = allowPurging;
        return old;
    }

    public InputStream getInputStream() {
        return new MemoryInputStream();
    }

    public OutputStream getOutputStream() {
        return new MemoryOutputStream();
    }

    private void check(byte[] buffer, int bufferOffset, int offset, int count) throws IOException {
        if (mData == null) {
            throw new IOException("Can't access closed memory file.");
        }
        if (bufferOffset < 0 || bufferOffset > buffer.length || count < 0 || count > buffer.length - bufferOffset || offset < 0
                || offset > mLength || count > mLength - offset) {
            throw new IndexOutOfBoundsException();
        }
    }

    public int readBytes(byte[] buffer, int srcOffset, int destOffset, int count) throws IOException {
        check(buffer, destOffset, srcOffset, count);
        System.arraycopy(mData, srcOffset, buffer, destOffset, count);
        return count;
    }

    public void writeBytes(byte[] buffer, int srcOffset, int destOffset, int count) throws IOException {
        check(buffer, srcOffset, destOffset, count);
        System.arraycopy(buffer, srcOffset, mData, destOffset, count);
    }

    private class MemoryInputStream extends InputStream {
        private int mMark = 0;
        private int mOffset = 0;

        @Override
        public int available() throws IOException {
            return mOffset >= mLength ? 0 : mLength - mOffset;
        }

        @Override
        public boolean markSupported() {
            return true;
        }

        @Override
        public void mark(int readlimit) {
            mMark = mOffset;
        }

        @Override
        public void reset() throws IOException {
            mOffset = mMark;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) != 1 ? -1 : one[0];
        }

        @Override
        public int read(byte[] buffer, int offset, int count) throws IOException {
            if (offset < 0 || count < 0 || offset + count > buffer.length) {
                throw new IndexOutOfBoundsException();
            }
            count = Math.min(count, available());
            if (count < 1) {
                return -1;
            }
            int result = readBytes(buffer, mOffset, offset, count);
            mOffset += result;
            return result;
        }

        @Override
        public long skip(long n) throws IOException {
            if (mOffset + n > mLength) {
                n = mLength - mOffset;
            }
            mOffset += n;
            return n;
        }
    }

    private class MemoryOutputStream extends OutputStream {
        private int mOffset = 0;

        @Override
        public void write(byte[] buffer, int offset, int count) throws IOException {
            writeBytes(buffer, offset, mOffset, count);
            mOffset += count;
        }

        @Override
        public void write(int oneByte) throws IOException {
            write(new byte[] {(byte) oneByte}, 0, 1);
        }
    }
}

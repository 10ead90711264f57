package android.util;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;

/** A file that is written as a whole or not at all. */
public class AtomicFile {
    private final File mBaseName;
    private final File mBackupName;

    public AtomicFile(File baseName) {
        mBaseName = baseName;
        mBackupName = new File(baseName.getPath() + ".bak");
    }

    public File getBaseFile() {
        return mBaseName;
    }

    public void delete() {
        mBaseName.delete();
        mBackupName.delete();
    }

    public FileOutputStream startWrite() throws IOException {
        if (mBaseName.exists()) {
            if (!mBackupName.exists()) {
                if (!mBaseName.renameTo(mBackupName)) {
                    Log.w("AtomicFile", "Couldn't rename file " + mBaseName + " to backup file " + mBackupName);
                }
            } else {
                mBaseName.delete();
            }
        }
        try {
            return new FileOutputStream(mBaseName);
        } catch (FileNotFoundException e) {
            File parent = mBaseName.getParentFile();
            if (!parent.mkdirs()) {
                throw new IOException("Couldn't create directory " + mBaseName);
            }
            try {
                return new FileOutputStream(mBaseName);
            } catch (FileNotFoundException e2) {
                throw new IOException("Couldn't create " + mBaseName);
            }
        }
    }

    public void finishWrite(FileOutputStream str) {
        if (str != null) {
            try {
                str.close();
                mBackupName.delete();
            } catch (IOException e) {
                Log.w("AtomicFile", "finishWrite: Got exception:", e);
            }
        }
    }

    public void failWrite(FileOutputStream str) {
        if (str != null) {
            try {
                str.close();
                mBaseName.delete();
                mBackupName.renameTo(mBaseName);
            } catch (IOException e) {
                Log.w("AtomicFile", "failWrite: Got exception:", e);
            }
        }
    }

    public boolean exists() {
        return mBaseName.exists() || mBackupName.exists();
    }

    public long getLastModifiedTime() {
        return mBackupName.exists() ? mBackupName.lastModified() : mBaseName.lastModified();
    }

    public FileInputStream openRead() throws FileNotFoundException {
        if (mBackupName.exists()) {
            mBaseName.delete();
            mBackupName.renameTo(mBaseName);
        }
        return new FileInputStream(mBaseName);
    }

    public byte[] readFully() throws IOException {
        FileInputStream stream = openRead();
        try {
            byte[] data = new byte[stream.available()];
            int pos = 0;
            for (;;) {
                int n = stream.read(data, pos, data.length - pos);
                if (n <= 0) {
                    return data;
                }
                pos += n;
                int avail = stream.available();
                if (avail > data.length - pos) {
                    data = java.util.Arrays.copyOf(data, pos + avail);
                }
            }
        } finally {
            stream.close();
        }
    }
}

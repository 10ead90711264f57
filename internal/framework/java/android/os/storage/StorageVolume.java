package android.os.storage;

import android.content.Context;
import android.content.Intent;
import android.os.Environment;
import android.os.Parcel;
import android.os.Parcelable;
import java.io.File;

/** A place for files of all apps: the one of the device is in its own memory. */
public final class StorageVolume implements Parcelable {
    public static final String EXTRA_STORAGE_VOLUME = "android.os.storage.extra.STORAGE_VOLUME";
    public static final String EXTRA_DIRECTORY_NAME = "android.os.storage.extra.DIRECTORY_NAME";

    StorageVolume() {
    }

    public String getDescription(Context context) {
        return "Internal shared storage";
    }

    public boolean isPrimary() {
        return true;
    }

    public boolean isRemovable() {
        return false;
    }

    public boolean isEmulated() {
        return true;
    }

    public String getUuid() {
        return null;
    }

    public String getState() {
        return Environment.MEDIA_MOUNTED;
    }

    /** Hidden, and yet asked for by its name. */
    public String getPath() {
        return file().getPath();
    }

    private static File file() {
        return Environment.getExternalStorageDirectory();
    }

    /** The intent that asks the user for a folder; a volume is not given as a whole if it is the first. */
    public Intent createAccessIntent(String directoryName) {
        if (directoryName == null || !Environment.isStandardDirectory(directoryName)) {
            return null;
        }
        Intent intent = new Intent("android.os.storage.action.OPEN_EXTERNAL_DIRECTORY");
        intent.putExtra(EXTRA_STORAGE_VOLUME, this);
        intent.putExtra(EXTRA_DIRECTORY_NAME, directoryName);
        return intent;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof StorageVolume;
    }

    @Override
    public int hashCode() {
        return file().hashCode();
    }

    @Override
    public String toString() {
        return "StorageVolume: " + getDescription(null);
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel parcel, int flags) {
    }

    public static final Creator<StorageVolume> CREATOR = new Creator<StorageVolume>() {
        public StorageVolume createFromParcel(Parcel in) {
            return new StorageVolume();
        }

        public StorageVolume[] newArray(int size) {
            return new StorageVolume[size];
        }
    };
}

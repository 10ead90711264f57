package android.os.storage;

import android.content.Context;
import android.os.Environment;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The places for files: one, in the device's own memory. */
public class StorageManager {
    public static final String ACTION_MANAGE_STORAGE = "android.os.storage.action.MANAGE_STORAGE";
    public static final String EXTRA_UUID = "android.os.storage.extra.UUID";
    public static final String EXTRA_REQUESTED_BYTES = "android.os.storage.extra.REQUESTED_BYTES";
    public static final UUID UUID_DEFAULT = UUID.fromString("41217664-9172-527a-b3d5-edabb50a7d69");

    private final StorageVolume volume = new StorageVolume();

    public StorageManager(Context context) {
    }

    public List<StorageVolume> getStorageVolumes() {
        List<StorageVolume> all = new ArrayList<StorageVolume>();
        all.add(volume);
        return all;
    }

    public StorageVolume getPrimaryStorageVolume() {
        return volume;
    }

    public StorageVolume getStorageVolume(File file) {
        if (file == null) return null;
        try {
            return below(volume.getPath(), file.getCanonicalPath()) ? volume : null;
        } catch (IOException e) {
            return null;
        }
    }

    private static boolean below(String root, String path) {
        return path.equals(root) || path.startsWith(root + "/");
    }

    /** Hidden, and yet asked for by their names. */
    public StorageVolume[] getVolumeList() {
        return new StorageVolume[] {volume};
    }

    public String[] getVolumePaths() {
        return new String[] {volume.getPath()};
    }

    public String getVolumeState(String mountPoint) {
        StorageVolume found = getStorageVolume(new File(mountPoint));
        return found != null ? found.getState() : Environment.MEDIA_UNKNOWN;
    }

    public UUID getUuidForPath(File path) throws IOException {
        String real = path.getCanonicalPath();
        if (below(Environment.getDataDirectory().getAbsolutePath(), real) || below(volume.getPath(), real)) return UUID_DEFAULT;
        throw new FileNotFoundException("Failed to find a storage device for " + path);
    }

    public boolean isEncrypted(File file) {
        return below(Environment.getDataDirectory().getAbsolutePath(), file.getAbsolutePath());
    }

    public boolean isObbMounted(String rawPath) {
        return false;
    }

    public String getMountedObbPath(String rawPath) {
        return null;
    }
}

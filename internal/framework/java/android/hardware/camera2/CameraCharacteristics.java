package android.hardware.camera2;

import android.hardware.Camera;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One of the cameras of the device, of the old kind. */
public final class CameraCharacteristics extends CameraMetadata<CameraCharacteristics.Key<?>> {
    public static final Key<Boolean> FLASH_INFO_AVAILABLE = new Key<Boolean>("android.flash.info.available");
    public static final Key<Integer> LENS_FACING = new Key<Integer>("android.lens.facing");
    public static final Key<Integer> SENSOR_ORIENTATION = new Key<Integer>("android.sensor.orientation");
    public static final Key<Integer> INFO_SUPPORTED_HARDWARE_LEVEL = new Key<Integer>("android.info.supportedHardwareLevel");

    private final Map<Key<?>, Object> values = new LinkedHashMap<Key<?>, Object>();

    /** The name of something that is said of a camera. */
    public static final class Key<T> {
        private final String name;

        private Key(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && name.equals(((Key<?>) o).name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return String.format("CameraCharacteristics.Key(%s)", name);
        }
    }

    CameraCharacteristics(Camera.CameraInfo info) {
        boolean back = info.facing == Camera.CameraInfo.CAMERA_FACING_BACK;
        values.put(FLASH_INFO_AVAILABLE, back);
        values.put(LENS_FACING, back ? LENS_FACING_BACK : LENS_FACING_FRONT);
        values.put(SENSOR_ORIENTATION, info.orientation);
        values.put(INFO_SUPPORTED_HARDWARE_LEVEL, INFO_SUPPORTED_HARDWARE_LEVEL_LEGACY);
    }

    @SuppressWarnings("unchecked")
    public <T> T get(Key<T> key) {
        return (T) values.get(key);
    }

    public List<Key<?>> getKeys() {
        return new ArrayList<Key<?>>(values.keySet());
    }
}

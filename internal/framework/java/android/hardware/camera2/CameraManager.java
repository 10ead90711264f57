package android.hardware.camera2;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;

/** Tells of the camera of the device; what opens it is missing, by its name. */
public final class CameraManager {
    private static final String ONLY = "0";

    /** Told whether cameras can be had. */
    public abstract static class AvailabilityCallback {
        public void onCameraAvailable(String cameraId) {
        }

        public void onCameraUnavailable(String cameraId) {
        }
    }

    /** Told of flashes: there is none. */
    public abstract static class TorchCallback {
        public void onTorchModeUnavailable(String cameraId) {
        }

        public void onTorchModeChanged(String cameraId, boolean enabled) {
        }
    }

    public CameraManager(Context context) {
    }

    private static Handler handler(Handler handler) {
        if (handler != null) return handler;
        if (Looper.myLooper() == null) {
            throw new IllegalArgumentException("No handler given, and current thread has no looper!");
        }
        return new Handler();
    }

    public String[] getCameraIdList() throws CameraAccessException {
        return new String[] {ONLY};
    }

    public CameraCharacteristics getCameraCharacteristics(String cameraId) throws CameraAccessException {
        if (!ONLY.equals(cameraId)) {
            throw new IllegalArgumentException("Invalid camera id: " + cameraId);
        }
        return new CameraCharacteristics();
    }

    public void setTorchMode(String cameraId, boolean enabled) throws CameraAccessException {
        if (cameraId == null) {
            throw new IllegalArgumentException("cameraId was null");
        }
        throw new IllegalArgumentException(ONLY.equals(cameraId) ? "Camera \"0\" does not have a flash unit"
                : "Camera ID \"" + cameraId + "\" is a not valid camera ID");
    }

    public void registerAvailabilityCallback(final AvailabilityCallback callback, Handler handler) {
        handler(handler).post(new Runnable() {
            public void run() {
                callback.onCameraAvailable(ONLY);
            }
        });
    }

    public void unregisterAvailabilityCallback(AvailabilityCallback callback) {
    }

    public void registerTorchCallback(TorchCallback callback, Handler handler) {
        handler(handler);
    }

    public void unregisterTorchCallback(TorchCallback callback) {
    }
}

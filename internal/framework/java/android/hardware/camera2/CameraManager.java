package android.hardware.camera2;

import android.content.Context;
import android.hardware.Camera;
import android.os.Handler;
import android.os.Looper;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tells of the cameras of the device and turns the flash on; what opens them is missing, by its name. */
public final class CameraManager {
    /** Who is told of the flash, and where. */
    private static final Map<TorchCallback, Handler> sTorch = new LinkedHashMap<TorchCallback, Handler>();
    private static boolean sLit;

    /** Told whether cameras can be had. */
    public abstract static class AvailabilityCallback {
        public void onCameraAvailable(String cameraId) {
        }

        public void onCameraUnavailable(String cameraId) {
        }
    }

    /** Told of flashes. */
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

    /** What the camera of an id is like, null if there is none. */
    private static CameraCharacteristics find(String id) {
        for (int i = 0; i < Camera.getNumberOfCameras(); i++) {
            if (Integer.toString(i).equals(id)) {
                Camera.CameraInfo info = new Camera.CameraInfo();
                Camera.getCameraInfo(i, info);
                return new CameraCharacteristics(info);
            }
        }
        return null;
    }

    public String[] getCameraIdList() throws CameraAccessException {
        String[] ids = new String[Camera.getNumberOfCameras()];
        for (int i = 0; i < ids.length; i++) ids[i] = Integer.toString(i);
        return ids;
    }

    public CameraCharacteristics getCameraCharacteristics(String cameraId) throws CameraAccessException {
        CameraCharacteristics found = find(cameraId);
        if (found == null) {
            throw new IllegalArgumentException("Invalid camera id: " + cameraId);
        }
        return found;
    }

    public void setTorchMode(String cameraId, boolean enabled) throws CameraAccessException {
        if (cameraId == null) {
            throw new IllegalArgumentException("cameraId was null");
        }
        CameraCharacteristics found = find(cameraId);
        if (found == null) {
            throw new IllegalArgumentException("Camera ID \"" + cameraId + "\" is a not valid camera ID");
        }
        if (!found.get(CameraCharacteristics.FLASH_INFO_AVAILABLE)) {
            throw new IllegalArgumentException("Camera \"" + cameraId + "\" does not have a flash unit");
        }
        synchronized (sTorch) {
            if (sLit == enabled) return;
            sLit = enabled;
            for (Map.Entry<TorchCallback, Handler> e : sTorch.entrySet()) tell(e.getKey(), e.getValue(), cameraId, enabled);
        }
    }

    private static void tell(final TorchCallback callback, Handler handler, final String id, final boolean lit) {
        handler.post(new Runnable() {
            public void run() {
                callback.onTorchModeChanged(id, lit);
            }
        });
    }

    public void registerAvailabilityCallback(final AvailabilityCallback callback, Handler handler) {
        for (int i = 0; i < Camera.getNumberOfCameras(); i++) {
            final String id = Integer.toString(i);
            handler(handler).post(new Runnable() {
                public void run() {
                    callback.onCameraAvailable(id);
                }
            });
        }
    }

    public void unregisterAvailabilityCallback(AvailabilityCallback callback) {
    }

    public void registerTorchCallback(TorchCallback callback, Handler handler) {
        handler = handler(handler);
        synchronized (sTorch) {
            sTorch.put(callback, handler);
            for (int i = 0; i < Camera.getNumberOfCameras(); i++) {
                String id = Integer.toString(i);
                if (find(id).get(CameraCharacteristics.FLASH_INFO_AVAILABLE)) tell(callback, handler, id, sLit);
            }
        }
    }

    public void unregisterTorchCallback(TorchCallback callback) {
        synchronized (sTorch) {
            sTorch.remove(callback);
        }
    }
}

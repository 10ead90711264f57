package android.hardware;

import android.app.ActivityThread;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.os.Handler;
import android.view.SurfaceHolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A camera that opens and never delivers a picture. */
@Deprecated
public class Camera {
    public static final String ACTION_NEW_PICTURE = "android.hardware.action.NEW_PICTURE";
    public static final String ACTION_NEW_VIDEO = "android.hardware.action.NEW_VIDEO";
    public static final int CAMERA_HAL_API_VERSION_1_0 = 256;
    public static final int CAMERA_ERROR_UNKNOWN = 1;
    public static final int CAMERA_ERROR_EVICTED = 2;
    public static final int CAMERA_ERROR_SERVER_DIED = 100;

    private boolean mReleased;
    private final int mId;
    private Parameters mParameters;

    /** Told of a preview frame. */
    public interface PreviewCallback {
        void onPreviewFrame(byte[] data, Camera camera);
    }

    /** Told of focus. */
    public interface AutoFocusCallback {
        void onAutoFocus(boolean success, Camera camera);
    }

    /** Told that focus moves. */
    public interface AutoFocusMoveCallback {
        void onAutoFocusMoving(boolean start, Camera camera);
    }

    /** Told of the moment of capture. */
    public interface ShutterCallback {
        void onShutter();
    }

    /** Told of a picture. */
    public interface PictureCallback {
        void onPictureTaken(byte[] data, Camera camera);
    }

    /** Told of zooming. */
    public interface OnZoomChangeListener {
        void onZoomChange(int zoomValue, boolean stopped, Camera camera);
    }

    /** Told of faces. */
    public interface FaceDetectionListener {
        void onFaceDetection(Face[] faces, Camera camera);
    }

    /** Told of errors. */
    public interface ErrorCallback {
        void onError(int error, Camera camera);
    }

    /** A face. */
    public static class Face {
        public Rect rect;
        public int score;
    }

    /** How a camera is mounted. */
    public static class CameraInfo {
        public static final int CAMERA_FACING_BACK = 0;
        public static final int CAMERA_FACING_FRONT = 1;

        public int facing;
        public int orientation;
        public boolean canDisableShutterSound;
    }

    /** A part of the picture. */
    public static class Area {
        public Rect rect;
        public int weight;

        public Area(Rect rect, int weight) {
            this.rect = rect;
            this.weight = weight;
        }
    }

    /** A size in pixels. */
    public class Size {
        public int width;
        public int height;

        public Size(int w, int h) {
            width = w;
            height = h;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Size && width == ((Size) obj).width && height == ((Size) obj).height;
        }

        @Override
        public int hashCode() {
            return width * 32713 + height;
        }
    }

    Camera(int id) {
        mId = id;
        mParameters = new Parameters();
        if (ActivityThread.currentApplication().checkCallingOrSelfPermission("android.permission.CAMERA") != 0) {
            throw new RuntimeException("Fail to connect to camera service");
        }
    }

    /** One at the back, with a flash, and one at the front. */
    public static int getNumberOfCameras() {
        return 2;
    }

    private static boolean known(int cameraId) {
        return cameraId >= 0 && cameraId < getNumberOfCameras();
    }

    public static void getCameraInfo(int cameraId, CameraInfo cameraInfo) {
        if (!known(cameraId)) {
            throw new RuntimeException("Unknown camera error");
        }
        cameraInfo.facing = cameraId == 0 ? CameraInfo.CAMERA_FACING_BACK : CameraInfo.CAMERA_FACING_FRONT;
        cameraInfo.orientation = cameraId == 0 ? 90 : 270;
        cameraInfo.canDisableShutterSound = true;
    }

    public static Camera open(int cameraId) {
        if (!known(cameraId)) {
            throw new RuntimeException("Fail to connect to camera service");
        }
        return new Camera(cameraId);
    }

    public static Camera open() {
        return new Camera(0);
    }

    private void alive(String method) {
        if (mReleased) {
            throw new RuntimeException("Camera is being used after Camera.release() was called");
        }
    }

    public final void release() {
        mReleased = true;
    }

    public final void unlock() {
        alive("unlock");
    }

    public final void lock() {
        alive("lock");
    }

    public final void reconnect() throws IOException {
        alive("reconnect");
    }

    public final void setPreviewDisplay(SurfaceHolder holder) throws IOException {
        alive("setPreviewDisplay");
    }

    public final void setPreviewTexture(SurfaceTexture surfaceTexture) throws IOException {
        alive("setPreviewTexture");
    }

    public final void startPreview() {
        alive("startPreview");
    }

    public final void stopPreview() {
        alive("stopPreview");
    }

    public final void setPreviewCallback(PreviewCallback cb) {
        alive("setPreviewCallback");
    }

    public final void setOneShotPreviewCallback(PreviewCallback cb) {
        alive("setOneShotPreviewCallback");
    }

    public final void setPreviewCallbackWithBuffer(PreviewCallback cb) {
        alive("setPreviewCallbackWithBuffer");
    }

    public final void addCallbackBuffer(byte[] callbackBuffer) {
        alive("addCallbackBuffer");
    }

    public final void autoFocus(final AutoFocusCallback cb) {
        alive("autoFocus");
        if (cb != null) {
            new Handler().post(new Runnable() {
                @Override
                public void run() {
                    if (!mReleased) {
                        cb.onAutoFocus(false, Camera.this);
                    }
                }
            });
        }
    }

    public final void cancelAutoFocus() {
        alive("cancelAutoFocus");
    }

    public void setAutoFocusMoveCallback(AutoFocusMoveCallback cb) {
        alive("setAutoFocusMoveCallback");
    }

    public final void takePicture(ShutterCallback shutter, PictureCallback raw, PictureCallback jpeg) {
        takePicture(shutter, raw, null, jpeg);
    }

    public final void takePicture(ShutterCallback shutter, PictureCallback raw, PictureCallback postview,
            PictureCallback jpeg) {
        alive("takePicture");
    }

    public final void startSmoothZoom(int value) {
        alive("startSmoothZoom");
        throw new IllegalArgumentException("invalid zoom value=" + value);
    }

    public final void stopSmoothZoom() {
        alive("stopSmoothZoom");
    }

    public final void setDisplayOrientation(int degrees) {
        alive("setDisplayOrientation");
    }

    public final boolean enableShutterSound(boolean enabled) {
        alive("enableShutterSound");
        return true;
    }

    public final void setZoomChangeListener(OnZoomChangeListener listener) {
    }

    public final void setFaceDetectionListener(FaceDetectionListener listener) {
    }

    public final void startFaceDetection() {
        throw new IllegalArgumentException("face detection is not supported");
    }

    public final void stopFaceDetection() {
    }

    public final void setErrorCallback(ErrorCallback cb) {
    }

    public void setParameters(Parameters params) {
        alive("setParameters");
        mParameters = new Parameters();
        mParameters.unflatten(params.flatten());
    }

    public Parameters getParameters() {
        alive("getParameters");
        Parameters p = new Parameters();
        p.unflatten(mParameters.flatten());
        return p;
    }

    /** The settings of a camera. */
    public class Parameters {
        public static final String WHITE_BALANCE_AUTO = "auto";
        public static final String WHITE_BALANCE_INCANDESCENT = "incandescent";
        public static final String WHITE_BALANCE_FLUORESCENT = "fluorescent";
        public static final String WHITE_BALANCE_WARM_FLUORESCENT = "warm-fluorescent";
        public static final String WHITE_BALANCE_DAYLIGHT = "daylight";
        public static final String WHITE_BALANCE_CLOUDY_DAYLIGHT = "cloudy-daylight";
        public static final String WHITE_BALANCE_TWILIGHT = "twilight";
        public static final String WHITE_BALANCE_SHADE = "shade";
        public static final String EFFECT_NONE = "none";
        public static final String EFFECT_MONO = "mono";
        public static final String EFFECT_NEGATIVE = "negative";
        public static final String EFFECT_SOLARIZE = "solarize";
        public static final String EFFECT_SEPIA = "sepia";
        public static final String EFFECT_POSTERIZE = "posterize";
        public static final String EFFECT_WHITEBOARD = "whiteboard";
        public static final String EFFECT_BLACKBOARD = "blackboard";
        public static final String EFFECT_AQUA = "aqua";
        public static final String ANTIBANDING_AUTO = "auto";
        public static final String ANTIBANDING_50HZ = "50hz";
        public static final String ANTIBANDING_60HZ = "60hz";
        public static final String ANTIBANDING_OFF = "off";
        public static final String FLASH_MODE_OFF = "off";
        public static final String FLASH_MODE_AUTO = "auto";
        public static final String FLASH_MODE_ON = "on";
        public static final String FLASH_MODE_RED_EYE = "red-eye";
        public static final String FLASH_MODE_TORCH = "torch";
        public static final String SCENE_MODE_AUTO = "auto";
        public static final String SCENE_MODE_ACTION = "action";
        public static final String SCENE_MODE_PORTRAIT = "portrait";
        public static final String SCENE_MODE_LANDSCAPE = "landscape";
        public static final String SCENE_MODE_NIGHT = "night";
        public static final String SCENE_MODE_NIGHT_PORTRAIT = "night-portrait";
        public static final String SCENE_MODE_THEATRE = "theatre";
        public static final String SCENE_MODE_BEACH = "beach";
        public static final String SCENE_MODE_SNOW = "snow";
        public static final String SCENE_MODE_SUNSET = "sunset";
        public static final String SCENE_MODE_STEADYPHOTO = "steadyphoto";
        public static final String SCENE_MODE_FIREWORKS = "fireworks";
        public static final String SCENE_MODE_SPORTS = "sports";
        public static final String SCENE_MODE_PARTY = "party";
        public static final String SCENE_MODE_CANDLELIGHT = "candlelight";
        public static final String SCENE_MODE_BARCODE = "barcode";
        public static final String SCENE_MODE_HDR = "hdr";
        public static final String FOCUS_MODE_AUTO = "auto";
        public static final String FOCUS_MODE_INFINITY = "infinity";
        public static final String FOCUS_MODE_MACRO = "macro";
        public static final String FOCUS_MODE_FIXED = "fixed";
        public static final String FOCUS_MODE_EDOF = "edof";
        public static final String FOCUS_MODE_CONTINUOUS_VIDEO = "continuous-video";
        public static final String FOCUS_MODE_CONTINUOUS_PICTURE = "continuous-picture";
        public static final int FOCUS_DISTANCE_NEAR_INDEX = 0;
        public static final int FOCUS_DISTANCE_OPTIMAL_INDEX = 1;
        public static final int FOCUS_DISTANCE_FAR_INDEX = 2;
        public static final int PREVIEW_FPS_MIN_INDEX = 0;
        public static final int PREVIEW_FPS_MAX_INDEX = 1;

        private final Map<String, String> mMap = new LinkedHashMap<String, String>();

        private Parameters() {
            set("preview-size", "640x480");
            set("preview-size-values", "1280x960,1280x720,640x480,352x288,320x240,176x144");
            set("picture-size", "1280x960");
            set("picture-size-values", "1280x960,1280x720,640x480,352x288,320x240,176x144");
            set("preview-format", "yuv420sp");
            set("preview-format-values", "yuv420p,yuv420sp");
            set("picture-format", "jpeg");
            set("picture-format-values", "jpeg");
            set("preview-frame-rate", "30");
            set("preview-frame-rate-values", "15,30");
            set("preview-fps-range", "5000,30000");
            set("preview-fps-range-values", "(5000,30000),(15000,30000),(30000,30000)");
            set("jpeg-thumbnail-width", "0");
            set("jpeg-thumbnail-height", "0");
            set("jpeg-quality", "90");
            set("jpeg-thumbnail-quality", "90");
            set("jpeg-thumbnail-size-values", "160x120,0x0");
            set("antibanding", "auto");
            set("antibanding-values", "auto,50hz,60hz,off");
            set("focus-mode", "fixed");
            set("focus-mode-values", "infinity,fixed");
            if (mId == 0) { // only that at the back has a flash
                set("flash-mode", "off");
                set("flash-mode-values", "off,auto,on,torch");
            }
            set("whitebalance", "auto");
            set("whitebalance-values", "auto,incandescent,fluorescent,daylight");
            set("focal-length", "4.31");
            set("horizontal-view-angle", "54.7");
            set("vertical-view-angle", "42.5");
            set("max-zoom", "0");
            set("zoom", "0");
            set("zoom-supported", "false");
            set("exposure-compensation", "0");
            set("max-exposure-compensation", "6");
            set("min-exposure-compensation", "-6");
            set("exposure-compensation-step", "0.5");
        }

        public String flatten() {
            StringBuilder out = new StringBuilder();
            for (Map.Entry<String, String> e : mMap.entrySet()) {
                if (out.length() > 0) {
                    out.append(';');
                }
                out.append(e.getKey()).append('=').append(e.getValue());
            }
            return out.toString();
        }

        public void unflatten(String flattened) {
            mMap.clear();
            for (String pair : flattened.split(";")) {
                int at = pair.indexOf('=');
                if (at != -1) {
                    mMap.put(pair.substring(0, at), pair.substring(at + 1));
                }
            }
        }

        public void remove(String key) {
            mMap.remove(key);
        }

        public void set(String key, String value) {
            if (key.indexOf('=') != -1 || key.indexOf(';') != -1 || key.indexOf(0) != -1
                    || value.indexOf('=') != -1 || value.indexOf(';') != -1 || value.indexOf(0) != -1) {
                return;
            }
            mMap.remove(key);
            mMap.put(key, value);
        }

        public void set(String key, int value) {
            set(key, Integer.toString(value));
        }

        public String get(String key) {
            return mMap.get(key);
        }

        public int getInt(String key) {
            return Integer.parseInt(mMap.get(key));
        }

        private Size size(String text) {
            int at = text == null ? -1 : text.indexOf('x');
            if (at == -1) {
                return null;
            }
            return new Size(Integer.parseInt(text.substring(0, at)), Integer.parseInt(text.substring(at + 1)));
        }

        private List<Size> sizes(String key) {
            String text = get(key);
            if (text == null) {
                return null;
            }
            List<Size> all = new ArrayList<Size>();
            for (String one : text.split(",")) {
                all.add(size(one));
            }
            return all;
        }

        private List<String> words(String key) {
            String text = get(key);
            if (text == null) {
                return null;
            }
            List<String> all = new ArrayList<String>();
            for (String one : text.split(",")) {
                all.add(one);
            }
            return all;
        }

        public void setPreviewSize(int width, int height) {
            set("preview-size", width + "x" + height);
        }

        public Size getPreviewSize() {
            return size(get("preview-size"));
        }

        public List<Size> getSupportedPreviewSizes() {
            return sizes("preview-size-values");
        }

        public Size getPreferredPreviewSizeForVideo() {
            return new Size(640, 480);
        }

        public List<Size> getSupportedVideoSizes() {
            return null;
        }

        public void setPictureSize(int width, int height) {
            set("picture-size", width + "x" + height);
        }

        public Size getPictureSize() {
            return size(get("picture-size"));
        }

        public List<Size> getSupportedPictureSizes() {
            return sizes("picture-size-values");
        }

        public void setJpegQuality(int quality) {
            set("jpeg-quality", quality);
        }

        public int getJpegQuality() {
            return getInt("jpeg-quality");
        }

        public void setPreviewFrameRate(int fps) {
            set("preview-frame-rate", fps);
        }

        public int getPreviewFrameRate() {
            return getInt("preview-frame-rate");
        }

        public void setPreviewFpsRange(int min, int max) {
            set("preview-fps-range", min + "," + max);
        }

        public void setPreviewFormat(int pixelFormat) {
            String s = pixelFormat == 17 ? "yuv420sp" : pixelFormat == 842094169 ? "yuv420p" : null;
            if (s == null) {
                throw new IllegalArgumentException("Invalid pixel_format=" + pixelFormat);
            }
            set("preview-format", s);
        }

        public int getPreviewFormat() {
            return "yuv420p".equals(get("preview-format")) ? 842094169 : 17;
        }

        public void setPictureFormat(int pixelFormat) {
            if (pixelFormat != 256) {
                throw new IllegalArgumentException("Invalid pixel_format=" + pixelFormat);
            }
            set("picture-format", "jpeg");
        }

        public int getPictureFormat() {
            return 256;
        }

        public void setRotation(int rotation) {
            if (rotation != 0 && rotation != 90 && rotation != 180 && rotation != 270) {
                throw new IllegalArgumentException("Invalid rotation=" + rotation);
            }
            set("rotation", rotation);
        }

        public String getWhiteBalance() {
            return get("whitebalance");
        }

        public void setWhiteBalance(String value) {
            set("whitebalance", value);
        }

        public List<String> getSupportedWhiteBalance() {
            return words("whitebalance-values");
        }

        public String getColorEffect() {
            return get("effect");
        }

        public void setColorEffect(String value) {
            set("effect", value);
        }

        public List<String> getSupportedColorEffects() {
            return words("effect-values");
        }

        public String getSceneMode() {
            return get("scene-mode");
        }

        public void setSceneMode(String value) {
            set("scene-mode", value);
        }

        public List<String> getSupportedSceneModes() {
            return words("scene-mode-values");
        }

        public String getFlashMode() {
            return get("flash-mode");
        }

        public void setFlashMode(String value) {
            set("flash-mode", value);
        }

        public List<String> getSupportedFlashModes() {
            return words("flash-mode-values");
        }

        public String getFocusMode() {
            return get("focus-mode");
        }

        public void setFocusMode(String value) {
            set("focus-mode", value);
        }

        public List<String> getSupportedFocusModes() {
            return words("focus-mode-values");
        }

        public int getZoom() {
            return 0;
        }

        public void setZoom(int value) {
            set("zoom", value);
        }

        public boolean isZoomSupported() {
            return false;
        }

        public boolean isSmoothZoomSupported() {
            return false;
        }

        public int getMaxZoom() {
            return 0;
        }

        public int getExposureCompensation() {
            return getInt("exposure-compensation");
        }

        public void setExposureCompensation(int value) {
            set("exposure-compensation", value);
        }

        public int getMaxExposureCompensation() {
            return 6;
        }

        public int getMinExposureCompensation() {
            return -6;
        }

        public float getExposureCompensationStep() {
            return 0.5f;
        }

        public int getMaxNumDetectedFaces() {
            return 0;
        }

        public int getMaxNumFocusAreas() {
            return 0;
        }

        public int getMaxNumMeteringAreas() {
            return 0;
        }

        public float getFocalLength() {
            return 4.31f;
        }

        public float getHorizontalViewAngle() {
            return 54.7f;
        }

        public float getVerticalViewAngle() {
            return 42.5f;
        }

        private List<int[]> pairs(String key) {
            String text = get(key);
            if (text == null) {
                return null;
            }
            List<int[]> all = new ArrayList<int[]>();
            for (String one : text.substring(1, text.length() - 1).split("\\),\\(")) {
                int at = one.indexOf(',');
                all.add(new int[] {Integer.parseInt(one.substring(0, at)), Integer.parseInt(one.substring(at + 1))});
            }
            return all;
        }

        private List<Integer> numbers(String key) {
            String text = get(key);
            if (text == null) {
                return null;
            }
            List<Integer> all = new ArrayList<Integer>();
            for (String one : text.split(",")) {
                all.add(Integer.parseInt(one));
            }
            return all;
        }

        private List<Area> areas(String key) {
            String text = get(key);
            if (text == null || text.length() < 2) {
                return null;
            }
            List<Area> all = new ArrayList<Area>();
            for (String one : text.substring(1, text.length() - 1).split("\\),\\(")) {
                String[] n = one.split(",");
                all.add(new Area(new Rect(Integer.parseInt(n[0]), Integer.parseInt(n[1]), Integer.parseInt(n[2]), Integer.parseInt(n[3])), Integer.parseInt(n[4])));
            }
            if (all.size() == 1 && all.get(0).rect.isEmpty() && all.get(0).weight == 0) {
                return null; // the driver's own choice
            }
            return all;
        }

        private void set(String key, List<Area> areas) {
            if (areas == null) {
                set(key, "(0,0,0,0,0)");
                return;
            }
            StringBuilder text = new StringBuilder();
            for (Area a : areas) {
                text.append(text.length() > 0 ? ",(" : "(").append(a.rect.left).append(',').append(a.rect.top).append(',')
                        .append(a.rect.right).append(',').append(a.rect.bottom).append(',').append(a.weight).append(')');
            }
            set(key, text.toString());
        }

        public void getPreviewFpsRange(int[] range) {
            if (range == null || range.length != 2) {
                throw new IllegalArgumentException("range must be an array with two elements.");
            }
            List<Integer> both = numbers("preview-fps-range");
            range[0] = both.get(0);
            range[1] = both.get(1);
        }

        public List<int[]> getSupportedPreviewFpsRange() {
            return pairs("preview-fps-range-values");
        }

        public List<Integer> getSupportedPreviewFrameRates() {
            return numbers("preview-frame-rate-values");
        }

        public List<Integer> getSupportedPreviewFormats() {
            return java.util.Arrays.asList(842094169, 17);
        }

        public List<Integer> getSupportedPictureFormats() {
            return java.util.Collections.singletonList(256);
        }

        public void setJpegThumbnailSize(int width, int height) {
            set("jpeg-thumbnail-width", width);
            set("jpeg-thumbnail-height", height);
        }

        public Size getJpegThumbnailSize() {
            return new Size(getInt("jpeg-thumbnail-width"), getInt("jpeg-thumbnail-height"));
        }

        public List<Size> getSupportedJpegThumbnailSizes() {
            return sizes("jpeg-thumbnail-size-values");
        }

        public void setJpegThumbnailQuality(int quality) {
            set("jpeg-thumbnail-quality", quality);
        }

        public int getJpegThumbnailQuality() {
            return getInt("jpeg-thumbnail-quality");
        }

        public String getAntibanding() {
            return get("antibanding");
        }

        public void setAntibanding(String antibanding) {
            set("antibanding", antibanding);
        }

        public List<String> getSupportedAntibanding() {
            return words("antibanding-values");
        }

        public void getFocusDistances(float[] output) {
            if (output == null || output.length != 3) {
                throw new IllegalArgumentException("output must be a float array with three elements.");
            }
            output[0] = output[1] = output[2] = Float.POSITIVE_INFINITY;
        }

        /** Nothing enlarges. */
        public List<Integer> getZoomRatios() {
            return numbers("zoom-ratios");
        }

        public List<Area> getFocusAreas() {
            return areas("focus-areas");
        }

        public void setFocusAreas(List<Area> focusAreas) {
            set("focus-areas", focusAreas);
        }

        public List<Area> getMeteringAreas() {
            return areas("metering-areas");
        }

        public void setMeteringAreas(List<Area> meteringAreas) {
            set("metering-areas", meteringAreas);
        }

        public boolean getAutoExposureLock() {
            return "true".equals(get("auto-exposure-lock"));
        }

        public void setAutoExposureLock(boolean toggle) {
            set("auto-exposure-lock", toggle ? "true" : "false");
        }

        public boolean isAutoExposureLockSupported() {
            return "true".equals(get("auto-exposure-lock-supported"));
        }

        public boolean getAutoWhiteBalanceLock() {
            return "true".equals(get("auto-whitebalance-lock"));
        }

        public void setAutoWhiteBalanceLock(boolean toggle) {
            set("auto-whitebalance-lock", toggle ? "true" : "false");
        }

        public boolean isAutoWhiteBalanceLockSupported() {
            return "true".equals(get("auto-whitebalance-lock-supported"));
        }

        public boolean getVideoStabilization() {
            return "true".equals(get("video-stabilization"));
        }

        public void setVideoStabilization(boolean toggle) {
            set("video-stabilization", toggle ? "true" : "false");
        }

        public boolean isVideoStabilizationSupported() {
            return "true".equals(get("video-stabilization-supported"));
        }

        public boolean isVideoSnapshotSupported() {
            return "true".equals(get("video-snapshot-supported"));
        }

        public void setGpsLatitude(double latitude) {
            set("gps-latitude", Double.toString(latitude));
        }

        public void setGpsLongitude(double longitude) {
            set("gps-longitude", Double.toString(longitude));
        }

        public void setGpsAltitude(double altitude) {
            set("gps-altitude", Double.toString(altitude));
        }

        public void setGpsTimestamp(long timestamp) {
            set("gps-timestamp", Long.toString(timestamp));
        }

        public void setGpsProcessingMethod(String method) {
            set("gps-processing-method", method);
        }

        public void removeGpsData() {
            for (String part : new String[] {"latitude", "longitude", "altitude", "timestamp", "processing-method"}) {
                remove("gps-" + part);
            }
        }

        public void setRecordingHint(boolean hint) {
            set("recording-hint", hint ? "true" : "false");
        }
    }
}

import android.app.admin.DevicePolicyManager;
import android.content.ComponentName;
import android.content.pm.PackageManager;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.BitmapRegionDecoder;
import android.graphics.Rect;
import android.hardware.Camera;
import android.hardware.camera2.CameraCharacteristics;
import android.hardware.camera2.CameraManager;
import android.media.AudioDeviceInfo;
import android.media.AudioManager;
import android.os.Environment;
import android.os.storage.StorageManager;
import android.view.MotionEvent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import java.io.ByteArrayOutputStream;
import java.io.File;
import static esdroid.conformance.Out.*;

/** Parts of pictures, and what the device has: a camera with a flash and one without, a storage, no administrator, sounds in and out. */
public class PartsOfDevice {
    public static void main(String[] args) throws Exception {
        Bitmap b = Bitmap.createBitmap(4, 2, Bitmap.Config.ARGB_8888);
        for (int i = 0; i < 8; i++) b.setPixel(i % 4, i / 4, 0xff000000 | 0x111111 * i);
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        b.compress(Bitmap.CompressFormat.PNG, 100, out);
        final BitmapRegionDecoder d = BitmapRegionDecoder.newInstance(out.toByteArray(), 0, out.size(), false);
        Bitmap part = d.decodeRegion(new Rect(1, 1, 3, 2), null);
        say(d.getWidth(), d.getHeight(), part.getWidth(), part.getHeight(), Integer.toHexString(part.getPixel(0, 0)), Integer.toHexString(part.getPixel(1, 0)));
        BitmapFactory.Options half = new BitmapFactory.Options();
        half.inSampleSize = 2;
        part = d.decodeRegion(new Rect(0, 0, 4, 2), half);
        say(part.getWidth(), part.getHeight());
        fails("outside", new Out.Code() {
            public void run() {
                d.decodeRegion(new Rect(4, 0, 6, 2), null);
            }
        });
        d.recycle();
        say(d.isRecycled());
        fails("recycled", new Out.Code() {
            public void run() {
                d.decodeRegion(new Rect(0, 0, 1, 1), null);
            }
        });

        final CameraManager cameras = Runner.activity.getSystemService(CameraManager.class);
        for (String id : cameras.getCameraIdList()) {
            say(id, cameras.getCameraCharacteristics(id).get(CameraCharacteristics.FLASH_INFO_AVAILABLE));
        }
        PackageManager features = Runner.activity.getPackageManager();
        say(features.hasSystemFeature(PackageManager.FEATURE_CAMERA_FLASH), features.hasSystemFeature(PackageManager.FEATURE_CAMERA_FRONT));
        cameras.registerTorchCallback(new CameraManager.TorchCallback() {
            @Override
            public void onTorchModeChanged(String id, boolean lit) {
                say("torch", id, lit);
            }
        }, null);
        cameras.setTorchMode("0", true);
        fails("no flash", new Out.Code() {
            public void run() throws Exception {
                cameras.setTorchMode("1", true);
            }
        });
        for (int i = 0; i < Camera.getNumberOfCameras(); i++) {
            Camera.CameraInfo info = new Camera.CameraInfo();
            Camera.getCameraInfo(i, info);
            say(i, info.facing);
        }
        fails("an empty part", new Out.Code() {
            public void run() throws Exception {
                say(BitmapRegionDecoder.newInstance(out.toByteArray(), 0, out.size(), false).decodeRegion(new Rect(1, 1, 1, 1), null));
            }
        });
        StorageManager storage = Runner.activity.getSystemService(StorageManager.class);
        say(storage.getStorageVolumes().size(), storage.getPrimaryStorageVolume().isPrimary(), storage.getPrimaryStorageVolume().getState());
        File inside = new File(Environment.getExternalStorageDirectory(), "a/b");
        say(storage.getStorageVolume(inside) != null, storage.getStorageVolume(new File("/system")), storage.getUuidForPath(inside).equals(StorageManager.UUID_DEFAULT), storage.isEncrypted(Runner.activity.getFilesDir()), storage.isEncrypted(new File("/system")));
        DevicePolicyManager policy = Runner.activity.getSystemService(DevicePolicyManager.class);
        say(policy.isAdminActive(new ComponentName("a", "b")), policy.getActiveAdmins(), policy.isDeviceOwnerApp("a"));
        try {
            policy.lockNow();
        } catch (SecurityException e) {
            say("no administrator");
        }
        AudioManager audio = Runner.activity.getSystemService(AudioManager.class);
        int in = 0;
        int outs = 0;
        for (AudioDeviceInfo info : audio.getDevices(AudioManager.GET_DEVICES_ALL)) {
            if (info.isSource()) in++;
            if (info.isSink()) outs++;
        }
        say(in == audio.getDevices(AudioManager.GET_DEVICES_INPUTS).length, outs == audio.getDevices(AudioManager.GET_DEVICES_OUTPUTS).length, in > 0, outs > 0);

        MotionEvent.PointerProperties[] two = {new MotionEvent.PointerProperties(), new MotionEvent.PointerProperties()};
        two[1].id = 1;
        MotionEvent.PointerCoords[] at = {new MotionEvent.PointerCoords(), new MotionEvent.PointerCoords()};
        at[0].x = 1;
        at[1].x = 2;
        MotionEvent e = MotionEvent.obtain(0, 0, MotionEvent.ACTION_MOVE, 2, two, at, 0, 0, 1, 1, 0, 0, 0, 0);
        at[0].x = 3;
        at[1].x = 4;
        e.addBatch(10, at, 0);
        say(e.getHistorySize(), e.getEventTime(), e.getX(0), e.getX(1), e.getHistoricalX(0, 0), e.getHistoricalX(1, 0));
    }
}

package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.IBinder;
import esdroid.am.Permissions;
import java.io.IOException;
import java.io.InputStream;

/** The picture behind the home screen. */
public class WallpaperManager {
    public static final String ACTION_CROP_AND_SET_WALLPAPER = "android.service.wallpaper.CROP_AND_SET_WALLPAPER";
    public static final String ACTION_LIVE_WALLPAPER_CHOOSER = "android.service.wallpaper.LIVE_WALLPAPER_CHOOSER";
    public static final String ACTION_CHANGE_LIVE_WALLPAPER = "android.service.wallpaper.CHANGE_LIVE_WALLPAPER";
    public static final String EXTRA_LIVE_WALLPAPER_COMPONENT = "android.service.wallpaper.extra.LIVE_WALLPAPER_COMPONENT";
    public static final String WALLPAPER_PREVIEW_META_DATA = "android.wallpaper.preview";
    public static final String COMMAND_TAP = "android.wallpaper.tap";
    public static final String COMMAND_SECONDARY_TAP = "android.wallpaper.secondaryTap";
    public static final String COMMAND_DROP = "android.home.drop";
    public static final String EXTRA_NEW_WALLPAPER_ID = "android.service.wallpaper.extra.ID";
    public static final int FLAG_SYSTEM = 1;
    public static final int FLAG_LOCK = 2;

    private static Bitmap sBitmap;
    private static int sId = 1;
    private final Context mContext;

    public interface OnColorsChangedListener {
    }

    WallpaperManager(Context context) {
        mContext = context;
    }

    public static WallpaperManager getInstance(Context context) {
        return (WallpaperManager) context.getSystemService(Context.WALLPAPER_SERVICE);
    }

    public Drawable getDrawable() {
        Drawable d = peekDrawable();
        return d != null ? d : getBuiltInDrawable();
    }

    public Drawable getBuiltInDrawable() {
        Bitmap b = Bitmap.createBitmap(getDesiredMinimumWidth(), getDesiredMinimumHeight(), Bitmap.Config.ARGB_8888);
        return new BitmapDrawable(mContext.getResources(), b);
    }

    public Drawable peekDrawable() {
        return sBitmap == null ? null : new BitmapDrawable(mContext.getResources(), sBitmap);
    }

    public Drawable getFastDrawable() {
        return getDrawable();
    }

    public Drawable peekFastDrawable() {
        return peekDrawable();
    }

    public WallpaperInfo getWallpaperInfo() {
        return null;
    }

    public int getWallpaperId(int which) {
        return sId;
    }

    public int getDesiredMinimumWidth() {
        return mContext.getResources().getDisplayMetrics().widthPixels * 2;
    }

    public int getDesiredMinimumHeight() {
        return esdroid.am.DisplayState.height();
    }

    public void suggestDesiredDimensions(int minimumWidth, int minimumHeight) {
    }

    private void allowed() {
        if (!Permissions.get().granted("android.permission.SET_WALLPAPER")) {
            throw new SecurityException("Access denied to process: " + android.os.Process.myPid()
                    + ", must have permission android.permission.SET_WALLPAPER");
        }
    }

    public void setResource(int resid) throws IOException {
        allowed();
        sBitmap = BitmapFactory.decodeResource(mContext.getResources(), resid);
        sId++;
    }

    public int setResource(int resid, int which) throws IOException {
        setResource(resid);
        return sId;
    }

    public void setBitmap(Bitmap bitmap) throws IOException {
        allowed();
        sBitmap = bitmap;
        sId++;
    }

    public int setBitmap(Bitmap fullImage, Rect visibleCropHint, boolean allowBackup) throws IOException {
        setBitmap(fullImage);
        return sId;
    }

    public int setBitmap(Bitmap fullImage, Rect visibleCropHint, boolean allowBackup, int which) throws IOException {
        setBitmap(fullImage);
        return sId;
    }

    public void setStream(InputStream bitmapData) throws IOException {
        allowed();
        sBitmap = BitmapFactory.decodeStream(bitmapData);
        sId++;
    }

    public int setStream(InputStream bitmapData, Rect visibleCropHint, boolean allowBackup) throws IOException {
        setStream(bitmapData);
        return sId;
    }

    public boolean hasResourceWallpaper(int resid) {
        return false;
    }

    public Intent getCropAndSetWallpaperIntent(Uri imageUri) {
        if (imageUri == null) {
            throw new IllegalArgumentException("Image URI must not be null");
        }
        if (!"content".equals(imageUri.getScheme())) {
            throw new IllegalArgumentException("Image URI must be of the content scheme type");
        }
        return new Intent(ACTION_CROP_AND_SET_WALLPAPER, imageUri).setPackage("com.android.wallpapercropper");
    }

    public void setWallpaperOffsets(IBinder windowToken, float xOffset, float yOffset) {
    }

    public void setWallpaperOffsetSteps(float xStep, float yStep) {
    }

    public void sendWallpaperCommand(IBinder windowToken, String action, int x, int y, int z, Bundle extras) {
    }

    public void clearWallpaperOffsets(IBinder windowToken) {
    }

    public boolean isWallpaperSupported() {
        return true;
    }

    public boolean isSetWallpaperAllowed() {
        return true;
    }

    public void clear() throws IOException {
        allowed();
        sBitmap = null;
    }

    public void clear(int which) throws IOException {
        clear();
    }

    public void forgetLoadedWallpaper() {
    }
}

package android.app;

/** A live wallpaper; there is none. */
public final class WallpaperInfo {
    private WallpaperInfo() {
    }
}

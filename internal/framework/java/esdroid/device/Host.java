package esdroid.device;

/** What the framework asks of and tells the world around the device. */
public final class Host {
    private Host() {
    }

    /** Ends the process with an exception that nobody caught; does not return. */
    public static native void crashed(Thread thread, Throwable exception);

    /** Appends to the device's log; priorities are those of android.util.Log. */
    public static native void log(int buffer, int priority, String tag, String message);

    /** Records that the app sent an intent to another app. */
    public static native void outside(String intent);

    /** Ends the run since the app needs something that this device lacks. */
    public static native void unmodelled(String member);

    /** Whether the device has a network. */
    public static native boolean online();

    /** Returns a system property, null if there is none. */
    public static native String property(String name);

    /** The width of the screen as it is held, in pixels. */
    public static native int screenWidth();

    /** The height of the screen as it is held, in pixels, system bars included. */
    public static native int screenHeight();

    public static native int densityDpi();

    public static native int statusBarHeight();

    public static native int navigationBarHeight();

    /** Quarter turns of the screen, 0 to 3. */
    public static native int rotation();

    public static native void setRotation(int quarterTurns);

    public static native int sdk();

    public static native String locale();

    public static native float fontScale();
}

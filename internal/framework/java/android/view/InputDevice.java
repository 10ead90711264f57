package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;
import java.util.List;

/** What gives events: here a touch screen and a virtual keyboard. */
public final class InputDevice implements Parcelable {
    public static final int SOURCE_CLASS_MASK = 255;
    public static final int SOURCE_CLASS_NONE = 0;
    public static final int SOURCE_CLASS_BUTTON = 1;
    public static final int SOURCE_CLASS_POINTER = 2;
    public static final int SOURCE_CLASS_TRACKBALL = 4;
    public static final int SOURCE_CLASS_POSITION = 8;
    public static final int SOURCE_CLASS_JOYSTICK = 16;
    public static final int SOURCE_UNKNOWN = 0;
    public static final int SOURCE_KEYBOARD = 257;
    public static final int SOURCE_DPAD = 513;
    public static final int SOURCE_GAMEPAD = 1025;
    public static final int SOURCE_TOUCHSCREEN = 4098;
    public static final int SOURCE_MOUSE = 8194;
    public static final int SOURCE_STYLUS = 16386;
    public static final int SOURCE_BLUETOOTH_STYLUS = 49154;
    public static final int SOURCE_TRACKBALL = 65540;
    public static final int SOURCE_MOUSE_RELATIVE = 131076;
    public static final int SOURCE_TOUCHPAD = 1048584;
    public static final int SOURCE_TOUCH_NAVIGATION = 2097152;
    public static final int SOURCE_ROTARY_ENCODER = 4194304;
    public static final int SOURCE_JOYSTICK = 16777232;
    public static final int SOURCE_HDMI = 33554433;
    public static final int SOURCE_ANY = -256;
    public static final int MOTION_RANGE_X = 0;
    public static final int MOTION_RANGE_Y = 1;
    public static final int MOTION_RANGE_PRESSURE = 2;
    public static final int MOTION_RANGE_SIZE = 3;
    public static final int MOTION_RANGE_TOUCH_MAJOR = 4;
    public static final int MOTION_RANGE_TOUCH_MINOR = 5;
    public static final int MOTION_RANGE_TOOL_MAJOR = 6;
    public static final int MOTION_RANGE_TOOL_MINOR = 7;
    public static final int MOTION_RANGE_ORIENTATION = 8;
    public static final int KEYBOARD_TYPE_NONE = 0;
    public static final int KEYBOARD_TYPE_NON_ALPHABETIC = 1;
    public static final int KEYBOARD_TYPE_ALPHABETIC = 2;
    private static final InputDevice KEYBOARD = new InputDevice(-1, "Virtual", SOURCE_KEYBOARD | SOURCE_DPAD);
    private static final InputDevice TOUCH = new InputDevice(0, "touchscreen", SOURCE_TOUCHSCREEN);
    private final int mId, mSources;
    private final String mName;

    private InputDevice(int id, String name, int sources) {
        mId = id;
        mName = name;
        mSources = sources;
    }

    public static InputDevice getDevice(int id) {
        return id == -1 ? KEYBOARD : id == 0 ? TOUCH : null;
    }

    public static int[] getDeviceIds() {
        return new int[] {-1, 0};
    }

    public int getId() { return mId; }
    public int getControllerNumber() { return 0; }
    public int getVendorId() { return 0; }
    public int getProductId() { return 0; }
    public String getDescriptor() { return mId == -1 ? "a718a782d34bc767f4689c232d64d527998ea7fd" : "touchscreen"; }
    public boolean isVirtual() { return mId < 0; }
    public boolean isExternal() { return false; }
    public boolean isFullKeyboard() { return mId == -1; }
    public String getName() { return mName; }
    public int getSources() { return mSources; }
    public boolean supportsSource(int source) { return (mSources & source) == source; }
    public int getKeyboardType() { return mId == -1 ? KEYBOARD_TYPE_ALPHABETIC : KEYBOARD_TYPE_NONE; }
    public KeyCharacterMap getKeyCharacterMap() { return KeyCharacterMap.load(KeyCharacterMap.VIRTUAL_KEYBOARD); }
    public boolean[] hasKeys(int... keys) { return new boolean[keys.length]; }
    public boolean hasMicrophone() { return false; }
    public boolean isEnabled() { return true; }
    public MotionRange getMotionRange(int axis) {
        needsRanges("getMotionRange(I)Landroid/view/InputDevice$MotionRange;");
        return null;
    }

    public MotionRange getMotionRange(int axis, int source) {
        if ((source & SOURCE_TOUCHSCREEN) == SOURCE_TOUCHSCREEN) {
            needsRanges("getMotionRange(II)Landroid/view/InputDevice$MotionRange;");
        }
        return null;
    }

    public List<MotionRange> getMotionRanges() {
        needsRanges("getMotionRanges()Ljava/util/List;");
        return new ArrayList<MotionRange>();
    }

    /** Keyboards have no axes; those of the touch screen are the hardware's, and not modelled. */
    private void needsRanges(String member) {
        if (mId == TOUCH.mId) {
            esdroid.device.Host.unmodelled("Landroid/view/InputDevice;->" + member);
        }
    }

    /** What values an axis has. */
    public static final class MotionRange {
        private final int mAxis, mSource;
        private final float mMin, mMax;

        private MotionRange(int axis, int source, float min, float max) {
            mAxis = axis;
            mSource = source;
            mMin = min;
            mMax = max;
        }

        public int getAxis() { return mAxis; }
        public int getSource() { return mSource; }
        public boolean isFromSource(int source) { return (mSource & source) == source; }
        public float getMin() { return mMin; }
        public float getMax() { return mMax; }
        public float getRange() { return mMax - mMin; }
        public float getFlat() { return 0; }
        public float getFuzz() { return 0; }
        public float getResolution() { return 0; }
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(mId);
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public String toString() {
        return "Input Device " + mId + ": " + mName;
    }
}

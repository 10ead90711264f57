package android.os;

import esdroid.device.Host;

/** What the device is. */
public class Build {
    public static final String UNKNOWN = "unknown";
    public static final String ID = "OSR1.170901.056";
    public static final String DISPLAY = ID;
    public static final String PRODUCT = "esdroid";
    public static final String DEVICE = "esdroid";
    public static final String BOARD = "esdroid";
    public static final String CPU_ABI = "armeabi-v7a";
    public static final String CPU_ABI2 = "armeabi";
    public static final String MANUFACTURER = "esdroid";
    public static final String BRAND = "Android";
    public static final String MODEL = "esdroid";
    public static final String BOOTLOADER = UNKNOWN;
    public static final String RADIO = UNKNOWN;
    public static final String HARDWARE = "esdroid";
    public static final String SERIAL = UNKNOWN;
    public static final String[] SUPPORTED_ABIS = {"armeabi-v7a", "armeabi"};
    public static final String[] SUPPORTED_32_BIT_ABIS = {"armeabi-v7a", "armeabi"};
    public static final String[] SUPPORTED_64_BIT_ABIS = {};
    public static final String TYPE = "user";
    public static final String TAGS = "release-keys";
    public static final String FINGERPRINT =
            "Android/esdroid/esdroid:8.0.0/OSR1.170901.056/4497355:user/release-keys";
    public static final long TIME = 1503360000000L;
    public static final String USER = "android-build";
    public static final String HOST = "esdroid";
    public static final boolean IS_DEBUGGABLE = false;
    public static final boolean IS_EMULATOR = false;
    public static final boolean IS_USER = true;
    public static final boolean IS_USERDEBUG = false;
    public static final boolean IS_ENG = false;
    public static final boolean PERMISSIONS_REVIEW_REQUIRED = false;

    public static String getSerial() {
        throw new SecurityException("getSerial: Neither user " + Process.myUid()
                + " nor current process has android.permission.READ_PHONE_STATE.");
    }

    public static String getRadioVersion() {
        return null;
    }

    /** The version of the platform. */
    public static class VERSION {
        public static final String INCREMENTAL = "4497355";
        public static final int SDK_INT = Host.sdk();
        public static final String RELEASE = release(SDK_INT);
        public static final String BASE_OS = "";
        public static final String SECURITY_PATCH = "2017-12-01";
        public static final String SDK = String.valueOf(SDK_INT);
        public static final int PREVIEW_SDK_INT = 0;
        public static final String CODENAME = "REL";
        public static final String[] ACTIVE_CODENAMES = {};
        public static final int RESOURCES_SDK_INT = SDK_INT;

        private static String release(int sdk) {
            String[] names = {"4.0", "4.0.3", "4.1.2", "4.2.2", "4.3", "4.4.2", "4.4W", "5.0.2", "5.1.1", "6.0.1",
                "7.0", "7.1.1", "8.0.0", "8.1.0", "9", "10", "11", "12", "12L", "13", "14"};
            int i = Math.min(Math.max(sdk - 14, 0), names.length - 1);
            return names[i];
        }
    }

    /** The numbers of the platform's versions. */
    public static class VERSION_CODES {
        public static final int CUR_DEVELOPMENT = 10000;
        public static final int BASE = 1;
        public static final int BASE_1_1 = 2;
        public static final int CUPCAKE = 3;
        public static final int DONUT = 4;
        public static final int ECLAIR = 5;
        public static final int ECLAIR_0_1 = 6;
        public static final int ECLAIR_MR1 = 7;
        public static final int FROYO = 8;
        public static final int GINGERBREAD = 9;
        public static final int GINGERBREAD_MR1 = 10;
        public static final int HONEYCOMB = 11;
        public static final int HONEYCOMB_MR1 = 12;
        public static final int HONEYCOMB_MR2 = 13;
        public static final int ICE_CREAM_SANDWICH = 14;
        public static final int ICE_CREAM_SANDWICH_MR1 = 15;
        public static final int JELLY_BEAN = 16;
        public static final int JELLY_BEAN_MR1 = 17;
        public static final int JELLY_BEAN_MR2 = 18;
        public static final int KITKAT = 19;
        public static final int KITKAT_WATCH = 20;
        public static final int L = 21;
        public static final int LOLLIPOP = 21;
        public static final int LOLLIPOP_MR1 = 22;
        public static final int M = 23;
        public static final int N = 24;
        public static final int N_MR1 = 25;
        public static final int O = 26;
    }
}

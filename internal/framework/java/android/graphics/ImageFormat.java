package android.graphics;

/** The formats of pictures of cameras. */
public class ImageFormat {
    public static final int UNKNOWN = 0;
    public static final int RGB_565 = 4;
    public static final int YV12 = 842094169;
    public static final int Y8 = 538982489;
    public static final int Y16 = 540422489;
    public static final int NV16 = 16;
    public static final int NV21 = 17;
    public static final int YUY2 = 20;
    public static final int JPEG = 256;
    public static final int YUV_420_888 = 35;
    public static final int YUV_422_888 = 39;
    public static final int YUV_444_888 = 40;
    public static final int FLEX_RGB_888 = 41;
    public static final int FLEX_RGBA_8888 = 42;
    public static final int RAW_SENSOR = 32;
    public static final int RAW_PRIVATE = 36;
    public static final int RAW10 = 37;
    public static final int RAW12 = 38;
    public static final int DEPTH16 = 1144402265;
    public static final int DEPTH_POINT_CLOUD = 257;
    public static final int PRIVATE = 34;

    public static int getBitsPerPixel(int format) {
        switch (format) {
            case RGB_565:
            case NV16:
            case YUY2:
            case Y16:
            case DEPTH16:
            case RAW_SENSOR:
            case YUV_422_888:
                return 16;
            case YV12:
            case YUV_420_888:
            case NV21:
            case RAW12:
                return 12;
            case Y8:
                return 8;
            case YUV_444_888:
            case FLEX_RGB_888:
                return 24;
            case FLEX_RGBA_8888:
                return 32;
            case RAW10:
                return 10;
            default:
                return -1;
        }
    }

    public static boolean isPublicFormat(int format) {
        return getBitsPerPixel(format) > 0 || format == JPEG || format == DEPTH_POINT_CLOUD || format == PRIVATE || format == RAW_PRIVATE;
    }
}

package android.media;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a camera writes into a JPEG file beside the picture: directories of tags as in TIFF 6.0,
 * in the file's APP1 segment (Exif 2.3, section 4.5). Other files have nothing.
 */
public class ExifInterface {
    public static final int ORIENTATION_UNDEFINED = 0;
    public static final int ORIENTATION_NORMAL = 1;
    public static final int ORIENTATION_FLIP_HORIZONTAL = 2;
    public static final int ORIENTATION_ROTATE_180 = 3;
    public static final int ORIENTATION_FLIP_VERTICAL = 4;
    public static final int ORIENTATION_TRANSPOSE = 5;
    public static final int ORIENTATION_ROTATE_90 = 6;
    public static final int ORIENTATION_TRANSVERSE = 7;
    public static final int ORIENTATION_ROTATE_270 = 8;
    public static final int WHITEBALANCE_AUTO = 0;
    public static final int WHITEBALANCE_MANUAL = 1;
    public static final String TAG_IMAGE_WIDTH = "ImageWidth";
    public static final String TAG_IMAGE_LENGTH = "ImageLength";
    public static final String TAG_IMAGE_DESCRIPTION = "ImageDescription";
    public static final String TAG_MAKE = "Make";
    public static final String TAG_MODEL = "Model";
    public static final String TAG_ORIENTATION = "Orientation";
    public static final String TAG_X_RESOLUTION = "XResolution";
    public static final String TAG_Y_RESOLUTION = "YResolution";
    public static final String TAG_RESOLUTION_UNIT = "ResolutionUnit";
    public static final String TAG_SOFTWARE = "Software";
    public static final String TAG_DATETIME = "DateTime";
    public static final String TAG_ARTIST = "Artist";
    public static final String TAG_Y_CB_CR_POSITIONING = "YCbCrPositioning";
    public static final String TAG_COPYRIGHT = "Copyright";
    public static final String TAG_EXPOSURE_TIME = "ExposureTime";
    public static final String TAG_F_NUMBER = "FNumber";
    public static final String TAG_EXPOSURE_PROGRAM = "ExposureProgram";
    public static final String TAG_ISO_SPEED_RATINGS = "ISOSpeedRatings";
    public static final String TAG_EXIF_VERSION = "ExifVersion";
    public static final String TAG_DATETIME_ORIGINAL = "DateTimeOriginal";
    public static final String TAG_DATETIME_DIGITIZED = "DateTimeDigitized";
    public static final String TAG_SHUTTER_SPEED_VALUE = "ShutterSpeedValue";
    public static final String TAG_APERTURE_VALUE = "ApertureValue";
    public static final String TAG_BRIGHTNESS_VALUE = "BrightnessValue";
    public static final String TAG_EXPOSURE_BIAS_VALUE = "ExposureBiasValue";
    public static final String TAG_SUBJECT_DISTANCE = "SubjectDistance";
    public static final String TAG_METERING_MODE = "MeteringMode";
    public static final String TAG_LIGHT_SOURCE = "LightSource";
    public static final String TAG_FLASH = "Flash";
    public static final String TAG_FOCAL_LENGTH = "FocalLength";
    public static final String TAG_USER_COMMENT = "UserComment";
    public static final String TAG_COLOR_SPACE = "ColorSpace";
    public static final String TAG_PIXEL_X_DIMENSION = "PixelXDimension";
    public static final String TAG_PIXEL_Y_DIMENSION = "PixelYDimension";
    public static final String TAG_EXPOSURE_MODE = "ExposureMode";
    public static final String TAG_WHITE_BALANCE = "WhiteBalance";
    public static final String TAG_DIGITAL_ZOOM_RATIO = "DigitalZoomRatio";
    public static final String TAG_SCENE_CAPTURE_TYPE = "SceneCaptureType";
    public static final String TAG_GPS_VERSION_ID = "GPSVersionID";
    public static final String TAG_GPS_LATITUDE_REF = "GPSLatitudeRef";
    public static final String TAG_GPS_LATITUDE = "GPSLatitude";
    public static final String TAG_GPS_LONGITUDE_REF = "GPSLongitudeRef";
    public static final String TAG_GPS_LONGITUDE = "GPSLongitude";
    public static final String TAG_GPS_ALTITUDE_REF = "GPSAltitudeRef";
    public static final String TAG_GPS_ALTITUDE = "GPSAltitude";
    public static final String TAG_GPS_TIMESTAMP = "GPSTimeStamp";
    public static final String TAG_GPS_PROCESSING_METHOD = "GPSProcessingMethod";
    public static final String TAG_GPS_DATESTAMP = "GPSDateStamp";
    @Deprecated public static final String TAG_APERTURE = "FNumber";
    @Deprecated public static final String TAG_ISO = "ISOSpeedRatings";

    private static final int BYTE = 1, ASCII = 2, SHORT = 3, LONG = 4, RATIONAL = 5, UNDEFINED = 7, SLONG = 9, SRATIONAL = 10;
    private static final int[] SIZES = {0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8};
    /** What the platform reads to tell the kind of a file; shorter ones have nothing. */
    private static final int SIGNATURE = 5000;
    private static final int EXIF_POINTER = 0x8769, GPS_POINTER = 0x8825;
    /** The tags whose fractions are told as decimal numbers. */
    private static final List<String> DECIMAL = Arrays.asList("FNumber", "ExposureTime", "DigitalZoomRatio", "SubjectDistance");
    private static final Map<Integer, String> NAMES = new HashMap<Integer, String>(), GPS_NAMES = new HashMap<Integer, String>();

    static {
        Object[] tags = {
            0x100, "ImageWidth", 0x101, "ImageLength", 0x10e, "ImageDescription", 0x10f, "Make", 0x110, "Model",
            0x112, "Orientation", 0x11a, "XResolution", 0x11b, "YResolution", 0x128, "ResolutionUnit", 0x131, "Software",
            0x132, "DateTime", 0x13b, "Artist", 0x213, "YCbCrPositioning", 0x8298, "Copyright", 0x829a, "ExposureTime",
            0x829d, "FNumber", 0x8822, "ExposureProgram", 0x8827, "ISOSpeedRatings", 0x9000, "ExifVersion", 0x9003, "DateTimeOriginal",
            0x9004, "DateTimeDigitized", 0x9201, "ShutterSpeedValue", 0x9202, "ApertureValue", 0x9203, "BrightnessValue", 0x9204, "ExposureBiasValue",
            0x9206, "SubjectDistance", 0x9207, "MeteringMode", 0x9208, "LightSource", 0x9209, "Flash", 0x920a, "FocalLength",
            0x9286, "UserComment", 0xa001, "ColorSpace", 0xa002, "PixelXDimension", 0xa003, "PixelYDimension", 0xa402, "ExposureMode",
            0xa403, "WhiteBalance", 0xa404, "DigitalZoomRatio", 0xa406, "SceneCaptureType"
        };
        for (int i = 0; i < tags.length; i += 2) {
            NAMES.put((Integer) tags[i], (String) tags[i + 1]);
        }
        Object[] gps = {
            0, "GPSVersionID", 1, "GPSLatitudeRef", 2, "GPSLatitude", 3, "GPSLongitudeRef", 4, "GPSLongitude",
            5, "GPSAltitudeRef", 6, "GPSAltitude", 7, "GPSTimeStamp", 27, "GPSProcessingMethod", 29, "GPSDateStamp"
        };
        for (int i = 0; i < gps.length; i += 2) {
            GPS_NAMES.put((Integer) gps[i], (String) gps[i + 1]);
        }
    }

    private final HashMap<String, String> mAttributes = new HashMap<String, String>();
    private ByteBuffer mTiff;

    public ExifInterface(String filename) throws IOException {
        if (filename == null) {
            throw new IllegalArgumentException("filename cannot be null");
        }
        try (FileInputStream in = new FileInputStream(filename)) {
            read(in);
        }
    }

    public ExifInterface(FileDescriptor fileDescriptor) throws IOException {
        if (fileDescriptor == null) {
            throw new IllegalArgumentException("fileDescriptor cannot be null");
        }
        read(new FileInputStream(fileDescriptor));
    }

    public ExifInterface(InputStream inputStream) throws IOException {
        if (inputStream == null) {
            throw new IllegalArgumentException("inputStream cannot be null");
        }
        read(inputStream);
    }

    private void read(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n; (n = in.read(part)) > 0; ) {
            all.write(part, 0, n);
        }
        try {
            if (all.size() >= SIGNATURE) {
                jpeg(ByteBuffer.wrap(all.toByteArray()));
            }
        } catch (RuntimeException e) {
            // a damaged file has what was read up to there
        }
        for (String tag : new String[] {TAG_ORIENTATION, TAG_IMAGE_WIDTH, TAG_IMAGE_LENGTH, TAG_LIGHT_SOURCE}) {
            if (!mAttributes.containsKey(tag)) {
                mAttributes.put(tag, "0");
            }
        }
    }

    /** Walks the segments of a file up to the picture itself. */
    private void jpeg(ByteBuffer b) {
        if ((b.getShort() & 0xffff) != 0xffd8) {
            return;
        }
        while (b.remaining() >= 4) {
            int marker = b.getShort() & 0xffff;
            if (marker == 0xffda || marker == 0xffd9 || marker >> 8 != 0xff) {
                return;
            }
            int length = (b.getShort() & 0xffff) - 2, start = b.position();
            if (marker == 0xffe1 && length > 6 && b.getInt(start) == 0x45786966 && b.getShort(start + 4) == 0) {
                b.position(start + 6);
                mTiff = b.slice();
                mTiff.limit(length - 6);
                mTiff.order(mTiff.getShort(0) == 0x4949 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
                directory(mTiff.getInt(4), NAMES, 1);
            } else if (marker >= 0xffc0 && marker <= 0xffcf && marker != 0xffc4 && marker != 0xffc8 && marker != 0xffcc) {
                mAttributes.put(TAG_IMAGE_LENGTH, Integer.toString(b.getShort(start + 1) & 0xffff));
                mAttributes.put(TAG_IMAGE_WIDTH, Integer.toString(b.getShort(start + 3) & 0xffff));
            }
            b.position(start + length);
        }
    }

    /** Reads a directory and, so deep, those in it. */
    private void directory(int at, Map<Integer, String> names, int deep) {
        int count = mTiff.getShort(at) & 0xffff;
        for (int i = 0; i < count; i++) {
            int entry = at + 2 + 12 * i;
            int tag = mTiff.getShort(entry) & 0xffff, type = mTiff.getShort(entry + 2) & 0xffff, n = mTiff.getInt(entry + 4);
            if (type == 0 || type >= SIZES.length || n < 0 || n > mTiff.limit()) {
                continue;
            }
            int value = n * SIZES[type] > 4 ? mTiff.getInt(entry + 8) : entry + 8;
            if (tag == EXIF_POINTER || tag == GPS_POINTER) {
                if (deep > 0) {
                    directory(mTiff.getInt(value), tag == GPS_POINTER ? GPS_NAMES : NAMES, deep - 1);
                }
                continue;
            }
            String name = names.get(tag);
            if (name != null) {
                mAttributes.put(name, text(name, type, n, value));
            }
        }
    }

    private String text(String name, int type, int n, int at) {
        StringBuilder s = new StringBuilder();
        if (type == ASCII || type == UNDEFINED || type == BYTE && n > 1) {
            for (int i = 0; i < n && mTiff.get(at + i) != 0; i++) {
                s.append((char) (mTiff.get(at + i) & 0xff));
            }
            return s.toString();
        }
        if (name.equals(TAG_GPS_TIMESTAMP) && type == RATIONAL && n == 3) {
            return String.format("%02d:%02d:%02d", (int) rational(at), (int) rational(at + 8), (int) rational(at + 16));
        }
        for (int i = 0; i < n; i++) {
            s.append(i > 0 ? "," : "");
            int p = at + i * SIZES[type];
            switch (type) {
                case BYTE:
                    s.append(mTiff.get(p) & 0xff);
                    break;
                case SHORT:
                    s.append(mTiff.getShort(p) & 0xffff);
                    break;
                case LONG:
                    s.append(mTiff.getInt(p) & 0xffffffffL);
                    break;
                case SLONG:
                    s.append(mTiff.getInt(p));
                    break;
                case RATIONAL:
                case SRATIONAL:
                    if (DECIMAL.contains(name)) {
                        s.append(rational(p));
                    } else {
                        s.append(mTiff.getInt(p)).append('/').append(mTiff.getInt(p + 4));
                    }
                    break;
                default:
                    return "";
            }
        }
        return s.toString();
    }

    private double rational(int at) {
        return (double) (mTiff.getInt(at) & 0xffffffffL) / (mTiff.getInt(at + 4) & 0xffffffffL);
    }

    public String getAttribute(String tag) {
        return mAttributes.get(tag);
    }

    public int getAttributeInt(String tag, int defaultValue) {
        try {
            return Integer.parseInt(mAttributes.get(tag));
        } catch (NumberFormatException e) {
            return defaultValue;
        }
    }

    /** A fraction is divided. */
    public double getAttributeDouble(String tag, double defaultValue) {
        String value = mAttributes.get(tag);
        if (value == null) {
            return defaultValue;
        }
        try {
            int slash = value.indexOf('/');
            return slash < 0 ? Double.parseDouble(value) : Double.parseDouble(value.substring(0, slash)) / Double.parseDouble(value.substring(slash + 1));
        } catch (NumberFormatException e) {
            return defaultValue;
        }
    }

    public boolean getLatLong(float[] output) {
        String latitude = mAttributes.get(TAG_GPS_LATITUDE), north = mAttributes.get(TAG_GPS_LATITUDE_REF);
        String longitude = mAttributes.get(TAG_GPS_LONGITUDE), east = mAttributes.get(TAG_GPS_LONGITUDE_REF);
        if (latitude == null || north == null || longitude == null || east == null) {
            return false;
        }
        try {
            output[0] = degrees(latitude, north.equals("S"));
            output[1] = degrees(longitude, east.equals("W"));
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static float degrees(String parts, boolean negative) {
        double sum = 0, unit = 1;
        for (String part : parts.split(",", -1)) {
            String[] fraction = part.split("/", -1);
            sum += Double.parseDouble(fraction[0].trim()) / Double.parseDouble(fraction[1].trim()) / unit;
            unit *= 60;
        }
        return (float) (negative ? -sum : sum);
    }

    public double getAltitude(double defaultValue) {
        double altitude = getAttributeDouble(TAG_GPS_ALTITUDE, -1);
        int below = getAttributeInt(TAG_GPS_ALTITUDE_REF, -1);
        return altitude >= 0 && below >= 0 ? altitude * (below == 1 ? -1 : 1) : defaultValue;
    }
}

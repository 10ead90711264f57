import android.media.ExifInterface;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** What cameras write beside a picture. */
public class Exifs {
    /** A file with the three directories, in the order of bytes of Motorola. */
    static byte[] jpeg() throws Exception {
        ByteArrayOutputStream tiff = new ByteArrayOutputStream();
        DataOutputStream t = new DataOutputStream(tiff);
        t.writeShort(0x4d4d);
        t.writeShort(42);
        t.writeInt(8);
        t.writeShort(5); // at 8, ends at 74
        entry(t, 0x10f, 2, 6, 200);
        entry(t, 0x112, 3, 1, 6 << 16);
        entry(t, 0x132, 2, 20, 206);
        entry(t, 0x8769, 4, 1, 74);
        entry(t, 0x8825, 4, 1, 116);
        t.writeInt(0);
        t.writeShort(3); // at 74, ends at 116
        entry(t, 0x829a, 5, 1, 226);
        entry(t, 0x920a, 5, 1, 234);
        entry(t, 0x9209, 3, 1, 1 << 16);
        t.writeInt(0);
        t.writeShort(5); // at 116, ends at 182
        entry(t, 1, 2, 2, 'S' << 24);
        entry(t, 2, 5, 3, 242);
        entry(t, 3, 2, 2, 'E' << 24);
        entry(t, 4, 5, 3, 266);
        entry(t, 7, 5, 3, 290);
        t.writeInt(0);
        while (tiff.size() < 200) {
            t.write(0);
        }
        t.write("Maker\0".getBytes());
        t.write("2016:02:29 10:20:30\0".getBytes());
        int[] rationals = {1, 60, 47, 10, 33, 1, 51, 1, 3543, 100, 151, 1, 12, 1, 30, 1, 10, 1, 20, 1, 30, 1};
        for (int n : rationals) {
            t.writeInt(n);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(all);
        o.writeShort(0xffd8);
        o.writeShort(0xffe1);
        o.writeShort(2 + 6 + tiff.size());
        o.write("Exif\0\0".getBytes());
        o.write(tiff.toByteArray());
        o.writeShort(0xffc0);
        o.writeShort(11);
        o.write(8);
        o.writeShort(30);
        o.writeShort(40);
        o.write(new byte[] {1, 1, 17, 0});
        o.writeShort(0xffda);
        o.writeShort(2);
        o.writeShort(0xffd9);
        return all.toByteArray();
    }

    static void entry(DataOutputStream t, int tag, int type, int count, int value) throws Exception {
        t.writeShort(tag);
        t.writeShort(type);
        t.writeInt(count);
        t.writeInt(value);
    }

    static void show(ExifInterface e) {
        say(e.getAttribute(ExifInterface.TAG_MAKE), e.getAttribute(ExifInterface.TAG_DATETIME), e.getAttribute(ExifInterface.TAG_MODEL));
        say(e.getAttributeInt(ExifInterface.TAG_ORIENTATION, -1), e.getAttributeInt(ExifInterface.TAG_FLASH, -1), e.getAttributeInt("None", 9), e.getAttributeInt(ExifInterface.TAG_MAKE, 8));
        say(e.getAttributeDouble(ExifInterface.TAG_FOCAL_LENGTH, -1), e.getAttributeDouble("None", 7), e.getAttribute(ExifInterface.TAG_FOCAL_LENGTH));
        float[] at = new float[2];
        say(e.getLatLong(at), at[0], at[1], e.getAttribute(ExifInterface.TAG_GPS_TIMESTAMP), e.getAttribute(ExifInterface.TAG_GPS_LATITUDE), e.getAltitude(-7));
    }

    public static void main(String[] args) throws Exception {
        File f = File.createTempFile("picture", ".jpg");
        for (int length : new int[] {6000, 10}) {
            FileOutputStream out = new FileOutputStream(f);
            out.write(length > 10 ? Arrays.copyOf(jpeg(), length) : "no picture".getBytes());
            out.close();
            show(new ExifInterface(f.getPath()));
        }
        f.delete();
        show(new ExifInterface(new ByteArrayInputStream(Arrays.copyOf(jpeg(), 6000))));
        show(new ExifInterface(new ByteArrayInputStream(jpeg())));
        fails("a file that is not there", new Code() {
            public void run() throws Exception {
                new ExifInterface("/nowhere/at/all.jpg");
            }
        });
        fails("no name", new Code() {
            public void run() throws Exception {
                new ExifInterface((String) null);
            }
        });
    }
}

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Checksum;

/** Checksums of known data, in pieces, through streams. */
public class Checksums {
    static void show(Checksum c) {
        System.out.print(Long.toHexString(c.getValue()) + " ");
        c.update('a');
        System.out.print(Long.toHexString(c.getValue()) + " ");
        c.update(new byte[] {0, -1, 127, -128}, 1, 2);
        System.out.print(Long.toHexString(c.getValue()) + " ");
        c.update(-1);
        System.out.print(Long.toHexString(c.getValue()) + " ");
        c.update(new byte[0], 0, 0);
        System.out.print(Long.toHexString(c.getValue()) + " ");
        c.reset();
        byte[] digits = "123456789".getBytes();
        c.update(digits, 0, digits.length);
        System.out.print(Long.toHexString(c.getValue()) + " ");
        c.reset();
        byte[] large = new byte[100000];
        for (int i = 0; i < large.length; i += 7) {
            large[i] = (byte) (i * 31);
        }
        c.update(large, 0, 60000);
        c.update(large, 60000, 40000);
        System.out.println(Long.toHexString(c.getValue()));
        for (int[] range : new int[][] {{-1, 2}, {1, -1}, {8, 2}, {10, 0}}) {
            try {
                c.update(digits, range[0], range[1]);
                System.out.print("fine ");
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.print("refused ");
            }
        }
        try {
            c.update(null, 0, 0);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    public static void main(String[] args) throws IOException {
        show(new CRC32());
        show(new Adler32());
        CRC32 whole = new CRC32();
        whole.update("hello".getBytes());
        System.out.println(whole.getValue());
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream("hello world".getBytes()), new CRC32());
        in.read();
        System.out.println(in.skip(2) + " " + in.read(new byte[2]) + " " + (in.getChecksum().getValue() == whole.getValue()));
        System.out.println(in.read(new byte[100]) + " " + in.read() + " " + in.read(new byte[1]) + " " + in.getChecksum().getValue());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CheckedOutputStream out = new CheckedOutputStream(bytes, new Adler32());
        out.write("hello".getBytes());
        out.write(33);
        System.out.println(out.getChecksum().getValue() + " " + bytes);
    }
}

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;

/** readUTF and writeUTF: limits and malformed input. */
public class ModifiedUtf8 {
    static String read(int... bytes) {
        byte[] b = new byte[bytes.length + 2];
        b[1] = (byte) bytes.length;
        for (int i = 0; i < bytes.length; i++) {
            b[i + 2] = (byte) bytes[i];
        }
        try {
            String s = new DataInputStream(new ByteArrayInputStream(b)).readUTF();
            StringBuilder r = new StringBuilder();
            for (char c : s.toCharArray()) {
                r.append(Integer.toHexString(c)).append(' ');
            }
            return r.toString();
        } catch (UTFDataFormatException e) {
            return "malformed";
        } catch (IOException e) {
            return e.toString();
        }
    }

    public static void main(String[] args) throws IOException {
        System.out.println(read());
        System.out.println(read(0x41, 0x00, 0x7f));
        System.out.println(read(0xc0, 0x80));
        System.out.println(read(0xc1, 0x81));
        System.out.println(read(0xe2, 0x82, 0xac));
        System.out.println(read(0xe0, 0x80, 0x81));
        System.out.println(read(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80));
        System.out.println(read(0x80));
        System.out.println(read(0xc3));
        System.out.println(read(0xc3, 0x41));
        System.out.println(read(0xe2, 0x82));
        System.out.println(read(0xe2, 0x41, 0x80));
        System.out.println(read(0xe2, 0x82, 0x41));
        System.out.println(read(0xf0, 0x9f, 0x98, 0x80));
        System.out.println(read(0xff));
        for (int n : new int[] {9000, 65535, 65536}) {
            char[] c = new char[n];
            java.util.Arrays.fill(c, 'x');
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try {
                new DataOutputStream(out).writeUTF(new String(c));
                String back = DataInputStream.readUTF(new DataInputStream(new ByteArrayInputStream(out.toByteArray())));
                System.out.println(n + " " + back.length() + " " + back.equals(new String(c)));
            } catch (UTFDataFormatException e) {
                System.out.println(n + " too long " + out.size());
            }
        }
        char[] wide = new char[21846];
        java.util.Arrays.fill(wide, '\u4e00');
        try {
            new DataOutputStream(new ByteArrayOutputStream()).writeUTF(new String(wide));
        } catch (UTFDataFormatException e) {
            System.out.println("wide too long");
        }
        try {
            new DataOutputStream(new ByteArrayOutputStream()).writeUTF(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 5, 65})).readUTF();
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}

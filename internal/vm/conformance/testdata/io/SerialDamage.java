import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;

/** Streams that are damaged, of other versions, or of classes that are not there. */
public class SerialDamage {
    static class Version implements Serializable {
        private static final long serialVersionUID = 0x1122334455667788L;
        int number = 7;
        String string = "s";
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return bytes.toByteArray();
    }

    static void read(String name, byte[] b) {
        try {
            Object o = new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
            System.out.println(name + " " + (o instanceof Version ? ((Version) o).number + ((Version) o).string : o));
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static byte[] replace(byte[] in, String from, String to) throws IOException {
        return new String(in, "ISO-8859-1").replace(from, to).getBytes("ISO-8859-1");
    }

    public static void main(String[] args) throws Exception {
        byte[] good = write(new Version());
        read("good", good);
        read("uid", replace(good, "\21\"3D", "\21\"3E"));
        read("class", replace(good, "SerialDamage$Version", "SerialDamage$Unknown"));
        read("not serializable", replace(good, "SerialDamage$Version", "java.lang.Object$$$$"));
        read("field name", replace(good, "number", "nomber"));
        read("field type", replace(good, "Ljava/lang/String;", "Ljava/lang/Object;"));
        read("primitive type", replace(good, "I\0\u0006number", "J\0\u0006number"));
        read("magic", replace(good, "\u00ac\u00ed", "\u00ac\u00ee"));
        read("version", replace(good, "\0\u0005sr", "\0\u0006sr"));
        read("empty", new byte[0]);
        read("header", Arrays.copyOf(good, 4));
        for (int n : new int[] {5, 10, 40, good.length - 1}) {
            read("cut " + n, Arrays.copyOf(good, n));
        }
        read("tag", new byte[] {(byte) 0xac, (byte) 0xed, 0, 5, 0x20});
        read("handle", new byte[] {(byte) 0xac, (byte) 0xed, 0, 5, 0x71, 0, 0x7e, 0, 9});
        read("null", new byte[] {(byte) 0xac, (byte) 0xed, 0, 5, 0x70});
        read("data", new byte[] {(byte) 0xac, (byte) 0xed, 0, 5, 0x77, 1, 1});
        read("reset", new byte[] {(byte) 0xac, (byte) 0xed, 0, 5, 0x79, 0x70});
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        try {
            out.writeObject(new Object[] {"first", new Object()});
        } catch (IOException e) {
            System.out.println(e);
        }
        out.writeObject("next");
        out.close();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        try {
            in.readObject();
        } catch (IOException e) {
            System.out.println(e.getClass().getName() + " " + e.getCause().getClass().getName());
        }
        System.out.println(in.readObject());
        in.close();
        try {
            System.out.println(in.readObject());
        } catch (IOException e) {
            System.out.println("closed");
        }
    }
}

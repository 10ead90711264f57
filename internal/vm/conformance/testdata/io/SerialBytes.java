import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;

/** The bytes of object streams, field by field. */
public class SerialBytes {
    enum Color {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "verdant";
            }
        }
    }

    static class Point implements Serializable {
        private static final long serialVersionUID = 42;
        int x = 1;
        long l = -2;
        boolean b = true;
        char c = 'é';
        byte y = 5;
        short s = -1;
        float f = 1.5f;
        double d = -0.0;
        String text = "text";
        Object self = this;
        int[] ints = {1, -1};
        Color color = Color.GREEN;
        transient int lost = 9;
    }

    static class Sub extends Point {
        private static final long serialVersionUID = 43;
        String more = "text";
        Object[] all = {null, "text", Color.GREEN, Color.RED};
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return bytes.toByteArray();
    }

    static void show(Object o) throws Exception {
        byte[] b = write(o);
        StringBuilder s = new StringBuilder();
        for (byte x : b) {
            s.append(x > 32 && x < 127 ? "" + (char) x : String.format("\\%02x", x));
        }
        System.out.println(s);
        Object back = new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
        System.out.println((back == null ? null : back.getClass().getName()) + " " + Arrays.equals(b, write(back)));
    }

    public static void main(String[] args) throws Exception {
        show(null);
        show("häß\0\uD83D\uDE00");
        show(new String(new char[70000]).substring(0, 3));
        show(new byte[] {1, 2});
        show(new long[][] {{1}, null});
        show(new String[] {"a", "a", null});
        show(5);
        show(-1L);
        show('x');
        show(Boolean.TRUE);
        show(2.5);
        show(Color.RED);
        show(Color.GREEN);
        show(new Point());
        show(new Sub());
        show(String.class);
        show(int.class);
        show(Point[].class);
        byte[] big = write(new String(new char[66000]).replace('\0', 'q'));
        System.out.println(big.length + " " + big[4] + " " + big[10] + " " + ((String) new ObjectInputStream(new ByteArrayInputStream(big)).readObject()).length());
    }
}

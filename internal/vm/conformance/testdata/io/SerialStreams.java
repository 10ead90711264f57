import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;

/** Primitive data between objects, reset, unshared objects, validation. */
public class SerialStreams {
    static class Checked implements Serializable, ObjectInputValidation {
        private static final long serialVersionUID = 1;
        int value;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, 1);
            in.registerValidation(() -> System.out.println("first"), 10);
            in.defaultReadObject();
            System.out.println("read " + value);
        }

        @Override
        public void validateObject() throws InvalidObjectException {
            System.out.println("validate " + value);
            if (value < 0) {
                throw new InvalidObjectException("negative");
            }
        }
    }

    static ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    static ObjectInputStream back(ObjectOutputStream out) throws IOException {
        out.close();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        bytes.reset();
        return in;
    }

    public static void main(String[] args) throws Exception {
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeInt(1);
        out.writeUTF("utf");
        out.write(new byte[] {1, 2, 3});
        out.writeObject("object");
        out.writeLong(-9);
        byte[] large = new byte[3000];
        Arrays.fill(large, (byte) 6);
        out.write(large);
        out.writeDouble(0.1);
        out.writeChars("ab");
        out.writeBytes("cd");
        ObjectInputStream in = back(out);
        System.out.println(in.available() + " " + in.readInt() + in.readUTF() + in.read() + " " + in.available() + in.read(new byte[10]));
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("eof before object");
        }
        System.out.println(in.read() + " " + in.readObject() + in.readLong());
        try {
            in.readObject();
        } catch (java.io.OptionalDataException e) {
            System.out.println("optional " + (e.length > 0) + e.eof);
        }
        byte[] got = new byte[3000];
        in.readFully(got);
        System.out.println(Arrays.equals(got, large) + " " + in.readDouble() + in.readChar() + in.readChar() + in.skipBytes(1) + (char) in.readByte() + in.read());

        ArrayList<Object> list = new ArrayList<>(Arrays.asList("v", 1));
        out = new ObjectOutputStream(bytes);
        out.writeObject(list);
        list.add("added");
        out.writeObject(list);
        out.reset();
        out.writeObject(list);
        out.writeUnshared(list);
        out.writeObject(list);
        in = back(out);
        Object a = in.readObject();
        Object b = in.readObject();
        Object c = in.readObject();
        Object d = in.readUnshared();
        Object e = in.readObject();
        System.out.println(a + " " + (a == b) + " " + c + (c == d) + d + (e == c));
        try {
            in.readObject();
        } catch (EOFException x) {
            System.out.println("end");
        }
        for (int v : new int[] {3, -3}) {
            Checked k = new Checked();
            k.value = v;
            out = new ObjectOutputStream(bytes);
            out.writeObject(k);
            try {
                System.out.println(((Checked) back(out).readObject()).value);
            } catch (InvalidObjectException x) {
                System.out.println(x.getMessage());
            }
        }
        out = new ObjectOutputStream(bytes);
        out.useProtocolVersion(2);
        out.writeObject("x");
        out.flush();
        try {
            out.useProtocolVersion(1);
        } catch (IllegalStateException x) {
            System.out.println("too late");
        }
    }
}

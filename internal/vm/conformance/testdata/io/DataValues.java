import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;

/** Data streams: the bytes of every kind of value, and values cut short. */
public class DataValues {
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) {
            s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        }
        return s.toString();
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeByte(0x1ff);
        out.writeShort(-30000);
        out.writeShort(70000);
        out.writeChar('€');
        out.writeInt(Integer.MIN_VALUE + 5);
        out.writeLong(-81985529216486896L);
        out.writeFloat(-0.0f);
        out.writeFloat(Float.intBitsToFloat(0x7fc12345));
        out.writeDouble(Double.MIN_VALUE);
        out.writeDouble(Double.NEGATIVE_INFINITY);
        out.writeBytes("aé€");
        out.writeChars("a€");
        out.writeUTF("a\0é€\uD83D\uDE00");
        System.out.println(out.size() + " " + hex(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readUnsignedByte() + " " + in.readShort()
            + " " + in.readUnsignedShort() + " " + in.readChar() + " " + in.readInt() + " " + in.readLong());
        System.out.println(in.readFloat() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readDouble());
        byte[] three = new byte[3];
        in.readFully(three);
        System.out.println(hex(three) + " " + in.readChar() + in.readChar() + " " + in.readUTF().length());
        byte[] all = bytes.toByteArray();
        for (int kind = 0; kind < 9; kind++) {
            DataInputStream cut = new DataInputStream(new ByteArrayInputStream(all, 0, kind % 2));
            try {
                switch (kind) {
                    case 0: cut.readBoolean(); break;
                    case 1: cut.readShort(); break;
                    case 2: cut.readByte(); break;
                    case 3: cut.readInt(); break;
                    case 4: cut.readUTF(); break;
                    case 5: cut.readLong(); break;
                    case 6: cut.readFully(new byte[1]); break;
                    case 7: cut.readDouble(); break;
                    default: cut.readFully(new byte[0]);
                }
                System.out.println(kind + " read");
            } catch (EOFException e) {
                System.out.println(kind + " " + e);
            }
        }
        in = new DataInputStream(new ByteArrayInputStream("one\rtwo\r\nthree\n\nend".getBytes()));
        for (String line; (line = in.readLine()) != null;) {
            System.out.print("[" + line + "]");
        }
        System.out.println();
        in = new DataInputStream(new ByteArrayInputStream(all));
        System.out.println(in.skipBytes(5) + " " + in.skipBytes(-1) + " " + in.skipBytes(1000) + " " + in.skipBytes(1) + " " + in.read());
        try {
            in.readFully(three, 2, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("range");
        }
        try {
            in.readFully(three, 0, -1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("negative");
        }
    }
}

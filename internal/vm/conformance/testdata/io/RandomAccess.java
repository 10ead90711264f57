import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;

/** RandomAccessFile: seeking, holes, lengths, values, lines. */
public class RandomAccess {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("random", ".bin");
        try (RandomAccessFile f = new RandomAccessFile(file, "rw")) {
            System.out.println(f.length() + " " + f.getFilePointer() + " " + f.read());
            f.writeInt(0xcafebabe);
            f.writeUTF("häh");
            f.writeDouble(1.25);
            f.writeLong(-7);
            f.writeBoolean(true);
            f.writeChar('x');
            f.writeShort(-1);
            f.writeFloat(0.5f);
            f.writeBytes("bytes");
            f.writeChars("ch");
            System.out.println(f.length() + " " + f.getFilePointer());
            f.seek(0);
            System.out.println(Integer.toHexString(f.readInt()) + f.readUTF() + f.readDouble() + f.readLong() + f.readBoolean() + f.readChar() + f.readUnsignedShort() + f.readFloat());
            byte[] b = new byte[5];
            f.readFully(b);
            System.out.println(new String(b) + f.readChar() + f.readChar() + f.read() + f.read(b) + f.getFilePointer());
            attempt("eof", () -> f.readByte());
            attempt("eof int", () -> f.readInt());
            f.seek(60);
            System.out.println(f.length() + " " + f.read());
            f.write(9);
            System.out.println(f.length());
            f.seek(55);
            System.out.println(f.read() + " " + f.skipBytes(100) + " " + f.skipBytes(-3) + " " + f.getFilePointer());
            f.setLength(10);
            System.out.println(f.length() + " " + f.getFilePointer());
            f.setLength(12);
            f.seek(10);
            System.out.println(f.read() + " " + f.read() + " " + f.read());
            f.seek(3);
            f.write(b, 1, 3);
            f.seek(0);
            byte[] all = new byte[12];
            f.readFully(all);
            System.out.println(Arrays.toString(all));
            f.setLength(0);
            f.writeBytes("one\ntwo\r\nthree\rfour");
            f.seek(0);
            for (String line; (line = f.readLine()) != null;) {
                System.out.print("[" + line + "@" + f.getFilePointer() + "]");
            }
            System.out.println();
            attempt("negative length", () -> {
                f.setLength(-1);
                return "";
            });
            attempt("negative seek", () -> {
                f.seek(-1);
                return "";
            });
            attempt("range", () -> f.read(b, 3, 3));
            f.getFD().sync();
        }
        try (RandomAccessFile r = new RandomAccessFile(file, "r")) {
            System.out.println(r.readLine() + " " + r.length());
            attempt("write", () -> {
                r.writeInt(1);
                return "";
            });
            attempt("truncate", () -> {
                r.setLength(1);
                return "";
            });
            try (RandomAccessFile second = new RandomAccessFile(file, "rws")) {
                second.seek(4);
                second.write('T');
            }
            System.out.println(r.readLine() + r.read(new byte[0]));
        }
        file.delete();
        attempt("gone", () -> new RandomAccessFile(file, "r"));
    }
}

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;

/** Mapped files: what one sees of the other, growth, modes. */
public class MappedFiles {
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
        File file = File.createTempFile("mapped", ".bin");
        RandomAccessFile f = new RandomAccessFile(file, "rw");
        f.setLength(16);
        FileChannel c = f.getChannel();
        MappedByteBuffer m = c.map(MapMode.READ_WRITE, 0, 64);
        System.out.println(c.size() + " " + m.capacity() + " " + m.position() + " " + m.isDirect() + " " + m.isReadOnly() + " " + m.order() + " " + m.hasArray());
        m.putInt(0x01020304).order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).putLong(8, -2).put(63, (byte) 7);
        f.seek(0);
        System.out.println(f.readInt() + " " + f.readInt() + " " + f.readLong());
        f.seek(63);
        System.out.println(f.read());
        f.seek(20);
        f.writeInt(99);
        System.out.println(m.order(ByteOrder.BIG_ENDIAN).getInt(20));
        MappedByteBuffer part = c.map(MapMode.READ_ONLY, 20, 4);
        System.out.println(part.getInt() + " " + part.isReadOnly() + " " + part.hasRemaining());
        m.putInt(20, 100);
        System.out.println(part.getInt(0));
        attempt("read only", () -> part.putInt(0, 1));
        MappedByteBuffer own = c.map(MapMode.PRIVATE, 0, 8);
        own.putInt(0, 77);
        System.out.println(own.getInt(0) + " " + m.getInt(0));
        IntBuffer ints = m.asIntBuffer();
        System.out.println(ints.position() + " " + ints.get(0) + " " + ints.capacity());
        System.out.println(m.force() == m);
        System.out.println(m.load() == m);
        attempt("negative", () -> c.map(MapMode.READ_ONLY, -1, 2));
        attempt("negative size", () -> c.map(MapMode.READ_ONLY, 0, -2));
        attempt("too big", () -> c.map(MapMode.READ_ONLY, 0, 1L << 32));
        System.out.println(c.map(MapMode.READ_ONLY, 0, 0).capacity());
        f.close();
        m.putInt(0, 55);
        System.out.println(m.getInt(0));
        attempt("closed", () -> c.map(MapMode.READ_ONLY, 0, 1));
        RandomAccessFile r = new RandomAccessFile(file, "r");
        System.out.println(r.readInt() + " " + r.length());
        attempt("read-only channel", () -> r.getChannel().map(MapMode.READ_WRITE, 0, 4));
        MappedByteBuffer d = (MappedByteBuffer) r.getChannel().map(MapMode.READ_ONLY, 0, 16);
        d.position(8);
        System.out.println(d.slice().getLong() + " " + d.duplicate().position() + " " + d.compareTo(m));
        r.close();
        System.out.println(MapMode.READ_WRITE + " " + MapMode.PRIVATE);
        System.out.println(file.delete() + " " + m.getInt(0));
    }
}

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** FileChannel: positions, scattering, transfer, truncation. */
public class FileChannels {
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
        File file = File.createTempFile("channel", ".bin");
        File other = File.createTempFile("channel", ".bin");
        try (FileChannel c = new RandomAccessFile(file, "rw").getChannel()) {
            System.out.println(c.size() + " " + c.position() + " " + c.isOpen());
            System.out.println(c.write(ByteBuffer.wrap("0123456789".getBytes())) + " " + c.position());
            ByteBuffer b = ByteBuffer.allocate(4);
            System.out.println(c.read(b) + " " + c.read(b, 2) + " " + b.position() + " " + c.position() + " " + b.get(0));
            System.out.println(c.read(b) + " " + c.read(b, 8));
            c.position(3);
            b.clear();
            System.out.println(c.read(b) + " " + new String(b.array()) + " " + c.position());
            System.out.println(c.write(ByteBuffer.wrap(new byte[] {65, 66}), 12) + " " + c.size() + " " + c.position());
            ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocateDirect(3), ByteBuffer.allocate(1)};
            c.position(0);
            System.out.println(c.read(parts) + " " + parts[1].get(2) + " " + c.read(parts, 0, 2));
            for (ByteBuffer p : parts) {
                p.flip();
            }
            System.out.println(c.write(parts, 1, 2) + " " + c.position() + " " + c.size());
            c.truncate(11);
            System.out.println(c.size() + " " + c.position());
            c.truncate(5);
            System.out.println(c.size() + " " + c.position());
            c.truncate(50);
            c.position(100);
            System.out.println(c.size() + " " + c.read(ByteBuffer.allocate(3)));
            try (FileChannel to = new FileOutputStream(other).getChannel()) {
                System.out.println(c.transferTo(1, 100, to) + " " + to.size() + " " + to.position() + " " + to.transferFrom(c, 2, 2));
                attempt("read write-only", () -> to.read(ByteBuffer.allocate(1)));
                c.position(1);
                System.out.println(to.transferFrom(c, 0, 2) + " " + to.size() + " " + c.position() + " " + to.transferFrom(c, 99, 2));
            }
            attempt("negative position", () -> c.position(-1));
            attempt("negative truncate", () -> c.truncate(-1));
            attempt("negative read", () -> c.read(ByteBuffer.allocate(1), -1));
            attempt("into read-only", () -> c.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
            c.close();
            attempt("closed", () -> c.size());
            attempt("closed read", () -> c.read(b));
            System.out.println(c.isOpen());
        }
        try (FileInputStream in = new FileInputStream(other)) {
            FileChannel c = in.getChannel();
            System.out.println(in.read() + " " + c.position() + " " + (c == in.getChannel()));
            c.position(0);
            System.out.println(in.read());
            attempt("write read-only", () -> c.write(ByteBuffer.allocate(1)));
            attempt("truncate read-only", () -> c.truncate(0));
        }
        try (FileOutputStream out = new FileOutputStream(other, true)) {
            System.out.println(out.getChannel().position() + " " + other.length());
            out.write(1);
            System.out.println(out.getChannel().position());
        }
        try (FileChannel c = FileChannel.open(file.toPath(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            System.out.println(c.size() + " " + c.lock().isValid() + " " + (c.tryLock(0, 1, false) == null));
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
        attempt("create new", () -> FileChannel.open(file.toPath(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        try (FileChannel c = FileChannel.open(file.toPath(), StandardOpenOption.APPEND)) {
            c.write(ByteBuffer.wrap(new byte[] {1}));
            System.out.println(c.size() + " " + c.position());
        }
        file.delete();
        other.delete();
    }
}

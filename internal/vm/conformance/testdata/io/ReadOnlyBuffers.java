import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;

/** What read-only buffers refuse, of every byte buffer. */
public class ReadOnlyBuffers {
    interface Action {
        Object run();
    }

    static void attempt(String name, Action a) {
        try {
            Object r = a.run();
            System.out.println(name + " " + (r instanceof Object[] ? "array" : r));
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        byte[] array = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        ByteBuffer heap = ByteBuffer.wrap(array);
        ByteBuffer direct = ByteBuffer.allocateDirect(10);
        direct.put(array).flip();
        for (ByteBuffer of : new ByteBuffer[] {heap, direct}) {
            ByteBuffer b = of.asReadOnlyBuffer();
            System.out.println(b.isReadOnly() + " " + b.isDirect() + " " + b.hasArray() + " " + b.order());
            attempt("put", () -> b.put((byte) 1));
            attempt("put at", () -> b.put(0, (byte) 1));
            attempt("put array", () -> b.put(new byte[2]));
            attempt("put nothing", () -> b.put(new byte[0]));
            attempt("put buffer", () -> b.put(ByteBuffer.allocate(1)));
            attempt("char", () -> b.putChar('x'));
            attempt("short", () -> b.putShort((short) 1));
            attempt("int", () -> b.putInt(1));
            attempt("int at", () -> b.putInt(1, 1));
            attempt("long", () -> b.putLong(1));
            attempt("float", () -> b.putFloat(1));
            attempt("double", () -> b.putDouble(1));
            attempt("compact", () -> b.compact());
            attempt("array", () -> b.array().length);
            attempt("offset", () -> b.arrayOffset());
            attempt("duplicate", () -> b.duplicate().isReadOnly());
            attempt("slice", () -> b.slice().isReadOnly());
            attempt("again", () -> b.asReadOnlyBuffer().isReadOnly());
            attempt("view", () -> b.asLongBuffer().isReadOnly());
            attempt("view put", () -> b.asCharBuffer().put(0, 'x'));
            attempt("view array", () -> b.asFloatBuffer().hasArray());
            System.out.println(b.getInt() + " " + b.position() + " " + b.equals(of) + " " + of.position());
            of.put(4, (byte) 99);
            System.out.println(b.get());
            b.rewind();
            ByteBuffer copy = ByteBuffer.allocate(20);
            copy.put(b);
            System.out.println(copy + " " + b.remaining());
            b.order(ByteOrder.LITTLE_ENDIAN);
            System.out.println(b.getShort(0) + " " + b.duplicate().order());
        }
        System.out.println(ByteBuffer.allocate(2).asReadOnlyBuffer());
    }
}

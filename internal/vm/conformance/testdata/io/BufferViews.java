import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;

/** Views of byte buffers as other kinds of numbers. */
public class BufferViews {
    interface Action {
        Object run();
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static void views(ByteBuffer b) {
        b.clear();
        for (int i = 0; i < b.capacity(); i++) {
            b.put((byte) (i * 37));
        }
        b.position(1);
        ShortBuffer s = b.asShortBuffer();
        CharBuffer c = b.asCharBuffer();
        IntBuffer n = b.asIntBuffer();
        LongBuffer l = b.asLongBuffer();
        FloatBuffer f = b.asFloatBuffer();
        DoubleBuffer d = b.asDoubleBuffer();
        System.out.println(s.capacity() + " " + c.capacity() + " " + n.capacity() + " " + l.capacity() + " " + f.capacity() + " " + d.capacity());
        System.out.println(s.get() + " " + (int) c.get() + " " + n.get() + " " + l.get() + " " + f.get() + " " + d.get());
        System.out.println(s.order() + " " + n.order() + " " + d.order() + " " + n.isDirect() + n.hasArray() + n.isReadOnly());
        n.put(-2).put(1, 5);
        System.out.println(b.getInt(5) + " " + b.position() + " " + n.position() + " " + n.get(1));
        l.put(0, Long.MIN_VALUE);
        d.put(1, Math.PI);
        f.put(0, Float.MIN_VALUE);
        c.put(0, '\uFFFE');
        s.put(3, (short) -5);
        b.clear();
        byte[] all = new byte[b.remaining()];
        b.get(all);
        System.out.println(Arrays.toString(all));
        int[] ints = new int[2];
        n.rewind();
        n.get(ints);
        System.out.println(Arrays.toString(ints) + n);
        n.rewind();
        n.put(new int[] {9, 8, 7}, 1, 2);
        n.put(IntBuffer.wrap(new int[] {6}));
        n.flip();
        System.out.println(n.get(0) + " " + n.get(1) + " " + n.get(2) + " " + n.slice().capacity());
        n.position(1);
        System.out.println(n.compact() + " " + n.get(0));
        attempt("array", () -> n.array());
        attempt("beyond", () -> n.get(n.limit()));
        IntBuffer r = b.asReadOnlyBuffer().asIntBuffer();
        System.out.println(r.isReadOnly() + " " + n.asReadOnlyBuffer().isReadOnly() + " " + r.order());
        attempt("read only", () -> r.put(1));
        attempt("compact read only", () -> r.compact());
        ByteBuffer slice = ((ByteBuffer) b.position(3)).slice().order(b.order());
        attempt("slice", () -> slice.asShortBuffer().get(2));
    }

    public static void main(String[] args) {
        views(ByteBuffer.allocate(21));
        views(ByteBuffer.allocate(21).order(ByteOrder.LITTLE_ENDIAN));
        views(ByteBuffer.allocateDirect(21));
        views(ByteBuffer.allocateDirect(21).order(ByteOrder.LITTLE_ENDIAN));
        System.out.println(IntBuffer.allocate(1).order() == ByteOrder.nativeOrder());
        System.out.println(ByteBuffer.allocate(3).asIntBuffer().capacity() + " " + ByteBuffer.allocate(0).asLongBuffer());
    }
}

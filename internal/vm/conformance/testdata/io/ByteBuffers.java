import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Byte buffers: positions, limits, slices, every kind of value in both orders. */
public class ByteBuffers {
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

    static void state(ByteBuffer b) {
        System.out.println(b.position() + ".." + b.limit() + "/" + b.capacity() + " " + b.remaining() + b.hasRemaining()
            + b.isReadOnly() + " " + b.order());
    }

    static void values(ByteBuffer b) {
        b.clear();
        b.put((byte) -1).putShort((short) 0x1234).putChar('€').putInt(0x89abcdef).putLong(0x0123456789abcdefL)
            .putFloat(1.5f).putDouble(-2.25);
        state(b);
        b.flip();
        byte[] all = new byte[b.remaining()];
        b.duplicate().get(all);
        System.out.println(Arrays.toString(all));
        b.order(b.order());
        System.out.println(b.get() + " " + Integer.toHexString(b.getShort()) + " " + b.getChar() + " " + Integer.toHexString(b.getInt())
            + " " + Long.toHexString(b.getLong()) + " " + b.getFloat() + " " + b.getDouble() + " " + b.hasRemaining());
        System.out.println(b.getShort(1) + " " + (int) b.getChar(3) + " " + b.getInt(5) + " " + b.getLong(9) + " " + b.getFloat(17) + " " + b.getDouble(21));
        b.putInt(5, 7).putShort(1, (short) -2).putChar(3, 'z').putLong(9, -3).putFloat(17, -0f).putDouble(21, Double.NaN).put(0, (byte) 9);
        System.out.println(b.getInt(5) + " " + b.getShort(1) + b.getChar(3) + b.getLong(9) + b.getFloat(17) + b.getDouble(21) + b.get(0));
        attempt("getInt at the end", () -> b.getInt(b.limit() - 3));
        attempt("getLong", () -> b.getLong());
        attempt("negative", () -> b.get(-1));
        attempt("at limit", () -> b.put(b.limit(), (byte) 1));
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            ByteBuffer b = i == 0 ? ByteBuffer.allocate(40) : ByteBuffer.allocateDirect(40);
            System.out.println(b.isDirect() + " " + b.hasArray());
            values(b);
            values((ByteBuffer) b.order(ByteOrder.LITTLE_ENDIAN));
            b.position(3).limit(30);
            ByteBuffer s = b.slice();
            state(s);
            s.put(0, (byte) 77);
            System.out.println(b.get(3) + " " + s.order() + " " + b.duplicate().order() + " " + b.asReadOnlyBuffer().order());
            b.compact();
            state(b);
            System.out.println(b.get(0));
        }
        ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6}, 2, 3);
        state(w);
        System.out.println(w.arrayOffset() + " " + w.slice().arrayOffset() + " " + w.array().length + " " + w);
        attempt("mark", () -> w.reset());
        w.mark();
        w.get();
        w.reset();
        state(w);
        w.position(4).mark();
        w.position(3);
        attempt("lost mark", () -> w.reset());
        attempt("limit", () -> w.limit(7));
        attempt("position", () -> w.position(6));
        attempt("negative limit", () -> w.limit(-1));
        w.limit(3);
        attempt("underflow", () -> w.get());
        attempt("overflow", () -> w.put((byte) 1));
        attempt("bulk", () -> w.get(new byte[1]));
        attempt("bulk put", () -> w.put(new byte[1]));
        attempt("bulk range", () -> w.get(new byte[1], 1, 1));
        attempt("self", () -> w.put(w));
        attempt("wrap", () -> ByteBuffer.wrap(new byte[2], 1, 2));
        attempt("allocate", () -> ByteBuffer.allocate(-1));
        ByteBuffer a = ByteBuffer.wrap(new byte[] {1, 2, -3});
        ByteBuffer c = ByteBuffer.wrap(new byte[] {0, 1, 2, -3});
        c.get();
        System.out.println(a.equals(c) + " " + (a.hashCode() == c.hashCode()) + " " + a.hashCode() + " " + a.compareTo(c) + " "
            + a.compareTo(ByteBuffer.wrap(new byte[] {1, 2})) + " " + a.compareTo(ByteBuffer.wrap(new byte[] {1, 2, 100})) + a.equals("x"));
        a.clear();
        a.put(ByteBuffer.wrap(new byte[] {8, 9}));
        state((ByteBuffer) a.rewind());
    }
}

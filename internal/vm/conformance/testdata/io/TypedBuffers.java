import java.nio.Buffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;

/** Heap buffers of shorts, ints, longs, floats and doubles. */
public class TypedBuffers {
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

    public static void main(String[] args) {
        ShortBuffer s = ShortBuffer.wrap(new short[] {1, -2, 3});
        System.out.println(s + " " + s.get() + s.get(2) + " " + s.hashCode() + " " + s.array().length + s.arrayOffset());
        IntBuffer i = IntBuffer.allocate(5);
        i.put(1).put(new int[] {2, 3}).put(4, 50);
        System.out.println(i + " " + Arrays.toString(i.array()));
        i.flip();
        System.out.println(i + " " + i.hashCode() + " " + i.equals(IntBuffer.wrap(new int[] {1, 2, 3})) + i.compareTo(IntBuffer.wrap(new int[] {1, 3})));
        IntBuffer half = ((IntBuffer) i.position(1)).slice();
        half.put(0, 99);
        System.out.println(Arrays.toString(i.array()) + half.arrayOffset() + half + i.duplicate());
        IntBuffer part = IntBuffer.wrap(new int[] {1, 2, 3, 4}, 1, 2);
        System.out.println(part + " " + part.get() + part.get());
        attempt("underflow", () -> part.get());
        attempt("put", () -> part.put(5));
        attempt("get 4", () -> part.get(4));
        attempt("read only array", () -> part.asReadOnlyBuffer().array());
        attempt("read only offset", () -> part.asReadOnlyBuffer().arrayOffset());
        attempt("read only put", () -> part.asReadOnlyBuffer().put(0, 1));
        LongBuffer l = LongBuffer.wrap(new long[] {Long.MAX_VALUE, -1});
        System.out.println(l.hashCode() + " " + l.get() + l.get() + l.hasRemaining() + l.compareTo(LongBuffer.allocate(0)));
        attempt("self", () -> l.put(l));
        FloatBuffer f = FloatBuffer.wrap(new float[] {Float.NaN, -0f, 0f});
        FloatBuffer g = FloatBuffer.wrap(new float[] {Float.NaN, 0f, 0f});
        System.out.println(f.equals(g) + " " + f.compareTo(g) + " " + f.equals(f.duplicate()) + " " + f.compareTo(FloatBuffer.wrap(new float[] {1})));
        DoubleBuffer d = DoubleBuffer.allocate(3);
        d.put(1.5).put(Double.NaN);
        d.limit(2).position(1);
        System.out.println(d.get() + " " + d.compact() + " " + d.position() + d.get(0));
        DoubleBuffer e = DoubleBuffer.wrap(new double[] {Double.NaN});
        System.out.println(e.equals(DoubleBuffer.wrap(new double[] {Double.NaN})) + " " + e.compareTo(DoubleBuffer.wrap(new double[] {Double.POSITIVE_INFINITY})));
        for (Buffer b : new Buffer[] {s, i, l, f, d}) {
            b.clear();
            System.out.print(b.capacity() + (b.hasArray() ? "a" : "") + (b.isDirect() ? "d" : "") + " ");
            b.position(b.limit());
            System.out.print(b.remaining() + " ");
            b.flip();
            System.out.print(b.limit() + "; ");
        }
        System.out.println();
        attempt("allocate", () -> LongBuffer.allocate(-1));
        attempt("wrap", () -> DoubleBuffer.wrap(new double[3], 2, 2));
        attempt("put range", () -> FloatBuffer.allocate(9).put(new float[2], 1, 2));
        attempt("put many", () -> ShortBuffer.allocate(1).put(new short[2]));
        attempt("put buffer", () -> IntBuffer.allocate(1).put(IntBuffer.allocate(2)));
    }
}

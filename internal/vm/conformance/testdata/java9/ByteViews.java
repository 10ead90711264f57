import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Variable handles that see bytes as wider values, and atomics built on handles. */
public class ByteViews {
    static final class Counter {
        private volatile long value;
        private static final VarHandle VALUE;

        static {
            try {
                VALUE = MethodHandles.lookup().findVarHandle(Counter.class, "value", long.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        long increment() {
            long old;
            do {
                old = (long) VALUE.getVolatile(this);
            } while (!VALUE.compareAndSet(this, old, old + 1));
            return old + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        VarHandle little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        System.out.println((int) big.get(bytes, 0) + " " + (int) big.get(bytes, 5) + " " + (long) little.get(bytes, 1));
        big.set(bytes, 1, -2);
        System.out.println(Arrays.toString(bytes));
        try {
            big.get(bytes, 6);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("outside");
        }
        VarHandle view = MethodHandles.byteBufferViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
        ByteBuffer b = ByteBuffer.allocate(8);
        view.set(b, 2, (short) 0x0102);
        System.out.println(b.get(2) + " " + b.get(3) + " " + (short) view.get(b, 2));
        Counter c = new Counter();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int j = 0; j < 100; j++) {
                    c.increment();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(c.value);
    }
}

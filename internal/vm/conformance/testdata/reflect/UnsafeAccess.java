import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** sun.misc.Unsafe as libraries reach it: by reflection. */
public class UnsafeAccess {
    static class Base {
        int a = 1;
        private long b = 2;
        Object o = "o";
    }

    static class Sub extends Base {
        int a = 10;
        volatile int counter;
        boolean z = true;
        double d = 1.5;
        final String fin;

        Sub(String s) {
            fin = s;
            System.out.println("constructor " + s);
        }
    }

    abstract static class Abstract {
    }

    static Object unsafe;
    static Class<?> type;

    static Object call(String name, Object... args) throws Throwable {
        for (Method m : type.getMethods()) {
            if (m.getName().equals(name) && m.getParameterCount() == args.length && (m.getParameterCount() == 1 || m.getParameterTypes()[0] == Object.class)) {
                try {
                    return m.invoke(unsafe, args);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
        throw new NoSuchMethodException(name);
    }

    static long offset(Class<?> c, String field) throws Throwable {
        return (Long) call("objectFieldOffset", c.getDeclaredField(field));
    }

    public static void main(String[] args) throws Throwable {
        type = Class.forName("sun.misc.Unsafe");
        Field f = type.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        unsafe = f.get(null);
        Sub s = (Sub) call("allocateInstance", Sub.class);
        System.out.println(s.a + " " + ((Base) s).a + " " + s.o + " " + s.fin + " " + s.z + " " + s.getClass());
        for (Class<?> c : new Class<?>[] {Abstract.class, Runnable.class}) {
            try {
                call("allocateInstance", c);
            } catch (InstantiationException e) {
                System.out.println("no instance");
            }
        }
        s = new Sub("real");
        System.out.println(call("getInt", s, offset(Base.class, "a")) + " " + call("getInt", s, offset(Sub.class, "a")) + " " + call("getLong", s, offset(Base.class, "b")) + " " + call("getObject", s, offset(Base.class, "o"))
            + " " + call("getObject", s, offset(Sub.class, "fin")) + " " + call("getBoolean", s, offset(Sub.class, "z")) + " " + call("getDouble", s, offset(Sub.class, "d")));
        call("putInt", s, offset(Base.class, "a"), 5);
        call("putObject", s, offset(Sub.class, "fin"), "changed");
        call("putOrderedObject", s, offset(Base.class, "o"), s);
        call("putLong", s, offset(Base.class, "b"), Long.MIN_VALUE);
        call("putDouble", s, offset(Sub.class, "d"), -0.0);
        System.out.println(((Base) s).a + " " + s.fin + " " + (s.o == s) + " " + ((Base) s).b + " " + s.d);
        long counter = offset(Sub.class, "counter");
        System.out.println(call("compareAndSwapInt", s, counter, 0, 7) + " " + call("compareAndSwapInt", s, counter, 0, 8) + " " + s.counter + " " + call("getAndAddInt", s, counter, 3) + " " + s.counter
            + " " + call("compareAndSwapObject", s, offset(Base.class, "o"), s, null) + s.o + " " + call("compareAndSwapLong", s, offset(Base.class, "b"), Long.MIN_VALUE, 3L) + ((Base) s).b + " " + call("getAndSetObject", s, offset(Base.class, "o"), "new") + s.o);
        Object[] arrays = {new int[] {1, 2, 3}, new long[] {4, 5, 6}, new byte[] {7, 8, 9}, new char[] {'a', 'b', 'c'}, new Object[] {"x", "y", "z"}, new double[] {1, 2, 3}, new boolean[] {true, false, true}};
        String[] names = {"Int", "Long", "Byte", "Char", "Object", "Double", "Boolean"};
        for (int i = 0; i < arrays.length; i++) {
            long base = (Integer) call("arrayBaseOffset", arrays[i].getClass());
            long scale = (Integer) call("arrayIndexScale", arrays[i].getClass());
            System.out.print(call("get" + names[i], arrays[i], base + scale) + " " + (i == 4 || scale > 0) + " ");
            call("put" + names[i], arrays[i], base + 2 * scale, java.lang.reflect.Array.get(arrays[i], 0));
            System.out.print(java.lang.reflect.Array.get(arrays[i], 2) + "; ");
        }
        System.out.println();
        byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, -1, -2};
        long base = (Integer) call("arrayBaseOffset", byte[].class);
        System.out.println(Long.toHexString((Long) call("getLong", bytes, base)) + " " + Integer.toHexString((Integer) call("getInt", bytes, base + 5)) + " " + call("getShort", bytes, base + 8));
        call("putInt", bytes, base + 1, 0x0a0b0c0d);
        System.out.println(java.util.Arrays.toString(bytes));
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                call("unpark", (Object) main);
            } catch (Throwable e) {
                System.out.println(e);
            }
        });
        t.start();
        t.join();
        System.out.println("done");
    }
}

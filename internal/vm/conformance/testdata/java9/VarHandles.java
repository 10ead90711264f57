import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;

/** Variable handles of fields, static fields and array elements: access modes, conversions, refusals. */
public class VarHandles {
    int i = 1;
    long l = 2;
    volatile String s = "s";
    boolean z;
    static double d = 1.5;
    final int fin = 3;
    byte b = 4;
    char c = 'c';

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Throwable e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup k = MethodHandles.lookup();
        VarHandle vi = k.findVarHandle(VarHandles.class, "i", int.class);
        VarHandle vl = k.findVarHandle(VarHandles.class, "l", long.class);
        VarHandle vs = k.findVarHandle(VarHandles.class, "s", String.class);
        VarHandle vz = k.findVarHandle(VarHandles.class, "z", boolean.class);
        VarHandle vd = k.findStaticVarHandle(VarHandles.class, "d", double.class);
        VarHandle va = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle vo = MethodHandles.arrayElementVarHandle(String[].class);
        VarHandles x = new VarHandles();
        System.out.println((int) vi.get(x) + " " + (long) vl.getVolatile(x) + " " + (String) vs.getAcquire(x) + " " + (boolean) vz.getOpaque(x) + " " + (double) vd.get());
        vi.set(x, 10);
        vl.setVolatile(x, 20);
        vs.setRelease(x, "t");
        vz.setOpaque(x, true);
        vd.set(2.5);
        System.out.println(x.i + " " + x.l + x.s + x.z + d);
        System.out.println(vi.compareAndSet(x, 10, 11) + " " + vi.compareAndSet(x, 10, 12) + " " + x.i + " " + (int) vi.compareAndExchange(x, 11, 13) + " " + (int) vi.compareAndExchange(x, 11, 14) + " " + x.i
            + " " + vs.compareAndSet(x, "t", "u") + vs.weakCompareAndSetPlain(x, "u", "v") + x.s);
        System.out.println((int) vi.getAndSet(x, 5) + " " + (int) vi.getAndAdd(x, 3) + " " + (long) vl.getAndAdd(x, 1L) + " " + (String) vs.getAndSet(x, null) + " " + x.i + x.l + x.s);
        System.out.println((int) vi.getAndBitwiseOr(x, 0x30) + " " + (int) vi.getAndBitwiseAnd(x, 0x1f) + " " + (int) vi.getAndBitwiseXor(x, -1) + " " + x.i + " " + (boolean) vz.getAndBitwiseXor(x, true) + x.z);
        int[] array = {1, 2, 3};
        String[] strings = {"a", null};
        va.set(array, 1, 20);
        System.out.println((int) va.get(array, 1) + " " + va.compareAndSet(array, 2, 3, 30) + (int) va.getAndAdd(array, 0, 5) + Arrays.toString(array) + " " + vo.compareAndSet(strings, 1, null, "b") + Arrays.toString(strings));
        System.out.println(vi.varType() + " " + vi.coordinateTypes() + " " + va.varType() + va.coordinateTypes() + " " + vd.coordinateTypes() + " " + vi.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + vs.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
            + vd.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_SET));
        vl.set(x, 7);
        vd.set(3);
        System.out.println(x.l + " " + d + " " + (long) vi.get(x) + " " + (Object) vi.get(x) + " " + (Object) vs.get(x));
        attempt("wrong receiver", () -> (int) vi.get("no"));
        attempt("null receiver", () -> (int) vi.get((VarHandles) null));
        attempt("wrong value", () -> {
            vi.set(x, "text");
            return "";
        });
        attempt("narrowing", () -> {
            vi.set(x, 5L);
            return "";
        });
        attempt("add to string", () -> (String) vs.getAndAdd(x, "x"));
        attempt("no arguments", () -> (int) vi.get());
        attempt("index", () -> (int) va.get(array, 3));
        attempt("null array", () -> (int) va.get((int[]) null, 0));
        attempt("array store", () -> {
            Object[] objects = strings;
            MethodHandles.arrayElementVarHandle(Object[].class).set(objects, 0, 5);
            return "";
        });
        VarHandle fin = k.findVarHandle(VarHandles.class, "fin", int.class);
        attempt("final get", () -> (int) fin.get(x));
        attempt("final set", () -> {
            fin.set(x, 1);
            return "";
        });
        attempt("no field", () -> k.findVarHandle(VarHandles.class, "none", int.class));
        attempt("field type", () -> k.findVarHandle(VarHandles.class, "i", long.class));
        attempt("static", () -> k.findVarHandle(VarHandles.class, "d", double.class));
        attempt("not array", () -> MethodHandles.arrayElementVarHandle(String.class));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
    }
}

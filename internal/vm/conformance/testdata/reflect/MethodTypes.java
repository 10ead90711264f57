import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

/** MethodType as a value. */
public class MethodTypes {
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
        MethodType t = MethodType.methodType(int.class, String.class, long[].class);
        System.out.println(t + " " + t.returnType() + " " + t.parameterCount() + " " + t.parameterType(1) + " " + t.parameterList() + Arrays.toString(t.parameterArray()) + " " + t.toMethodDescriptorString());
        System.out.println(MethodType.methodType(void.class) + " " + MethodType.methodType(Object.class, t) + " " + MethodType.methodType(byte.class, Arrays.asList(char.class, int[][].class)) + " " + MethodType.methodType(int.class, new Class<?>[] {String.class}));
        System.out.println(MethodType.genericMethodType(2) + " " + MethodType.genericMethodType(1, true) + " " + t.generic() + " " + t.erase() + " " + t.wrap() + " " + MethodType.methodType(Integer.class, Void.class, Long.class).unwrap());
        System.out.println(t.changeReturnType(void.class) + " " + t.changeParameterType(0, int.class) + " " + t.appendParameterTypes(char.class, byte.class) + " " + t.insertParameterTypes(1, Object.class) + " " + t.dropParameterTypes(0, 1) + " " + t.dropParameterTypes(0, 0) + t.insertParameterTypes(0, Arrays.<Class<?>>asList()));
        System.out.println(t.equals(MethodType.methodType(int.class, String.class, long[].class)) + " " + (t == MethodType.methodType(int.class, String.class, long[].class)) + " " + (t.hashCode() == MethodType.methodType(int.class, String.class, long[].class).hashCode()) + " " + t.equals(t.wrap())
            + " " + t.hasPrimitives() + t.hasWrappers() + t.wrap().hasWrappers() + t.generic().hasPrimitives());
        System.out.println(MethodType.fromMethodDescriptorString("(ILjava/lang/String;[[J)V", MethodTypes.class.getClassLoader()) + " " + MethodType.fromMethodDescriptorString("()LMethodTypes;", MethodTypes.class.getClassLoader()));
        attempt("void parameter", () -> MethodType.methodType(int.class, void.class));
        attempt("null", () -> MethodType.methodType(null));
        attempt("null parameter", () -> MethodType.methodType(int.class, (Class<?>) null));
        attempt("index", () -> t.parameterType(2));
        attempt("change", () -> t.changeParameterType(5, int.class));
        attempt("drop", () -> t.dropParameterTypes(1, 3));
        attempt("insert", () -> t.insertParameterTypes(3, int.class));
        attempt("descriptor", () -> MethodType.fromMethodDescriptorString("(I", null));
        attempt("bad descriptor", () -> MethodType.fromMethodDescriptorString("I", null));
        attempt("no class", () -> MethodType.fromMethodDescriptorString("(Lno/such/Class;)V", null));
        attempt("immutable", () -> {
            List<Class<?>> l = t.parameterList();
            l.set(0, int.class);
            return "changed";
        });
        Class<?>[] array = t.parameterArray();
        array[0] = null;
        System.out.println(t.parameterType(0));
    }
}

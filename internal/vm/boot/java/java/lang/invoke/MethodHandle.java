package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.List;

/** Something that can be called with typed arguments. Inside, arguments are boxed. */
public abstract class MethodHandle {
    final MethodType type;

    MethodHandle(MethodType type) {
        this.type = type;
    }

    public MethodType type() {
        return type;
    }

    /** Calls with arguments of exactly the parameter types, boxed. */
    abstract Object call(Object[] args) throws Throwable;

    /** The handle of a member that this is, under the same or a narrower type; null for what is made of other handles. */
    DirectHandle origin() {
        return null;
    }

    public final native Object invokeExact(Object... args) throws Throwable;

    public final native Object invoke(Object... args) throws Throwable;

    /** What calls of invoke and invokeExact come to. */
    private static Object polymorphic(MethodHandle h, boolean exact, MethodType callType, Object[] args) throws Throwable {
        if (h.type.equals(callType)) {
            return h.call(args);
        }
        if (exact) {
            throw WrongMethodTypeException.of("expected " + h.type + " but found " + callType);
        }
        return h.asType(callType).call(args);
    }

    public Object invokeWithArguments(Object... args) throws Throwable {
        return asType(MethodType.genericMethodType(args.length)).call(args);
    }

    public Object invokeWithArguments(List<?> args) throws Throwable {
        return invokeWithArguments(args.toArray());
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle asType(MethodType to) {
        if (to.equals(type)) {
            return this;
        }
        return new Adapters.AsType(this, to, false);
    }

    public MethodHandle asVarargsCollector(Class<?> array) {
        if (!array.isArray() || type.parameterCount() == 0 || !type.lastParameterType().isAssignableFrom(array)) {
            throw new IllegalArgumentException("array type not assignable to trailing argument");
        }
        return new Adapters.Varargs(this);
    }

    public MethodHandle asCollector(Class<?> array, int count) {
        if (type.parameterCount() == 0 || !type.lastParameterType().isAssignableFrom(array)) {
            throw new IllegalArgumentException("array type not assignable to trailing argument");
        }
        return new Adapters.Collector(asFixedArity(), array, count);
    }

    public MethodHandle asSpreader(Class<?> array, int count) {
        if (!array.isArray()) {
            throw new IllegalArgumentException("not an array type: " + array.getName());
        }
        if (count < 0 || count > type.parameterCount()) {
            throw new IllegalArgumentException("bad spread array length");
        }
        return new Adapters.Spreader(asFixedArity(), array, count);
    }

    public MethodHandle bindTo(Object value) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter: " + this);
        }
        return MethodHandles.insertArguments(this, 0, type.parameterType(0).cast(value));
    }

    @Override
    public String toString() {
        return "MethodHandle" + type;
    }
}

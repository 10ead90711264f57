package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.Arrays;

/** The handles that change how others are called. */
final class Adapters {
    private Adapters() {
    }

    /** Converts arguments and result. */
    static final class AsType extends MethodHandle {
        private final MethodHandle target;
        private final boolean explicit;

        AsType(MethodHandle target, MethodType to, boolean explicit) {
            super(to);
            this.target = target;
            this.explicit = explicit;
            MethodType from = target.type;
            boolean fits = from.parameterCount() == to.parameterCount();
            for (int i = 0; fits && !explicit && i < from.parameterCount(); i++) {
                fits = Boxes.convertible(to.parameterType(i), from.parameterType(i));
            }
            if (!fits || !explicit && !Boxes.convertible(from.returnType(), to.returnType())) {
                throw WrongMethodTypeException.of("cannot convert " + target + " to " + to);
            }
        }

        @Override
        Object call(Object[] args) throws Throwable {
            Object[] converted = new Object[args.length];
            for (int i = 0; i < args.length; i++) {
                converted[i] = Boxes.convert(args[i], target.type.parameterType(i), explicit);
            }
            Object r = target.call(converted);
            if (target.type.returnType() == void.class) {
                return Boxes.zero(type.returnType());
            }
            return Boxes.convert(r, type.returnType(), explicit);
        }
    }

    /** A member's handle whose callers know a narrower receiver than the member asks for. */
    static final class Retyped extends MethodHandle {
        private final DirectHandle target;

        Retyped(DirectHandle target, MethodType type) {
            super(type);
            this.target = target;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            return target.call(args);
        }

        @Override
        DirectHandle origin() {
            return target;
        }
    }

    /** Collects trailing arguments as a method with variable arity does. */
    static final class Varargs extends MethodHandle {
        private final MethodHandle target;

        Varargs(MethodHandle target) {
            super(target.type);
            this.target = target;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            return target.call(args);
        }

        @Override
        public boolean isVarargsCollector() {
            return true;
        }

        @Override
        public MethodHandle asFixedArity() {
            return target;
        }

        @Override
        public MethodHandle asType(MethodType to) {
            return asType(this, to);
        }

        static MethodHandle asType(MethodHandle h, MethodType to) {
            MethodHandle fixed = h.asFixedArity();
            int n = h.type.parameterCount();
            if (to.parameterCount() == n && h.type.lastParameterType().isAssignableFrom(to.lastParameterType())) {
                return fixed.asType(to);
            }
            if (to.parameterCount() < n - 1) {
                throw WrongMethodTypeException.of("cannot convert " + h + " to " + to);
            }
            return new Collector(fixed, h.type.lastParameterType(), to.parameterCount() - n + 1).asType(to);
        }
    }

    /** Puts trailing arguments into an array. */
    static final class Collector extends MethodHandle {
        private final MethodHandle target;
        private final Class<?> array;
        private final int count;

        Collector(MethodHandle target, Class<?> array, int count) {
            super(typeOf(target.type, array, count));
            this.target = target;
            this.array = array;
            this.count = count;
        }

        private static MethodType typeOf(MethodType t, Class<?> array, int count) {
            Class<?>[] more = new Class<?>[count];
            Arrays.fill(more, array.getComponentType());
            return t.dropParameterTypes(t.parameterCount() - 1, t.parameterCount()).appendParameterTypes(more);
        }

        @Override
        Object call(Object[] args) throws Throwable {
            int kept = args.length - count;
            Object[] out = Arrays.copyOf(args, kept + 1);
            Object collected = Array.newInstance(array.getComponentType(), count);
            for (int i = 0; i < count; i++) {
                Array.set(collected, i, args[kept + i]);
            }
            out[kept] = collected;
            return target.call(out);
        }
    }

    /** Takes trailing arguments from an array. */
    static final class Spreader extends MethodHandle {
        private final MethodHandle target;
        private final int count;

        Spreader(MethodHandle target, Class<?> array, int count) {
            super(target.type.dropParameterTypes(target.type.parameterCount() - count, target.type.parameterCount()).appendParameterTypes(array));
            this.target = target;
            this.count = count;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            int kept = args.length - 1;
            Object array = args[kept];
            if (array == null && count > 0) {
                throw new NullPointerException("null array reference");
            }
            if ((array == null ? 0 : Array.getLength(array)) != count) {
                throw new IllegalArgumentException("array is not of length " + count);
            }
            Object[] out = Arrays.copyOf(args, kept + count);
            for (int i = 0; i < count; i++) {
                out[kept + i] = Boxes.convert(Array.get(array, i), target.type.parameterType(kept + i), false);
            }
            return target.call(out);
        }
    }

    /** Fixes some arguments. */
    static final class Insert extends MethodHandle {
        private final MethodHandle target;
        private final int at;
        private final Object[] values;

        Insert(MethodHandle target, int at, Object[] values) {
            super(target.type.dropParameterTypes(at, at + values.length));
            this.target = target;
            this.at = at;
            this.values = values;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            Object[] all = new Object[args.length + values.length];
            System.arraycopy(args, 0, all, 0, at);
            System.arraycopy(values, 0, all, at, values.length);
            System.arraycopy(args, at, all, at + values.length, args.length - at);
            return target.call(all);
        }
    }

    /** Ignores some arguments, and calls in another order. */
    static final class Permute extends MethodHandle {
        private final MethodHandle target;
        private final int[] order;

        Permute(MethodHandle target, MethodType type, int[] order) {
            super(type);
            this.target = target;
            this.order = order;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            Object[] out = new Object[order.length];
            for (int i = 0; i < order.length; i++) {
                out[i] = args[order[i]];
            }
            return target.call(out);
        }
    }

    /** Passes arguments or the result through other handles. */
    static final class Filter extends MethodHandle {
        private final MethodHandle target;
        private final int at;
        private final MethodHandle[] filters;
        private final MethodHandle result;

        Filter(MethodHandle target, MethodType type, int at, MethodHandle[] filters, MethodHandle result) {
            super(type);
            this.target = target;
            this.at = at;
            this.filters = filters;
            this.result = result;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            Object[] out = args.clone();
            for (int i = 0; i < filters.length; i++) {
                if (filters[i] != null) {
                    out[at + i] = filters[i].call(new Object[] {args[at + i]});
                }
            }
            Object r = target.call(out);
            if (result == null) {
                return r;
            }
            return result.call(target.type.returnType() == void.class ? new Object[0] : new Object[] {r});
        }
    }

    /** Calls another handle first and passes its result as first argument. */
    static final class Fold extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle combiner;

        Fold(MethodHandle target, MethodType type, MethodHandle combiner) {
            super(type);
            this.target = target;
            this.combiner = combiner;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            Object r = combiner.call(Arrays.copyOf(args, combiner.type.parameterCount()));
            if (combiner.type.returnType() == void.class) {
                return target.call(args);
            }
            Object[] out = new Object[args.length + 1];
            out[0] = r;
            System.arraycopy(args, 0, out, 1, args.length);
            return target.call(out);
        }
    }

    /** Calls another handle with some of the arguments and passes its result in their place. */
    static final class Collect extends MethodHandle {
        private final MethodHandle target;
        private final int at;
        private final MethodHandle filter;

        Collect(MethodHandle target, MethodType type, int at, MethodHandle filter) {
            super(type);
            this.target = target;
            this.at = at;
            this.filter = filter;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            int taken = filter.type.parameterCount();
            Object r = filter.call(Arrays.copyOfRange(args, at, at + taken));
            int passed = filter.type.returnType() == void.class ? 0 : 1;
            Object[] out = new Object[args.length - taken + passed];
            System.arraycopy(args, 0, out, 0, at);
            if (passed == 1) {
                out[at] = r;
            }
            System.arraycopy(args, at + taken, out, at + passed, args.length - at - taken);
            return target.call(out);
        }
    }

    /** Returns a value. */
    static final class Constant extends MethodHandle {
        private final Object value;

        Constant(Class<?> type, Object value) {
            super(MethodType.methodType(type));
            this.value = value;
        }

        @Override
        Object call(Object[] args) {
            return value;
        }
    }

    /** Returns its argument. */
    static final class Identity extends MethodHandle {
        Identity(Class<?> type) {
            super(MethodType.methodType(type, type));
        }

        @Override
        Object call(Object[] args) {
            return args[0];
        }
    }

    /** Asks a test which of two to call. */
    static final class Guard extends MethodHandle {
        private final MethodHandle test;
        private final MethodHandle yes;
        private final MethodHandle no;

        Guard(MethodHandle test, MethodHandle yes, MethodHandle no) {
            super(yes.type);
            this.test = test;
            this.yes = yes;
            this.no = no;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            Object[] some = Arrays.copyOf(args, test.type.parameterCount());
            return ((Boolean) test.call(some)).booleanValue() ? yes.call(args) : no.call(args);
        }
    }

    /** Calls a handler for exceptions. */
    static final class Catch extends MethodHandle {
        private final MethodHandle target;
        private final Class<?> caught;
        private final MethodHandle handler;

        Catch(MethodHandle target, Class<?> caught, MethodHandle handler) {
            super(target.type);
            this.target = target;
            this.caught = caught;
            this.handler = handler;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            try {
                return target.call(args);
            } catch (Throwable e) {
                if (!caught.isInstance(e)) {
                    throw e;
                }
                Object[] out = new Object[handler.type.parameterCount()];
                out[0] = e;
                System.arraycopy(args, 0, out, 1, out.length - 1);
                return handler.call(out);
            }
        }
    }

    /** Throws its argument. */
    static final class Throw extends MethodHandle {
        Throw(Class<?> result, Class<? extends Throwable> type) {
            super(MethodType.methodType(result, type));
        }

        @Override
        Object call(Object[] args) throws Throwable {
            throw (Throwable) args[0];
        }
    }

    /** Reads or writes an element of an array. */
    static final class Element extends MethodHandle {
        private final boolean set;

        Element(Class<?> array, boolean set) {
            super(set ? MethodType.methodType(void.class, array, int.class, array.getComponentType())
                    : MethodType.methodType(array.getComponentType(), array, int.class));
            this.set = set;
        }

        @Override
        Object call(Object[] args) {
            int i = ((Integer) args[1]).intValue();
            if (set) {
                Array.set(args[0], i, args[2]);
                return null;
            }
            return Array.get(args[0], i);
        }
    }

    /** Calls any handle that is its first argument. */
    static final class Invoker extends MethodHandle {
        private final boolean exact;
        private final MethodType callType;

        Invoker(MethodType callType, boolean exact) {
            super(callType.insertParameterTypes(0, MethodHandle.class));
            this.callType = callType;
            this.exact = exact;
        }

        @Override
        Object call(Object[] args) throws Throwable {
            MethodHandle h = (MethodHandle) args[0];
            if (exact && !h.type.equals(callType)) {
                throw WrongMethodTypeException.of("expected " + h.type + " but found " + callType);
            }
            return h.asType(callType).call(Arrays.copyOfRange(args, 1, args.length));
        }
    }
}

package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** Makes method handles. */
public class MethodHandles {
    private MethodHandles() {
    }

    /** The class that called lookup. */
    private static native Class<?> caller();

    public static Lookup lookup() {
        return new Lookup(caller(), Lookup.ALL);
    }

    public static Lookup publicLookup() {
        return new Lookup(Object.class, Lookup.PUBLIC);
    }

    public static Lookup privateLookupIn(Class<?> type, Lookup caller) throws IllegalAccessException {
        if (type.isPrimitive() || type.isArray()) {
            throw new IllegalArgumentException(type + " is a primitive or array class");
        }
        return new Lookup(type, Lookup.ALL);
    }

    public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
        return expected.cast(direct(target).member());
    }

    private static DirectHandle direct(MethodHandle target) {
        DirectHandle h = target.origin();
        if (h == null) {
            throw new IllegalArgumentException("target is not a direct handle");
        }
        return h;
    }

    /** Finds members that its class may use. */
    public static final class Lookup {
        public static final int PUBLIC = Modifier.PUBLIC;
        public static final int PRIVATE = Modifier.PRIVATE;
        public static final int PROTECTED = Modifier.PROTECTED;
        public static final int PACKAGE = Modifier.STATIC;
        static final int ALL = PUBLIC | PRIVATE | PROTECTED | PACKAGE;

        private final Class<?> lookupClass;
        private final int modes;

        Lookup(Class<?> lookupClass, int modes) {
            this.lookupClass = lookupClass;
            this.modes = modes;
        }

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public int lookupModes() {
            return modes;
        }

        public Lookup in(Class<?> type) {
            if (type == lookupClass) {
                return this;
            }
            int m = modes & ~PROTECTED;
            if (!samePackage(type, lookupClass)) {
                m &= PUBLIC;
            } else if (outermost(type) != outermost(lookupClass)) {
                m &= ~PRIVATE;
            }
            return new Lookup(type, m);
        }

        private static Class<?> outermost(Class<?> c) {
            while (c.getEnclosingClass() != null) {
                c = c.getEnclosingClass();
            }
            return c;
        }

        private static boolean samePackage(Class<?> a, Class<?> b) {
            return a.getPackageName().equals(b.getPackageName());
        }

        void check(Class<?> declaring, int flags, String text) throws IllegalAccessException {
            if (Modifier.isPublic(flags) && Modifier.isPublic(declaring.getModifiers())) {
                return;
            }
            boolean same = samePackage(declaring, lookupClass);
            boolean ok;
            if (Modifier.isPrivate(flags)) {
                ok = (modes & PRIVATE) != 0 && outermost(declaring) == outermost(lookupClass);
            } else if (Modifier.isProtected(flags)) {
                ok = same && (modes & PACKAGE) != 0 || (modes & PROTECTED) != 0 && declaring.isAssignableFrom(lookupClass);
            } else {
                ok = same && (modes & PACKAGE) != 0;
            }
            if (!ok) {
                String kind = Modifier.isPrivate(flags) ? "private" : Modifier.isProtected(flags) ? "protected"
                        : Modifier.isPublic(flags) ? "public" : "package-private";
                throw new IllegalAccessException("member is " + kind + ": " + text + ", from class " + lookupClass.getName());
            }
        }

        private static NoSuchMethodException noMethod(Class<?> c, String name, MethodType type) {
            return new NoSuchMethodException("no such method: " + c.getName() + "." + name + type + "/");
        }

        private static Method declared(Class<?> c, String name, MethodType type) {
            Method[] all = c.getDeclaredMethods();
            for (int i = 0; i < all.length; i++) {
                if (all[i].getName().equals(name) && all[i].getReturnType() == type.returnType() && all[i].takes(type.parameterArray())) {
                    return all[i];
                }
            }
            return null;
        }

        private static Method search(Class<?> c, String name, MethodType type) {
            for (Class<?> k = c; k != null; k = k.getSuperclass()) {
                Method m = declared(k, name, type);
                if (m != null) {
                    return m;
                }
            }
            for (Class<?> k = c; k != null; k = k.getSuperclass()) {
                Class<?>[] faces = k.getInterfaces();
                for (int i = 0; i < faces.length; i++) {
                    Method m = search(faces[i], name, type);
                    if (m != null) {
                        return m;
                    }
                }
            }
            return c.isInterface() ? declared(Object.class, name, type) : null;
        }

        private Method method(Class<?> c, String name, MethodType type, boolean isStatic, String kind) throws NoSuchMethodException, IllegalAccessException {
            if (name == null || type == null) {
                throw new NullPointerException();
            }
            Method m = name.startsWith("<") ? null : search(c, name, type);
            String text = c.getName() + "." + name + type + "/" + kind;
            if (m == null) {
                throw new NoSuchMethodException("no such method: " + text);
            }
            if (Modifier.isStatic(m.getModifiers()) != isStatic) {
                throw new IllegalAccessException("no such method: " + text);
            }
            check(m.getDeclaringClass(), m.getModifiers(), text);
            return m;
        }

        public MethodHandle findStatic(Class<?> c, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            return DirectHandle.of(method(c, name, type, true, "invokeStatic"), false, false);
        }

        public MethodHandle findVirtual(Class<?> c, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            if (c == MethodHandle.class && name.equals("invokeExact")) {
                return exactInvoker(type);
            } else if (c == MethodHandle.class && name.equals("invoke")) {
                return invoker(type);
            }
            Method m = method(c, name, type, false, c.isInterface() ? "invokeInterface" : "invokeVirtual");
            DirectHandle h = DirectHandle.of(m, false, false);
            return m.getDeclaringClass() == c ? h : h.retyped(h.type.changeParameterType(0, c));
        }

        public MethodHandle findConstructor(Class<?> c, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            if (type.returnType() != void.class) {
                throw new NoSuchMethodException("Constructors must have void return type");
            }
            Constructor<?> k;
            try {
                k = c.getDeclaredConstructor(type.parameterArray());
            } catch (NoSuchMethodException e) {
                throw new NoSuchMethodException("no such constructor: " + c.getName() + ".<init>" + type + "/newInvokeSpecial");
            }
            check(c, k.getModifiers(), c.getName() + ".<init>" + type + "/newInvokeSpecial");
            return DirectHandle.of(k, false, false);
        }

        public MethodHandle findSpecial(Class<?> c, String name, MethodType type, Class<?> special) throws NoSuchMethodException, IllegalAccessException {
            if (special != lookupClass) {
                throw new IllegalAccessException("no private access for invokespecial: " + special + ", from class " + lookupClass.getName());
            }
            DirectHandle h = DirectHandle.of(method(c, name, type, false, "invokeSpecial"), true, false);
            return h.retyped(h.type.changeParameterType(0, special));
        }

        public MethodHandle bind(Object receiver, String name, MethodType type) throws NoSuchMethodException, IllegalAccessException {
            return findVirtual(receiver.getClass(), name, type).bindTo(receiver);
        }

        private Field field(Class<?> c, String name, Class<?> type, boolean isStatic, String kind) throws NoSuchFieldException, IllegalAccessException {
            for (Class<?> k = c; k != null; k = k.getSuperclass()) {
                Field[] all = k.getDeclaredFields();
                for (int i = 0; i < all.length; i++) {
                    if (all[i].getName().equals(name) && all[i].getType() == type) {
                        if (Modifier.isStatic(all[i].getModifiers()) != isStatic) {
                            throw new IllegalAccessException("no such field: " + c.getName() + "." + name + "/" + type.getName() + "/" + kind);
                        }
                        check(k, all[i].getModifiers(), c.getName() + "." + name + "/" + type.getName() + "/" + kind);
                        if (kind.startsWith("put") && Modifier.isFinal(all[i].getModifiers())) {
                            throw new IllegalAccessException("final field has no write access: " + c.getName() + "." + name + "/" + type.getName() + "/" + kind + ", from class " + lookupClass.getName());
                        }
                        return all[i];
                    }
                }
            }
            throw new NoSuchFieldException("no such field: " + c.getName() + "." + name + "/" + type.getName() + "/" + kind);
        }

        public MethodHandle findGetter(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return DirectHandle.of(field(c, name, type, false, "getField"), false, false);
        }

        public MethodHandle findSetter(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return DirectHandle.of(field(c, name, type, false, "putField"), false, true);
        }

        public MethodHandle findStaticGetter(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return DirectHandle.of(field(c, name, type, true, "getStatic"), false, false);
        }

        public MethodHandle findStaticSetter(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return DirectHandle.of(field(c, name, type, true, "putStatic"), false, true);
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            MethodHandleInfo info = new Revealed(direct(target));
            try {
                check(info.getDeclaringClass(), info.getModifiers(), info.toString());
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException("Unable to access member.", e);
            }
            return info;
        }

        public VarHandle findVarHandle(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return VarHandle.ofField(field(c, name, type, false, "getField"));
        }

        public VarHandle findStaticVarHandle(Class<?> c, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException {
            return VarHandle.ofField(field(c, name, type, true, "getStatic"));
        }

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            if (!m.isAccessible()) {
                check(m.getDeclaringClass(), m.getModifiers(), m.toString());
            }
            return DirectHandle.of(m, false, false);
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> special) throws IllegalAccessException {
            return DirectHandle.of(m, true, false);
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            if (!c.isAccessible()) {
                check(c.getDeclaringClass(), c.getModifiers(), c.toString());
            }
            return DirectHandle.of(c, false, false);
        }

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            if (!f.isAccessible()) {
                check(f.getDeclaringClass(), f.getModifiers(), f.toString());
            }
            return DirectHandle.of(f, false, false);
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            if (!f.isAccessible()) {
                check(f.getDeclaringClass(), f.getModifiers(), f.toString());
            }
            return DirectHandle.of(f, false, true);
        }

        @Override
        public String toString() {
            return modes == PUBLIC ? lookupClass.getName() + "/public" : lookupClass.getName();
        }
    }

    public static MethodHandle arrayElementGetter(Class<?> array) {
        return new Adapters.Element(array, false);
    }

    public static MethodHandle arrayElementSetter(Class<?> array) {
        return new Adapters.Element(array, true);
    }

    public static VarHandle arrayElementVarHandle(Class<?> array) {
        return VarHandle.ofArray(array);
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> view, ByteOrder order) {
        return VarHandle.ofBytes(view, order, byte[].class);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> view, ByteOrder order) {
        return VarHandle.ofBytes(view, order, ByteBuffer.class);
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return new Adapters.Invoker(type, true);
    }

    public static MethodHandle invoker(MethodType type) {
        return new Adapters.Invoker(type, false);
    }

    public static MethodHandle spreadInvoker(MethodType type, int leading) {
        if (leading < 0 || leading > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count: " + leading);
        }
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leading);
    }

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType type) {
        return new Adapters.AsType(target, type, true);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType type, int... order) {
        if (order.length != target.type.parameterCount() || target.type.returnType() != type.returnType()) {
            throw new IllegalArgumentException("old method type does not match parameter reorder: " + target.type + ", " + type);
        }
        for (int i = 0; i < order.length; i++) {
            if (order[i] < 0 || order[i] >= type.parameterCount() || type.parameterType(order[i]) != target.type.parameterType(i)) {
                throw new IllegalArgumentException("bad reorder array: " + Arrays.toString(order));
            }
        }
        return new Adapters.Permute(target, type, order.clone());
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        return new Adapters.Constant(type, Boxes.convert(value, type, false));
    }

    public static MethodHandle identity(Class<?> type) {
        return new Adapters.Identity(type);
    }

    public static MethodHandle insertArguments(MethodHandle target, int at, Object... values) {
        if (at < 0 || at + values.length > target.type.parameterCount()) {
            throw new IllegalArgumentException(values.length > target.type.parameterCount() ? "too many values to insert" : "no argument type to append");
        }
        Object[] converted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            converted[i] = Boxes.convert(values[i], target.type.parameterType(at + i), false);
        }
        return new Adapters.Insert(target, at, converted);
    }

    public static MethodHandle dropArguments(MethodHandle target, int at, List<Class<?>> types) {
        return dropArguments(target, at, types.toArray(new Class<?>[types.size()]));
    }

    public static MethodHandle dropArguments(MethodHandle target, int at, Class<?>... types) {
        int n = target.type.parameterCount();
        if (at < 0 || at > n) {
            throw new IllegalArgumentException("no argument type to append");
        }
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i < at ? i : i + types.length;
        }
        return new Adapters.Permute(target, target.type.insertParameterTypes(at, types), order);
    }

    public static MethodHandle filterArguments(MethodHandle target, int at, MethodHandle... filters) {
        MethodType type = target.type;
        if (at < 0 || at + filters.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        for (int i = 0; i < filters.length; i++) {
            if (filters[i] == null) {
                continue;
            }
            MethodType f = filters[i].type;
            if (f.parameterCount() != 1 || f.returnType() != type.parameterType(at + i)) {
                throw new IllegalArgumentException("target and filter types do not match: " + target.type + ", " + f);
            }
            type = type.changeParameterType(at + i, f.parameterType(0));
        }
        return new Adapters.Filter(target, type, at, filters.clone(), null);
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        Class<?> r = target.type.returnType();
        MethodType f = filter.type;
        if (r == void.class ? f.parameterCount() != 0 : f.parameterCount() != 1 || f.parameterType(0) != r) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type + ", " + f);
        }
        return new Adapters.Filter(target, target.type.changeReturnType(f.returnType()), 0, new MethodHandle[0], filter);
    }

    public static MethodHandle collectArguments(MethodHandle target, int at, MethodHandle filter) {
        MethodType f = filter.type;
        boolean passes = f.returnType() != void.class;
        int n = target.type.parameterCount();
        if (at < 0 || at > n || passes && (at == n || target.type.parameterType(at) != f.returnType())) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type + ", " + f);
        }
        MethodType type = passes ? target.type.dropParameterTypes(at, at + 1) : target.type;
        return new Adapters.Collect(target, type.insertParameterTypes(at, f.parameterArray()), at, filter);
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        int skipped = combiner.type.returnType() == void.class ? 0 : 1;
        boolean fits = target.type.parameterCount() >= combiner.type.parameterCount() + skipped
                && (skipped == 0 || target.type.parameterType(0) == combiner.type.returnType());
        for (int i = 0; fits && i < combiner.type.parameterCount(); i++) {
            fits = target.type.parameterType(i + skipped) == combiner.type.parameterType(i);
        }
        if (!fits) {
            throw new IllegalArgumentException("target and combiner types do not match: " + target.type + ", " + combiner.type);
        }
        MethodType type = combiner.type.returnType() == void.class ? target.type : target.type.dropParameterTypes(0, 1);
        return new Adapters.Fold(target, type, combiner);
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        if (!target.type.equals(fallback.type)) {
            throw new IllegalArgumentException("target and fallback types must match: " + target.type + " != " + fallback.type);
        }
        if (test.type.returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type);
        }
        return new Adapters.Guard(test, target, fallback);
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> type, MethodHandle handler) {
        if (handler.type.parameterCount() < 1 || !handler.type.parameterType(0).isAssignableFrom(type)) {
            throw new IllegalArgumentException("handler does not accept exception type " + type);
        }
        if (handler.type.returnType() != target.type.returnType()) {
            throw new IllegalArgumentException("target and handler return types must match: " + target.type + " != " + handler.type);
        }
        return new Adapters.Catch(target, type, handler);
    }

    public static MethodHandle throwException(Class<?> result, Class<? extends Throwable> type) {
        return new Adapters.Throw(result, type);
    }
}

package java.lang.invoke;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;

/** Return and parameter types of a method handle. */
public final class MethodType implements Serializable {
    private static final HashMap<MethodType, MethodType> KNOWN = new HashMap<MethodType, MethodType>();

    private final Class<?> rtype;
    private final Class<?>[] ptypes;

    private MethodType(Class<?> rtype, Class<?>[] ptypes) {
        if (rtype == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < ptypes.length; i++) {
            if (ptypes[i] == null) {
                throw new NullPointerException();
            }
            if (ptypes[i] == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
        }
        this.rtype = rtype;
        this.ptypes = ptypes;
    }

    /** The one object for these types. */
    static MethodType of(Class<?> rtype, Class<?>[] ptypes) {
        MethodType t = new MethodType(rtype, ptypes);
        synchronized (KNOWN) {
            MethodType known = KNOWN.get(t);
            if (known == null) {
                KNOWN.put(t, t);
                return t;
            }
            return known;
        }
    }

    private Object readResolve() {
        return of(rtype, ptypes);
    }

    public static MethodType methodType(Class<?> rtype, Class<?>[] ptypes) {
        return of(rtype, ptypes.clone());
    }

    public static MethodType methodType(Class<?> rtype, List<Class<?>> ptypes) {
        return of(rtype, ptypes.toArray(new Class<?>[ptypes.size()]));
    }

    public static MethodType methodType(Class<?> rtype, Class<?> first, Class<?>... more) {
        Class<?>[] all = new Class<?>[more.length + 1];
        all[0] = first;
        System.arraycopy(more, 0, all, 1, more.length);
        return of(rtype, all);
    }

    public static MethodType methodType(Class<?> rtype) {
        return of(rtype, new Class<?>[0]);
    }

    public static MethodType methodType(Class<?> rtype, Class<?> only) {
        return of(rtype, new Class<?>[] {only});
    }

    public static MethodType methodType(Class<?> rtype, MethodType other) {
        return of(rtype, other.ptypes);
    }

    public static MethodType genericMethodType(int count) {
        return genericMethodType(count, false);
    }

    public static MethodType genericMethodType(int count, boolean array) {
        Class<?>[] all = new Class<?>[array ? count + 1 : count];
        Arrays.fill(all, Object.class);
        if (array) {
            all[count] = Object[].class;
        }
        return of(Object.class, all);
    }

    public MethodType changeParameterType(int n, Class<?> type) {
        Class<?>[] all = ptypes.clone();
        all[n] = type;
        return of(rtype, all);
    }

    public MethodType insertParameterTypes(int n, Class<?>... types) {
        if (n < 0 || n > ptypes.length) {
            throw new IndexOutOfBoundsException(String.valueOf(n));
        }
        List<Class<?>> all = new ArrayList<Class<?>>(Arrays.asList(ptypes));
        all.addAll(n, Arrays.asList(types));
        return methodType(rtype, all);
    }

    public MethodType insertParameterTypes(int n, List<Class<?>> types) {
        return insertParameterTypes(n, types.toArray(new Class<?>[types.size()]));
    }

    public MethodType appendParameterTypes(Class<?>... types) {
        return insertParameterTypes(ptypes.length, types);
    }

    public MethodType appendParameterTypes(List<Class<?>> types) {
        return insertParameterTypes(ptypes.length, types);
    }

    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || end > ptypes.length || start > end) {
            throw new IndexOutOfBoundsException("start=" + start + " end=" + end);
        }
        List<Class<?>> all = new ArrayList<Class<?>>(Arrays.asList(ptypes));
        all.subList(start, end).clear();
        return methodType(rtype, all);
    }

    public MethodType changeReturnType(Class<?> type) {
        return of(type, ptypes);
    }

    public boolean hasPrimitives() {
        for (int i = 0; i < ptypes.length; i++) {
            if (ptypes[i].isPrimitive()) {
                return true;
            }
        }
        return rtype.isPrimitive();
    }

    public boolean hasWrappers() {
        return !unwrap().equals(this);
    }

    public MethodType erase() {
        Class<?>[] all = ptypes.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].isPrimitive() ? all[i] : Object.class;
        }
        return of(rtype.isPrimitive() ? rtype : Object.class, all);
    }

    public MethodType generic() {
        return genericMethodType(ptypes.length);
    }

    public MethodType wrap() {
        Class<?>[] all = ptypes.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = Boxes.wrapper(all[i]);
        }
        return of(Boxes.wrapper(rtype), all);
    }

    public MethodType unwrap() {
        Class<?>[] all = ptypes.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i] == Void.class ? all[i] : Boxes.primitive(all[i]);
        }
        return of(Boxes.primitive(rtype), all);
    }

    public Class<?> parameterType(int n) {
        return ptypes[n];
    }

    public int parameterCount() {
        return ptypes.length;
    }

    public Class<?> returnType() {
        return rtype;
    }

    public List<Class<?>> parameterList() {
        return Collections.unmodifiableList(Arrays.asList(ptypes));
    }

    public Class<?> lastParameterType() {
        return ptypes.length == 0 ? void.class : ptypes[ptypes.length - 1];
    }

    public Class<?>[] parameterArray() {
        return ptypes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MethodType && rtype == ((MethodType) other).rtype && Arrays.equals(ptypes, ((MethodType) other).ptypes);
    }

    @Override
    public int hashCode() {
        int h = 31 + rtype.hashCode();
        for (int i = 0; i < ptypes.length; i++) {
            h = 31 * h + ptypes[i].hashCode();
        }
        return h;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("(");
        for (int i = 0; i < ptypes.length; i++) {
            b.append(i == 0 ? "" : ",").append(ptypes[i].getSimpleName());
        }
        return b.append(')').append(rtype.getSimpleName()).toString();
    }

    private static String descriptor(Class<?> c) {
        if (c.isPrimitive()) {
            return Boxes.letter(c);
        }
        return c.isArray() ? c.getName().replace('.', '/') : "L" + c.getName().replace('.', '/') + ";";
    }

    public String toMethodDescriptorString() {
        StringBuilder b = new StringBuilder("(");
        for (int i = 0; i < ptypes.length; i++) {
            b.append(descriptor(ptypes[i]));
        }
        return b.append(')').append(descriptor(rtype)).toString();
    }

    public static MethodType fromMethodDescriptorString(String text, ClassLoader loader) {
        if (!text.startsWith("(") || text.indexOf(')') < 0) {
            throw new IllegalArgumentException("not a method descriptor: " + text);
        }
        List<Class<?>> types = new ArrayList<Class<?>>();
        int i = 1;
        boolean ret = false;
        while (i < text.length()) {
            if (text.charAt(i) == ')') {
                ret = true;
                i++;
                continue;
            }
            int start = i;
            while (text.charAt(i) == '[') {
                i++;
            }
            i = text.charAt(i) == 'L' ? text.indexOf(';', i) + 1 : i + 1;
            String one = text.substring(start, i);
            Class<?> c = Boxes.ofLetter(one);
            if (c == null) {
                String name = one.startsWith("[") ? one : one.substring(1, one.length() - 1);
                try {
                    c = Class.forName(name.replace('/', '.'), false, loader);
                } catch (ClassNotFoundException e) {
                    throw new TypeNotPresentException(name.replace('/', '.'), e);
                }
            }
            types.add(c);
        }
        if (!ret) {
            throw new IllegalArgumentException("not a method descriptor: " + text);
        }
        Class<?> rtype = types.remove(types.size() - 1);
        return methodType(rtype, types);
    }
}

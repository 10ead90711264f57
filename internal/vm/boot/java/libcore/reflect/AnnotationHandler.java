package libcore.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.IncompleteAnnotationException;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Answers the calls on an annotation. */
final class AnnotationHandler implements InvocationHandler {
    private final Class<?> type;
    private final Method[] elements;
    private final Object[] values;

    AnnotationHandler(Class<?> type, Method[] elements, Object[] values) {
        this.type = type;
        this.elements = elements;
        this.values = values;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
        String name = method.getName();
        if (args != null && args.length == 1 && name.equals("equals")) {
            return same(args[0]);
        } else if (name.equals("hashCode")) {
            return hash();
        } else if (name.equals("toString")) {
            return text();
        } else if (name.equals("annotationType")) {
            return type;
        }
        for (int i = 0; i < elements.length; i++) {
            if (elements[i].getName().equals(name)) {
                if (values[i] == null) {
                    @SuppressWarnings("unchecked")
                    Class<? extends Annotation> annotation = (Class<? extends Annotation>) type;
                    throw new IncompleteAnnotationException(annotation, name);
                }
                return copy(values[i]);
            }
        }
        throw new IllegalArgumentException(method.toString());
    }

    private static Object copy(Object value) {
        // An empty array has nothing that its receiver could change.
        if (!value.getClass().isArray() || Array.getLength(value) == 0) {
            return value;
        }
        int n = Array.getLength(value);
        Object out = Array.newInstance(value.getClass().getComponentType(), n);
        System.arraycopy(value, 0, out, 0, n);
        return out;
    }

    private boolean same(Object other) throws Throwable {
        if (!type.isInstance(other)) {
            return false;
        }
        for (int i = 0; i < elements.length; i++) {
            if (!Arrays.deepEquals(new Object[] {values[i]}, new Object[] {elements[i].invoke(other)})) {
                return false;
            }
        }
        return true;
    }

    private int hash() {
        int hash = 0;
        for (int i = 0; i < elements.length; i++) {
            // Of an array the hash is that of Arrays.hashCode, which deepHashCode mixes with 31.
            int h = values[i].getClass().isArray() ? Arrays.deepHashCode(new Object[] {values[i]}) - 31 : values[i].hashCode();
            hash += elements[i].getName().hashCode() * 127 ^ h;
        }
        return hash;
    }

    private String text() {
        StringBuilder b = new StringBuilder("@").append(type.getName()).append('(');
        for (int i = 0; i < elements.length; i++) {
            String v = values[i] == null ? "null" : Arrays.deepToString(new Object[] {values[i]});
            b.append(i == 0 ? "" : ", ").append(elements[i].getName()).append('=').append(values[i] == null ? v : v.substring(1, v.length() - 1));
        }
        return b.append(')').toString();
    }
}

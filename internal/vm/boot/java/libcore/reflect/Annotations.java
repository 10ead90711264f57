package libcore.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.Repeatable;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes annotations of what the machine reads from dex files. In that raw form a value is a boxed
 * primitive, a String, a Class, or an Object[] whose first element tells what it is: "[" an array of
 * the rest, "e" an enum constant by class and name, "@" an annotation by class and pairs of name and
 * value. A class that is missing is null.
 */
public final class Annotations {
    private static final Annotation[] NONE = {};

    private Annotations() {
    }

    /** The annotations of a list in raw form, which may be null. */
    public static Annotation[] of(Object[] list) {
        if (list == null || list.length == 0) {
            return NONE;
        }
        List<Annotation> all = new ArrayList<Annotation>(list.length);
        for (int i = 0; i < list.length; i++) {
            Annotation a = annotation((Object[]) list[i]);
            if (a != null) {
                all.add(a);
            }
        }
        return all.toArray(new Annotation[all.size()]);
    }

    private static Annotation annotation(Object[] raw) {
        Class<?> type = (Class<?>) raw[1];
        if (type == null || !type.isAnnotation()) {
            return null; // as on devices, annotations of unknown types do not show
        }
        Method[] elements = type.getDeclaredMethods();
        Object[] values = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            elements[i].setAccessible(true);
            for (int j = 2; j < raw.length; j += 2) {
                if (elements[i].getName().equals(raw[j])) {
                    values[i] = value(elements[i].getReturnType(), raw[j + 1]);
                }
            }
            if (values[i] == null) {
                values[i] = elements[i].getDefaultValue();
            }
        }
        return (Annotation) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new AnnotationHandler(type, elements, values));
    }

    /** The value of an element of the given type. */
    public static Object value(Class<?> type, Object raw) {
        if (!(raw instanceof Object[])) {
            return raw;
        }
        Object[] list = (Object[]) raw;
        String kind = (String) list[0];
        if (kind.equals("[")) {
            Class<?> component = type.isArray() ? type.getComponentType() : Object.class;
            Object array = Array.newInstance(component, list.length - 1);
            for (int i = 1; i < list.length; i++) {
                Array.set(array, i - 1, value(component, list[i]));
            }
            return array;
        }
        if (kind.equals("@")) {
            return annotation(list);
        }
        Class<?> enumType = (Class<?>) list[1];
        if (enumType == null) {
            return null;
        }
        Object[] constants = enumType.getEnumConstants();
        for (int i = 0; constants != null && i < constants.length; i++) {
            if (((Enum<?>) constants[i]).name().equals(list[2])) {
                return constants[i];
            }
        }
        return null;
    }

    /** The annotations of a type among some, those in its container annotation included. */
    @SuppressWarnings("unchecked")
    public static <T extends Annotation> T[] byType(Annotation[] own, Class<T> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        List<T> all = new ArrayList<T>();
        Repeatable repeatable = type.getDeclaredAnnotation(Repeatable.class);
        for (int i = 0; i < own.length; i++) {
            if (own[i].annotationType() == type) {
                all.add((T) own[i]);
            } else if (repeatable != null && own[i].annotationType() == repeatable.value()) {
                try {
                    Method value = repeatable.value().getDeclaredMethod("value");
                    value.setAccessible(true);
                    Object[] inner = (Object[]) value.invoke(own[i]);
                    for (int j = 0; j < inner.length; j++) {
                        all.add((T) inner[j]);
                    }
                } catch (ReflectiveOperationException e) {
                    // The container lacks its value: nothing to find in it.
                }
            }
        }
        return all.toArray((T[]) Array.newInstance(type, all.size()));
    }
}

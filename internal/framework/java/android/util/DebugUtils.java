package android.util;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Helpers for descriptions. */
public class DebugUtils {
    public DebugUtils() {}

    public static boolean isObjectSelected(Object object) {
        return false;
    }

    public static void buildShortClassTag(Object cls, StringBuilder out) {
        if (cls == null) {
            out.append("null");
            return;
        }
        String simpleName = cls.getClass().getSimpleName();
        if (simpleName == null || simpleName.isEmpty()) {
            simpleName = cls.getClass().getName();
            int end = simpleName.lastIndexOf('.');
            if (end > 0) {
                simpleName = simpleName.substring(end + 1);
            }
        }
        out.append(simpleName).append('{').append(Integer.toHexString(System.identityHashCode(cls)));
    }

    public static String valueToString(Class<?> clazz, String prefix, int value) {
        for (Field field : clazz.getDeclaredFields()) {
            final int modifiers = field.getModifiers();
            if (Modifier.isStatic(modifiers) && Modifier.isFinal(modifiers) && field.getType() == int.class
                    && field.getName().startsWith(prefix)) {
                try {
                    if (value == field.getInt(null)) {
                        return field.getName().substring(prefix.length());
                    }
                } catch (IllegalAccessException e) {
                    // Not for us.
                }
            }
        }
        return Integer.toString(value);
    }
}

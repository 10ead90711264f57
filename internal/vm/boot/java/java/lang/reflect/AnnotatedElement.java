package java.lang.reflect;

import java.lang.annotation.Annotation;
import libcore.reflect.Annotations;

/** Something that may carry annotations. */
public interface AnnotatedElement {
    default boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return getAnnotation(type) != null;
    }

    <T extends Annotation> T getAnnotation(Class<T> type);

    Annotation[] getAnnotations();

    Annotation[] getDeclaredAnnotations();

    default <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
        return getDeclaredAnnotationsByType(type);
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        Annotation[] own = getDeclaredAnnotations();
        for (int i = 0; i < own.length; i++) {
            if (own[i].annotationType() == type) {
                return type.cast(own[i]);
            }
        }
        return null;
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
        return Annotations.byType(getDeclaredAnnotations(), type);
    }
}

package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A member whose access checks can be turned off. */
public class AccessibleObject implements AnnotatedElement {
    boolean override;

    protected AccessibleObject() {
    }

    public static void setAccessible(AccessibleObject[] objects, boolean flag) {
        for (int i = 0; i < objects.length; i++) {
            objects[i].setAccessible(flag);
        }
    }

    public void setAccessible(boolean flag) {
        if (flag && this instanceof Constructor && ((Constructor<?>) this).getDeclaringClass() == Class.class) {
            throw new SecurityException("Can not make a java.lang.Class constructor accessible");
        }
        override = flag;
    }

    public final boolean trySetAccessible() {
        setAccessible(true);
        return true;
    }

    public boolean isAccessible() {
        return override;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        return getDeclaredAnnotation(type);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return getAnnotation(type) != null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return new Annotation[0];
    }
}

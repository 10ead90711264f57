package java.lang.reflect;

import java.lang.annotation.Annotation;
import libcore.reflect.Annotations;
import libcore.reflect.Signature;

/** A method or constructor; its native payload is the machine's method. */
public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {
    Class<?> declaringClass;
    String name;
    int accessFlags;
    private Class<?>[] parameterTypes;
    private Class<?> returnType;
    private Signature signature;
    private Annotation[] annotations;

    Executable() {
    }

    private native Class<?>[] parameters0();

    private native Class<?> returns0();

    private native Class<?>[] throws0();

    private native String signatureText();

    private native Object[] annotationData();

    private native Object[][] parameterAnnotationData();

    /** Names and flags from the MethodParameters annotation; null if there is none. */
    private native Object[] parameterData();

    final native int identity();

    /** Makes this a second object for the same member. */
    final native void share(Executable other);

    final Class<?>[] parameters() {
        if (parameterTypes == null) {
            parameterTypes = parameters0();
        }
        return parameterTypes;
    }

    final Class<?> returns() {
        if (returnType == null) {
            returnType = returns0();
        }
        return returnType;
    }

    final void copyTo(Executable e) {
        e.declaringClass = declaringClass;
        e.name = name;
        e.accessFlags = accessFlags;
        e.parameterTypes = parameterTypes;
        e.returnType = returnType;
        share(e);
    }

    final boolean matches(Class<?>[] types) {
        Class<?>[] own = parameters();
        if (own.length != types.length) {
            return false;
        }
        for (int i = 0; i < own.length; i++) {
            if (own[i] != types[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public abstract Class<?> getDeclaringClass();

    @Override
    public abstract String getName();

    @Override
    public int getModifiers() {
        return accessFlags & 0xffff;
    }

    public Class<?>[] getParameterTypes() {
        return parameters().clone();
    }

    public int getParameterCount() {
        return parameters().length;
    }

    public Class<?>[] getExceptionTypes() {
        return throws0();
    }

    public boolean isVarArgs() {
        return (accessFlags & 0x80) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return (accessFlags & 0x1000) != 0;
    }

    final Signature signature() {
        if (signature == null) {
            signature = Signature.ofExecutable(this, signatureText());
        }
        return signature;
    }

    @Override
    public TypeVariable<?>[] getTypeParameters() {
        return signature().typeParameters();
    }

    public Type[] getGenericParameterTypes() {
        Type[] t = signature().parameters();
        return t != null ? t : getParameterTypes();
    }

    /** The generic type of a parameter; those that the compiler added have none. */
    final Type genericParameter(int index) {
        Type[] t = signature().parameters();
        return t != null && t.length == parameters().length ? t[index] : parameters()[index];
    }

    public Type[] getGenericExceptionTypes() {
        Type[] t = signature().exceptions();
        return t != null && t.length > 0 ? t : getExceptionTypes();
    }

    public Parameter[] getParameters() {
        Object[] data = parameterData();
        Parameter[] out = new Parameter[parameters().length];
        for (int i = 0; i < out.length; i++) {
            if (data != null && ((String[]) data[0]).length == out.length) {
                out[i] = new Parameter(this, i, ((String[]) data[0])[i], ((int[]) data[1])[i], true);
            } else {
                out[i] = new Parameter(this, i, null, 0, false);
            }
        }
        return out;
    }

    public Annotation[][] getParameterAnnotations() {
        Object[][] data = parameterAnnotationData();
        Annotation[][] out = new Annotation[parameters().length][];
        int first = data == null ? out.length : out.length - data.length;
        for (int i = 0; i < out.length; i++) {
            out[i] = Annotations.of(data == null || i < first ? null : data[i - first]);
        }
        return out;
    }

    private Annotation[] own() {
        if (annotations == null) {
            annotations = Annotations.of(annotationData());
        }
        return annotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        if (type == null) {
            throw new NullPointerException("annotationClass == null");
        }
        Annotation[] all = own();
        for (int i = 0; i < all.length; i++) {
            if (all[i].annotationType() == type) {
                return type.cast(all[i]);
            }
        }
        return null;
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return own().clone();
    }

    abstract String returnText(boolean generic);

    public abstract String toGenericString();

    final String describe(boolean generic) {
        StringBuilder b = new StringBuilder();
        int modifiers = getModifiers() & (this instanceof Method ? Modifier.methodModifiers() : Modifier.constructorModifiers());
        boolean isDefault = this instanceof Method && ((Method) this).isDefault();
        if (modifiers != 0) {
            b.append(Modifier.toString(modifiers)).append(' ');
        }
        if (isDefault) {
            b.append("default ");
        }
        if (generic) {
            TypeVariable<?>[] variables = getTypeParameters();
            for (int i = 0; i < variables.length; i++) {
                b.append(i == 0 ? "<" : ",").append(variables[i]);
            }
            if (variables.length > 0) {
                b.append("> ");
            }
        }
        b.append(returnText(generic));
        b.append('(');
        Type[] types = generic ? getGenericParameterTypes() : parameters();
        for (int i = 0; i < types.length; i++) {
            String t = types[i].getTypeName();
            if (generic && isVarArgs() && i == types.length - 1 && t.endsWith("[]")) {
                t = t.substring(0, t.length() - 2) + "...";
            }
            b.append(i == 0 ? "" : ",").append(t);
        }
        b.append(')');
        Type[] exceptions = generic ? getGenericExceptionTypes() : getExceptionTypes();
        for (int i = 0; i < exceptions.length; i++) {
            b.append(i == 0 ? " throws " : ",").append(exceptions[i].getTypeName());
        }
        return b.toString();
    }
}

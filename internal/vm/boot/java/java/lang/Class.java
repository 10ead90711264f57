package java.lang;

import java.io.InputStream;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import libcore.reflect.Annotations;
import libcore.reflect.Signature;

/** A type of the running program. */
public final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement {
    private static final long serialVersionUID = 3206093459760846163L;

    private transient Field[] fields;
    private transient Method[] methods;
    private transient Constructor<?>[] constructors;
    private transient Signature signature;
    private transient Annotation[] annotations;
    private transient Object[] enumConstants;
    private transient String name;

    private Class() {
    }

    static native Class<?> getPrimitiveClass(String name);

    /** The class of a name as getName spells it, array names included; null if there is none. */
    private static native Class<?> find(String name, boolean initialize);

    private native String name();

    public native boolean isInterface();

    public native boolean isPrimitive();

    public native boolean isArray();

    public native Class<? super T> getSuperclass();

    public native Class<?>[] getInterfaces();

    public native Class<?> getComponentType();

    /** The access flags of the class, those of its InnerClass annotation if it has one. */
    public native int getModifiers();

    public native boolean isInstance(Object object);

    public native boolean isAssignableFrom(Class<?> other);

    public native Class<?> getDeclaringClass();

    public native Class<?> getEnclosingClass();

    /** The enclosing method or constructor, null if there is none. */
    private native Object enclosing();

    /** The simple name from the InnerClass annotation: null for top-level classes, "" for anonymous ones. */
    private native String innerName();

    private native Class<?>[] memberClasses();

    private native Field[] fields();

    /** The declared methods of a name, null for those of all names. */
    private native Method[] methods(String name);

    private native Constructor<?>[] constructors();

    private native String signatureText();

    private native Object[] annotationData();

    private native boolean isBoot();

    private native ClassLoader loader();

    private native T instantiate() throws InstantiationException, IllegalAccessException;

    /** What NoSuchFieldException says of a field that is not declared. */
    private native String noField(String field);

    /**
     * Ends the run if Android has a member, here or above, that this class lacks: its name
     * and what follows it in a reference, up to the type that it gives.
     */
    private native void lacks(String member, boolean inherited);

    private static String parameters(Class<?>[] types) {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < types.length; i++) {
            text.append(types[i].descriptor());
        }
        return text.append(')').toString();
    }

    private native String descriptor();

    public static Class<?> forName(String className) throws ClassNotFoundException {
        return forName(className, true, null);
    }

    public static Class<?> forName(String className, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
        if (className == null) {
            throw new NullPointerException();
        }
        if (!isValidName(className)) {
            throw new ClassNotFoundException("Invalid name: " + className);
        }
        Class<?> c = null;
        if (loader != null && !loader.isPlatformLoader() && !className.startsWith("[")) {
            try {
                c = loader.loadClass(className);
            } catch (ClassNotFoundException e) {
                throw new ClassNotFoundException(className, e);
            }
            if (c == null) {
                throw new ClassNotFoundException(className);
            }
            return initialize ? find(c.getName(), true) : c;
        }
        c = find(className, initialize);
        if (c == null) {
            throw new ClassNotFoundException(className, ClassLoader.notFound(className));
        }
        return c;
    }

    /** Whether a name could be that of a class: parts between dots, or an array of such. */
    private static boolean isValidName(String name) {
        int at = 0;
        int end = name.length();
        if (name.startsWith("[")) {
            while (at < end && name.charAt(at) == '[') {
                at++;
            }
            if (at == end - 1) {
                return "ZBCSIJFD".indexOf(name.charAt(at)) >= 0;
            }
            if (at == end || name.charAt(at) != 'L' || name.charAt(end - 1) != ';') {
                return false;
            }
            at++;
            end--;
        }
        boolean empty = true;
        for (; at < end; at++) {
            char c = name.charAt(at);
            if (c == '.') {
                if (empty) {
                    return false;
                }
                empty = true;
                continue;
            }
            if (c < 0x80 && c != '$' && c != '-' && c != '_' && !Character.isLetterOrDigit(c)) {
                return false;
            }
            empty = false;
        }
        return !empty;
    }

    public String getName() {
        String n = name;
        if (n == null) {
            n = name = name();
        }
        return n;
    }

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        if (isArray()) {
            String component = getComponentType().getCanonicalName();
            return component == null ? null : component + "[]";
        }
        String inner = innerName();
        if (inner == null) {
            return getName();
        }
        Class<?> outer = getDeclaringClass();
        if (inner.isEmpty() || outer == null) {
            return null;
        }
        String prefix = outer.getCanonicalName();
        return prefix == null ? null : prefix + "." + inner;
    }

    public String getSimpleName() {
        if (isArray()) {
            return getComponentType().getSimpleName() + "[]";
        }
        String inner = innerName();
        if (inner != null) {
            return inner;
        }
        String n = getName();
        return n.substring(n.lastIndexOf('.') + 1);
    }

    public String getPackageName() {
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        if (c.isPrimitive()) {
            return "java.lang";
        }
        String n = c.getName();
        int dot = n.lastIndexOf('.');
        return dot < 0 ? "" : n.substring(0, dot);
    }

    public Package getPackage() {
        if (isArray() || isPrimitive()) {
            return null;
        }
        return Package.named(getPackageName());
    }

    @Override
    public String toString() {
        return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
    }

    public String toGenericString() {
        if (isPrimitive()) {
            return toString();
        }
        StringBuilder b = new StringBuilder();
        int modifiers = getModifiers() & Modifier.classModifiers();
        if (isAnnotation()) {
            b.append('@');
        }
        if (isInterface()) {
            modifiers &= ~Modifier.INTERFACE;
        }
        if (modifiers != 0) {
            String m = Modifier.toString(modifiers) + " ";
            b.insert(0, m);
        }
        b.append(isInterface() ? "interface " : isEnum() ? "enum " : "class ").append(getName());
        TypeVariable<?>[] parameters = getTypeParameters();
        for (int i = 0; i < parameters.length; i++) {
            b.append(i == 0 ? "<" : ",").append(parameters[i].getTypeName());
        }
        return parameters.length > 0 ? b.append('>').toString() : b.toString();
    }

    public boolean isAnnotation() {
        return (getModifiers() & 0x2000) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & 0x1000) != 0;
    }

    public boolean isEnum() {
        return (getModifiers() & 0x4000) != 0 && getSuperclass() == Enum.class;
    }

    public boolean isAnonymousClass() {
        return !isArray() && "".equals(innerName());
    }

    public boolean isLocalClass() {
        String inner = isArray() ? null : innerName();
        return inner != null && !inner.isEmpty() && enclosing() != null;
    }

    public boolean isMemberClass() {
        return !isArray() && getDeclaringClass() != null;
    }

    public ClassLoader getClassLoader() {
        if (isPrimitive()) {
            return null;
        }
        Class<?> c = this;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        ClassLoader own = c.loader();
        return own != null ? own : ClassLoader.of(c.isBoot() || c.isPrimitive());
    }

    public ProtectionDomain getProtectionDomain() {
        return null;
    }

    public Object[] getSigners() {
        return null;
    }

    public boolean desiredAssertionStatus() {
        return false;
    }

    @SuppressWarnings("unchecked")
    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> type) {
        if (type.isAssignableFrom(this)) {
            return (Class<? extends U>) this;
        }
        throw new ClassCastException(toString() + " cannot be cast to " + type);
    }

    public T newInstance() throws InstantiationException, IllegalAccessException {
        return instantiate();
    }

    // Enums.

    /** The constants of an enum type, shared; null for other types. */
    Object[] enumConstantsShared() {
        if (enumConstants == null) {
            if (!isEnum()) {
                return null;
            }
            try {
                Method values = getDeclaredMethod("values");
                values.setAccessible(true);
                enumConstants = (Object[]) values.invoke(null);
            } catch (ReflectiveOperationException e) {
                return null;
            }
        }
        return enumConstants;
    }

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        Object[] shared = enumConstantsShared();
        return shared == null ? null : (T[]) shared.clone();
    }

    // Nesting.

    public Method getEnclosingMethod() {
        Object e = isArray() || isPrimitive() ? null : enclosing();
        return e instanceof Method ? (Method) e : null;
    }

    public Constructor<?> getEnclosingConstructor() {
        Object e = isArray() || isPrimitive() ? null : enclosing();
        return e instanceof Constructor ? (Constructor<?>) e : null;
    }

    public Class<?>[] getDeclaredClasses() {
        return memberClasses();
    }

    public Class<?>[] getClasses() {
        List<Class<?>> all = new ArrayList<Class<?>>();
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            Class<?>[] members = c.memberClasses();
            for (int i = 0; i < members.length; i++) {
                if (Modifier.isPublic(members[i].getModifiers())) {
                    all.add(members[i]);
                }
            }
        }
        return all.toArray(new Class<?>[all.size()]);
    }

    // Fields.

    private Field[] ownFields() {
        Field[] f = fields;
        if (f == null) {
            f = fields = fields();
        }
        return f;
    }

    public Field[] getDeclaredFields() {
        Field[] own = ownFields();
        Field[] copy = new Field[own.length];
        for (int i = 0; i < own.length; i++) {
            copy[i] = own[i].copy();
        }
        return copy;
    }

    private Field ownField(String name, boolean publicOnly) {
        Field[] own = ownFields();
        for (int i = 0; i < own.length; i++) {
            if (own[i].getName().equals(name) && (!publicOnly || Modifier.isPublic(own[i].getModifiers()))) {
                return own[i];
            }
        }
        return null;
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        Field f = ownField(name, false);
        if (f == null) {
            lacks(name + ":", false);
            throw new NoSuchFieldException(noField(name));
        }
        return f.copy();
    }

    private Field publicField(String name) {
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            Field f = c.ownField(name, true);
            if (f != null) {
                return f;
            }
            Class<?>[] interfaces = c.getInterfaces();
            for (int i = 0; i < interfaces.length; i++) {
                f = interfaces[i].publicField(name);
                if (f != null) {
                    return f;
                }
            }
        }
        return null;
    }

    public Field getField(String name) throws NoSuchFieldException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        Field f = publicField(name);
        if (f == null) {
            lacks(name + ":", true);
            throw new NoSuchFieldException(name);
        }
        return f.copy();
    }

    private void publicFields(List<Field> to, List<Class<?>> seen) {
        if (seen.contains(this)) {
            return;
        }
        seen.add(this);
        Field[] own = ownFields();
        for (int i = 0; i < own.length; i++) {
            if (Modifier.isPublic(own[i].getModifiers())) {
                to.add(own[i].copy());
            }
        }
        Class<?>[] interfaces = getInterfaces();
        for (int i = 0; i < interfaces.length; i++) {
            interfaces[i].publicFields(to, seen);
        }
        if (getSuperclass() != null) {
            getSuperclass().publicFields(to, seen);
        }
    }

    public Field[] getFields() {
        List<Field> all = new ArrayList<Field>();
        publicFields(all, new ArrayList<Class<?>>());
        return all.toArray(new Field[all.size()]);
    }

    // Methods.

    private Method[] ownMethods() {
        Method[] m = methods;
        if (m == null) {
            m = methods = methods(null);
        }
        return m;
    }

    public Method[] getDeclaredMethods() {
        Method[] own = ownMethods();
        Method[] copy = new Method[own.length];
        for (int i = 0; i < own.length; i++) {
            copy[i] = own[i].copy();
        }
        return copy;
    }

    /** The declared method; of several that differ in what they return, the one with the most specific return. */
    private Method ownMethod(String name, Class<?>[] types, boolean publicOnly) {
        Method found = null;
        Method[] own = methods(name);
        for (int i = 0; i < own.length; i++) {
            Method m = own[i];
            if ((!publicOnly || Modifier.isPublic(m.getModifiers())) && m.takes(types)) {
                if (found == null || found.isSynthetic() && !m.isSynthetic()
                        || found.getReturnType() != m.getReturnType() && found.isSynthetic() == m.isSynthetic()
                        && found.getReturnType().isAssignableFrom(m.getReturnType())) {
                    found = m;
                }
            }
        }
        return found;
    }

    private static Class<?>[] orNone(Class<?>[] types) {
        return types == null ? new Class<?>[0] : types;
    }

    public Method getDeclaredMethod(String name, Class<?>... types) throws NoSuchMethodException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        types = orNone(types);
        for (int i = 0; i < types.length; i++) {
            if (types[i] == null) {
                throw new NoSuchMethodException("parameter type is null");
            }
        }
        Method m = ownMethod(name, types, false);
        if (m == null) {
            lacks(name + parameters(types), false);
            throw new NoSuchMethodException(name + " " + Arrays.toString(types));
        }
        return m.copy();
    }

    private Method interfaceMethod(String name, Class<?>[] types) {
        Method found = null;
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            Class<?>[] interfaces = c.getInterfaces();
            for (int i = 0; i < interfaces.length; i++) {
                Method m = interfaces[i].ownMethod(name, types, true);
                if (m == null || Modifier.isStatic(m.getModifiers())) {
                    m = interfaces[i].interfaceMethod(name, types);
                }
                if (m != null && (found == null || found.getDeclaringClass().isAssignableFrom(m.getDeclaringClass()))) {
                    found = m;
                }
            }
        }
        return found;
    }

    public Method getMethod(String name, Class<?>... types) throws NoSuchMethodException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        types = orNone(types);
        for (int i = 0; i < types.length; i++) {
            if (types[i] == null) {
                throw new NoSuchMethodException("parameter type is null");
            }
        }
        Method found = null;
        for (Class<?> c = this; c != null && found == null; c = c.getSuperclass()) {
            found = c.ownMethod(name, types, true);
        }
        if (found == null) {
            found = interfaceMethod(name, types);
        }
        if (found == null) {
            lacks(name + parameters(types), true);
            throw new NoSuchMethodException(name + " " + Arrays.toString(types));
        }
        return found.copy();
    }

    /** Collects public methods; those of subclasses hide those they override. */
    private void publicMethods(Map<String, Method> to) {
        Method[] own = ownMethods();
        boolean fromInterface = isInterface();
        for (int i = 0; i < own.length; i++) {
            Method m = own[i];
            if (!Modifier.isPublic(m.getModifiers())) {
                continue;
            }
            String key = m.key();
            Method before = to.get(key);
            if (before == null) {
                to.put(key, m);
            } else if (fromInterface && before.getDeclaringClass().isInterface() && before.getDeclaringClass().isAssignableFrom(this)) {
                to.put(key, m);
            }
        }
        if (getSuperclass() != null) {
            getSuperclass().publicMethods(to);
        }
        Class<?>[] interfaces = getInterfaces();
        for (int i = 0; i < interfaces.length; i++) {
            Map<String, Method> theirs = new LinkedHashMap<String, Method>();
            interfaces[i].publicMethods(theirs);
            for (Map.Entry<String, Method> e : theirs.entrySet()) {
                Method m = e.getValue();
                if (Modifier.isStatic(m.getModifiers())) {
                    continue;
                }
                Method before = to.get(e.getKey());
                if (before == null || before != m && before.getDeclaringClass().isInterface()
                        && before.getDeclaringClass() != this && before.getDeclaringClass().isAssignableFrom(m.getDeclaringClass())) {
                    to.put(e.getKey(), m);
                }
            }
        }
    }

    public Method[] getMethods() {
        Map<String, Method> all = new LinkedHashMap<String, Method>();
        publicMethods(all);
        Method[] out = new Method[all.size()];
        int n = 0;
        for (Method m : all.values()) {
            out[n++] = m.copy();
        }
        return out;
    }

    // Constructors.

    private Constructor<?>[] ownConstructors() {
        Constructor<?>[] c = constructors;
        if (c == null) {
            c = constructors = constructors();
        }
        return c;
    }

    public Constructor<?>[] getDeclaredConstructors() {
        Constructor<?>[] own = ownConstructors();
        Constructor<?>[] copy = new Constructor<?>[own.length];
        for (int i = 0; i < own.length; i++) {
            copy[i] = own[i].copy();
        }
        return copy;
    }

    public Constructor<?>[] getConstructors() {
        List<Constructor<?>> all = new ArrayList<Constructor<?>>();
        Constructor<?>[] own = ownConstructors();
        for (int i = 0; i < own.length; i++) {
            if (Modifier.isPublic(own[i].getModifiers())) {
                all.add(own[i].copy());
            }
        }
        return all.toArray(new Constructor<?>[all.size()]);
    }

    @SuppressWarnings("unchecked")
    private Constructor<T> constructor(Class<?>[] types, boolean publicOnly) throws NoSuchMethodException {
        types = orNone(types);
        Constructor<?>[] own = ownConstructors();
        for (int i = 0; i < own.length; i++) {
            if (own[i].takes(types) && (!publicOnly || Modifier.isPublic(own[i].getModifiers()))) {
                return (Constructor<T>) own[i].copy();
            }
        }
        lacks("<init>" + parameters(types), false);
        throw new NoSuchMethodException("<init> " + Arrays.toString(types));
    }

    public Constructor<T> getConstructor(Class<?>... types) throws NoSuchMethodException {
        return constructor(types, true);
    }

    public Constructor<T> getDeclaredConstructor(Class<?>... types) throws NoSuchMethodException {
        return constructor(types, false);
    }

    // Generic types.

    private Signature signature() {
        if (signature == null) {
            signature = Signature.ofClass(this, isArray() || isPrimitive() ? null : signatureText());
        }
        return signature;
    }

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Class<T>>[] getTypeParameters() {
        return (TypeVariable<Class<T>>[]) signature().typeParameters();
    }

    public Type getGenericSuperclass() {
        Type t = signature().superclass();
        return t != null ? t : getSuperclass();
    }

    public Type[] getGenericInterfaces() {
        Type[] t = signature().interfaces();
        return t != null ? t : getInterfaces();
    }

    // Annotations.

    private Annotation[] ownAnnotations() {
        if (annotations == null) {
            annotations = Annotations.of(isArray() || isPrimitive() ? null : annotationData());
        }
        return annotations;
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return ownAnnotations().clone();
    }

    @Override
    public Annotation[] getAnnotations() {
        Map<Class<?>, Annotation> all = new LinkedHashMap<Class<?>, Annotation>();
        Annotation[] own = ownAnnotations();
        for (int i = 0; i < own.length; i++) {
            all.put(own[i].annotationType(), own[i]);
        }
        for (Class<?> c = getSuperclass(); c != null; c = c.getSuperclass()) {
            own = c.ownAnnotations();
            for (int i = 0; i < own.length; i++) {
                Class<? extends Annotation> type = own[i].annotationType();
                if (!all.containsKey(type) && type.getDeclaredAnnotation(Inherited.class) != null) {
                    all.put(type, own[i]);
                }
            }
        }
        return all.values().toArray(new Annotation[all.size()]);
    }

    @Override
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> type) {
        if (type == null) {
            throw new NullPointerException("annotationClass == null");
        }
        Annotation[] own = ownAnnotations();
        for (int i = 0; i < own.length; i++) {
            if (own[i].annotationType() == type) {
                return type.cast(own[i]);
            }
        }
        return null;
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> type) {
        A a = getDeclaredAnnotation(type);
        if (a == null && type.getDeclaredAnnotation(Inherited.class) != null) {
            for (Class<?> c = getSuperclass(); c != null && a == null; c = c.getSuperclass()) {
                a = c.getDeclaredAnnotation(type);
            }
        }
        return a;
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return getAnnotation(type) != null;
    }

    @Override
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> type) {
        A[] own = getDeclaredAnnotationsByType(type);
        if (own.length == 0 && type.getDeclaredAnnotation(Inherited.class) != null && getSuperclass() != null) {
            return getSuperclass().getAnnotationsByType(type);
        }
        return own;
    }

    // Resources.

    private String resource(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String pkg = getPackageName();
        return pkg.isEmpty() || isPrimitive() ? name : pkg.replace('.', '/') + "/" + name;
    }

    public URL getResource(String name) {
        ClassLoader loader = getClassLoader();
        return loader == null ? ClassLoader.getSystemResource(resource(name)) : loader.getResource(resource(name));
    }

    public InputStream getResourceAsStream(String name) {
        ClassLoader loader = getClassLoader();
        return loader == null ? ClassLoader.getSystemResourceAsStream(resource(name)) : loader.getResourceAsStream(resource(name));
    }
}

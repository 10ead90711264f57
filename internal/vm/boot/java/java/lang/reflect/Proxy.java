package java.lang.reflect;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Instances of interfaces whose methods one handler answers. */
public class Proxy implements Serializable {
    private static final long serialVersionUID = -2222568056686623797L;

    private static final Map<List<Class<?>>, Class<?>> classes = new HashMap<List<Class<?>>, Class<?>>();
    private static final Set<Class<?>> made = new HashSet<Class<?>>();
    /** By class and method, what may be thrown where interfaces that share a method declare different exceptions. */
    private static final Map<Class<?>, Map<Method, Class<?>[]>> thrown = new HashMap<Class<?>, Map<Method, Class<?>[]>>();

    protected InvocationHandler h;

    private Proxy() {
    }

    protected Proxy(InvocationHandler h) {
        this.h = h;
    }

    /** Makes a class with the interfaces that calls invoke with entry i of methods for their methods. */
    private static native Class<?> generate(String name, Class<?>[] interfaces, Method[] methods);

    /** A new instance of a class that generate made. */
    private static native Object instance(Class<?> proxy, InvocationHandler handler);

    public static Class<?> getProxyClass(ClassLoader loader, Class<?>... interfaces) throws IllegalArgumentException {
        List<Class<?>> key = new ArrayList<Class<?>>(interfaces.length);
        String pkg = "";
        boolean hidden = false;
        for (int i = 0; i < interfaces.length; i++) {
            Class<?> c = interfaces[i];
            if (c == null) {
                throw new NullPointerException();
            }
            if (!c.isInterface()) {
                throw new IllegalArgumentException(c.getName() + " is not an interface");
            }
            if (key.contains(c)) {
                throw new IllegalArgumentException("repeated interface: " + c.getName());
            }
            if (!Modifier.isPublic(c.getModifiers())) {
                String p = c.getPackageName();
                if (hidden && !p.equals(pkg)) {
                    throw new IllegalArgumentException("non-public interfaces from different packages");
                }
                hidden = true;
                pkg = p;
            }
            key.add(c);
        }
        Class<?> c = classes.get(key);
        if (c == null) {
            Map<Method, Class<?>[]> narrowed = new HashMap<Method, Class<?>[]>();
            c = generate((pkg.isEmpty() ? "" : pkg + ".") + "$Proxy" + classes.size(), interfaces.clone(), methods(interfaces, narrowed));
            classes.put(key, c);
            made.add(c);
            thrown.put(c, narrowed);
        }
        return c;
    }

    /** The methods to answer: of Object three, then those of the interfaces, the first of equal ones. */
    private static Method[] methods(Class<?>[] interfaces, Map<Method, Class<?>[]> narrowed) {
        List<Method> all = new ArrayList<Method>();
        Map<String, Method> seen = new HashMap<String, Method>();
        Map<String, Method> returns = new HashMap<String, Method>();
        try {
            add(Object.class.getMethod("equals", Object.class), all, seen, narrowed);
            add(Object.class.getMethod("hashCode"), all, seen, narrowed);
            add(Object.class.getMethod("toString"), all, seen, narrowed);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
        for (int i = 0; i < interfaces.length; i++) {
            Method[] theirs = interfaces[i].getMethods();
            for (int j = 0; j < theirs.length; j++) {
                if (!Modifier.isStatic(theirs[j].getModifiers())) {
                    checkReturn(theirs[j], returns);
                    add(theirs[j], all, seen, narrowed);
                }
            }
        }
        return all.toArray(new Method[all.size()]);
    }

    private static void add(Method m, List<Method> all, Map<String, Method> seen, Map<Method, Class<?>[]> narrowed) {
        String key = m.key();
        Method first = seen.get(key);
        if (first == null) {
            seen.put(key, m);
            all.add(m);
            return;
        }
        Class<?>[] before = narrowed.get(first);
        narrowed.put(first, common(before != null ? before : first.getExceptionTypes(), m.getExceptionTypes()));
    }

    /** The exceptions that both lists allow. */
    private static Class<?>[] common(Class<?>[] a, Class<?>[] b) {
        Set<Class<?>> both = new HashSet<Class<?>>();
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                if (a[i].isAssignableFrom(b[j])) {
                    both.add(b[j]);
                } else if (b[j].isAssignableFrom(a[i])) {
                    both.add(a[i]);
                }
            }
        }
        return both.toArray(new Class<?>[both.size()]);
    }

    /** Refuses methods of the same name and parameters whose results have nothing in common. */
    private static void checkReturn(Method m, Map<String, Method> returns) {
        String key = m.key();
        key = key.substring(0, key.lastIndexOf(')'));
        Method first = returns.get(key);
        Class<?> type = m.getReturnType();
        if (first == null || first.getReturnType().isAssignableFrom(type)) {
            returns.put(key, m);
        } else if (!(type.isInterface() && first.getReturnType().isInterface()) && !type.isAssignableFrom(first.getReturnType())) {
            throw new IllegalArgumentException("proxied interface methods have incompatible return types:\n  " + first + "\n  " + m);
        }
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler handler) throws IllegalArgumentException {
        if (handler == null) {
            throw new NullPointerException();
        }
        return instance(getProxyClass(loader, interfaces), handler);
    }

    public static boolean isProxyClass(Class<?> c) {
        return Proxy.class.isAssignableFrom(c) && made.contains(c);
    }

    public static InvocationHandler getInvocationHandler(Object proxy) throws IllegalArgumentException {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    /** Called by the generated methods. */
    private static Object invoke(Proxy proxy, Method method, Object[] args) throws Throwable {
        try {
            return proxy.h.invoke(proxy, method, args);
        } catch (RuntimeException e) {
            throw e;
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            Class<?>[] declared = thrown.get(proxy.getClass()).get(method);
            if (declared == null) {
                declared = method.getExceptionTypes();
            }
            for (int i = 0; i < declared.length; i++) {
                if (declared[i].isInstance(e)) {
                    throw e;
                }
            }
            throw new UndeclaredThrowableException(e);
        }
    }
}

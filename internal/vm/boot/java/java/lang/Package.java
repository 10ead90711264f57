package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.HashMap;
import java.util.Map;

/** A package of classes. */
public class Package implements AnnotatedElement {
    private static final Map<String, Package> known = new HashMap<String, Package>();

    private final String name;

    private Package(String name) {
        this.name = name;
    }

    static synchronized Package named(String name) {
        Package p = known.get(name);
        if (p == null) {
            p = new Package(name);
            known.put(name, p);
        }
        return p;
    }

    public static Package getPackage(String name) {
        synchronized (Package.class) {
            return known.get(name);
        }
    }

    public static synchronized Package[] getPackages() {
        return known.values().toArray(new Package[known.size()]);
    }

    public String getName() {
        return name;
    }

    public String getSpecificationTitle() {
        return null;
    }

    public String getSpecificationVersion() {
        return null;
    }

    public String getSpecificationVendor() {
        return null;
    }

    public String getImplementationTitle() {
        return null;
    }

    public String getImplementationVersion() {
        return null;
    }

    public String getImplementationVendor() {
        return null;
    }

    public boolean isSealed() {
        return false;
    }

    private Class<?> info() {
        try {
            return Class.forName(name + ".package-info");
        } catch (ClassNotFoundException e) {
            return Void.class;
        }
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> type) {
        return info().getAnnotation(type);
    }

    @Override
    public Annotation[] getAnnotations() {
        return info().getAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return info().getDeclaredAnnotations();
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "package " + name;
    }
}

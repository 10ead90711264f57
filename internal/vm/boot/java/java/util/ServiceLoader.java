package java.util;

/** Finds providers of a service. An app's packages carry no provider configuration here, so it finds none. */
public final class ServiceLoader<S> implements Iterable<S> {
    private final Class<S> service;

    private ServiceLoader(Class<S> service) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<S>(service);
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<S>(service);
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<S>(service);
    }

    public void reload() {
    }

    public Iterator<S> iterator() {
        return Collections.<S>emptyList().iterator();
    }

    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}

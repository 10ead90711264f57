package java.security;

import java.util.Map;
import java.util.Properties;

/** Algorithms under their names: "MessageDigest.MD5" is the class that computes it. */
public abstract class Provider extends Properties {
    private static final long serialVersionUID = -4298000515446427739L;

    private final String name;
    private final double version;
    private final String info;

    protected Provider(String name, double version, String info) {
        this.name = name;
        this.version = version;
        this.info = info;
    }

    public String getName() {
        return name;
    }

    public double getVersion() {
        return version;
    }

    public String getInfo() {
        return info;
    }

    @Override
    public String toString() {
        return name + " version " + version;
    }

    /** The service of a kind and name, in any case and by any alias; null if there is none. */
    public synchronized Service getService(String type, String algorithm) {
        if (type == null || algorithm == null) {
            throw new NullPointerException(type == null ? "type == null" : "algorithm == null");
        }
        String className = find(type + "." + algorithm);
        if (className == null) {
            String real = find("Alg.Alias." + type + "." + algorithm);
            if (real == null) {
                return null;
            }
            algorithm = real;
            className = find(type + "." + real);
        }
        return className == null ? null : new Service(this, type, algorithm, className);
    }

    private String find(String key) {
        Object value = get(key);
        if (value == null) {
            for (Map.Entry<Object, Object> e : entrySet()) {
                if (e.getKey() instanceof String && ((String) e.getKey()).equalsIgnoreCase(key)) {
                    value = e.getValue();
                    break;
                }
            }
        }
        return value instanceof String ? (String) value : null;
    }

    /** One algorithm of a provider. */
    public static class Service {
        private final Provider provider;
        private final String type;
        private final String algorithm;
        private final String className;

        Service(Provider provider, String type, String algorithm, String className) {
            this.provider = provider;
            this.type = type;
            this.algorithm = algorithm;
            this.className = className;
        }

        public final String getType() {
            return type;
        }

        public final String getAlgorithm() {
            return algorithm;
        }

        public final Provider getProvider() {
            return provider;
        }

        public final String getClassName() {
            return className;
        }

        public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
            try {
                ClassLoader loader = provider.getClass().getClassLoader();
                Class<?> c = loader == null ? Class.forName(className) : Class.forName(className, true, loader);
                return c.newInstance();
            } catch (ClassNotFoundException e) {
                throw failed(e);
            } catch (InstantiationException e) {
                throw failed(e);
            } catch (IllegalAccessException e) {
                throw failed(e);
            }
        }

        private NoSuchAlgorithmException failed(Exception e) {
            return new NoSuchAlgorithmException("Error constructing implementation (algorithm: " + algorithm
                    + ", provider: " + provider.getName() + ", class: " + className + ")", e);
        }

        @Override
        public String toString() {
            return provider.getName() + ": " + type + "." + algorithm + " -> " + className;
        }
    }
}

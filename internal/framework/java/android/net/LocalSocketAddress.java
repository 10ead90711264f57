package android.net;

/** A name by which sockets of one device find each other. */
public class LocalSocketAddress {
    /** Where the name is known. */
    public enum Namespace {
        ABSTRACT(0),
        RESERVED(1),
        FILESYSTEM(2);

        private final int id;

        Namespace(int id) {
            this.id = id;
        }

        int getId() {
            return id;
        }
    }

    private final String name;
    private final Namespace namespace;

    public LocalSocketAddress(String name, Namespace namespace) {
        this.name = name;
        this.namespace = namespace;
    }

    public LocalSocketAddress(String name) {
        this(name, Namespace.ABSTRACT);
    }

    public String getName() {
        return name;
    }

    public Namespace getNamespace() {
        return namespace;
    }

    /** What tells addresses apart. */
    String key() {
        return namespace + " " + name;
    }
}

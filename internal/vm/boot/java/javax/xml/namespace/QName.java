package javax.xml.namespace;

import java.io.Serializable;

/** A name in a namespace. The prefix is of no account. */
public class QName implements Serializable {
    private static final long serialVersionUID = -9120448754896609940L;
    private final String namespaceURI;
    private final String localPart;
    private final String prefix;

    public QName(String namespaceURI, String localPart) {
        this(namespaceURI, localPart, "");
    }

    public QName(String namespaceURI, String localPart, String prefix) {
        if (localPart == null) {
            throw new IllegalArgumentException("local part cannot be \"null\" when creating a QName");
        }
        if (prefix == null) {
            throw new IllegalArgumentException("prefix cannot be \"null\" when creating a QName");
        }
        this.namespaceURI = namespaceURI == null ? "" : namespaceURI;
        this.localPart = localPart;
        this.prefix = prefix;
    }

    public QName(String localPart) {
        this("", localPart, "");
    }

    public String getNamespaceURI() {
        return namespaceURI;
    }

    public String getLocalPart() {
        return localPart;
    }

    public String getPrefix() {
        return prefix;
    }

    @Override
    public final boolean equals(Object o) {
        return o instanceof QName && localPart.equals(((QName) o).localPart) && namespaceURI.equals(((QName) o).namespaceURI);
    }

    @Override
    public final int hashCode() {
        return namespaceURI.hashCode() ^ localPart.hashCode();
    }

    @Override
    public String toString() {
        return namespaceURI.isEmpty() ? localPart : "{" + namespaceURI + "}" + localPart;
    }

    /** Reads what toString writes. */
    public static QName valueOf(String s) {
        if (s == null) {
            throw new IllegalArgumentException("cannot create QName from \"null\" or \"\" String");
        }
        if (!s.startsWith("{")) {
            return new QName(s);
        }
        if (s.startsWith("{}")) {
            throw new IllegalArgumentException("Namespace URI .equals(XMLConstants.NULL_NS_URI), .equals(\"\"), only the local part, \""
                    + s.substring(2) + "\", should be provided.");
        }
        int end = s.indexOf('}');
        if (end < 0) {
            throw new IllegalArgumentException("cannot create QName from \"" + s + "\", missing closing \"}\"");
        }
        return new QName(s.substring(1, end), s.substring(end + 1));
    }
}

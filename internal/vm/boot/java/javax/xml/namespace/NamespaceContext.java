package javax.xml.namespace;

import java.util.Iterator;

/** Which namespaces prefixes stand for. */
public interface NamespaceContext {
    String getNamespaceURI(String prefix);

    String getPrefix(String namespaceURI);

    Iterator<String> getPrefixes(String namespaceURI);
}

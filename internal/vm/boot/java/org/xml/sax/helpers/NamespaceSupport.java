package org.xml.sax.helpers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The namespaces that are declared where a reader stands. */
public class NamespaceSupport {
    public static final String XMLNS = "http://www.w3.org/XML/1998/namespace";
    public static final String NSDECL = "http://www.w3.org/xmlns/2000/";

    /** What holds within an element. */
    private static final class Context {
        final Map<String, String> uris; // by prefix, without the default one
        final Map<String, String> prefixes; // by namespace, the last that was declared for it
        String standard;
        List<String> declared;

        Context(Context around) {
            uris = around == null ? new HashMap<String, String>() : new HashMap<String, String>(around.uris);
            prefixes = around == null ? new HashMap<String, String>() : new HashMap<String, String>(around.prefixes);
            standard = around == null ? null : around.standard;
        }
    }

    private final List<Context> contexts = new ArrayList<Context>();
    private boolean declarationsHaveUris;

    public NamespaceSupport() {
        reset();
    }

    public void reset() {
        contexts.clear();
        declarationsHaveUris = false;
        Context c = new Context(null);
        c.uris.put("xml", XMLNS);
        c.prefixes.put(XMLNS, "xml");
        contexts.add(c);
    }

    private Context now() {
        return contexts.get(contexts.size() - 1);
    }

    public void pushContext() {
        contexts.add(new Context(now()));
    }

    public void popContext() {
        if (contexts.size() <= 1) {
            throw new EmptyStackException();
        }
        contexts.remove(contexts.size() - 1);
    }

    public boolean declarePrefix(String prefix, String uri) {
        if (prefix.equals("xml") || prefix.equals("xmlns")) {
            return false;
        }
        Context c = now();
        if (c.declared == null) {
            c.declared = new ArrayList<String>();
        }
        if (prefix.isEmpty()) {
            c.standard = uri.isEmpty() ? null : uri;
        } else {
            c.uris.put(prefix, uri);
            c.prefixes.put(uri, prefix);
        }
        c.declared.add(prefix);
        return true;
    }

    public String[] processName(String name, String[] parts, boolean attribute) {
        Context c = now();
        int colon = name.indexOf(':');
        if (colon < 0) {
            parts[0] = !attribute ? (c.standard == null ? "" : c.standard) : name.equals("xmlns") && declarationsHaveUris ? NSDECL : "";
            parts[1] = name;
        } else {
            String prefix = name.substring(0, colon);
            String uri = prefix.isEmpty() ? c.standard : c.uris.get(prefix);
            if (uri == null || !attribute && prefix.equals("xmlns")) {
                return null;
            }
            parts[0] = uri;
            parts[1] = name.substring(colon + 1);
        }
        parts[2] = name;
        return parts;
    }

    public String getURI(String prefix) {
        return prefix.isEmpty() ? now().standard : now().uris.get(prefix);
    }

    public Enumeration<String> getPrefixes() {
        return Collections.enumeration(new ArrayList<String>(now().uris.keySet()));
    }

    public String getPrefix(String uri) {
        return now().prefixes.get(uri);
    }

    public Enumeration<String> getPrefixes(String uri) {
        List<String> found = new ArrayList<String>();
        for (Map.Entry<String, String> e : now().uris.entrySet()) {
            if (e.getValue().equals(uri)) {
                found.add(e.getKey());
            }
        }
        return Collections.enumeration(found);
    }

    public Enumeration<String> getDeclaredPrefixes() {
        return now().declared == null ? Collections.<String>emptyEnumeration() : Collections.enumeration(now().declared);
    }

    public void setNamespaceDeclUris(boolean value) {
        if (contexts.size() > 1) {
            throw new IllegalStateException();
        }
        if (value == declarationsHaveUris) {
            return;
        }
        declarationsHaveUris = value;
        Context c = now();
        if (value) {
            c.uris.put("xmlns", NSDECL);
            c.prefixes.put(NSDECL, "xmlns");
        } else {
            reset();
        }
    }

    public boolean isNamespaceDeclUris() {
        return declarationsHaveUris;
    }
}

package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** A bundle read from a file of properties. */
public class PropertyResourceBundle extends ResourceBundle {
    private final Map<String, Object> table = new HashMap<String, Object>();

    public PropertyResourceBundle(InputStream stream) throws IOException {
        Properties p = new Properties();
        p.load(stream);
        copy(p);
    }

    public PropertyResourceBundle(Reader reader) throws IOException {
        Properties p = new Properties();
        p.load(reader);
        copy(p);
    }

    private void copy(Properties p) {
        for (Map.Entry<Object, Object> e : p.entrySet()) {
            table.put((String) e.getKey(), e.getValue());
        }
    }

    @Override
    public Object handleGetObject(String key) {
        if (key == null) {
            throw new NullPointerException("key == null");
        }
        return table.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return keysWithParents(table.keySet());
    }

    @Override
    protected Set<String> handleKeySet() {
        return table.keySet();
    }
}

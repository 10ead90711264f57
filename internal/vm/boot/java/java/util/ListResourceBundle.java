package java.util;

/** A bundle whose values are written in its class. */
public abstract class ListResourceBundle extends ResourceBundle {
    private Map<String, Object> table;

    public ListResourceBundle() {
    }

    protected abstract Object[][] getContents();

    private Map<String, Object> table() {
        if (table == null) {
            HashMap<String, Object> t = new HashMap<String, Object>();
            for (Object[] pair : getContents()) {
                if (pair[0] == null || pair[1] == null) {
                    throw new NullPointerException("null entry");
                }
                t.put((String) pair[0], pair[1]);
            }
            table = t;
        }
        return table;
    }

    @Override
    public final Object handleGetObject(String key) {
        if (key == null) {
            throw new NullPointerException("key == null");
        }
        return table().get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return keysWithParents(table().keySet());
    }

    @Override
    protected Set<String> handleKeySet() {
        return table().keySet();
    }
}

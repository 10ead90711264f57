package java.beans;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/** Keeps the listeners of a bean and tells them of changes: those for all properties first. */
public class PropertyChangeSupport implements Serializable {
    private static final long serialVersionUID = 6401253773779951803L;
    private static final PropertyChangeListener[] NONE = {};

    private final Object source;
    private final transient ArrayList<PropertyChangeListener> all = new ArrayList<PropertyChangeListener>();
    private final transient Map<String, ArrayList<PropertyChangeListener>> byName =
            new HashMap<String, ArrayList<PropertyChangeListener>>();

    public PropertyChangeSupport(Object sourceBean) {
        if (sourceBean == null) {
            throw new NullPointerException();
        }
        source = sourceBean;
    }

    public synchronized void addPropertyChangeListener(PropertyChangeListener listener) {
        if (listener == null) {
            return;
        }
        if (listener instanceof PropertyChangeListenerProxy) {
            PropertyChangeListenerProxy p = (PropertyChangeListenerProxy) listener;
            addPropertyChangeListener(p.getPropertyName(), p.getListener());
        } else {
            all.add(listener);
        }
    }

    public synchronized void removePropertyChangeListener(PropertyChangeListener listener) {
        if (listener instanceof PropertyChangeListenerProxy) {
            PropertyChangeListenerProxy p = (PropertyChangeListenerProxy) listener;
            removePropertyChangeListener(p.getPropertyName(), p.getListener());
        } else {
            all.remove(listener);
        }
    }

    public synchronized PropertyChangeListener[] getPropertyChangeListeners() {
        ArrayList<PropertyChangeListener> l = new ArrayList<PropertyChangeListener>(all);
        for (Map.Entry<String, ArrayList<PropertyChangeListener>> e : byName.entrySet()) {
            for (PropertyChangeListener x : e.getValue()) {
                l.add(new PropertyChangeListenerProxy(e.getKey(), x));
            }
        }
        return l.toArray(NONE);
    }

    private static PropertyChangeListener unwrap(PropertyChangeListener l) {
        while (l instanceof PropertyChangeListenerProxy) {
            l = ((PropertyChangeListenerProxy) l).getListener();
        }
        return l;
    }

    public synchronized void addPropertyChangeListener(String propertyName, PropertyChangeListener listener) {
        listener = unwrap(listener);
        if (propertyName == null || listener == null) {
            return;
        }
        ArrayList<PropertyChangeListener> l = byName.get(propertyName);
        if (l == null) {
            l = new ArrayList<PropertyChangeListener>();
            byName.put(propertyName, l);
        }
        l.add(listener);
    }

    public synchronized void removePropertyChangeListener(String propertyName, PropertyChangeListener listener) {
        ArrayList<PropertyChangeListener> l = byName.get(propertyName);
        if (l != null) {
            l.remove(unwrap(listener));
            if (l.isEmpty()) {
                byName.remove(propertyName);
            }
        }
    }

    public synchronized PropertyChangeListener[] getPropertyChangeListeners(String propertyName) {
        ArrayList<PropertyChangeListener> l = byName.get(propertyName);
        return l == null ? NONE : l.toArray(NONE);
    }

    public void firePropertyChange(String propertyName, Object oldValue, Object newValue) {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            firePropertyChange(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
        }
    }

    public void firePropertyChange(String propertyName, int oldValue, int newValue) {
        if (oldValue != newValue) {
            firePropertyChange(propertyName, Integer.valueOf(oldValue), Integer.valueOf(newValue));
        }
    }

    public void firePropertyChange(String propertyName, boolean oldValue, boolean newValue) {
        if (oldValue != newValue) {
            firePropertyChange(propertyName, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
        }
    }

    public void firePropertyChange(PropertyChangeEvent event) {
        Object oldValue = event.getOldValue();
        Object newValue = event.getNewValue();
        if (oldValue != null && newValue != null && oldValue.equals(newValue)) {
            return;
        }
        PropertyChangeListener[] common;
        PropertyChangeListener[] named;
        synchronized (this) {
            common = all.toArray(NONE);
            named = event.getPropertyName() == null ? NONE : getPropertyChangeListeners(event.getPropertyName());
        }
        for (int i = 0; i < common.length; i++) {
            common[i].propertyChange(event);
        }
        for (int i = 0; i < named.length; i++) {
            named[i].propertyChange(event);
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, Object oldValue, Object newValue) {
        if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
            firePropertyChange(new IndexedPropertyChangeEvent(source, propertyName, oldValue, newValue, index));
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, int oldValue, int newValue) {
        if (oldValue != newValue) {
            fireIndexedPropertyChange(propertyName, index, Integer.valueOf(oldValue), Integer.valueOf(newValue));
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, boolean oldValue, boolean newValue) {
        if (oldValue != newValue) {
            fireIndexedPropertyChange(propertyName, index, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
        }
    }

    public synchronized boolean hasListeners(String propertyName) {
        return !all.isEmpty() || byName.containsKey(propertyName);
    }
}

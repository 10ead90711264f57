import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.util.ArrayList;
import java.util.EventObject;
import java.util.List;
import java.util.Observable;
import java.util.Observer;

/** Observers are told newest first; property listeners in order, and only of changes. */
public class ObserversAndEvents {
    @SuppressWarnings("deprecation")
    static class Source extends Observable {
        void change(Object o) {
            setChanged();
            notifyObservers(o);
        }

        void quiet() {
            notifyObservers("unheard");
        }

        void mark() {
            setChanged();
        }

        void unmark() {
            clearChanged();
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        Source s = new Source();
        List<String> log = new ArrayList<>();
        Observer a = (o, x) -> log.add("a" + x), b = (o, x) -> {
            log.add("b" + x + o.hasChanged());
            o.deleteObserver(a);
        };
        s.addObserver(a);
        s.addObserver(b);
        s.addObserver(a);
        System.out.println(s.countObservers() + " " + s.hasChanged());
        s.change(1);
        s.quiet();
        System.out.println(log + " " + s.countObservers());
        s.mark();
        System.out.print(s.hasChanged() + " ");
        s.unmark();
        s.quiet();
        System.out.println(s.hasChanged() + " " + log.size());
        s.deleteObservers();
        s.change(2);
        try {
            s.addObserver(null);
        } catch (NullPointerException e) {
            System.out.println("null observer " + log);
        }
        try {
            new EventObject(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new EventObject("src") + " " + new EventObject("src").getSource());
        PropertyChangeSupport p = new PropertyChangeSupport("bean");
        log.clear();
        PropertyChangeListener all = e -> log.add("all:" + e.getPropertyName() + e.getOldValue() + e.getNewValue()), named = e -> log.add("named:" + e.getNewValue());
        p.addPropertyChangeListener(all);
        p.addPropertyChangeListener("x", named);
        p.addPropertyChangeListener("x", named);
        p.addPropertyChangeListener((PropertyChangeListener) null);
        p.firePropertyChange("x", 1, 2);
        p.firePropertyChange("x", 2, 2);
        p.firePropertyChange("y", null, null);
        p.firePropertyChange("z", true, false);
        p.firePropertyChange((String) null, "o", "n");
        p.fireIndexedPropertyChange("i", 3, "p", "q");
        System.out.println(log);
        System.out.println(p.hasListeners("x") + " " + p.hasListeners("q") + p.getPropertyChangeListeners().length + p.getPropertyChangeListeners("x").length + p.getPropertyChangeListeners("none").length);
        p.removePropertyChangeListener("x", named);
        p.removePropertyChangeListener(all);
        p.removePropertyChangeListener(all);
        log.clear();
        p.firePropertyChange(new PropertyChangeEvent("other", "x", "a", "b"));
        System.out.println(log + " " + p.hasListeners("y") + " " + p.getPropertyChangeListeners().length);
    }
}

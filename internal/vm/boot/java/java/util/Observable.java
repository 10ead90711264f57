package java.util;

/** Something whose changes observers are told of, the latest observer first. */
public class Observable {
    private boolean changed;
    private final Vector<Observer> observers = new Vector<Observer>();

    public Observable() {
    }

    public synchronized void addObserver(Observer o) {
        if (o == null) {
            throw new NullPointerException();
        }
        if (!observers.contains(o)) {
            observers.addElement(o);
        }
    }

    public synchronized void deleteObserver(Observer o) {
        observers.removeElement(o);
    }

    public void notifyObservers() {
        notifyObservers(null);
    }

    public void notifyObservers(Object arg) {
        Object[] told;
        synchronized (this) {
            if (!hasChanged()) {
                return;
            }
            told = observers.toArray();
            clearChanged();
        }
        for (int i = told.length - 1; i >= 0; i--) {
            ((Observer) told[i]).update(this, arg);
        }
    }

    public synchronized void deleteObservers() {
        observers.removeAllElements();
    }

    protected synchronized void setChanged() {
        changed = true;
    }

    protected synchronized void clearChanged() {
        changed = false;
    }

    public synchronized boolean hasChanged() {
        return changed;
    }

    public synchronized int countObservers() {
        return observers.size();
    }
}

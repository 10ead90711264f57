package java.lang;

/** A thread's variable that new threads start with a value from. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }

    @SuppressWarnings("unchecked")
    Object childOf(Object parentValue) {
        return childValue((T) parentValue);
    }

    Values values(Thread thread) {
        return thread.inheritable;
    }

    Values makeValues(Thread thread) {
        return thread.inheritable = new Values();
    }
}

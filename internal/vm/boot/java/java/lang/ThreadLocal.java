package java.lang;

import java.util.function.Supplier;

/** A variable of which each thread has its own. */
public class ThreadLocal<T> {
    private static int created;

    /** A hash that is the same on every run. */
    private final int hash = next();

    private static synchronized int next() {
        return created++ * 0x61c88647;
    }

    /** The variables of one thread and their values: open addressing, with removed entries marked. */
    static final class Values {
        private static final Object REMOVED = new Object();

        private Object[] table;
        private int used;

        Values() {
            table = new Object[32];
        }

        /** The index of a variable, or -1. */
        int find(ThreadLocal<?> key) {
            int mask = table.length - 1;
            for (int i = key.hash << 1 & mask; table[i] != null; i = i + 2 & mask) {
                if (table[i] == key) {
                    return i;
                }
            }
            return -1;
        }

        Object get(int index) {
            return table[index + 1];
        }

        void put(ThreadLocal<?> key, Object value) {
            int at = find(key);
            if (at < 0) {
                if (used + 1 > table.length / 4) {
                    grow();
                }
                at = free(key);
            }
            table[at + 1] = value;
        }

        private int free(ThreadLocal<?> key) {
            int mask = table.length - 1;
            int i = key.hash << 1 & mask;
            while (table[i] != null) {
                i = i + 2 & mask;
            }
            table[i] = key;
            used++;
            return i;
        }

        private void grow() {
            Object[] old = table;
            table = new Object[old.length * 2];
            used = 0;
            for (int i = 0; i < old.length; i += 2) {
                if (old[i] != null && old[i] != REMOVED) {
                    table[free((ThreadLocal<?>) old[i]) + 1] = old[i + 1];
                }
            }
        }

        void remove(ThreadLocal<?> key) {
            int at = find(key);
            if (at >= 0) {
                table[at] = REMOVED;
                table[at + 1] = null;
            }
        }
    }

    public ThreadLocal() {
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        if (supplier == null) {
            throw new NullPointerException();
        }
        return new Supplied<S>(supplier);
    }

    /** A variable whose initial value comes from a supplier. */
    private static final class Supplied<S> extends ThreadLocal<S> {
        private final Supplier<? extends S> supplier;

        Supplied(Supplier<? extends S> supplier) {
            this.supplier = supplier;
        }

        protected S initialValue() {
            return supplier.get();
        }
    }

    protected T initialValue() {
        return null;
    }

    /** What a new thread starts with. */
    static Values inherited(Values parent) {
        if (parent == null) {
            return null;
        }
        Values own = new Values();
        for (int i = 0; i < parent.table.length; i += 2) {
            Object key = parent.table[i];
            if (key != null && key != Values.REMOVED) {
                InheritableThreadLocal<?> variable = (InheritableThreadLocal<?>) key;
                own.put(variable, variable.childOf(parent.table[i + 1]));
            }
        }
        return own;
    }

    Values values(Thread thread) {
        return thread.locals;
    }

    Values makeValues(Thread thread) {
        return thread.locals = new Values();
    }

    public native T get();

    /** The value, which is made if there is none yet. */
    @SuppressWarnings("unchecked")
    final T make() {
        Values values = values(Thread.currentThread());
        if (values != null) {
            int at = values.find(this);
            if (at >= 0) {
                return (T) values.get(at);
            }
        }
        T value = initialValue();
        set(value);
        return value;
    }

    public void set(T value) {
        Thread thread = Thread.currentThread();
        Values values = values(thread);
        if (values == null) {
            values = makeValues(thread);
        }
        values.put(this, value);
    }

    public void remove() {
        Values values = values(Thread.currentThread());
        if (values != null) {
            values.remove(this);
        }
    }
}

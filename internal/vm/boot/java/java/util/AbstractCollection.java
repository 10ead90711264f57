package java.util;

/** What a collection can do with an iterator and a size alone. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] a = new Object[size()];
        return fill(a, iterator());
    }

    public <T> T[] toArray(T[] a) {
        int n = size();
        Object[] r = a.length >= n ? a : Arrays.newArrayLike(a, n);
        Iterator<E> it = iterator();
        int i = 0;
        while (i < r.length && it.hasNext()) {
            r[i++] = it.next();
        }
        if (!it.hasNext()) {
            if (i == r.length) {
                return cast(r);
            }
            if (r == a) {
                r[i] = null;
                return cast(r);
            }
            if (a.length < i) {
                return cast(Arrays.copyOf(r, i));
            }
            // The collection shrank below the caller's array while it was read.
            System.arraycopy(r, 0, a, 0, i);
            if (a.length > i) {
                a[i] = null;
            }
            return a;
        }
        return cast(grow(r, i, it));
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] cast(Object[] a) {
        return (T[]) a;
    }

    /** Fills an array of the expected size from an iterator that may give fewer or more elements. */
    private static Object[] fill(Object[] a, Iterator<?> it) {
        int i = 0;
        while (i < a.length) {
            if (!it.hasNext()) {
                return Arrays.copyOf(a, i);
            }
            a[i++] = it.next();
        }
        return it.hasNext() ? grow(a, i, it) : a;
    }

    private static Object[] grow(Object[] a, int i, Iterator<?> it) {
        while (it.hasNext()) {
            if (i == a.length) {
                a = Arrays.copyOf(a, i + (i >> 1) + 1);
            }
            a[i++] = it.next();
        }
        return i == a.length ? a : Arrays.copyOf(a, i);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object o : c) {
            if (!contains(o)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E e : c) {
            if (add(e)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(c, true);
    }

    private boolean keep(Collection<?> c, boolean contained) {
        boolean changed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (c.contains(it.next()) != contained) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[');
        for (;;) {
            E e = it.next();
            if (e == this) {
                sb.append("(this Collection)");
            } else {
                sb.append(e);
            }
            if (!it.hasNext()) {
                return sb.append(']').toString();
            }
            sb.append(", ");
        }
    }
}

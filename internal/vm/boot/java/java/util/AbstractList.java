package java.util;

/** What a list can do with get(int) and a size alone. */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** Structural changes so far; iterators and sub-lists compare it with what they saw. */
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> it = listIterator(size());
        while (it.hasPrevious()) {
            E e = it.previous();
            if (o == null ? e == null : o.equals(e)) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size());
        boolean changed = false;
        for (E e : c) {
            add(index++, e);
            changed = true;
        }
        return changed;
    }

    static void checkPosition(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    static void checkElement(int index, int size) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    static void checkRange(int from, int to, int size) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    public Iterator<E> iterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size());
        return new ListItr(index);
    }

    private class ListItr implements ListIterator<E> {
        int cursor;
        int last = -1;
        int expected = modCount;

        ListItr(int index) {
            cursor = index;
        }

        public boolean hasNext() {
            return cursor != size();
        }

        void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public E next() {
            check();
            try {
                int i = cursor;
                E e = get(i);
                last = i;
                cursor = i + 1;
                return e;
            } catch (IndexOutOfBoundsException end) {
                check();
                throw new NoSuchElementException();
            }
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            check();
            try {
                int i = cursor - 1;
                E e = get(i);
                last = cursor = i;
                return e;
            } catch (IndexOutOfBoundsException end) {
                check();
                throw new NoSuchElementException();
            }
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            try {
                AbstractList.this.remove(last);
                if (last < cursor) {
                    cursor--;
                }
                last = -1;
                expected = modCount;
            } catch (IndexOutOfBoundsException shrunk) {
                throw new ConcurrentModificationException();
            }
        }

        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            try {
                AbstractList.this.set(last, e);
                expected = modCount;
            } catch (IndexOutOfBoundsException shrunk) {
                throw new ConcurrentModificationException();
            }
        }

        public void add(E e) {
            check();
            try {
                int i = cursor;
                AbstractList.this.add(i, e);
                last = -1;
                cursor = i + 1;
                expected = modCount;
            } catch (IndexOutOfBoundsException shrunk) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size());
        return this instanceof RandomAccess ? new RandomAccessSubList<E>(this, null, fromIndex, toIndex)
                : new SubList<E>(this, null, fromIndex, toIndex);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<E> a = iterator();
        Iterator<?> b = ((List<?>) o).iterator();
        while (a.hasNext() && b.hasNext()) {
            E x = a.next();
            Object y = b.next();
            if (x == null ? y != null : !x.equals(y)) {
                return false;
            }
        }
        return !a.hasNext() && !b.hasNext();
    }

    public int hashCode() {
        int h = 1;
        for (E e : this) {
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        return h;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> it = listIterator(fromIndex);
        for (int n = toIndex - fromIndex; n > 0; n--) {
            it.next();
            it.remove();
        }
    }

    /** A window onto a list. It works on the root list and tells the windows around it when its size changes. */
    private static class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> root;
        private final SubList<E> outer;
        private final int offset;
        private int size;

        SubList(AbstractList<E> root, SubList<E> outer, int from, int to) {
            this.root = root;
            this.outer = outer;
            this.offset = (outer == null ? 0 : outer.offset) + from;
            this.size = to - from;
            this.modCount = root.modCount;
        }

        private void check() {
            if (root.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        private void changed(int delta) {
            for (SubList<E> p = this; p != null; p = p.outer) {
                p.size += delta;
                p.modCount = root.modCount;
            }
        }

        public E set(int index, E element) {
            checkElement(index, size);
            check();
            return root.set(offset + index, element);
        }

        public E get(int index) {
            checkElement(index, size);
            check();
            return root.get(offset + index);
        }

        public int size() {
            check();
            return size;
        }

        public void add(int index, E element) {
            checkPosition(index, size);
            check();
            root.add(offset + index, element);
            changed(1);
        }

        public E remove(int index) {
            checkElement(index, size);
            check();
            E e = root.remove(offset + index);
            changed(-1);
            return e;
        }

        protected void removeRange(int fromIndex, int toIndex) {
            check();
            root.removeRange(offset + fromIndex, offset + toIndex);
            changed(fromIndex - toIndex);
        }

        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            checkPosition(index, size);
            int n = c.size();
            if (n == 0) {
                return false;
            }
            check();
            root.addAll(offset + index, c);
            changed(n);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            check();
            checkPosition(index, size);
            final ListIterator<E> it = root.listIterator(offset + index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return nextIndex() < size;
                }

                public E next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return it.next();
                }

                public boolean hasPrevious() {
                    return previousIndex() >= 0;
                }

                public E previous() {
                    if (!hasPrevious()) {
                        throw new NoSuchElementException();
                    }
                    return it.previous();
                }

                public int nextIndex() {
                    return it.nextIndex() - offset;
                }

                public int previousIndex() {
                    return it.previousIndex() - offset;
                }

                public void remove() {
                    it.remove();
                    changed(-1);
                }

                public void set(E e) {
                    it.set(e);
                }

                public void add(E e) {
                    it.add(e);
                    changed(1);
                }
            };
        }

        public List<E> subList(int fromIndex, int toIndex) {
            checkRange(fromIndex, toIndex, size);
            return this instanceof RandomAccess ? new RandomAccessSubList<E>(root, this, fromIndex, toIndex)
                    : new SubList<E>(root, this, fromIndex, toIndex);
        }
    }

    private static final class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
        RandomAccessSubList(AbstractList<E> root, SubList<E> outer, int from, int to) {
            super(root, outer, from, to);
        }
    }
}

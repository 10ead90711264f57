package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;

/** A doubly linked list, which is a deque too. */
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    transient int size;
    transient Link<E> first;
    transient Link<E> last;

    static final class Link<E> {
        E item;
        Link<E> next;
        Link<E> prev;

        Link(Link<E> prev, E item, Link<E> next) {
            this.item = item;
            this.next = next;
            this.prev = prev;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    /** Inserts before at, or at the end if at is null. */
    private void insert(E e, Link<E> at) {
        Link<E> p = at == null ? last : at.prev;
        Link<E> n = new Link<E>(p, e, at);
        if (p == null) {
            first = n;
        } else {
            p.next = n;
        }
        if (at == null) {
            last = n;
        } else {
            at.prev = n;
        }
        size++;
        modCount++;
    }

    private E unlink(Link<E> x) {
        E e = x.item;
        Link<E> n = x.next;
        Link<E> p = x.prev;
        if (p == null) {
            first = n;
        } else {
            p.next = n;
            x.prev = null;
        }
        if (n == null) {
            last = p;
        } else {
            n.prev = p;
            x.next = null;
        }
        x.item = null;
        size--;
        modCount++;
        return e;
    }

    private Link<E> link(int index) {
        Link<E> x;
        if (index < (size >> 1)) {
            x = first;
            for (int i = 0; i < index; i++) {
                x = x.next;
            }
        } else {
            x = last;
            for (int i = size - 1; i > index; i--) {
                x = x.prev;
            }
        }
        return x;
    }

    private static <T> Link<T> present(Link<T> x) {
        if (x == null) {
            throw new NoSuchElementException();
        }
        return x;
    }

    public E getFirst() {
        return present(first).item;
    }

    public E getLast() {
        return present(last).item;
    }

    public E removeFirst() {
        return unlink(present(first));
    }

    public E removeLast() {
        return unlink(present(last));
    }

    public void addFirst(E e) {
        insert(e, first);
    }

    public void addLast(E e) {
        insert(e, null);
    }

    public boolean contains(Object o) {
        return indexOf(o) != -1;
    }

    public int size() {
        return size;
    }

    public boolean add(E e) {
        insert(e, null);
        return true;
    }

    public boolean remove(Object o) {
        for (Link<E> x = first; x != null; x = x.next) {
            if (o == null ? x.item == null : o.equals(x.item)) {
                unlink(x);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        Object[] a = c.toArray();
        if (a.length == 0) {
            return false;
        }
        Link<E> at = index == size ? null : link(index);
        int changes = modCount;
        for (int i = 0; i < a.length; i++) {
            insert((E) a[i], at);
        }
        modCount = changes + 1;
        return true;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public E get(int index) {
        checkElement(index, size);
        return link(index).item;
    }

    public E set(int index, E element) {
        checkElement(index, size);
        Link<E> x = link(index);
        E old = x.item;
        x.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        insert(element, index == size ? null : link(index));
    }

    public E remove(int index) {
        checkElement(index, size);
        return unlink(link(index));
    }

    public int indexOf(Object o) {
        int i = 0;
        for (Link<E> x = first; x != null; x = x.next) {
            if (o == null ? x.item == null : o.equals(x.item)) {
                return i;
            }
            i++;
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int i = size;
        for (Link<E> x = last; x != null; x = x.prev) {
            i--;
            if (o == null ? x.item == null : o.equals(x.item)) {
                return i;
            }
        }
        return -1;
    }

    public E peek() {
        return first == null ? null : first.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return first == null ? null : first.item;
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Link<E> x = last; x != null; x = x.prev) {
            if (o == null ? x.item == null : o.equals(x.item)) {
                unlink(x);
                return true;
            }
        }
        return false;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size);
        return new ListItr(index);
    }

    private final class ListItr implements ListIterator<E> {
        private Link<E> returned;
        private Link<E> next;
        private int index;
        private int expected = modCount;

        ListItr(int index) {
            this.next = index == size ? null : link(index);
            this.index = index;
        }

        private void checkForComodification() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return index < size;
        }

        public E next() {
            checkForComodification();
            if (index >= size) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = next.next;
            index++;
            return returned.item;
        }

        public boolean hasPrevious() {
            return index > 0;
        }

        public E previous() {
            checkForComodification();
            if (index <= 0) {
                throw new NoSuchElementException();
            }
            next = next == null ? last : next.prev;
            returned = next;
            index--;
            return returned.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void remove() {
            checkForComodification();
            if (returned == null) {
                throw new IllegalStateException();
            }
            Link<E> after = returned.next;
            unlink(returned);
            if (next == returned) {
                next = after;
            } else {
                index--;
            }
            returned = null;
            expected++;
        }

        public void set(E e) {
            if (returned == null) {
                throw new IllegalStateException();
            }
            checkForComodification();
            returned.item = e;
        }

        public void add(E e) {
            checkForComodification();
            returned = null;
            insert(e, next);
            index++;
            expected++;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (modCount == expected && index < size) {
                action.accept(next.item);
                returned = next;
                next = next.next;
                index++;
            }
            checkForComodification();
        }
    }

    public Iterator<E> descendingIterator() {
        final ListIterator<E> it = listIterator(size);
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasPrevious();
            }

            public E next() {
                return it.previous();
            }

            public void remove() {
                it.remove();
            }
        };
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        LinkedList<E> copy;
        try {
            copy = (LinkedList<E>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.first = null;
        copy.last = null;
        copy.size = 0;
        copy.modCount = 0;
        for (Link<E> x = first; x != null; x = x.next) {
            copy.add(x.item);
        }
        return copy;
    }

    public Object[] toArray() {
        return unload(new Object[size]);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        Object[] r = a.length < size ? Arrays.newArrayLike(a, size) : a;
        unload(r);
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    private Object[] unload(Object[] a) {
        int i = 0;
        for (Link<E> x = first; x != null; x = x.next) {
            a[i++] = x.item;
        }
        return a;
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (E e : this) {
            out.writeObject(e);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int n = in.readInt();
        for (int i = 0; i < n; i++) {
            addLast((E) in.readObject());
        }
    }
}

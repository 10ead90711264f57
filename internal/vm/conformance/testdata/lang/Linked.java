/** A linked list with iterators, removal and reversal, as Iterable. */
public class Linked {
    static class Ring<T> implements Iterable<T> {
        private class Link {
            T item;
            Link prev = this, next = this;
        }

        private final Link end = new Link();
        private int size, changes;

        Ring<T> add(T t) {
            Link l = new Link();
            l.item = t;
            l.prev = end.prev;
            l.next = end;
            end.prev.next = l;
            end.prev = l;
            size++;
            changes++;
            return this;
        }

        void reverse() {
            Link l = end;
            do {
                Link n = l.next;
                l.next = l.prev;
                l.prev = n;
                l = n;
            } while (l != end);
            changes++;
        }

        public java.util.Iterator<T> iterator() {
            return new java.util.Iterator<T>() {
                Link at = end;
                int expected = changes;
                boolean removable;

                public boolean hasNext() {
                    return at.next != end;
                }

                public T next() {
                    if (expected != changes) {
                        throw new IllegalStateException("changed");
                    }
                    if (!hasNext()) {
                        throw new IndexOutOfBoundsException("end");
                    }
                    at = at.next;
                    removable = true;
                    return at.item;
                }

                public void remove() {
                    if (!removable) {
                        throw new IllegalStateException("nothing");
                    }
                    at.prev.next = at.next;
                    at.next.prev = at.prev;
                    at = at.prev;
                    removable = false;
                    size--;
                    expected = ++changes;
                }
            };
        }

        public String toString() {
            StringBuilder out = new StringBuilder("[");
            for (T t : this) {
                out.append(t == this ? "(this)" : t).append(' ');
            }
            return out.append(size).append(']').toString();
        }
    }

    public static void main(String[] args) {
        Ring<Object> r = new Ring<Object>().add(1).add("two").add(3.0).add(null).add('5');
        r.add(r);
        System.out.println(r);
        for (java.util.Iterator<Object> i = r.iterator(); i.hasNext(); ) {
            if (i.next() instanceof Number) {
                i.remove();
            }
        }
        System.out.println(r);
        r.reverse();
        System.out.println(r);
        try {
            for (Object o : r) {
                r.add(o);
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + r);
        }
        java.util.Iterator<Object> i = new Ring<Object>().iterator();
        try {
            i.next();
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            i.remove();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}

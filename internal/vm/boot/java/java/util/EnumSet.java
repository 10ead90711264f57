package java.util;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** A set of one enum's constants: bits by ordinal. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    final Class<E> elementType;
    final Enum<?>[] universe;

    EnumSet(Class<E> elementType, Enum<?>[] universe) {
        this.elementType = elementType;
        this.universe = universe;
    }

    /** All constants of an enum in their order. */
    static <E extends Enum<E>> E[] universe(Class<E> type) {
        E[] all = constants(type);
        if (all == null) {
            throw new ClassCastException(type + " not an enum");
        }
        return all;
    }

    /** What the enum's own values() gives; null if the class is no enum. */
    private static native <E> E[] constants(Class<E> type);

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        Enum<?>[] universe = universe(elementType);
        return universe.length <= 64 ? new RegularEnumSet<E>(elementType, universe)
                : new JumboEnumSet<E>(elementType, universe);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> s = noneOf(elementType);
        s.addRange(0, s.universe.length - 1);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> it = c.iterator();
        EnumSet<E> s = EnumSet.of(it.next());
        while (it.hasNext()) {
            s.add(it.next());
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> r = allOf(s.elementType);
        r.removeAll(s);
        return r;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> s = noneOf(e.getDeclaringClass());
        s.add(e);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> s = of(e1);
        s.add(e2);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> s = of(e1, e2);
        s.add(e3);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> s = of(e1, e2, e3);
        s.add(e4);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> s = of(e1, e2, e3, e4);
        s.add(e5);
        return s;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = of(first);
        for (int i = 0; i < rest.length; i++) {
            s.add(rest[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> s = noneOf(from.getDeclaringClass());
        s.addRange(from.ordinal(), to.ordinal());
        return s;
    }

    abstract void addRange(int from, int to);

    @SuppressWarnings("unchecked")
    public EnumSet<E> clone() {
        try {
            return (EnumSet<E>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    final void typeCheck(E e) {
        Class<?> c = e.getClass();
        if (c != elementType && c.getSuperclass() != elementType) {
            throw new ClassCastException(c + " != " + elementType);
        }
    }

    /** The ordinal of a constant of this set's enum, else -1. */
    final int ordinal(Object o) {
        if (o == null) {
            return -1;
        }
        Class<?> c = o.getClass();
        return c == elementType || c.getSuperclass() == elementType ? ((Enum<?>) o).ordinal() : -1;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c instanceof EnumSet) {
            EnumSet<?> s = (EnumSet<?>) c;
            if (s.elementType != elementType) {
                if (s.isEmpty()) {
                    return false;
                }
                throw new ClassCastException(s.elementType + " != " + elementType);
            }
        }
        return super.addAll(c);
    }

    Object writeReplace() {
        return new SerializationProxy<E>(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }

    /** What is written in place of a set, however many constants the enum has. */
    private static class SerializationProxy<E extends Enum<E>> implements Serializable {
        private static final long serialVersionUID = 362491234563181265L;
        private final Class<E> elementType;
        private final Enum<?>[] elements;

        SerializationProxy(EnumSet<E> set) {
            elementType = set.elementType;
            elements = set.toArray(new Enum<?>[0]);
        }

        @SuppressWarnings("unchecked")
        private Object readResolve() {
            EnumSet<E> set = noneOf(elementType);
            for (Enum<?> e : elements) {
                set.add((E) e);
            }
            return set;
        }
    }
}

/** Up to 64 constants. */
final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private long bits;

    RegularEnumSet(Class<E> elementType, Enum<?>[] universe) {
        super(elementType, universe);
    }

    void addRange(int from, int to) {
        if (to >= from) {
            bits |= (-1L >>> (63 - (to - from))) << from;
        }
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private long left = bits;
            private long last;

            public boolean hasNext() {
                return left != 0;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (left == 0) {
                    throw new NoSuchElementException();
                }
                last = left & -left;
                left -= last;
                return (E) universe[Long.numberOfTrailingZeros(last)];
            }

            public void remove() {
                if (last == 0) {
                    throw new IllegalStateException();
                }
                bits &= ~last;
                last = 0;
            }
        };
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public boolean contains(Object o) {
        int i = ordinal(o);
        return i >= 0 && (bits & (1L << i)) != 0;
    }

    public boolean add(E e) {
        typeCheck(e);
        long old = bits;
        bits |= 1L << e.ordinal();
        return bits != old;
    }

    public boolean remove(Object o) {
        int i = ordinal(o);
        if (i < 0) {
            return false;
        }
        long old = bits;
        bits &= ~(1L << i);
        return bits != old;
    }

    public void clear() {
        bits = 0;
    }
}

/** More than 64 constants. */
final class JumboEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private long[] bits;
    private int size;

    JumboEnumSet(Class<E> elementType, Enum<?>[] universe) {
        super(elementType, universe);
        bits = new long[(universe.length + 63) >>> 6];
    }

    void addRange(int from, int to) {
        for (int i = from; i <= to; i++) {
            put(i);
        }
    }

    private boolean put(int i) {
        long old = bits[i >>> 6];
        bits[i >>> 6] |= 1L << i;
        if (bits[i >>> 6] == old) {
            return false;
        }
        size++;
        return true;
    }

    private boolean drop(int i) {
        long old = bits[i >>> 6];
        bits[i >>> 6] &= ~(1L << i);
        if (bits[i >>> 6] == old) {
            return false;
        }
        size--;
        return true;
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private int next;
            private int last = -1;
            private long left = bits[0];

            public boolean hasNext() {
                while (left == 0 && next < bits.length - 1) {
                    left = bits[++next];
                }
                return left != 0;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                last = (next << 6) + Long.numberOfTrailingZeros(left);
                left &= left - 1;
                return (E) universe[last];
            }

            public void remove() {
                if (last < 0) {
                    throw new IllegalStateException();
                }
                drop(last);
                last = -1;
            }
        };
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        int i = ordinal(o);
        return i >= 0 && (bits[i >>> 6] & (1L << i)) != 0;
    }

    public boolean add(E e) {
        typeCheck(e);
        return put(e.ordinal());
    }

    public boolean remove(Object o) {
        int i = ordinal(o);
        return i >= 0 && drop(i);
    }

    public void clear() {
        Arrays.fill(bits, 0);
        size = 0;
    }

    public EnumSet<E> clone() {
        JumboEnumSet<E> copy = (JumboEnumSet<E>) super.clone();
        copy.bits = bits.clone();
        return copy;
    }
}

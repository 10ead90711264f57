package java.util;

/** The first generation's iterator. */
public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();
}

package java.util;

/** Marks lists whose get(int) is cheap. */
public interface RandomAccess {
}

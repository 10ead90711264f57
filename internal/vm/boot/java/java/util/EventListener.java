package java.util;

/** Marks every listener interface. */
public interface EventListener {
}

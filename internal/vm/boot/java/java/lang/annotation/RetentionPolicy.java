package java.lang.annotation;

/** How long annotations of a type are kept. */
public enum RetentionPolicy {
    SOURCE, CLASS, RUNTIME
}

package java.time.format;

/** How strictly fields are put together. */
public enum ResolverStyle {
    STRICT, SMART, LENIENT
}

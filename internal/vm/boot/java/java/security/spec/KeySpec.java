package java.security.spec;

/** What a key consists of. */
public interface KeySpec {
}

package javax.net.ssl;

/** Has the keys by which one shows who one is. */
public interface KeyManager {
}

package java.security;

/** The half of a key pair that is kept. */
public interface PrivateKey extends Key {
}

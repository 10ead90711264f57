package java.security;

/** The half of a key pair that may be known. */
public interface PublicKey extends Key {
}

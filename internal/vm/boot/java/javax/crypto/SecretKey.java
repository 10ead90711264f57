package javax.crypto;

import java.security.Key;

/** A key that both sides keep. */
public interface SecretKey extends Key {
}

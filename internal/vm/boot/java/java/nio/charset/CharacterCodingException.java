package java.nio.charset;

import java.io.IOException;

/** Characters could not be encoded or bytes decoded. */
public class CharacterCodingException extends IOException {
    public CharacterCodingException() {
    }
}

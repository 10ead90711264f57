package java.net;

/** Guesses content types from names. */
public interface FileNameMap {
    String getContentTypeFor(String name);
}

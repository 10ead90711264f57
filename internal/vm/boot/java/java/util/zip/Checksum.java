package java.util.zip;

/** A sum over bytes. */
public interface Checksum {
    void update(int value);

    default void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    void update(byte[] bytes, int offset, int length);

    long getValue();

    void reset();
}

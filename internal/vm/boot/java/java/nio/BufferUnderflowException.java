package java.nio;

/** A relative get found no data. */
public class BufferUnderflowException extends RuntimeException {
    public BufferUnderflowException() {
    }
}

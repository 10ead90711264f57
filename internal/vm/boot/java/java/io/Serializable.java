package java.io;

/** Marks classes whose objects can be written to object streams. */
public interface Serializable {
}

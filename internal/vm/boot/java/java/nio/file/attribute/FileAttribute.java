package java.nio.file.attribute;

/** A file's attribute to be set when it is created. */
public interface FileAttribute<T> {
    String name();

    T value();
}

package java.nio.file.attribute;

/** A set of attributes by its name. */
public interface AttributeView {
    String name();
}

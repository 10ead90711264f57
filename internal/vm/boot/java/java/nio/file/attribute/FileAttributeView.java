package java.nio.file.attribute;

/** Attributes of a file. */
public interface FileAttributeView extends AttributeView {
}

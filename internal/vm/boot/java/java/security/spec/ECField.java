package java.security.spec;

/** The field that a curve's coordinates are from. */
public interface ECField {
    int getFieldSize();
}

package android.text.method;

/** A transformation that may change the length. */
public interface TransformationMethod2 extends TransformationMethod {
    void setLengthChangesAllowed(boolean allowLengthChanges);
}

package android.graphics;

/** The class above Canvas that text draws itself on. */
public abstract class BaseCanvas {
}

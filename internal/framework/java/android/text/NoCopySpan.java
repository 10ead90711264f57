package android.text;

/** A span that copies of its text leave out. */
public interface NoCopySpan {
    /** A span that is nothing else. */
    class Concrete implements NoCopySpan {}
}

package android.sax;

/** Hears of the ends of elements. */
public interface EndElementListener {
    void end();
}

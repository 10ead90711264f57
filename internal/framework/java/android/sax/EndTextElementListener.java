package android.sax;

/** Hears of the ends of text elements. */
public interface EndTextElementListener {
    void end(String body);
}

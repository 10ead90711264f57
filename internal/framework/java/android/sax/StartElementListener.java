package android.sax;

import org.xml.sax.Attributes;

/** Hears of the beginnings of elements. */
public interface StartElementListener {
    void start(Attributes attributes);
}

package android.sax;

/** Hears of the beginnings and ends of text elements. */
public interface TextElementListener extends StartElementListener, EndTextElementListener {}

package android.sax;

/** Hears of the beginnings and ends of elements. */
public interface ElementListener extends StartElementListener, EndElementListener {}

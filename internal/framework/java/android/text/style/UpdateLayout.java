package android.text.style;

/** A change of it changes how text is laid out. */
public interface UpdateLayout extends UpdateAppearance {}

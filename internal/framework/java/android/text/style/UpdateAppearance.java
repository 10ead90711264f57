package android.text.style;

/** A change of it changes how text looks. */
public interface UpdateAppearance {}

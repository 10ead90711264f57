package android.provider;

/** Columns of openable columns. */
public interface OpenableColumns {
    String DISPLAY_NAME = "_display_name";
    String SIZE = "_size";
}

package android.provider;

/** Columns of base columns. */
public interface BaseColumns {
    String _ID = "_id";
    String _COUNT = "_count";
}

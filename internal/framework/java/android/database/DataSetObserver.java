package android.database;

/** Is told of changes of a data set. */
public abstract class DataSetObserver {
    public void onChanged() {}

    public void onInvalidated() {}
}

package android.database.sqlite;

/** Is told of a transaction's course. */
public interface SQLiteTransactionListener {
    void onBegin();

    void onCommit();

    void onRollback();
}

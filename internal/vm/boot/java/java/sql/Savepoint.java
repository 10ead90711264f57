package java.sql;

/** A point within a transaction to which it can be rolled back. */
public interface Savepoint {
    int getSavepointId() throws SQLException;

    String getSavepointName() throws SQLException;
}

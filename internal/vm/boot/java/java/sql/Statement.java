package java.sql;

/** Runs SQL. */
public interface Statement extends Wrapper, AutoCloseable {
    int CLOSE_ALL_RESULTS = 3;
    int CLOSE_CURRENT_RESULT = 1;
    int EXECUTE_FAILED = -3;
    int KEEP_CURRENT_RESULT = 2;
    int NO_GENERATED_KEYS = 2;
    int RETURN_GENERATED_KEYS = 1;
    int SUCCESS_NO_INFO = -2;

    void addBatch(String arg0) throws SQLException;

    void cancel() throws SQLException;

    void clearBatch() throws SQLException;

    void clearWarnings() throws SQLException;

    void close() throws SQLException;

    boolean execute(String arg0) throws SQLException;

    boolean execute(String arg0, int arg1) throws SQLException;

    boolean execute(String arg0, int[] arg1) throws SQLException;

    boolean execute(String arg0, String[] arg1) throws SQLException;

    int[] executeBatch() throws SQLException;

    ResultSet executeQuery(String arg0) throws SQLException;

    int executeUpdate(String arg0) throws SQLException;

    int executeUpdate(String arg0, int arg1) throws SQLException;

    int executeUpdate(String arg0, int[] arg1) throws SQLException;

    int executeUpdate(String arg0, String[] arg1) throws SQLException;

    Connection getConnection() throws SQLException;

    int getFetchDirection() throws SQLException;

    int getFetchSize() throws SQLException;

    ResultSet getGeneratedKeys() throws SQLException;

    int getMaxFieldSize() throws SQLException;

    int getMaxRows() throws SQLException;

    boolean getMoreResults() throws SQLException;

    boolean getMoreResults(int arg0) throws SQLException;

    int getQueryTimeout() throws SQLException;

    ResultSet getResultSet() throws SQLException;

    int getResultSetConcurrency() throws SQLException;

    int getResultSetHoldability() throws SQLException;

    int getResultSetType() throws SQLException;

    int getUpdateCount() throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    boolean isClosed() throws SQLException;

    boolean isPoolable() throws SQLException;

    void setCursorName(String arg0) throws SQLException;

    void setEscapeProcessing(boolean arg0) throws SQLException;

    void setFetchDirection(int arg0) throws SQLException;

    void setFetchSize(int arg0) throws SQLException;

    void setMaxFieldSize(int arg0) throws SQLException;

    void setMaxRows(int arg0) throws SQLException;

    void setPoolable(boolean arg0) throws SQLException;

    void setQueryTimeout(int arg0) throws SQLException;
}

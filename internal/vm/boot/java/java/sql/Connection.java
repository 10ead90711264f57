package java.sql;

import java.util.Map;
import java.util.Properties;

/** A session with a database. */
public interface Connection extends Wrapper, AutoCloseable {
    int TRANSACTION_NONE = 0;
    int TRANSACTION_READ_COMMITTED = 2;
    int TRANSACTION_READ_UNCOMMITTED = 1;
    int TRANSACTION_REPEATABLE_READ = 4;
    int TRANSACTION_SERIALIZABLE = 8;

    void clearWarnings() throws SQLException;

    void close() throws SQLException;

    void commit() throws SQLException;

    Array createArrayOf(String arg0, Object[] arg1) throws SQLException;

    Blob createBlob() throws SQLException;

    Clob createClob() throws SQLException;

    NClob createNClob() throws SQLException;

    SQLXML createSQLXML() throws SQLException;

    Statement createStatement() throws SQLException;

    Statement createStatement(int arg0, int arg1) throws SQLException;

    Statement createStatement(int arg0, int arg1, int arg2) throws SQLException;

    Struct createStruct(String arg0, Object[] arg1) throws SQLException;

    boolean getAutoCommit() throws SQLException;

    String getCatalog() throws SQLException;

    Properties getClientInfo() throws SQLException;

    String getClientInfo(String arg0) throws SQLException;

    int getHoldability() throws SQLException;

    DatabaseMetaData getMetaData() throws SQLException;

    int getTransactionIsolation() throws SQLException;

    Map<String, Class<?>> getTypeMap() throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    boolean isClosed() throws SQLException;

    boolean isReadOnly() throws SQLException;

    boolean isValid(int arg0) throws SQLException;

    String nativeSQL(String arg0) throws SQLException;

    CallableStatement prepareCall(String arg0) throws SQLException;

    CallableStatement prepareCall(String arg0, int arg1, int arg2) throws SQLException;

    CallableStatement prepareCall(String arg0, int arg1, int arg2, int arg3) throws SQLException;

    PreparedStatement prepareStatement(String arg0) throws SQLException;

    PreparedStatement prepareStatement(String arg0, int arg1) throws SQLException;

    PreparedStatement prepareStatement(String arg0, int arg1, int arg2) throws SQLException;

    PreparedStatement prepareStatement(String arg0, int arg1, int arg2, int arg3) throws SQLException;

    PreparedStatement prepareStatement(String arg0, int[] arg1) throws SQLException;

    PreparedStatement prepareStatement(String arg0, String[] arg1) throws SQLException;

    void releaseSavepoint(Savepoint arg0) throws SQLException;

    void rollback() throws SQLException;

    void rollback(Savepoint arg0) throws SQLException;

    void setAutoCommit(boolean arg0) throws SQLException;

    void setCatalog(String arg0) throws SQLException;

    void setClientInfo(String arg0, String arg1) throws SQLClientInfoException;

    void setClientInfo(Properties arg0) throws SQLClientInfoException;

    void setHoldability(int arg0) throws SQLException;

    void setReadOnly(boolean arg0) throws SQLException;

    Savepoint setSavepoint() throws SQLException;

    Savepoint setSavepoint(String arg0) throws SQLException;

    void setTransactionIsolation(int arg0) throws SQLException;

    void setTypeMap(Map<String, Class<?>> arg0) throws SQLException;
}

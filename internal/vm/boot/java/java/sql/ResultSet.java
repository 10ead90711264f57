package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Calendar;
import java.util.Map;

/** Rows that a query found. */
public interface ResultSet extends Wrapper, AutoCloseable {
    int CLOSE_CURSORS_AT_COMMIT = 2;
    int CONCUR_READ_ONLY = 1007;
    int CONCUR_UPDATABLE = 1008;
    int FETCH_FORWARD = 1000;
    int FETCH_REVERSE = 1001;
    int FETCH_UNKNOWN = 1002;
    int HOLD_CURSORS_OVER_COMMIT = 1;
    int TYPE_FORWARD_ONLY = 1003;
    int TYPE_SCROLL_INSENSITIVE = 1004;
    int TYPE_SCROLL_SENSITIVE = 1005;

    boolean absolute(int arg0) throws SQLException;

    void afterLast() throws SQLException;

    void beforeFirst() throws SQLException;

    void cancelRowUpdates() throws SQLException;

    void clearWarnings() throws SQLException;

    void close() throws SQLException;

    void deleteRow() throws SQLException;

    int findColumn(String arg0) throws SQLException;

    boolean first() throws SQLException;

    Array getArray(int arg0) throws SQLException;

    Array getArray(String arg0) throws SQLException;

    InputStream getAsciiStream(int arg0) throws SQLException;

    InputStream getAsciiStream(String arg0) throws SQLException;

    BigDecimal getBigDecimal(int arg0) throws SQLException;

    BigDecimal getBigDecimal(int arg0, int arg1) throws SQLException;

    BigDecimal getBigDecimal(String arg0) throws SQLException;

    BigDecimal getBigDecimal(String arg0, int arg1) throws SQLException;

    InputStream getBinaryStream(int arg0) throws SQLException;

    InputStream getBinaryStream(String arg0) throws SQLException;

    Blob getBlob(int arg0) throws SQLException;

    Blob getBlob(String arg0) throws SQLException;

    boolean getBoolean(int arg0) throws SQLException;

    boolean getBoolean(String arg0) throws SQLException;

    byte getByte(int arg0) throws SQLException;

    byte getByte(String arg0) throws SQLException;

    byte[] getBytes(int arg0) throws SQLException;

    byte[] getBytes(String arg0) throws SQLException;

    Reader getCharacterStream(int arg0) throws SQLException;

    Reader getCharacterStream(String arg0) throws SQLException;

    Clob getClob(int arg0) throws SQLException;

    Clob getClob(String arg0) throws SQLException;

    int getConcurrency() throws SQLException;

    String getCursorName() throws SQLException;

    Date getDate(int arg0) throws SQLException;

    Date getDate(int arg0, Calendar arg1) throws SQLException;

    Date getDate(String arg0) throws SQLException;

    Date getDate(String arg0, Calendar arg1) throws SQLException;

    double getDouble(int arg0) throws SQLException;

    double getDouble(String arg0) throws SQLException;

    int getFetchDirection() throws SQLException;

    int getFetchSize() throws SQLException;

    float getFloat(int arg0) throws SQLException;

    float getFloat(String arg0) throws SQLException;

    int getHoldability() throws SQLException;

    int getInt(int arg0) throws SQLException;

    int getInt(String arg0) throws SQLException;

    long getLong(int arg0) throws SQLException;

    long getLong(String arg0) throws SQLException;

    ResultSetMetaData getMetaData() throws SQLException;

    Reader getNCharacterStream(int arg0) throws SQLException;

    Reader getNCharacterStream(String arg0) throws SQLException;

    NClob getNClob(int arg0) throws SQLException;

    NClob getNClob(String arg0) throws SQLException;

    String getNString(int arg0) throws SQLException;

    String getNString(String arg0) throws SQLException;

    Object getObject(int arg0) throws SQLException;

    Object getObject(int arg0, Map<String, Class<?>> arg1) throws SQLException;

    Object getObject(String arg0) throws SQLException;

    Object getObject(String arg0, Map<String, Class<?>> arg1) throws SQLException;

    Ref getRef(int arg0) throws SQLException;

    Ref getRef(String arg0) throws SQLException;

    int getRow() throws SQLException;

    RowId getRowId(int arg0) throws SQLException;

    RowId getRowId(String arg0) throws SQLException;

    SQLXML getSQLXML(int arg0) throws SQLException;

    SQLXML getSQLXML(String arg0) throws SQLException;

    short getShort(int arg0) throws SQLException;

    short getShort(String arg0) throws SQLException;

    Statement getStatement() throws SQLException;

    String getString(int arg0) throws SQLException;

    String getString(String arg0) throws SQLException;

    Time getTime(int arg0) throws SQLException;

    Time getTime(int arg0, Calendar arg1) throws SQLException;

    Time getTime(String arg0) throws SQLException;

    Time getTime(String arg0, Calendar arg1) throws SQLException;

    Timestamp getTimestamp(int arg0) throws SQLException;

    Timestamp getTimestamp(int arg0, Calendar arg1) throws SQLException;

    Timestamp getTimestamp(String arg0) throws SQLException;

    Timestamp getTimestamp(String arg0, Calendar arg1) throws SQLException;

    int getType() throws SQLException;

    URL getURL(int arg0) throws SQLException;

    URL getURL(String arg0) throws SQLException;

    InputStream getUnicodeStream(int arg0) throws SQLException;

    InputStream getUnicodeStream(String arg0) throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    void insertRow() throws SQLException;

    boolean isAfterLast() throws SQLException;

    boolean isBeforeFirst() throws SQLException;

    boolean isClosed() throws SQLException;

    boolean isFirst() throws SQLException;

    boolean isLast() throws SQLException;

    boolean last() throws SQLException;

    void moveToCurrentRow() throws SQLException;

    void moveToInsertRow() throws SQLException;

    boolean next() throws SQLException;

    boolean previous() throws SQLException;

    void refreshRow() throws SQLException;

    boolean relative(int arg0) throws SQLException;

    boolean rowDeleted() throws SQLException;

    boolean rowInserted() throws SQLException;

    boolean rowUpdated() throws SQLException;

    void setFetchDirection(int arg0) throws SQLException;

    void setFetchSize(int arg0) throws SQLException;

    void updateArray(int arg0, Array arg1) throws SQLException;

    void updateArray(String arg0, Array arg1) throws SQLException;

    void updateAsciiStream(int arg0, InputStream arg1) throws SQLException;

    void updateAsciiStream(int arg0, InputStream arg1, int arg2) throws SQLException;

    void updateAsciiStream(int arg0, InputStream arg1, long arg2) throws SQLException;

    void updateAsciiStream(String arg0, InputStream arg1) throws SQLException;

    void updateAsciiStream(String arg0, InputStream arg1, int arg2) throws SQLException;

    void updateAsciiStream(String arg0, InputStream arg1, long arg2) throws SQLException;

    void updateBigDecimal(int arg0, BigDecimal arg1) throws SQLException;

    void updateBigDecimal(String arg0, BigDecimal arg1) throws SQLException;

    void updateBinaryStream(int arg0, InputStream arg1) throws SQLException;

    void updateBinaryStream(int arg0, InputStream arg1, int arg2) throws SQLException;

    void updateBinaryStream(int arg0, InputStream arg1, long arg2) throws SQLException;

    void updateBinaryStream(String arg0, InputStream arg1) throws SQLException;

    void updateBinaryStream(String arg0, InputStream arg1, int arg2) throws SQLException;

    void updateBinaryStream(String arg0, InputStream arg1, long arg2) throws SQLException;

    void updateBlob(int arg0, InputStream arg1) throws SQLException;

    void updateBlob(int arg0, InputStream arg1, long arg2) throws SQLException;

    void updateBlob(int arg0, Blob arg1) throws SQLException;

    void updateBlob(String arg0, InputStream arg1) throws SQLException;

    void updateBlob(String arg0, InputStream arg1, long arg2) throws SQLException;

    void updateBlob(String arg0, Blob arg1) throws SQLException;

    void updateBoolean(int arg0, boolean arg1) throws SQLException;

    void updateBoolean(String arg0, boolean arg1) throws SQLException;

    void updateByte(int arg0, byte arg1) throws SQLException;

    void updateByte(String arg0, byte arg1) throws SQLException;

    void updateBytes(int arg0, byte[] arg1) throws SQLException;

    void updateBytes(String arg0, byte[] arg1) throws SQLException;

    void updateCharacterStream(int arg0, Reader arg1) throws SQLException;

    void updateCharacterStream(int arg0, Reader arg1, int arg2) throws SQLException;

    void updateCharacterStream(int arg0, Reader arg1, long arg2) throws SQLException;

    void updateCharacterStream(String arg0, Reader arg1) throws SQLException;

    void updateCharacterStream(String arg0, Reader arg1, int arg2) throws SQLException;

    void updateCharacterStream(String arg0, Reader arg1, long arg2) throws SQLException;

    void updateClob(int arg0, Reader arg1) throws SQLException;

    void updateClob(int arg0, Reader arg1, long arg2) throws SQLException;

    void updateClob(int arg0, Clob arg1) throws SQLException;

    void updateClob(String arg0, Reader arg1) throws SQLException;

    void updateClob(String arg0, Reader arg1, long arg2) throws SQLException;

    void updateClob(String arg0, Clob arg1) throws SQLException;

    void updateDate(int arg0, Date arg1) throws SQLException;

    void updateDate(String arg0, Date arg1) throws SQLException;

    void updateDouble(int arg0, double arg1) throws SQLException;

    void updateDouble(String arg0, double arg1) throws SQLException;

    void updateFloat(int arg0, float arg1) throws SQLException;

    void updateFloat(String arg0, float arg1) throws SQLException;

    void updateInt(int arg0, int arg1) throws SQLException;

    void updateInt(String arg0, int arg1) throws SQLException;

    void updateLong(int arg0, long arg1) throws SQLException;

    void updateLong(String arg0, long arg1) throws SQLException;

    void updateNCharacterStream(int arg0, Reader arg1) throws SQLException;

    void updateNCharacterStream(int arg0, Reader arg1, long arg2) throws SQLException;

    void updateNCharacterStream(String arg0, Reader arg1) throws SQLException;

    void updateNCharacterStream(String arg0, Reader arg1, long arg2) throws SQLException;

    void updateNClob(int arg0, Reader arg1) throws SQLException;

    void updateNClob(int arg0, Reader arg1, long arg2) throws SQLException;

    void updateNClob(int arg0, NClob arg1) throws SQLException;

    void updateNClob(String arg0, Reader arg1) throws SQLException;

    void updateNClob(String arg0, Reader arg1, long arg2) throws SQLException;

    void updateNClob(String arg0, NClob arg1) throws SQLException;

    void updateNString(int arg0, String arg1) throws SQLException;

    void updateNString(String arg0, String arg1) throws SQLException;

    void updateNull(int arg0) throws SQLException;

    void updateNull(String arg0) throws SQLException;

    void updateObject(int arg0, Object arg1) throws SQLException;

    void updateObject(int arg0, Object arg1, int arg2) throws SQLException;

    void updateObject(String arg0, Object arg1) throws SQLException;

    void updateObject(String arg0, Object arg1, int arg2) throws SQLException;

    void updateRef(int arg0, Ref arg1) throws SQLException;

    void updateRef(String arg0, Ref arg1) throws SQLException;

    void updateRow() throws SQLException;

    void updateRowId(int arg0, RowId arg1) throws SQLException;

    void updateRowId(String arg0, RowId arg1) throws SQLException;

    void updateSQLXML(int arg0, SQLXML arg1) throws SQLException;

    void updateSQLXML(String arg0, SQLXML arg1) throws SQLException;

    void updateShort(int arg0, short arg1) throws SQLException;

    void updateShort(String arg0, short arg1) throws SQLException;

    void updateString(int arg0, String arg1) throws SQLException;

    void updateString(String arg0, String arg1) throws SQLException;

    void updateTime(int arg0, Time arg1) throws SQLException;

    void updateTime(String arg0, Time arg1) throws SQLException;

    void updateTimestamp(int arg0, Timestamp arg1) throws SQLException;

    void updateTimestamp(String arg0, Timestamp arg1) throws SQLException;

    boolean wasNull() throws SQLException;
}

package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Calendar;
import java.util.Map;

/** A call of a stored procedure. */
public interface CallableStatement extends PreparedStatement {
    Array getArray(int arg0) throws SQLException;

    Array getArray(String arg0) throws SQLException;

    BigDecimal getBigDecimal(int arg0) throws SQLException;

    BigDecimal getBigDecimal(int arg0, int arg1) throws SQLException;

    BigDecimal getBigDecimal(String arg0) throws SQLException;

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

    Date getDate(int arg0) throws SQLException;

    Date getDate(int arg0, Calendar arg1) throws SQLException;

    Date getDate(String arg0) throws SQLException;

    Date getDate(String arg0, Calendar arg1) throws SQLException;

    double getDouble(int arg0) throws SQLException;

    double getDouble(String arg0) throws SQLException;

    float getFloat(int arg0) throws SQLException;

    float getFloat(String arg0) throws SQLException;

    int getInt(int arg0) throws SQLException;

    int getInt(String arg0) throws SQLException;

    long getLong(int arg0) throws SQLException;

    long getLong(String arg0) throws SQLException;

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

    RowId getRowId(int arg0) throws SQLException;

    RowId getRowId(String arg0) throws SQLException;

    SQLXML getSQLXML(int arg0) throws SQLException;

    SQLXML getSQLXML(String arg0) throws SQLException;

    short getShort(int arg0) throws SQLException;

    short getShort(String arg0) throws SQLException;

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

    URL getURL(int arg0) throws SQLException;

    URL getURL(String arg0) throws SQLException;

    void registerOutParameter(int arg0, int arg1) throws SQLException;

    void registerOutParameter(int arg0, int arg1, int arg2) throws SQLException;

    void registerOutParameter(int arg0, int arg1, String arg2) throws SQLException;

    void registerOutParameter(String arg0, int arg1) throws SQLException;

    void registerOutParameter(String arg0, int arg1, int arg2) throws SQLException;

    void registerOutParameter(String arg0, int arg1, String arg2) throws SQLException;

    void setAsciiStream(String arg0, InputStream arg1) throws SQLException;

    void setAsciiStream(String arg0, InputStream arg1, int arg2) throws SQLException;

    void setAsciiStream(String arg0, InputStream arg1, long arg2) throws SQLException;

    void setBigDecimal(String arg0, BigDecimal arg1) throws SQLException;

    void setBinaryStream(String arg0, InputStream arg1) throws SQLException;

    void setBinaryStream(String arg0, InputStream arg1, int arg2) throws SQLException;

    void setBinaryStream(String arg0, InputStream arg1, long arg2) throws SQLException;

    void setBlob(String arg0, InputStream arg1) throws SQLException;

    void setBlob(String arg0, InputStream arg1, long arg2) throws SQLException;

    void setBlob(String arg0, Blob arg1) throws SQLException;

    void setBoolean(String arg0, boolean arg1) throws SQLException;

    void setByte(String arg0, byte arg1) throws SQLException;

    void setBytes(String arg0, byte[] arg1) throws SQLException;

    void setCharacterStream(String arg0, Reader arg1) throws SQLException;

    void setCharacterStream(String arg0, Reader arg1, int arg2) throws SQLException;

    void setCharacterStream(String arg0, Reader arg1, long arg2) throws SQLException;

    void setClob(String arg0, Reader arg1) throws SQLException;

    void setClob(String arg0, Reader arg1, long arg2) throws SQLException;

    void setClob(String arg0, Clob arg1) throws SQLException;

    void setDate(String arg0, Date arg1) throws SQLException;

    void setDate(String arg0, Date arg1, Calendar arg2) throws SQLException;

    void setDouble(String arg0, double arg1) throws SQLException;

    void setFloat(String arg0, float arg1) throws SQLException;

    void setInt(String arg0, int arg1) throws SQLException;

    void setLong(String arg0, long arg1) throws SQLException;

    void setNCharacterStream(String arg0, Reader arg1) throws SQLException;

    void setNCharacterStream(String arg0, Reader arg1, long arg2) throws SQLException;

    void setNClob(String arg0, Reader arg1) throws SQLException;

    void setNClob(String arg0, Reader arg1, long arg2) throws SQLException;

    void setNClob(String arg0, NClob arg1) throws SQLException;

    void setNString(String arg0, String arg1) throws SQLException;

    void setNull(String arg0, int arg1) throws SQLException;

    void setNull(String arg0, int arg1, String arg2) throws SQLException;

    void setObject(String arg0, Object arg1) throws SQLException;

    void setObject(String arg0, Object arg1, int arg2) throws SQLException;

    void setObject(String arg0, Object arg1, int arg2, int arg3) throws SQLException;

    void setRowId(String arg0, RowId arg1) throws SQLException;

    void setSQLXML(String arg0, SQLXML arg1) throws SQLException;

    void setShort(String arg0, short arg1) throws SQLException;

    void setString(String arg0, String arg1) throws SQLException;

    void setTime(String arg0, Time arg1) throws SQLException;

    void setTime(String arg0, Time arg1, Calendar arg2) throws SQLException;

    void setTimestamp(String arg0, Timestamp arg1) throws SQLException;

    void setTimestamp(String arg0, Timestamp arg1, Calendar arg2) throws SQLException;

    void setURL(String arg0, URL arg1) throws SQLException;

    boolean wasNull() throws SQLException;
}

package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Calendar;

/** A statement with parameters. */
public interface PreparedStatement extends Statement {
    void addBatch() throws SQLException;

    void clearParameters() throws SQLException;

    boolean execute() throws SQLException;

    ResultSet executeQuery() throws SQLException;

    int executeUpdate() throws SQLException;

    ResultSetMetaData getMetaData() throws SQLException;

    ParameterMetaData getParameterMetaData() throws SQLException;

    void setArray(int arg0, Array arg1) throws SQLException;

    void setAsciiStream(int arg0, InputStream arg1) throws SQLException;

    void setAsciiStream(int arg0, InputStream arg1, int arg2) throws SQLException;

    void setAsciiStream(int arg0, InputStream arg1, long arg2) throws SQLException;

    void setBigDecimal(int arg0, BigDecimal arg1) throws SQLException;

    void setBinaryStream(int arg0, InputStream arg1) throws SQLException;

    void setBinaryStream(int arg0, InputStream arg1, int arg2) throws SQLException;

    void setBinaryStream(int arg0, InputStream arg1, long arg2) throws SQLException;

    void setBlob(int arg0, InputStream arg1) throws SQLException;

    void setBlob(int arg0, InputStream arg1, long arg2) throws SQLException;

    void setBlob(int arg0, Blob arg1) throws SQLException;

    void setBoolean(int arg0, boolean arg1) throws SQLException;

    void setByte(int arg0, byte arg1) throws SQLException;

    void setBytes(int arg0, byte[] arg1) throws SQLException;

    void setCharacterStream(int arg0, Reader arg1) throws SQLException;

    void setCharacterStream(int arg0, Reader arg1, int arg2) throws SQLException;

    void setCharacterStream(int arg0, Reader arg1, long arg2) throws SQLException;

    void setClob(int arg0, Reader arg1) throws SQLException;

    void setClob(int arg0, Reader arg1, long arg2) throws SQLException;

    void setClob(int arg0, Clob arg1) throws SQLException;

    void setDate(int arg0, Date arg1) throws SQLException;

    void setDate(int arg0, Date arg1, Calendar arg2) throws SQLException;

    void setDouble(int arg0, double arg1) throws SQLException;

    void setFloat(int arg0, float arg1) throws SQLException;

    void setInt(int arg0, int arg1) throws SQLException;

    void setLong(int arg0, long arg1) throws SQLException;

    void setNCharacterStream(int arg0, Reader arg1) throws SQLException;

    void setNCharacterStream(int arg0, Reader arg1, long arg2) throws SQLException;

    void setNClob(int arg0, Reader arg1) throws SQLException;

    void setNClob(int arg0, Reader arg1, long arg2) throws SQLException;

    void setNClob(int arg0, NClob arg1) throws SQLException;

    void setNString(int arg0, String arg1) throws SQLException;

    void setNull(int arg0, int arg1) throws SQLException;

    void setNull(int arg0, int arg1, String arg2) throws SQLException;

    void setObject(int arg0, Object arg1) throws SQLException;

    void setObject(int arg0, Object arg1, int arg2) throws SQLException;

    void setObject(int arg0, Object arg1, int arg2, int arg3) throws SQLException;

    void setRef(int arg0, Ref arg1) throws SQLException;

    void setRowId(int arg0, RowId arg1) throws SQLException;

    void setSQLXML(int arg0, SQLXML arg1) throws SQLException;

    void setShort(int arg0, short arg1) throws SQLException;

    void setString(int arg0, String arg1) throws SQLException;

    void setTime(int arg0, Time arg1) throws SQLException;

    void setTime(int arg0, Time arg1, Calendar arg2) throws SQLException;

    void setTimestamp(int arg0, Timestamp arg1) throws SQLException;

    void setTimestamp(int arg0, Timestamp arg1, Calendar arg2) throws SQLException;

    void setURL(int arg0, URL arg1) throws SQLException;

    void setUnicodeStream(int arg0, InputStream arg1, int arg2) throws SQLException;
}

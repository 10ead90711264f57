package java.sql;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;

/** A value of SQL's type XML. */
public interface SQLXML {
    void free() throws SQLException;

    InputStream getBinaryStream() throws SQLException;

    Reader getCharacterStream() throws SQLException;

    <T> T getSource(Class<T> arg0) throws SQLException;

    String getString() throws SQLException;

    OutputStream setBinaryStream() throws SQLException;

    Writer setCharacterStream() throws SQLException;

    <T> T setResult(Class<T> arg0) throws SQLException;

    void setString(String arg0) throws SQLException;
}

package java.sql;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;

/** Text that a database holds. */
public interface Clob {
    void free() throws SQLException;

    InputStream getAsciiStream() throws SQLException;

    Reader getCharacterStream() throws SQLException;

    Reader getCharacterStream(long arg0, long arg1) throws SQLException;

    String getSubString(long arg0, int arg1) throws SQLException;

    long length() throws SQLException;

    long position(String arg0, long arg1) throws SQLException;

    long position(Clob arg0, long arg1) throws SQLException;

    OutputStream setAsciiStream(long arg0) throws SQLException;

    Writer setCharacterStream(long arg0) throws SQLException;

    int setString(long arg0, String arg1) throws SQLException;

    int setString(long arg0, String arg1, int arg2, int arg3) throws SQLException;

    void truncate(long arg0) throws SQLException;
}

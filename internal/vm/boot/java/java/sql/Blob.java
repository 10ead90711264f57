package java.sql;

import java.io.InputStream;
import java.io.OutputStream;

/** Bytes that a database holds. */
public interface Blob {
    void free() throws SQLException;

    InputStream getBinaryStream() throws SQLException;

    InputStream getBinaryStream(long arg0, long arg1) throws SQLException;

    byte[] getBytes(long arg0, int arg1) throws SQLException;

    long length() throws SQLException;

    long position(Blob arg0, long arg1) throws SQLException;

    long position(byte[] arg0, long arg1) throws SQLException;

    OutputStream setBinaryStream(long arg0) throws SQLException;

    int setBytes(long arg0, byte[] arg1) throws SQLException;

    int setBytes(long arg0, byte[] arg1, int arg2, int arg3) throws SQLException;

    void truncate(long arg0) throws SQLException;
}

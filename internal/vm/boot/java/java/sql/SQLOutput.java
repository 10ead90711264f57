package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;

/** Writes the attributes of a structured value. */
public interface SQLOutput {
    void writeArray(Array arg0) throws SQLException;

    void writeAsciiStream(InputStream arg0) throws SQLException;

    void writeBigDecimal(BigDecimal arg0) throws SQLException;

    void writeBinaryStream(InputStream arg0) throws SQLException;

    void writeBlob(Blob arg0) throws SQLException;

    void writeBoolean(boolean arg0) throws SQLException;

    void writeByte(byte arg0) throws SQLException;

    void writeBytes(byte[] arg0) throws SQLException;

    void writeCharacterStream(Reader arg0) throws SQLException;

    void writeClob(Clob arg0) throws SQLException;

    void writeDate(Date arg0) throws SQLException;

    void writeDouble(double arg0) throws SQLException;

    void writeFloat(float arg0) throws SQLException;

    void writeInt(int arg0) throws SQLException;

    void writeLong(long arg0) throws SQLException;

    void writeNClob(NClob arg0) throws SQLException;

    void writeNString(String arg0) throws SQLException;

    void writeObject(SQLData arg0) throws SQLException;

    void writeRef(Ref arg0) throws SQLException;

    void writeRowId(RowId arg0) throws SQLException;

    void writeSQLXML(SQLXML arg0) throws SQLException;

    void writeShort(short arg0) throws SQLException;

    void writeString(String arg0) throws SQLException;

    void writeStruct(Struct arg0) throws SQLException;

    void writeTime(Time arg0) throws SQLException;

    void writeTimestamp(Timestamp arg0) throws SQLException;

    void writeURL(URL arg0) throws SQLException;
}

package java.sql;

/** An object that stands for a user-defined type. */
public interface SQLData {
    String getSQLTypeName() throws SQLException;

    void readSQL(SQLInput arg0, String arg1) throws SQLException;

    void writeSQL(SQLOutput arg0) throws SQLException;
}

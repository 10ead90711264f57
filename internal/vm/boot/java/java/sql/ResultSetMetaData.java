package java.sql;

/** The types of a result's columns. */
public interface ResultSetMetaData extends Wrapper {
    int columnNoNulls = 0;
    int columnNullable = 1;
    int columnNullableUnknown = 2;

    String getCatalogName(int arg0) throws SQLException;

    String getColumnClassName(int arg0) throws SQLException;

    int getColumnCount() throws SQLException;

    int getColumnDisplaySize(int arg0) throws SQLException;

    String getColumnLabel(int arg0) throws SQLException;

    String getColumnName(int arg0) throws SQLException;

    int getColumnType(int arg0) throws SQLException;

    String getColumnTypeName(int arg0) throws SQLException;

    int getPrecision(int arg0) throws SQLException;

    int getScale(int arg0) throws SQLException;

    String getSchemaName(int arg0) throws SQLException;

    String getTableName(int arg0) throws SQLException;

    boolean isAutoIncrement(int arg0) throws SQLException;

    boolean isCaseSensitive(int arg0) throws SQLException;

    boolean isCurrency(int arg0) throws SQLException;

    boolean isDefinitelyWritable(int arg0) throws SQLException;

    int isNullable(int arg0) throws SQLException;

    boolean isReadOnly(int arg0) throws SQLException;

    boolean isSearchable(int arg0) throws SQLException;

    boolean isSigned(int arg0) throws SQLException;

    boolean isWritable(int arg0) throws SQLException;
}

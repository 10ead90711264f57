package java.sql;

import java.util.Map;

/** A value of SQL's type ARRAY. */
public interface Array {
    void free() throws SQLException;

    Object getArray() throws SQLException;

    Object getArray(long arg0, int arg1) throws SQLException;

    Object getArray(long arg0, int arg1, Map<String, Class<?>> arg2) throws SQLException;

    Object getArray(Map<String, Class<?>> arg0) throws SQLException;

    int getBaseType() throws SQLException;

    String getBaseTypeName() throws SQLException;

    ResultSet getResultSet() throws SQLException;

    ResultSet getResultSet(long arg0, int arg1) throws SQLException;

    ResultSet getResultSet(long arg0, int arg1, Map<String, Class<?>> arg2) throws SQLException;

    ResultSet getResultSet(Map<String, Class<?>> arg0) throws SQLException;
}

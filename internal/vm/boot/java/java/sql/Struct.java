package java.sql;

import java.util.Map;

/** A structured value. */
public interface Struct {
    Object[] getAttributes() throws SQLException;

    Object[] getAttributes(Map<String, Class<?>> arg0) throws SQLException;

    String getSQLTypeName() throws SQLException;
}

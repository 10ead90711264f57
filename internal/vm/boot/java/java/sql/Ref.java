package java.sql;

import java.util.Map;

/** A reference to a structured value. */
public interface Ref {
    String getBaseTypeName() throws SQLException;

    Object getObject() throws SQLException;

    Object getObject(Map<String, Class<?>> arg0) throws SQLException;

    void setObject(Object arg0) throws SQLException;
}

package java.sql;

import java.util.Properties;

/** Opens connections to databases of one kind. */
public interface Driver {
    boolean acceptsURL(String arg0) throws SQLException;

    Connection connect(String arg0, Properties arg1) throws SQLException;

    int getMajorVersion();

    int getMinorVersion();

    DriverPropertyInfo[] getPropertyInfo(String arg0, Properties arg1) throws SQLException;

    boolean jdbcCompliant();
}

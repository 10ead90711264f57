package javax.sql;

import java.io.PrintWriter;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.logging.Logger;

/** What all sources of connections have in common. */
public interface CommonDataSource {
    PrintWriter getLogWriter() throws SQLException;

    int getLoginTimeout() throws SQLException;

    Logger getParentLogger() throws SQLFeatureNotSupportedException;

    void setLogWriter(PrintWriter arg0) throws SQLException;

    void setLoginTimeout(int arg0) throws SQLException;
}

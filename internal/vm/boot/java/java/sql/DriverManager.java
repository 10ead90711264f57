package java.sql;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;

/** The drivers that the program brought; the platform has none. */
public class DriverManager {
    private static final CopyOnWriteArrayList<Driver> drivers = new CopyOnWriteArrayList<Driver>();
    private static final String NO_CONNECTION = "08001";

    private static volatile int loginTimeout;
    private static volatile PrintWriter logWriter;
    private static volatile PrintStream logStream;

    private DriverManager() {
    }

    public static synchronized void registerDriver(Driver driver) throws SQLException {
        if (driver == null) {
            throw new NullPointerException();
        }
        for (Driver d : drivers) {
            if (d == driver) {
                return;
            }
        }
        drivers.add(driver);
    }

    public static synchronized void deregisterDriver(Driver driver) throws SQLException {
        for (int i = 0; i < drivers.size(); i++) {
            if (drivers.get(i) == driver) {
                drivers.remove(i);
                return;
            }
        }
    }

    public static Connection getConnection(String url, Properties info) throws SQLException {
        if (url == null) {
            throw new SQLException("The url cannot be null", NO_CONNECTION);
        }
        SQLException reason = null;
        for (Driver d : drivers) {
            try {
                Connection c = d.connect(url, info == null ? new Properties() : info);
                if (c != null) {
                    return c;
                }
            } catch (SQLException e) {
                if (reason == null) {
                    reason = e;
                }
            }
        }
        throw reason != null ? reason : new SQLException("No suitable driver found for " + url, NO_CONNECTION);
    }

    public static Connection getConnection(String url, String user, String password) throws SQLException {
        Properties info = new Properties();
        if (user != null) {
            info.put("user", user);
        }
        if (password != null) {
            info.put("password", password);
        }
        return getConnection(url, info);
    }

    public static Connection getConnection(String url) throws SQLException {
        return getConnection(url, new Properties());
    }

    public static Driver getDriver(String url) throws SQLException {
        for (Driver d : drivers) {
            try {
                if (d.acceptsURL(url)) {
                    return d;
                }
            } catch (SQLException e) {
                continue; // the next may accept it
            }
        }
        throw new SQLException("No suitable driver", NO_CONNECTION);
    }

    public static Enumeration<Driver> getDrivers() {
        return Collections.enumeration(drivers);
    }

    public static void setLoginTimeout(int seconds) {
        loginTimeout = seconds;
    }

    public static int getLoginTimeout() {
        return loginTimeout;
    }

    public static void setLogWriter(PrintWriter out) {
        logStream = null;
        logWriter = out;
    }

    public static PrintWriter getLogWriter() {
        return logWriter;
    }

    @Deprecated
    public static void setLogStream(PrintStream out) {
        logStream = out;
        logWriter = out == null ? null : new PrintWriter(out);
    }

    @Deprecated
    public static PrintStream getLogStream() {
        return logStream;
    }

    public static void println(String message) {
        PrintWriter out = logWriter;
        if (out != null) {
            out.println(message);
            out.flush();
        }
    }
}

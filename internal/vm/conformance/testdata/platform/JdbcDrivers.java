import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.DataTruncation;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.ResultSet;
import java.sql.SQLClientInfoException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Properties;
import java.util.logging.Logger;

/** A driver that the program brings, and the exceptions of JDBC. */
public class JdbcDrivers {
    static class Own implements Driver {
        public Connection connect(String url, final Properties info) throws SQLException {
            if (!acceptsURL(url)) {
                return null;
            }
            if (url.endsWith("bad")) {
                throw new SQLException("refused", "28000", 7);
            }
            return (Connection) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {Connection.class}, new InvocationHandler() {
                public Object invoke(Object o, Method m, Object[] a) {
                    return m.getName().equals("getCatalog") ? info.toString() : null;
                }
            });
        }

        public boolean acceptsURL(String url) {
            return url.startsWith("jdbc:own:");
        }

        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[] {new DriverPropertyInfo("user", null)};
        }

        public int getMajorVersion() {
            return 1;
        }

        public int getMinorVersion() {
            return 2;
        }

        public boolean jdbcCompliant() {
            return false;
        }

        public Logger getParentLogger() {
            return null;
        }
    }

    static void connect(String url, String user) {
        try {
            System.out.println(DriverManager.getConnection(url, user, null).getCatalog());
        } catch (SQLException e) {
            System.out.println(e + " " + e.getSQLState() + " " + e.getErrorCode());
        }
    }

    public static void main(String[] args) throws Exception {
        connect("jdbc:own:x", "u");
        Own own = new Own();
        DriverManager.registerDriver(own);
        connect("jdbc:own:x", "u");
        connect("jdbc:own:bad", null);
        connect("jdbc:other", null);
        System.out.println(DriverManager.getDriver("jdbc:own:x") == own);
        DriverManager.deregisterDriver(own);
        System.out.println(DriverManager.getDrivers().hasMoreElements());
        System.out.println(Arrays.toString(new BatchUpdateException("b", new int[] {1, -3}).getUpdateCounts()) + new BatchUpdateException(new SQLException("c")));
        DataTruncation cut = new DataTruncation(1, true, false, 5, 3);
        System.out.println(cut + cut.getSQLState() + cut.getIndex() + cut.getParameter() + cut.getRead() + cut.getDataSize() + cut.getTransferSize());
        System.out.println(new SQLClientInfoException("r", Collections.<String, java.sql.ClientInfoStatus>emptyMap()).getFailedProperties());
        System.out.println(ResultSet.TYPE_FORWARD_ONLY + " " + Connection.TRANSACTION_SERIALIZABLE);
    }
}

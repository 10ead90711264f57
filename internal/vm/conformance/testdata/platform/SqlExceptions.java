import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.SQLNonTransientException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientException;
import java.sql.Savepoint;
import java.sql.Types;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Exceptions of databases: state, code, chain and causes. */
public class SqlExceptions {
    static void show(SQLException e) {
        System.out.println(e + " " + e.getSQLState() + " " + e.getErrorCode() + " " + e.getCause() + " " + e.getNextException());
    }

    public static void main(String[] args) throws Exception {
        show(new SQLException());
        show(new SQLException("a"));
        show(new SQLException("a", "s"));
        show(new SQLException("a", "s", 7));
        show(new SQLException(new RuntimeException("cause")));
        show(new SQLException((Throwable) null));
        show(new SQLException("a", new RuntimeException("cause")));
        show(new SQLException("a", "s", 7, new RuntimeException("cause")));
        show(new SQLSyntaxErrorException("no SQL", "42000", 3));
        show(new SQLIntegrityConstraintViolationException("twice"));
        show(new SQLFeatureNotSupportedException());
        show(new SQLTimeoutException("late"));
        System.out.println(new SQLSyntaxErrorException() instanceof SQLNonTransientException);
        System.out.println((Object) new SQLTimeoutException() instanceof SQLTransientException);
        SQLException first = new SQLException("first", new RuntimeException("of first", new Error("deep")));
        first.setNextException(new SQLException("second"));
        first.setNextException(new SQLException("third", new RuntimeException("of third")));
        for (Throwable t : first) {
            System.out.println(t);
        }
        Iterator<Throwable> all = new SQLException("alone").iterator();
        all.next();
        try {
            all.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        Savepoint point = new Savepoint() {
            public int getSavepointId() throws SQLException {
                throw new SQLException("it has a name");
            }

            public String getSavepointName() {
                return "p";
            }
        };
        try {
            System.out.println(point.getSavepointName() + point.getSavepointId());
        } catch (SQLException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Types.VARCHAR + " " + Types.BLOB + " " + Types.NULL + " " + Types.NCLOB);
        java.sql.SQLWarning w = new java.sql.SQLWarning("first", "01000", 4);
        w.setNextWarning(new java.sql.SQLWarning("second"));
        System.out.println(w.getNextWarning().getMessage() + " " + w.getNextWarning().getNextWarning() + " " + w.getErrorCode());
        for (SQLException e : new SQLException[] {new java.sql.SQLRecoverableException("a"), new java.sql.SQLDataException("b", "22000"), new java.sql.SQLInvalidAuthorizationSpecException(), new java.sql.SQLNonTransientConnectionException("c"), new java.sql.SQLTransientConnectionException("d"), new java.sql.SQLTransactionRollbackException("e", "40001", 3)}) {
            System.out.println(e + " " + e.getSQLState() + " " + e.getErrorCode() + " " + e.getClass().getSuperclass().getName());
        }
    }
}

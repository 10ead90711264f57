package java.sql;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** What a database refused, with a state, a code and perhaps further exceptions. */
public class SQLException extends Exception implements Iterable<Throwable> {
    private static final long serialVersionUID = 2135244094396331484L;

    private String SQLState;
    private int vendorCode;
    private volatile SQLException next;

    public SQLException(String reason, String sqlState, int vendorCode) {
        super(reason);
        this.SQLState = sqlState;
        this.vendorCode = vendorCode;
    }

    public SQLException(String reason, String sqlState) {
        this(reason, sqlState, 0);
    }

    public SQLException(String reason) {
        this(reason, null, 0);
    }

    public SQLException() {
        super();
    }

    public SQLException(Throwable cause) {
        super(cause);
    }

    public SQLException(String reason, Throwable cause) {
        super(reason, cause);
    }

    public SQLException(String reason, String sqlState, Throwable cause) {
        this(reason, sqlState, 0, cause);
    }

    public SQLException(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, cause);
        this.SQLState = sqlState;
        this.vendorCode = vendorCode;
    }

    public String getSQLState() {
        return SQLState;
    }

    public int getErrorCode() {
        return vendorCode;
    }

    public SQLException getNextException() {
        return next;
    }

    /** Adds an exception behind the last one. */
    public void setNextException(SQLException ex) {
        SQLException last = this;
        while (last.next != null) {
            last = last.next;
        }
        last.next = ex;
    }

    /** The exceptions of the chain, each with its causes behind it. */
    public Iterator<Throwable> iterator() {
        return new Iterator<Throwable>() {
            private SQLException link = SQLException.this;
            private Throwable at = link;

            public boolean hasNext() {
                return at != null;
            }

            public Throwable next() {
                if (at == null) {
                    throw new NoSuchElementException();
                }
                Throwable result = at;
                at = at.getCause();
                if (at == null) {
                    link = link.getNextException();
                    at = link;
                }
                return result;
            }

            public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }
}

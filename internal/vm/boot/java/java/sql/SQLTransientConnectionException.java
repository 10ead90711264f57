package java.sql;

/** A connection that may be had later. */
public class SQLTransientConnectionException extends SQLTransientException {
    private static final long serialVersionUID = -2520155553543391200L;

    public SQLTransientConnectionException() {
        super();
    }

    public SQLTransientConnectionException(String reason) {
        super(reason);
    }

    public SQLTransientConnectionException(String reason, String sqlState) {
        super(reason, sqlState);
    }

    public SQLTransientConnectionException(String reason, String sqlState, int vendorCode) {
        super(reason, sqlState, vendorCode);
    }

    public SQLTransientConnectionException(Throwable cause) {
        super(cause);
    }

    public SQLTransientConnectionException(String reason, Throwable cause) {
        super(reason, cause);
    }

    public SQLTransientConnectionException(String reason, String sqlState, Throwable cause) {
        super(reason, sqlState, cause);
    }

    public SQLTransientConnectionException(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, sqlState, vendorCode, cause);
    }
}

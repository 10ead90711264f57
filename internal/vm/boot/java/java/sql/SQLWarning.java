package java.sql;

/** What is told beside a result. */
public class SQLWarning extends SQLException {
    private static final long serialVersionUID = 3917336774604784856L;

    public SQLWarning() {
        super();
    }

    public SQLWarning(String reason) {
        super(reason);
    }

    public SQLWarning(String reason, String sqlState) {
        super(reason, sqlState);
    }

    public SQLWarning(String reason, String sqlState, int vendorCode) {
        super(reason, sqlState, vendorCode);
    }

    public SQLWarning(Throwable cause) {
        super(cause);
    }

    public SQLWarning(String reason, Throwable cause) {
        super(reason, cause);
    }

    public SQLWarning(String reason, String sqlState, Throwable cause) {
        super(reason, sqlState, cause);
    }

    public SQLWarning(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, sqlState, vendorCode, cause);
    }

    /** The warning behind this one. */
    public SQLWarning getNextWarning() {
        try {
            return (SQLWarning) getNextException();
        } catch (ClassCastException e) {
            throw new Error("SQLWarning chain holds value that is not a SQLWarning");
        }
    }

    public void setNextWarning(SQLWarning w) {
        setNextException(w);
    }
}

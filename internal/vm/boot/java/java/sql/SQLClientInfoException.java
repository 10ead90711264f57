package java.sql;

import java.util.Map;

/** Properties of a client that could not be set. */
public class SQLClientInfoException extends SQLException {
    private static final long serialVersionUID = -4319604256824655880L;

    private Map<String, ClientInfoStatus> failedProperties;

    public SQLClientInfoException() {
    }

    public SQLClientInfoException(Map<String, ClientInfoStatus> failedProperties) {
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super(cause == null ? null : cause.toString(), cause);
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(String reason, Map<String, ClientInfoStatus> failedProperties) {
        super(reason);
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(String reason, Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super(reason, cause);
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(String reason, String sqlState, Map<String, ClientInfoStatus> failedProperties) {
        super(reason, sqlState);
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(String reason, String sqlState, Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super(reason, sqlState, cause);
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(String reason, String sqlState, int vendorCode, Map<String, ClientInfoStatus> failedProperties) {
        super(reason, sqlState, vendorCode);
        this.failedProperties = failedProperties;
    }

    public SQLClientInfoException(String reason, String sqlState, int vendorCode, Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super(reason, sqlState, vendorCode, cause);
        this.failedProperties = failedProperties;
    }

    public Map<String, ClientInfoStatus> getFailedProperties() {
        return failedProperties;
    }
}

package java.sql;

import java.util.Arrays;

/** A batch of which some statement failed. */
public class BatchUpdateException extends SQLException {
    private static final long serialVersionUID = 5977529877145521757L;

    private final int[] updateCounts;

    public BatchUpdateException(String reason, String sqlState, int vendorCode, int[] updateCounts) {
        super(reason, sqlState, vendorCode);
        this.updateCounts = copy(updateCounts);
    }

    public BatchUpdateException(String reason, String sqlState, int[] updateCounts) {
        this(reason, sqlState, 0, updateCounts);
    }

    public BatchUpdateException(String reason, int[] updateCounts) {
        this(reason, null, 0, updateCounts);
    }

    public BatchUpdateException(int[] updateCounts) {
        this(null, null, 0, updateCounts);
    }

    public BatchUpdateException() {
        this(null, null, 0, null);
    }

    public BatchUpdateException(Throwable cause) {
        this(cause == null ? null : cause.toString(), null, 0, null, cause);
    }

    public BatchUpdateException(int[] updateCounts, Throwable cause) {
        this(cause == null ? null : cause.toString(), null, 0, updateCounts, cause);
    }

    public BatchUpdateException(String reason, int[] updateCounts, Throwable cause) {
        this(reason, null, 0, updateCounts, cause);
    }

    public BatchUpdateException(String reason, String sqlState, int[] updateCounts, Throwable cause) {
        this(reason, sqlState, 0, updateCounts, cause);
    }

    public BatchUpdateException(String reason, String sqlState, int vendorCode, int[] updateCounts, Throwable cause) {
        super(reason, sqlState, vendorCode, cause);
        this.updateCounts = copy(updateCounts);
    }

    private static int[] copy(int[] counts) {
        return counts == null ? null : Arrays.copyOf(counts, counts.length);
    }

    public int[] getUpdateCounts() {
        return copy(updateCounts);
    }
}

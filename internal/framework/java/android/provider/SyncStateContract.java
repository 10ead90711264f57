package android.provider;

/** The contract of sync state contract. */
public class SyncStateContract {
    /** The contract of helpers. */
    public static final class Helpers {
        public Helpers() {}
    }

    /** The contract of constants. */
    public static class Constants implements SyncStateContract.Columns {
        public static final String CONTENT_DIRECTORY = "syncstate";

        public Constants() {}
    }

    /** Columns of columns. */
    public interface Columns extends BaseColumns {
        String ACCOUNT_NAME = "account_name";
        String ACCOUNT_TYPE = "account_type";
        String DATA = "data";
    }
}

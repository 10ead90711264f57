package android.provider;

import android.net.Uri;

/** The contract of blocked number contract. */
public class BlockedNumberContract {
    public static final String AUTHORITY = "com.android.blockednumber";
    public static final Uri AUTHORITY_URI = Uri.parse("content://com.android.blockednumber");
    public static final String METHOD_IS_BLOCKED = "is_blocked";
    public static final String METHOD_UNBLOCK = "unblock";
    public static final String RES_NUMBER_IS_BLOCKED = "blocked";
    public static final String RES_NUM_ROWS_DELETED = "num_deleted";
    public static final String METHOD_CAN_CURRENT_USER_BLOCK_NUMBERS = "can_current_user_block_numbers";
    public static final String RES_CAN_BLOCK_NUMBERS = "can_block";

    /** The contract of system contract. */
    public static class SystemContract {
        public static final String ACTION_BLOCK_SUPPRESSION_STATE_CHANGED = "android.provider.action.BLOCK_SUPPRESSION_STATE_CHANGED";
        public static final String METHOD_NOTIFY_EMERGENCY_CONTACT = "notify_emergency_contact";
        public static final String METHOD_END_BLOCK_SUPPRESSION = "end_block_suppression";
        public static final String METHOD_SHOULD_SYSTEM_BLOCK_NUMBER = "should_system_block_number";
        public static final String METHOD_GET_BLOCK_SUPPRESSION_STATUS = "get_block_suppression_status";
        public static final String RES_IS_BLOCKING_SUPPRESSED = "blocking_suppressed";
        public static final String RES_BLOCKING_SUPPRESSED_UNTIL_TIMESTAMP = "blocking_suppressed_until_timestamp";

        public SystemContract() {}

        /** The contract of block suppression status. */
        public static class BlockSuppressionStatus {
            public BlockSuppressionStatus() {}
        }
    }

    /** The contract of blocked numbers. */
    public static class BlockedNumbers {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.blockednumber/blocked");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/blocked_number";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/blocked_number";
        public static final String COLUMN_ID = "_id";
        public static final String COLUMN_ORIGINAL_NUMBER = "original_number";
        public static final String COLUMN_E164_NUMBER = "e164_number";

        public BlockedNumbers() {}
    }
}

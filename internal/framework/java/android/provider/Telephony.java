package android.provider;

import android.net.Uri;

/** The contract of telephony. */
public final class Telephony {
    /** The contract of service state table. */
    public static final class ServiceStateTable {
        public static final String AUTHORITY = "service-state";
        public static final Uri CONTENT_URI = Uri.parse("content://service-state/");
        public static final String VOICE_REG_STATE = "voice_reg_state";
        public static final String DATA_REG_STATE = "data_reg_state";
        public static final String VOICE_ROAMING_TYPE = "voice_roaming_type";
        public static final String DATA_ROAMING_TYPE = "data_roaming_type";
        public static final String VOICE_OPERATOR_ALPHA_LONG = "voice_operator_alpha_long";
        public static final String VOICE_OPERATOR_ALPHA_SHORT = "voice_operator_alpha_short";
        public static final String VOICE_OPERATOR_NUMERIC = "voice_operator_numeric";
        public static final String DATA_OPERATOR_ALPHA_LONG = "data_operator_alpha_long";
        public static final String DATA_OPERATOR_ALPHA_SHORT = "data_operator_alpha_short";
        public static final String DATA_OPERATOR_NUMERIC = "data_operator_numeric";
        public static final String IS_MANUAL_NETWORK_SELECTION = "is_manual_network_selection";
        public static final String RIL_VOICE_RADIO_TECHNOLOGY = "ril_voice_radio_technology";
        public static final String RIL_DATA_RADIO_TECHNOLOGY = "ril_data_radio_technology";
        public static final String CSS_INDICATOR = "css_indicator";
        public static final String NETWORK_ID = "network_id";
        public static final String SYSTEM_ID = "system_id";
        public static final String CDMA_ROAMING_INDICATOR = "cdma_roaming_indicator";
        public static final String CDMA_DEFAULT_ROAMING_INDICATOR = "cdma_default_roaming_indicator";
        public static final String CDMA_ERI_ICON_INDEX = "cdma_eri_icon_index";
        public static final String CDMA_ERI_ICON_MODE = "cdma_eri_icon_mode";
        public static final String IS_EMERGENCY_ONLY = "is_emergency_only";
        public static final String IS_DATA_ROAMING_FROM_REGISTRATION = "is_data_roaming_from_registration";
        public static final String IS_USING_CARRIER_AGGREGATION = "is_using_carrier_aggregation";

        private ServiceStateTable() {}
    }

    /** The contract of cell broadcasts. */
    public static final class CellBroadcasts implements BaseColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://cellbroadcasts");
        public static final String GEOGRAPHICAL_SCOPE = "geo_scope";
        public static final String SERIAL_NUMBER = "serial_number";
        public static final String PLMN = "plmn";
        public static final String LAC = "lac";
        public static final String CID = "cid";
        public static final String V1_MESSAGE_CODE = "message_code";
        public static final String V1_MESSAGE_IDENTIFIER = "message_id";
        public static final String SERVICE_CATEGORY = "service_category";
        public static final String LANGUAGE_CODE = "language";
        public static final String MESSAGE_BODY = "body";
        public static final String DELIVERY_TIME = "date";
        public static final String MESSAGE_READ = "read";
        public static final String MESSAGE_FORMAT = "format";
        public static final String MESSAGE_PRIORITY = "priority";
        public static final String ETWS_WARNING_TYPE = "etws_warning_type";
        public static final String CMAS_MESSAGE_CLASS = "cmas_message_class";
        public static final String CMAS_CATEGORY = "cmas_category";
        public static final String CMAS_RESPONSE_TYPE = "cmas_response_type";
        public static final String CMAS_SEVERITY = "cmas_severity";
        public static final String CMAS_URGENCY = "cmas_urgency";
        public static final String CMAS_CERTAINTY = "cmas_certainty";
        public static final String DEFAULT_SORT_ORDER = "date DESC";
        public static final String[] QUERY_COLUMNS = {"_id", "geo_scope", "plmn", "lac", "cid", "serial_number", "service_category", "language", "body", "date", "read", "format", "priority", "etws_warning_type", "cmas_message_class", "cmas_category", "cmas_response_type", "cmas_severity", "cmas_urgency", "cmas_certainty"};

        private CellBroadcasts() {}
    }

    /** The contract of carriers. */
    public static final class Carriers implements BaseColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://telephony/carriers");
        public static final String DEFAULT_SORT_ORDER = "name ASC";
        public static final String NAME = "name";
        public static final String APN = "apn";
        public static final String PROXY = "proxy";
        public static final String PORT = "port";
        public static final String MMSPROXY = "mmsproxy";
        public static final String MMSPORT = "mmsport";
        public static final String SERVER = "server";
        public static final String USER = "user";
        public static final String PASSWORD = "password";
        public static final String MMSC = "mmsc";
        public static final String MCC = "mcc";
        public static final String MNC = "mnc";
        public static final String NUMERIC = "numeric";
        public static final String AUTH_TYPE = "authtype";
        public static final String TYPE = "type";
        public static final String PROTOCOL = "protocol";
        public static final String ROAMING_PROTOCOL = "roaming_protocol";
        public static final String CURRENT = "current";
        public static final String CARRIER_ENABLED = "carrier_enabled";
        public static final String BEARER = "bearer";
        public static final String BEARER_BITMASK = "bearer_bitmask";
        public static final String MVNO_TYPE = "mvno_type";
        public static final String MVNO_MATCH_DATA = "mvno_match_data";
        public static final String SUBSCRIPTION_ID = "sub_id";
        public static final String PROFILE_ID = "profile_id";
        public static final String MODEM_COGNITIVE = "modem_cognitive";
        public static final String MAX_CONNS = "max_conns";
        public static final String WAIT_TIME = "wait_time";
        public static final String MAX_CONNS_TIME = "max_conns_time";
        public static final String MTU = "mtu";
        public static final String EDITED = "edited";
        public static final String USER_VISIBLE = "user_visible";
        public static final int UNEDITED = 0;
        public static final int USER_EDITED = 1;
        public static final int USER_DELETED = 2;
        public static final int USER_DELETED_BUT_PRESENT_IN_XML = 3;
        public static final int CARRIER_EDITED = 4;
        public static final int CARRIER_DELETED = 5;
        public static final int CARRIER_DELETED_BUT_PRESENT_IN_XML = 6;

        private Carriers() {}
    }

    /** The contract of mms sms. */
    public static final class MmsSms implements BaseColumns {
        public static final String TYPE_DISCRIMINATOR_COLUMN = "transport_type";
        public static final Uri CONTENT_URI = Uri.parse("content://mms-sms/");
        public static final Uri CONTENT_CONVERSATIONS_URI = Uri.parse("content://mms-sms/conversations");
        public static final Uri CONTENT_FILTER_BYPHONE_URI = Uri.parse("content://mms-sms/messages/byphone");
        public static final Uri CONTENT_UNDELIVERED_URI = Uri.parse("content://mms-sms/undelivered");
        public static final Uri CONTENT_DRAFT_URI = Uri.parse("content://mms-sms/draft");
        public static final Uri CONTENT_LOCKED_URI = Uri.parse("content://mms-sms/locked");
        public static final Uri SEARCH_URI = Uri.parse("content://mms-sms/search");
        public static final int SMS_PROTO = 0;
        public static final int MMS_PROTO = 1;
        public static final int NO_ERROR = 0;
        public static final int ERR_TYPE_GENERIC = 1;
        public static final int ERR_TYPE_SMS_PROTO_TRANSIENT = 2;
        public static final int ERR_TYPE_MMS_PROTO_TRANSIENT = 3;
        public static final int ERR_TYPE_TRANSPORT_FAILURE = 4;
        public static final int ERR_TYPE_GENERIC_PERMANENT = 10;
        public static final int ERR_TYPE_SMS_PROTO_PERMANENT = 11;
        public static final int ERR_TYPE_MMS_PROTO_PERMANENT = 12;

        private MmsSms() {}

        /** The contract of words table. */
        public static final class WordsTable {
            public static final String ID = "_id";
            public static final String SOURCE_ROW_ID = "source_id";
            public static final String TABLE_ID = "table_to_use";
            public static final String INDEXED_TEXT = "index_text";

            private WordsTable() {}
        }

        /** The contract of pending messages. */
        public static final class PendingMessages implements BaseColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://mms-sms/pending");
            public static final String PROTO_TYPE = "proto_type";
            public static final String MSG_ID = "msg_id";
            public static final String MSG_TYPE = "msg_type";
            public static final String ERROR_TYPE = "err_type";
            public static final String ERROR_CODE = "err_code";
            public static final String RETRY_INDEX = "retry_index";
            public static final String DUE_TIME = "due_time";
            public static final String LAST_TRY = "last_try";
            public static final String SUBSCRIPTION_ID = "pending_sub_id";

            private PendingMessages() {}
        }
    }

    /** The contract of mms. */
    public static final class Mms implements Telephony.BaseMmsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://mms");
        public static final Uri REPORT_REQUEST_URI = Uri.parse("content://mms/report-request");
        public static final Uri REPORT_STATUS_URI = Uri.parse("content://mms/report-status");
        public static final String DEFAULT_SORT_ORDER = "date DESC";

        private Mms() {}

        /** The contract of intents. */
        public static final class Intents {
            public static final String CONTENT_CHANGED_ACTION = "android.intent.action.CONTENT_CHANGED";
            public static final String DELETED_CONTENTS = "deleted_contents";

            private Intents() {}
        }

        /** The contract of rate. */
        public static final class Rate {
            public static final Uri CONTENT_URI = Uri.parse("content://mms/rate");
            public static final String SENT_TIME = "sent_time";

            private Rate() {}
        }

        /** The contract of part. */
        public static final class Part implements BaseColumns {
            public static final String MSG_ID = "mid";
            public static final String SEQ = "seq";
            public static final String CONTENT_TYPE = "ct";
            public static final String NAME = "name";
            public static final String CHARSET = "chset";
            public static final String FILENAME = "fn";
            public static final String CONTENT_DISPOSITION = "cd";
            public static final String CONTENT_ID = "cid";
            public static final String CONTENT_LOCATION = "cl";
            public static final String CT_START = "ctt_s";
            public static final String CT_TYPE = "ctt_t";
            public static final String _DATA = "_data";
            public static final String TEXT = "text";

            private Part() {}
        }

        /** The contract of addr. */
        public static final class Addr implements BaseColumns {
            public static final String MSG_ID = "msg_id";
            public static final String CONTACT_ID = "contact_id";
            public static final String ADDRESS = "address";
            public static final String TYPE = "type";
            public static final String CHARSET = "charset";

            private Addr() {}
        }

        /** The contract of outbox. */
        public static final class Outbox implements Telephony.BaseMmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://mms/outbox");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Outbox() {}
        }

        /** The contract of draft. */
        public static final class Draft implements Telephony.BaseMmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://mms/drafts");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Draft() {}
        }

        /** The contract of sent. */
        public static final class Sent implements Telephony.BaseMmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://mms/sent");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Sent() {}
        }

        /** The contract of inbox. */
        public static final class Inbox implements Telephony.BaseMmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://mms/inbox");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Inbox() {}
        }
    }

    /** The contract of threads. */
    public static final class Threads implements Telephony.ThreadsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://mms-sms/conversations");
        public static final Uri OBSOLETE_THREADS_URI = Uri.parse("content://mms-sms/conversations/obsolete");
        public static final int COMMON_THREAD = 0;
        public static final int BROADCAST_THREAD = 1;

        private Threads() {}
    }

    /** Columns of threads columns. */
    public interface ThreadsColumns extends BaseColumns {
        String DATE = "date";
        String RECIPIENT_IDS = "recipient_ids";
        String MESSAGE_COUNT = "message_count";
        String READ = "read";
        String SNIPPET = "snippet";
        String SNIPPET_CHARSET = "snippet_cs";
        String TYPE = "type";
        String ERROR = "error";
        String HAS_ATTACHMENT = "has_attachment";
        String ARCHIVED = "archived";
    }

    /** Columns of canonical addresses columns. */
    public interface CanonicalAddressesColumns extends BaseColumns {
        String ADDRESS = "address";
    }

    /** Columns of base mms columns. */
    public interface BaseMmsColumns extends BaseColumns {
        int MESSAGE_BOX_ALL = 0;
        int MESSAGE_BOX_INBOX = 1;
        int MESSAGE_BOX_SENT = 2;
        int MESSAGE_BOX_DRAFTS = 3;
        int MESSAGE_BOX_OUTBOX = 4;
        int MESSAGE_BOX_FAILED = 5;
        String THREAD_ID = "thread_id";
        String DATE = "date";
        String DATE_SENT = "date_sent";
        String MESSAGE_BOX = "msg_box";
        String READ = "read";
        String SEEN = "seen";
        String TEXT_ONLY = "text_only";
        String MESSAGE_ID = "m_id";
        String SUBJECT = "sub";
        String SUBJECT_CHARSET = "sub_cs";
        String CONTENT_TYPE = "ct_t";
        String CONTENT_LOCATION = "ct_l";
        String EXPIRY = "exp";
        String MESSAGE_CLASS = "m_cls";
        String MESSAGE_TYPE = "m_type";
        String MMS_VERSION = "v";
        String MESSAGE_SIZE = "m_size";
        String PRIORITY = "pri";
        String READ_REPORT = "rr";
        String REPORT_ALLOWED = "rpt_a";
        String RESPONSE_STATUS = "resp_st";
        String STATUS = "st";
        String TRANSACTION_ID = "tr_id";
        String RETRIEVE_STATUS = "retr_st";
        String RETRIEVE_TEXT = "retr_txt";
        String RETRIEVE_TEXT_CHARSET = "retr_txt_cs";
        String READ_STATUS = "read_status";
        String CONTENT_CLASS = "ct_cls";
        String DELIVERY_REPORT = "d_rpt";
        String DELIVERY_TIME_TOKEN = "d_tm_tok";
        String DELIVERY_TIME = "d_tm";
        String RESPONSE_TEXT = "resp_txt";
        String SENDER_VISIBILITY = "s_vis";
        String REPLY_CHARGING = "r_chg";
        String REPLY_CHARGING_DEADLINE_TOKEN = "r_chg_dl_tok";
        String REPLY_CHARGING_DEADLINE = "r_chg_dl";
        String REPLY_CHARGING_ID = "r_chg_id";
        String REPLY_CHARGING_SIZE = "r_chg_sz";
        String PREVIOUSLY_SENT_BY = "p_s_by";
        String PREVIOUSLY_SENT_DATE = "p_s_d";
        String STORE = "store";
        String MM_STATE = "mm_st";
        String MM_FLAGS_TOKEN = "mm_flg_tok";
        String MM_FLAGS = "mm_flg";
        String STORE_STATUS = "store_st";
        String STORE_STATUS_TEXT = "store_st_txt";
        String STORED = "stored";
        String TOTALS = "totals";
        String MBOX_TOTALS = "mb_t";
        String MBOX_TOTALS_TOKEN = "mb_t_tok";
        String QUOTAS = "qt";
        String MBOX_QUOTAS = "mb_qt";
        String MBOX_QUOTAS_TOKEN = "mb_qt_tok";
        String MESSAGE_COUNT = "m_cnt";
        String START = "start";
        String DISTRIBUTION_INDICATOR = "d_ind";
        String ELEMENT_DESCRIPTOR = "e_des";
        String LIMIT = "limit";
        String RECOMMENDED_RETRIEVAL_MODE = "r_r_mod";
        String RECOMMENDED_RETRIEVAL_MODE_TEXT = "r_r_mod_txt";
        String STATUS_TEXT = "st_txt";
        String APPLIC_ID = "apl_id";
        String REPLY_APPLIC_ID = "r_apl_id";
        String AUX_APPLIC_ID = "aux_apl_id";
        String DRM_CONTENT = "drm_c";
        String ADAPTATION_ALLOWED = "adp_a";
        String REPLACE_ID = "repl_id";
        String CANCEL_ID = "cl_id";
        String CANCEL_STATUS = "cl_st";
        String LOCKED = "locked";
        String SUBSCRIPTION_ID = "sub_id";
        String CREATOR = "creator";
    }

    /** The contract of sms. */
    public static final class Sms implements BaseColumns, Telephony.TextBasedSmsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://sms");
        public static final String DEFAULT_SORT_ORDER = "date DESC";

        private Sms() {}

        /** The contract of intents. */
        public static final class Intents {
            public static final int RESULT_SMS_HANDLED = 1;
            public static final int RESULT_SMS_GENERIC_ERROR = 2;
            public static final int RESULT_SMS_OUT_OF_MEMORY = 3;
            public static final int RESULT_SMS_UNSUPPORTED = 4;
            public static final int RESULT_SMS_DUPLICATED = 5;
            public static final String ACTION_CHANGE_DEFAULT = "android.provider.Telephony.ACTION_CHANGE_DEFAULT";
            public static final String EXTRA_PACKAGE_NAME = "package";
            public static final String SMS_DELIVER_ACTION = "android.provider.Telephony.SMS_DELIVER";
            public static final String SMS_RECEIVED_ACTION = "android.provider.Telephony.SMS_RECEIVED";
            public static final String DATA_SMS_RECEIVED_ACTION = "android.intent.action.DATA_SMS_RECEIVED";
            public static final String WAP_PUSH_DELIVER_ACTION = "android.provider.Telephony.WAP_PUSH_DELIVER";
            public static final String WAP_PUSH_RECEIVED_ACTION = "android.provider.Telephony.WAP_PUSH_RECEIVED";
            public static final String SMS_CB_RECEIVED_ACTION = "android.provider.Telephony.SMS_CB_RECEIVED";
            public static final String SMS_CARRIER_PROVISION_ACTION = "android.provider.Telephony.SMS_CARRIER_PROVISION";
            public static final String SMS_EMERGENCY_CB_RECEIVED_ACTION = "android.provider.Telephony.SMS_EMERGENCY_CB_RECEIVED";
            public static final String SMS_SERVICE_CATEGORY_PROGRAM_DATA_RECEIVED_ACTION = "android.provider.Telephony.SMS_SERVICE_CATEGORY_PROGRAM_DATA_RECEIVED";
            public static final String SIM_FULL_ACTION = "android.provider.Telephony.SIM_FULL";
            public static final String SMS_REJECTED_ACTION = "android.provider.Telephony.SMS_REJECTED";
            public static final String MMS_DOWNLOADED_ACTION = "android.provider.Telephony.MMS_DOWNLOADED";
            public static final String ACTION_DEFAULT_SMS_PACKAGE_CHANGED = "android.provider.action.DEFAULT_SMS_PACKAGE_CHANGED";
            public static final String EXTRA_IS_DEFAULT_SMS_APP = "android.provider.extra.IS_DEFAULT_SMS_APP";
            public static final String ACTION_EXTERNAL_PROVIDER_CHANGE = "android.provider.action.EXTERNAL_PROVIDER_CHANGE";

            private Intents() {}
        }

        /** The contract of conversations. */
        public static final class Conversations implements BaseColumns, Telephony.TextBasedSmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://sms/conversations");
            public static final String DEFAULT_SORT_ORDER = "date DESC";
            public static final String SNIPPET = "snippet";
            public static final String MESSAGE_COUNT = "msg_count";

            private Conversations() {}
        }

        /** The contract of outbox. */
        public static final class Outbox implements BaseColumns, Telephony.TextBasedSmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://sms/outbox");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Outbox() {}
        }

        /** The contract of draft. */
        public static final class Draft implements BaseColumns, Telephony.TextBasedSmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://sms/draft");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Draft() {}
        }

        /** The contract of sent. */
        public static final class Sent implements BaseColumns, Telephony.TextBasedSmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://sms/sent");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Sent() {}
        }

        /** The contract of inbox. */
        public static final class Inbox implements BaseColumns, Telephony.TextBasedSmsColumns {
            public static final Uri CONTENT_URI = Uri.parse("content://sms/inbox");
            public static final String DEFAULT_SORT_ORDER = "date DESC";

            private Inbox() {}
        }
    }

    /** Columns of text based sms columns. */
    public interface TextBasedSmsColumns {
        int MESSAGE_TYPE_ALL = 0;
        int MESSAGE_TYPE_INBOX = 1;
        int MESSAGE_TYPE_SENT = 2;
        int MESSAGE_TYPE_DRAFT = 3;
        int MESSAGE_TYPE_OUTBOX = 4;
        int MESSAGE_TYPE_FAILED = 5;
        int MESSAGE_TYPE_QUEUED = 6;
        String TYPE = "type";
        String THREAD_ID = "thread_id";
        String ADDRESS = "address";
        String DATE = "date";
        String DATE_SENT = "date_sent";
        String READ = "read";
        String SEEN = "seen";
        String STATUS = "status";
        int STATUS_NONE = -1;
        int STATUS_COMPLETE = 0;
        int STATUS_PENDING = 32;
        int STATUS_FAILED = 64;
        String SUBJECT = "subject";
        String BODY = "body";
        String PERSON = "person";
        String PROTOCOL = "protocol";
        String REPLY_PATH_PRESENT = "reply_path_present";
        String SERVICE_CENTER = "service_center";
        String LOCKED = "locked";
        String SUBSCRIPTION_ID = "sub_id";
        String MTU = "mtu";
        String ERROR_CODE = "error_code";
        String CREATOR = "creator";
    }
}

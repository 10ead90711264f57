package android.provider;

import android.content.ContentResolver;
import android.content.ContentUris;
import android.database.Cursor;
import android.net.Uri;
import java.io.InputStream;

/** The contract of contacts contract. */
public final class ContactsContract {
    public static final String AUTHORITY = "com.android.contacts";
    public static final Uri AUTHORITY_URI = Uri.parse("content://com.android.contacts");
    public static final String HIDDEN_COLUMN_PREFIX = "x_";
    public static final String CALLER_IS_SYNCADAPTER = "caller_is_syncadapter";
    public static final String DIRECTORY_PARAM_KEY = "directory";
    public static final String LIMIT_PARAM_KEY = "limit";
    public static final String PRIMARY_ACCOUNT_NAME = "name_for_primary_account";
    public static final String PRIMARY_ACCOUNT_TYPE = "type_for_primary_account";
    public static final String STREQUENT_PHONE_ONLY = "strequent_phone_only";
    public static final String DEFERRED_SNIPPETING = "deferred_snippeting";
    public static final String DEFERRED_SNIPPETING_QUERY = "deferred_snippeting_query";
    public static final String REMOVE_DUPLICATE_ENTRIES = "remove_duplicate_entries";

    /** The contract of metadata sync state. */
    public static final class MetadataSyncState implements BaseColumns, ContactsContract.MetadataSyncStateColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts.metadata/metadata_sync_state");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contact_metadata_sync_state";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_metadata_sync_state";

        private MetadataSyncState() {}
    }

    /** Columns of metadata sync state columns. */
    protected interface MetadataSyncStateColumns {
        String ACCOUNT_TYPE = "account_type";
        String ACCOUNT_NAME = "account_name";
        String DATA_SET = "data_set";
        String STATE = "state";
    }

    /** The contract of metadata sync. */
    public static final class MetadataSync implements BaseColumns, ContactsContract.MetadataSyncColumns {
        public static final String METADATA_AUTHORITY = "com.android.contacts.metadata";
        public static final Uri METADATA_AUTHORITY_URI = Uri.parse("content://com.android.contacts.metadata");
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts.metadata/metadata_sync");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contact_metadata";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_metadata";

        private MetadataSync() {}
    }

    /** Columns of metadata sync columns. */
    protected interface MetadataSyncColumns {
        String RAW_CONTACT_BACKUP_ID = "raw_contact_backup_id";
        String ACCOUNT_TYPE = "account_type";
        String ACCOUNT_NAME = "account_name";
        String DATA_SET = "data_set";
        String DATA = "data";
        String DELETED = "deleted";
    }

    /** The contract of intents. */
    public static final class Intents {
        public static final String SEARCH_SUGGESTION_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_CLICKED";
        public static final String SEARCH_SUGGESTION_DIAL_NUMBER_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_DIAL_NUMBER_CLICKED";
        public static final String SEARCH_SUGGESTION_CREATE_CONTACT_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_CREATE_CONTACT_CLICKED";
        public static final String CONTACTS_DATABASE_CREATED = "android.provider.Contacts.DATABASE_CREATED";
        public static final String ATTACH_IMAGE = "com.android.contacts.action.ATTACH_IMAGE";
        public static final String INVITE_CONTACT = "com.android.contacts.action.INVITE_CONTACT";
        public static final String SHOW_OR_CREATE_CONTACT = "com.android.contacts.action.SHOW_OR_CREATE_CONTACT";
        public static final String ACTION_VOICE_SEND_MESSAGE_TO_CONTACTS = "android.provider.action.VOICE_SEND_MESSAGE_TO_CONTACTS";
        public static final String EXTRA_RECIPIENT_CONTACT_URI = "android.provider.extra.RECIPIENT_CONTACT_URI";
        public static final String EXTRA_RECIPIENT_CONTACT_CHAT_ID = "android.provider.extra.RECIPIENT_CONTACT_CHAT_ID";
        public static final String EXTRA_RECIPIENT_CONTACT_NAME = "android.provider.extra.RECIPIENT_CONTACT_NAME";
        public static final String METADATA_ACCOUNT_TYPE = "android.provider.account_type";
        public static final String METADATA_MIMETYPE = "android.provider.mimetype";
        public static final String ACTION_GET_MULTIPLE_PHONES = "com.android.contacts.action.GET_MULTIPLE_PHONES";
        public static final String ACTION_PROFILE_CHANGED = "android.provider.Contacts.PROFILE_CHANGED";
        public static final String EXTRA_FORCE_CREATE = "com.android.contacts.action.FORCE_CREATE";
        public static final String EXTRA_CREATE_DESCRIPTION = "com.android.contacts.action.CREATE_DESCRIPTION";
        public static final String EXTRA_PHONE_URIS = "com.android.contacts.extra.PHONE_URIS";
        public static final String EXTRA_TARGET_RECT = "target_rect";
        public static final String EXTRA_MODE = "mode";
        public static final int MODE_SMALL = 1;
        public static final int MODE_MEDIUM = 2;
        public static final int MODE_LARGE = 3;
        public static final String EXTRA_EXCLUDE_MIMES = "exclude_mimes";

        public Intents() {}

        /** The contract of insert. */
        public static final class Insert {
            public static final String ACTION = "android.intent.action.INSERT";
            public static final String FULL_MODE = "full_mode";
            public static final String NAME = "name";
            public static final String PHONETIC_NAME = "phonetic_name";
            public static final String COMPANY = "company";
            public static final String JOB_TITLE = "job_title";
            public static final String NOTES = "notes";
            public static final String PHONE = "phone";
            public static final String PHONE_TYPE = "phone_type";
            public static final String PHONE_ISPRIMARY = "phone_isprimary";
            public static final String SECONDARY_PHONE = "secondary_phone";
            public static final String SECONDARY_PHONE_TYPE = "secondary_phone_type";
            public static final String TERTIARY_PHONE = "tertiary_phone";
            public static final String TERTIARY_PHONE_TYPE = "tertiary_phone_type";
            public static final String EMAIL = "email";
            public static final String EMAIL_TYPE = "email_type";
            public static final String EMAIL_ISPRIMARY = "email_isprimary";
            public static final String SECONDARY_EMAIL = "secondary_email";
            public static final String SECONDARY_EMAIL_TYPE = "secondary_email_type";
            public static final String TERTIARY_EMAIL = "tertiary_email";
            public static final String TERTIARY_EMAIL_TYPE = "tertiary_email_type";
            public static final String POSTAL = "postal";
            public static final String POSTAL_TYPE = "postal_type";
            public static final String POSTAL_ISPRIMARY = "postal_isprimary";
            public static final String IM_HANDLE = "im_handle";
            public static final String IM_PROTOCOL = "im_protocol";
            public static final String IM_ISPRIMARY = "im_isprimary";
            public static final String DATA = "data";
            public static final String EXTRA_ACCOUNT = "android.provider.extra.ACCOUNT";
            public static final String EXTRA_DATA_SET = "android.provider.extra.DATA_SET";

            public Insert() {}
        }
    }

    /** The contract of display photo. */
    public static final class DisplayPhoto {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/display_photo");
        public static final Uri CONTENT_MAX_DIMENSIONS_URI = Uri.parse("content://com.android.contacts/photo_dimensions");
        public static final String DISPLAY_MAX_DIM = "display_max_dim";
        public static final String THUMBNAIL_MAX_DIM = "thumbnail_max_dim";

        private DisplayPhoto() {}
    }

    /** The contract of quick contact. */
    public static final class QuickContact {
        public static final String ACTION_QUICK_CONTACT = "android.provider.action.QUICK_CONTACT";
        public static final String EXTRA_TARGET_RECT = "android.provider.extra.TARGET_RECT";
        public static final String EXTRA_MODE = "android.provider.extra.MODE";
        public static final String EXTRA_PRIORITIZED_MIMETYPE = "android.provider.extra.PRIORITIZED_MIMETYPE";
        public static final String EXTRA_EXCLUDE_MIMES = "android.provider.extra.EXCLUDE_MIMES";
        public static final int MODE_SMALL = 1;
        public static final int MODE_MEDIUM = 2;
        public static final int MODE_LARGE = 3;
        public static final int MODE_DEFAULT = 3;

        public QuickContact() {}
    }

    /** The contract of pinned positions. */
    public static final class PinnedPositions {
        public static final String UNDEMOTE_METHOD = "undemote";
        public static final int UNPINNED = 0;
        public static final int DEMOTED = -1;

        public PinnedPositions() {}
    }

    /** The contract of data usage feedback. */
    public static final class DataUsageFeedback {
        public static final Uri FEEDBACK_URI = Uri.parse("content://com.android.contacts/data/usagefeedback");
        public static final Uri DELETE_USAGE_URI = Uri.parse("content://com.android.contacts/contacts/delete_usage");
        public static final String USAGE_TYPE = "type";
        public static final String USAGE_TYPE_CALL = "call";
        public static final String USAGE_TYPE_LONG_TEXT = "long_text";
        public static final String USAGE_TYPE_SHORT_TEXT = "short_text";

        public DataUsageFeedback() {}
    }

    /** The contract of provider status. */
    public static final class ProviderStatus {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/provider_status");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/provider_status";
        public static final String STATUS = "status";
        public static final int STATUS_NORMAL = 0;
        public static final int STATUS_BUSY = 1;
        public static final int STATUS_EMPTY = 2;
        public static final String DATABASE_CREATION_TIMESTAMP = "database_creation_timestamp";

        private ProviderStatus() {}
    }

    /** The contract of settings. */
    public static final class Settings implements ContactsContract.SettingsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/settings");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/setting";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/setting";

        private Settings() {}
    }

    /** Columns of settings columns. */
    protected interface SettingsColumns {
        String ACCOUNT_NAME = "account_name";
        String ACCOUNT_TYPE = "account_type";
        String DATA_SET = "data_set";
        String SHOULD_SYNC = "should_sync";
        String UNGROUPED_VISIBLE = "ungrouped_visible";
        String ANY_UNSYNCED = "any_unsynced";
        String UNGROUPED_COUNT = "summ_count";
        String UNGROUPED_WITH_PHONES = "summ_phones";
    }

    /** The contract of aggregation exceptions. */
    public static final class AggregationExceptions implements BaseColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/aggregation_exceptions");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/aggregation_exception";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/aggregation_exception";
        public static final String TYPE = "type";
        public static final int TYPE_AUTOMATIC = 0;
        public static final int TYPE_KEEP_TOGETHER = 1;
        public static final int TYPE_KEEP_SEPARATE = 2;
        public static final String RAW_CONTACT_ID1 = "raw_contact_id1";
        public static final String RAW_CONTACT_ID2 = "raw_contact_id2";

        private AggregationExceptions() {}
    }

    /** The contract of groups. */
    public static final class Groups implements BaseColumns, ContactsContract.GroupsColumns, ContactsContract.SyncColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/groups");
        public static final Uri CONTENT_SUMMARY_URI = Uri.parse("content://com.android.contacts/groups_summary");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/group";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/group";

        private Groups() {}
    }

    /** Columns of groups columns. */
    protected interface GroupsColumns {
        String DATA_SET = "data_set";
        String ACCOUNT_TYPE_AND_DATA_SET = "account_type_and_data_set";
        String TITLE = "title";
        String RES_PACKAGE = "res_package";
        String TITLE_RES = "title_res";
        String NOTES = "notes";
        String SYSTEM_ID = "system_id";
        String SUMMARY_COUNT = "summ_count";
        String PARAM_RETURN_GROUP_COUNT_PER_ACCOUNT = "return_group_count_per_account";
        String SUMMARY_GROUP_COUNT_PER_ACCOUNT = "group_count_per_account";
        String SUMMARY_WITH_PHONES = "summ_phones";
        String GROUP_VISIBLE = "group_visible";
        String DELETED = "deleted";
        String SHOULD_SYNC = "should_sync";
        String AUTO_ADD = "auto_add";
        String FAVORITES = "favorites";
        String GROUP_IS_READ_ONLY = "group_is_read_only";
    }

    /** The contract of common data kinds. */
    public static final class CommonDataKinds {
        public static final String PACKAGE_COMMON = "common";

        private CommonDataKinds() {}

        /** The contract of contactables. */
        public static final class Contactables implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/contactables");
            public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/contactables/filter");
            public static final String VISIBLE_CONTACTS_ONLY = "visible_contacts_only";

            public Contactables() {}
        }

        /** The contract of callable. */
        public static final class Callable implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/callables");
            public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/callables/filter");
            public static final Uri ENTERPRISE_CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/callables/filter_enterprise");

            public Callable() {}
        }

        /** The contract of identity. */
        public static final class Identity implements ContactsContract.DataColumnsWithJoins, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/identity";
            public static final String IDENTITY = "data1";
            public static final String NAMESPACE = "data2";

            private Identity() {}
        }

        /** The contract of sip address. */
        public static final class SipAddress implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/sip_address";
            public static final int TYPE_HOME = 1;
            public static final int TYPE_WORK = 2;
            public static final int TYPE_OTHER = 3;
            public static final String SIP_ADDRESS = "data1";

            private SipAddress() {}
        }

        /** The contract of website. */
        public static final class Website implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/website";
            public static final int TYPE_HOMEPAGE = 1;
            public static final int TYPE_BLOG = 2;
            public static final int TYPE_PROFILE = 3;
            public static final int TYPE_HOME = 4;
            public static final int TYPE_WORK = 5;
            public static final int TYPE_FTP = 6;
            public static final int TYPE_OTHER = 7;
            public static final String URL = "data1";

            private Website() {}
        }

        /** The contract of group membership. */
        public static final class GroupMembership implements ContactsContract.DataColumnsWithJoins, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/group_membership";
            public static final String GROUP_ROW_ID = "data1";
            public static final String GROUP_SOURCE_ID = "group_sourceid";

            private GroupMembership() {}
        }

        /** The contract of note. */
        public static final class Note implements ContactsContract.DataColumnsWithJoins, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/note";
            public static final String NOTE = "data1";

            private Note() {}
        }

        /** The contract of photo. */
        public static final class Photo implements ContactsContract.DataColumnsWithJoins, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/photo";
            public static final String PHOTO_FILE_ID = "data14";
            public static final String PHOTO = "data15";

            private Photo() {}
        }

        /** The contract of event. */
        public static final class Event implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_event";
            public static final int TYPE_ANNIVERSARY = 1;
            public static final int TYPE_OTHER = 2;
            public static final int TYPE_BIRTHDAY = 3;
            public static final String START_DATE = "data1";

            private Event() {}
        }

        /** The contract of relation. */
        public static final class Relation implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/relation";
            public static final int TYPE_ASSISTANT = 1;
            public static final int TYPE_BROTHER = 2;
            public static final int TYPE_CHILD = 3;
            public static final int TYPE_DOMESTIC_PARTNER = 4;
            public static final int TYPE_FATHER = 5;
            public static final int TYPE_FRIEND = 6;
            public static final int TYPE_MANAGER = 7;
            public static final int TYPE_MOTHER = 8;
            public static final int TYPE_PARENT = 9;
            public static final int TYPE_PARTNER = 10;
            public static final int TYPE_REFERRED_BY = 11;
            public static final int TYPE_RELATIVE = 12;
            public static final int TYPE_SISTER = 13;
            public static final int TYPE_SPOUSE = 14;
            public static final String NAME = "data1";

            private Relation() {}
        }

        /** The contract of organization. */
        public static final class Organization implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/organization";
            public static final int TYPE_WORK = 1;
            public static final int TYPE_OTHER = 2;
            public static final String COMPANY = "data1";
            public static final String TITLE = "data4";
            public static final String DEPARTMENT = "data5";
            public static final String JOB_DESCRIPTION = "data6";
            public static final String SYMBOL = "data7";
            public static final String PHONETIC_NAME = "data8";
            public static final String OFFICE_LOCATION = "data9";
            public static final String PHONETIC_NAME_STYLE = "data10";

            private Organization() {}
        }

        /** The contract of im. */
        public static final class Im implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/im";
            public static final int TYPE_HOME = 1;
            public static final int TYPE_WORK = 2;
            public static final int TYPE_OTHER = 3;
            public static final String PROTOCOL = "data5";
            public static final String CUSTOM_PROTOCOL = "data6";
            public static final int PROTOCOL_CUSTOM = -1;
            public static final int PROTOCOL_AIM = 0;
            public static final int PROTOCOL_MSN = 1;
            public static final int PROTOCOL_YAHOO = 2;
            public static final int PROTOCOL_SKYPE = 3;
            public static final int PROTOCOL_QQ = 4;
            public static final int PROTOCOL_GOOGLE_TALK = 5;
            public static final int PROTOCOL_ICQ = 6;
            public static final int PROTOCOL_JABBER = 7;
            public static final int PROTOCOL_NETMEETING = 8;

            private Im() {}
        }

        /** The contract of structured postal. */
        public static final class StructuredPostal implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/postal-address_v2";
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/postal-address_v2";
            public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/postals");
            public static final int TYPE_HOME = 1;
            public static final int TYPE_WORK = 2;
            public static final int TYPE_OTHER = 3;
            public static final String FORMATTED_ADDRESS = "data1";
            public static final String STREET = "data4";
            public static final String POBOX = "data5";
            public static final String NEIGHBORHOOD = "data6";
            public static final String CITY = "data7";
            public static final String REGION = "data8";
            public static final String POSTCODE = "data9";
            public static final String COUNTRY = "data10";

            private StructuredPostal() {}
        }

        /** The contract of email. */
        public static final class Email implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/email_v2";
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/email_v2";
            public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/emails");
            public static final Uri CONTENT_LOOKUP_URI = Uri.parse("content://com.android.contacts/data/emails/lookup");
            public static final Uri ENTERPRISE_CONTENT_LOOKUP_URI = Uri.parse("content://com.android.contacts/data/emails/lookup_enterprise");
            public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/emails/filter");
            public static final Uri ENTERPRISE_CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/emails/filter_enterprise");
            public static final String ADDRESS = "data1";
            public static final int TYPE_HOME = 1;
            public static final int TYPE_WORK = 2;
            public static final int TYPE_OTHER = 3;
            public static final int TYPE_MOBILE = 4;
            public static final String DISPLAY_NAME = "data4";

            private Email() {}

            /** The label of a type. */
            public static final CharSequence getTypeLabel(android.content.res.Resources res, int type, CharSequence label) {
                if (type == TYPE_CUSTOM) {
                    return label == null ? "Custom" : label;
                }
                String[] names = {"Home", "Work", "Other", "Mobile"};
                return type > 0 && type <= names.length ? names[type - 1] : "Custom";
            }
        }

        /** The contract of phone. */
        public static final class Phone implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/phone_v2";
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/phone_v2";
            public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/phones");
            public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.contacts/data_enterprise/phones");
            public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/phones/filter");
            public static final Uri ENTERPRISE_CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/phones/filter_enterprise");
            public static final String SEARCH_DISPLAY_NAME_KEY = "search_display_name";
            public static final String SEARCH_PHONE_NUMBER_KEY = "search_phone_number";
            public static final int TYPE_HOME = 1;
            public static final int TYPE_MOBILE = 2;
            public static final int TYPE_WORK = 3;
            public static final int TYPE_FAX_WORK = 4;
            public static final int TYPE_FAX_HOME = 5;
            public static final int TYPE_PAGER = 6;
            public static final int TYPE_OTHER = 7;
            public static final int TYPE_CALLBACK = 8;
            public static final int TYPE_CAR = 9;
            public static final int TYPE_COMPANY_MAIN = 10;
            public static final int TYPE_ISDN = 11;
            public static final int TYPE_MAIN = 12;
            public static final int TYPE_OTHER_FAX = 13;
            public static final int TYPE_RADIO = 14;
            public static final int TYPE_TELEX = 15;
            public static final int TYPE_TTY_TDD = 16;
            public static final int TYPE_WORK_MOBILE = 17;
            public static final int TYPE_WORK_PAGER = 18;
            public static final int TYPE_ASSISTANT = 19;
            public static final int TYPE_MMS = 20;
            public static final String NUMBER = "data1";
            public static final String NORMALIZED_NUMBER = "data4";

            private Phone() {}

            /** The label of a type. */
            public static final CharSequence getTypeLabel(android.content.res.Resources res, int type, CharSequence label) {
                if (type == TYPE_CUSTOM) {
                    return label == null ? "Custom" : label;
                }
                String[] names = {"Home", "Mobile", "Work", "Work Fax", "Home Fax", "Pager", "Other", "Callback", "Car", "Company Main", "ISDN", "Main", "Other Fax", "Radio", "Telex", "TTY TDD", "Work Mobile", "Work Pager", "Assistant", "MMS"};
                return type > 0 && type <= names.length ? names[type - 1] : "Custom";
            }
        }

        /** The contract of nickname. */
        public static final class Nickname implements ContactsContract.DataColumnsWithJoins, ContactsContract.CommonDataKinds.CommonColumns, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/nickname";
            public static final int TYPE_DEFAULT = 1;
            public static final int TYPE_OTHER_NAME = 2;
            public static final int TYPE_MAIDEN_NAME = 3;
            public static final int TYPE_MAINDEN_NAME = 3;
            public static final int TYPE_SHORT_NAME = 4;
            public static final int TYPE_INITIALS = 5;
            public static final String NAME = "data1";

            private Nickname() {}
        }

        /** The contract of structured name. */
        public static final class StructuredName implements ContactsContract.DataColumnsWithJoins, ContactsContract.ContactCounts {
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/name";
            public static final String DISPLAY_NAME = "data1";
            public static final String GIVEN_NAME = "data2";
            public static final String FAMILY_NAME = "data3";
            public static final String PREFIX = "data4";
            public static final String MIDDLE_NAME = "data5";
            public static final String SUFFIX = "data6";
            public static final String PHONETIC_GIVEN_NAME = "data7";
            public static final String PHONETIC_MIDDLE_NAME = "data8";
            public static final String PHONETIC_FAMILY_NAME = "data9";
            public static final String FULL_NAME_STYLE = "data10";
            public static final String PHONETIC_NAME_STYLE = "data11";

            private StructuredName() {}
        }

        /** Columns of common columns. */
        protected interface CommonColumns extends ContactsContract.CommonDataKinds.BaseTypes {
            String DATA = "data1";
            String TYPE = "data2";
            String LABEL = "data3";
        }

        /** Columns of base types. */
        public interface BaseTypes {
            int TYPE_CUSTOM = 0;
        }
    }

    /** The contract of search snippets. */
    public static class SearchSnippets {
        public static final String SNIPPET = "snippet";
        public static final String SNIPPET_ARGS_PARAM_KEY = "snippet_args";
        public static final String DEFERRED_SNIPPETING_KEY = "deferred_snippeting";

        public SearchSnippets() {}
    }

    /** The contract of presence. */
    public static final class Presence extends ContactsContract.StatusUpdates {
        public Presence() {}
    }

    /** The contract of status updates. */
    public static class StatusUpdates implements ContactsContract.StatusColumns, ContactsContract.PresenceColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/status_updates");
        public static final Uri PROFILE_CONTENT_URI = Uri.parse("content://com.android.contacts/profile/status_updates");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/status-update";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/status-update";

        public StatusUpdates() {}
    }

    /** Columns of presence columns. */
    protected interface PresenceColumns {
        String DATA_ID = "presence_data_id";
        String PROTOCOL = "protocol";
        String CUSTOM_PROTOCOL = "custom_protocol";
        String IM_HANDLE = "im_handle";
        String IM_ACCOUNT = "im_account";
    }

    /** The contract of phone lookup. */
    public static final class PhoneLookup implements BaseColumns, ContactsContract.PhoneLookupColumns, ContactsContract.ContactsColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactNameColumns {
        public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/phone_lookup");
        public static final Uri ENTERPRISE_CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/phone_lookup_enterprise");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/phone_lookup";
        public static final String QUERY_PARAMETER_SIP_ADDRESS = "sip";

        private PhoneLookup() {}
    }

    /** Columns of phone lookup columns. */
    protected interface PhoneLookupColumns {
        String DATA_ID = "data_id";
        String CONTACT_ID = "contact_id";
        String NUMBER = "number";
        String TYPE = "type";
        String LABEL = "label";
        String NORMALIZED_NUMBER = "normalized_number";
    }

    /** The contract of raw contacts entity. */
    public static final class RawContactsEntity implements BaseColumns, ContactsContract.DataColumns, ContactsContract.RawContactsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/raw_contact_entities");
        public static final Uri CORP_CONTENT_URI = Uri.parse("content://com.android.contacts/raw_contact_entities_corp");
        public static final Uri PROFILE_CONTENT_URI = Uri.parse("content://com.android.contacts/profile/raw_contact_entities");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/raw_contact_entity";
        public static final String FOR_EXPORT_ONLY = "for_export_only";
        public static final String DATA_ID = "data_id";

        private RawContactsEntity() {}
    }

    /** The contract of data. */
    public static final class Data implements ContactsContract.DataColumnsWithJoins, ContactsContract.ContactCounts {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data");
        public static final String VISIBLE_CONTACTS_ONLY = "visible_contacts_only";
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/data";

        private Data() {}
    }

    /** Columns of data columns with joins. */
    protected interface DataColumnsWithJoins extends BaseColumns, ContactsContract.DataColumns, ContactsContract.StatusColumns, ContactsContract.RawContactsColumns, ContactsContract.ContactsColumns, ContactsContract.ContactNameColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactStatusColumns, ContactsContract.DataUsageStatColumns {
    }

    /** Columns of data usage stat columns. */
    protected interface DataUsageStatColumns {
        String LAST_TIME_USED = "last_time_used";
        String TIMES_USED = "times_used";
        String RAW_LAST_TIME_USED = "x_last_time_used";
        String RAW_TIMES_USED = "x_times_used";
        String LR_LAST_TIME_USED = "last_time_used";
        String LR_TIMES_USED = "times_used";
    }

    /** Columns of data columns. */
    protected interface DataColumns {
        String RES_PACKAGE = "res_package";
        String MIMETYPE = "mimetype";
        String HASH_ID = "hash_id";
        String RAW_CONTACT_ID = "raw_contact_id";
        String IS_PRIMARY = "is_primary";
        String IS_SUPER_PRIMARY = "is_super_primary";
        String IS_READ_ONLY = "is_read_only";
        String DATA_VERSION = "data_version";
        String DATA1 = "data1";
        String DATA2 = "data2";
        String DATA3 = "data3";
        String DATA4 = "data4";
        String DATA5 = "data5";
        String DATA6 = "data6";
        String DATA7 = "data7";
        String DATA8 = "data8";
        String DATA9 = "data9";
        String DATA10 = "data10";
        String DATA11 = "data11";
        String DATA12 = "data12";
        String DATA13 = "data13";
        String DATA14 = "data14";
        String DATA15 = "data15";
        String SYNC1 = "data_sync1";
        String SYNC2 = "data_sync2";
        String SYNC3 = "data_sync3";
        String SYNC4 = "data_sync4";
        String CARRIER_PRESENCE = "carrier_presence";
        int CARRIER_PRESENCE_VT_CAPABLE = 1;
    }

    /** Columns of photo files columns. */
    protected interface PhotoFilesColumns {
        String HEIGHT = "height";
        String WIDTH = "width";
        String FILESIZE = "filesize";
    }

    /** The contract of photo files. */
    public static final class PhotoFiles implements BaseColumns, ContactsContract.PhotoFilesColumns {
        private PhotoFiles() {}
    }

    /** Columns of stream item photos columns. */
    protected interface StreamItemPhotosColumns {
        String STREAM_ITEM_ID = "stream_item_id";
        String SORT_INDEX = "sort_index";
        String PHOTO_FILE_ID = "photo_file_id";
        String PHOTO_URI = "photo_uri";
        String SYNC1 = "stream_item_photo_sync1";
        String SYNC2 = "stream_item_photo_sync2";
        String SYNC3 = "stream_item_photo_sync3";
        String SYNC4 = "stream_item_photo_sync4";
    }

    /** The contract of stream item photos. */
    public static final class StreamItemPhotos implements BaseColumns, ContactsContract.StreamItemPhotosColumns {
        public static final String PHOTO = "photo";

        private StreamItemPhotos() {}
    }

    /** Columns of stream items columns. */
    protected interface StreamItemsColumns {
        String CONTACT_ID = "contact_id";
        String CONTACT_LOOKUP_KEY = "contact_lookup";
        String RAW_CONTACT_ID = "raw_contact_id";
        String RES_PACKAGE = "res_package";
        String ACCOUNT_TYPE = "account_type";
        String ACCOUNT_NAME = "account_name";
        String DATA_SET = "data_set";
        String RAW_CONTACT_SOURCE_ID = "raw_contact_source_id";
        String RES_ICON = "icon";
        String RES_LABEL = "label";
        String TEXT = "text";
        String TIMESTAMP = "timestamp";
        String COMMENTS = "comments";
        String SYNC1 = "stream_item_sync1";
        String SYNC2 = "stream_item_sync2";
        String SYNC3 = "stream_item_sync3";
        String SYNC4 = "stream_item_sync4";
    }

    /** The contract of stream items. */
    public static final class StreamItems implements BaseColumns, ContactsContract.StreamItemsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/stream_items");
        public static final Uri CONTENT_PHOTO_URI = Uri.parse("content://com.android.contacts/stream_items/photo");
        public static final Uri CONTENT_LIMIT_URI = Uri.parse("content://com.android.contacts/stream_items_limit");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/stream_item";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/stream_item";
        public static final String MAX_ITEMS = "max_items";

        private StreamItems() {}

        /** The contract of stream item photos. */
        public static final class StreamItemPhotos implements BaseColumns, ContactsContract.StreamItemPhotosColumns {
            public static final String CONTENT_DIRECTORY = "photo";
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/stream_item_photo";
            public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/stream_item_photo";

            private StreamItemPhotos() {}
        }
    }

    /** Columns of status columns. */
    protected interface StatusColumns {
        String PRESENCE = "mode";
        String PRESENCE_STATUS = "mode";
        int OFFLINE = 0;
        int INVISIBLE = 1;
        int AWAY = 2;
        int IDLE = 3;
        int DO_NOT_DISTURB = 4;
        int AVAILABLE = 5;
        String STATUS = "status";
        String PRESENCE_CUSTOM_STATUS = "status";
        String STATUS_TIMESTAMP = "status_ts";
        String STATUS_RES_PACKAGE = "status_res_package";
        String STATUS_LABEL = "status_label";
        String STATUS_ICON = "status_icon";
        String CHAT_CAPABILITY = "chat_capability";
        int CAPABILITY_HAS_VOICE = 1;
        int CAPABILITY_HAS_VIDEO = 2;
        int CAPABILITY_HAS_CAMERA = 4;
    }

    /** The contract of raw contacts. */
    public static final class RawContacts implements BaseColumns, ContactsContract.RawContactsColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactNameColumns, ContactsContract.SyncColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/raw_contacts");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/raw_contact";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/raw_contact";
        public static final int AGGREGATION_MODE_DEFAULT = 0;
        public static final int AGGREGATION_MODE_IMMEDIATE = 1;
        public static final int AGGREGATION_MODE_SUSPENDED = 2;
        public static final int AGGREGATION_MODE_DISABLED = 3;

        private RawContacts() {}

        /** The contract of display photo. */
        public static final class DisplayPhoto {
            public static final String CONTENT_DIRECTORY = "display_photo";

            private DisplayPhoto() {}
        }

        /** The contract of stream items. */
        public static final class StreamItems implements BaseColumns, ContactsContract.StreamItemsColumns {
            public static final String CONTENT_DIRECTORY = "stream_items";

            private StreamItems() {}
        }

        /** The contract of entity. */
        public static final class Entity implements BaseColumns, ContactsContract.DataColumns {
            public static final String CONTENT_DIRECTORY = "entity";
            public static final String DATA_ID = "data_id";

            private Entity() {}
        }

        /** The contract of data. */
        public static final class Data implements BaseColumns, ContactsContract.DataColumns {
            public static final String CONTENT_DIRECTORY = "data";

            private Data() {}
        }
    }

    /** Columns of raw contacts columns. */
    protected interface RawContactsColumns {
        String CONTACT_ID = "contact_id";
        String BACKUP_ID = "backup_id";
        String DATA_SET = "data_set";
        String ACCOUNT_TYPE_AND_DATA_SET = "account_type_and_data_set";
        String AGGREGATION_MODE = "aggregation_mode";
        String DELETED = "deleted";
        String RAW_CONTACT_IS_READ_ONLY = "raw_contact_is_read_only";
        String RAW_CONTACT_IS_USER_PROFILE = "raw_contact_is_user_profile";
        String METADATA_DIRTY = "metadata_dirty";
    }

    /** The contract of deleted contacts. */
    public static final class DeletedContacts implements ContactsContract.DeletedContactsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/deleted_contacts");
        public static final long DAYS_KEPT_MILLISECONDS = 2592000000L;

        private DeletedContacts() {}
    }

    /** Columns of deleted contacts columns. */
    protected interface DeletedContactsColumns {
        String CONTACT_ID = "contact_id";
        String CONTACT_DELETED_TIMESTAMP = "contact_deleted_timestamp";
    }

    /** The contract of profile. */
    public static final class Profile implements BaseColumns, ContactsContract.ContactsColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactNameColumns, ContactsContract.ContactStatusColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/profile");
        public static final Uri CONTENT_VCARD_URI = Uri.parse("content://com.android.contacts/profile/as_vcard");
        public static final Uri CONTENT_RAW_CONTACTS_URI = Uri.parse("content://com.android.contacts/profile/raw_contacts");
        public static final long MIN_ID = 9223372034707292160L;

        private Profile() {}
    }

    /** The contract of contacts. */
    public static class Contacts implements BaseColumns, ContactsContract.ContactsColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactNameColumns, ContactsContract.ContactStatusColumns, ContactsContract.ContactCounts {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/contacts");
        public static final Uri CORP_CONTENT_URI = Uri.parse("content://com.android.contacts/contacts_corp");
        public static final Uri CONTENT_LOOKUP_URI = Uri.parse("content://com.android.contacts/contacts/lookup");
        public static final Uri CONTENT_VCARD_URI = Uri.parse("content://com.android.contacts/contacts/as_vcard");
        public static final String QUERY_PARAMETER_VCARD_NO_PHOTO = "no_photo";
        public static final Uri CONTENT_MULTI_VCARD_URI = Uri.parse("content://com.android.contacts/contacts/as_multi_vcard");
        public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/contacts/filter");
        public static final Uri ENTERPRISE_CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/contacts/filter_enterprise");
        public static final Uri CONTENT_STREQUENT_URI = Uri.parse("content://com.android.contacts/contacts/strequent");
        public static final Uri CONTENT_FREQUENT_URI = Uri.parse("content://com.android.contacts/contacts/frequent");
        public static final Uri CONTENT_STREQUENT_FILTER_URI = Uri.parse("content://com.android.contacts/contacts/strequent/filter");
        public static final Uri CONTENT_GROUP_URI = Uri.parse("content://com.android.contacts/contacts/group");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contact";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact";
        public static final String CONTENT_VCARD_TYPE = "text/x-vcard";
        public static long ENTERPRISE_CONTACT_ID_BASE = 1000000000L;
        public static String ENTERPRISE_CONTACT_LOOKUP_PREFIX = "c-";

        public Contacts() {}

        public static Uri getLookupUri(ContentResolver resolver, Uri contactUri) {
            Cursor c = resolver.query(contactUri, new String[] {LOOKUP_KEY, _ID}, null, null, null);
            if (c == null) {
                return null;
            }
            try {
                if (c.moveToFirst()) {
                    return getLookupUri(c.getLong(1), c.getString(0));
                }
            } finally {
                c.close();
            }
            return null;
        }

        public static Uri getLookupUri(long contactId, String lookupKey) {
            if (lookupKey == null || lookupKey.length() == 0) {
                return null;
            }
            return ContentUris.withAppendedId(Uri.withAppendedPath(CONTENT_LOOKUP_URI, lookupKey), contactId);
        }

        public static Uri lookupContact(ContentResolver resolver, Uri lookupUri) {
            if (lookupUri == null) {
                return null;
            }
            Cursor c = resolver.query(lookupUri, new String[] {_ID}, null, null, null);
            if (c == null) {
                return null;
            }
            try {
                if (c.moveToFirst()) {
                    return ContentUris.withAppendedId(CONTENT_URI, c.getLong(0));
                }
            } finally {
                c.close();
            }
            return null;
        }

        public static InputStream openContactPhotoInputStream(ContentResolver cr, Uri contactUri) {
            return openContactPhotoInputStream(cr, contactUri, false);
        }

        /** Contacts have no photos here. */
        public static InputStream openContactPhotoInputStream(ContentResolver cr, Uri contactUri, boolean preferHighres) {
            return null;
        }

        /** The contract of photo. */
        public static final class Photo implements BaseColumns, ContactsContract.DataColumnsWithJoins {
            public static final String CONTENT_DIRECTORY = "photo";
            public static final String DISPLAY_PHOTO = "display_photo";
            public static final String PHOTO_FILE_ID = "data14";
            public static final String PHOTO = "data15";

            private Photo() {}
        }

        /** The contract of aggregation suggestions. */
        public static final class AggregationSuggestions implements BaseColumns, ContactsContract.ContactsColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactStatusColumns {
            public static final String CONTENT_DIRECTORY = "suggestions";
            public static final String PARAMETER_MATCH_NAME = "name";

            private AggregationSuggestions() {}

            /** The contract of builder. */
            public static final class Builder {
                public Builder() {}
            }
        }

        /** The contract of stream items. */
        public static final class StreamItems implements ContactsContract.StreamItemsColumns {
            public static final String CONTENT_DIRECTORY = "stream_items";

            private StreamItems() {}
        }

        /** The contract of entity. */
        public static final class Entity implements BaseColumns, ContactsContract.ContactsColumns, ContactsContract.ContactNameColumns, ContactsContract.RawContactsColumns, ContactsContract.BaseSyncColumns, ContactsContract.SyncColumns, ContactsContract.DataColumns, ContactsContract.StatusColumns, ContactsContract.ContactOptionsColumns, ContactsContract.ContactStatusColumns, ContactsContract.DataUsageStatColumns {
            public static final String CONTENT_DIRECTORY = "entities";
            public static final String RAW_CONTACT_ID = "raw_contact_id";
            public static final String DATA_ID = "data_id";

            private Entity() {}
        }

        /** The contract of data. */
        public static final class Data implements BaseColumns, ContactsContract.DataColumns {
            public static final String CONTENT_DIRECTORY = "data";

            private Data() {}
        }
    }

    /** Columns of contact counts. */
    interface ContactCounts {
        String EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX";
        String EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES";
        String EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS";
    }

    /** Columns of contact name columns. */
    protected interface ContactNameColumns {
        String DISPLAY_NAME_SOURCE = "display_name_source";
        String DISPLAY_NAME_PRIMARY = "display_name";
        String DISPLAY_NAME_ALTERNATIVE = "display_name_alt";
        String PHONETIC_NAME_STYLE = "phonetic_name_style";
        String PHONETIC_NAME = "phonetic_name";
        String SORT_KEY_PRIMARY = "sort_key";
        String SORT_KEY_ALTERNATIVE = "sort_key_alt";
    }

    /** Columns of display name sources. */
    public interface DisplayNameSources {
        int UNDEFINED = 0;
        int EMAIL = 10;
        int PHONE = 20;
        int ORGANIZATION = 30;
        int NICKNAME = 35;
        int STRUCTURED_PHONETIC_NAME = 37;
        int STRUCTURED_NAME = 40;
    }

    /** Columns of phonetic name style. */
    public interface PhoneticNameStyle {
        int UNDEFINED = 0;
        int PINYIN = 3;
        int JAPANESE = 4;
        int KOREAN = 5;
    }

    /** Columns of full name style. */
    public interface FullNameStyle {
        int UNDEFINED = 0;
        int WESTERN = 1;
        int CJK = 2;
        int CHINESE = 3;
        int JAPANESE = 4;
        int KOREAN = 5;
    }

    /** Columns of contact status columns. */
    protected interface ContactStatusColumns {
        String CONTACT_PRESENCE = "contact_presence";
        String CONTACT_CHAT_CAPABILITY = "contact_chat_capability";
        String CONTACT_STATUS = "contact_status";
        String CONTACT_STATUS_TIMESTAMP = "contact_status_ts";
        String CONTACT_STATUS_RES_PACKAGE = "contact_status_res_package";
        String CONTACT_STATUS_LABEL = "contact_status_label";
        String CONTACT_STATUS_ICON = "contact_status_icon";
    }

    /** Columns of contacts columns. */
    protected interface ContactsColumns {
        String DISPLAY_NAME = "display_name";
        String NAME_RAW_CONTACT_ID = "name_raw_contact_id";
        String PHOTO_ID = "photo_id";
        String PHOTO_FILE_ID = "photo_file_id";
        String PHOTO_URI = "photo_uri";
        String PHOTO_THUMBNAIL_URI = "photo_thumb_uri";
        String IN_DEFAULT_DIRECTORY = "in_default_directory";
        String IN_VISIBLE_GROUP = "in_visible_group";
        String IS_USER_PROFILE = "is_user_profile";
        String HAS_PHONE_NUMBER = "has_phone_number";
        String LOOKUP_KEY = "lookup";
        String CONTACT_LAST_UPDATED_TIMESTAMP = "contact_last_updated_timestamp";
    }

    /** Columns of contact options columns. */
    protected interface ContactOptionsColumns {
        String TIMES_CONTACTED = "times_contacted";
        String LAST_TIME_CONTACTED = "last_time_contacted";
        String RAW_TIMES_CONTACTED = "x_times_contacted";
        String RAW_LAST_TIME_CONTACTED = "x_last_time_contacted";
        String LR_TIMES_CONTACTED = "times_contacted";
        String LR_LAST_TIME_CONTACTED = "last_time_contacted";
        String STARRED = "starred";
        String PINNED = "pinned";
        String CUSTOM_RINGTONE = "custom_ringtone";
        String SEND_TO_VOICEMAIL = "send_to_voicemail";
    }

    /** Columns of sync columns. */
    protected interface SyncColumns extends ContactsContract.BaseSyncColumns {
        String ACCOUNT_NAME = "account_name";
        String ACCOUNT_TYPE = "account_type";
        String SOURCE_ID = "sourceid";
        String VERSION = "version";
        String DIRTY = "dirty";
    }

    /** Columns of base sync columns. */
    protected interface BaseSyncColumns {
        String SYNC1 = "sync1";
        String SYNC2 = "sync2";
        String SYNC3 = "sync3";
        String SYNC4 = "sync4";
    }

    /** The contract of profile sync state. */
    public static final class ProfileSyncState implements SyncStateContract.Columns {
        public static final String CONTENT_DIRECTORY = "syncstate";
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/profile/syncstate");

        private ProfileSyncState() {}
    }

    /** The contract of sync state. */
    public static final class SyncState implements SyncStateContract.Columns {
        public static final String CONTENT_DIRECTORY = "syncstate";
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/syncstate");

        private SyncState() {}
    }

    /** Columns of sync state columns. */
    public interface SyncStateColumns extends SyncStateContract.Columns {
    }

    /** The contract of directory. */
    public static final class Directory implements BaseColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/directories");
        public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.contacts/directories_enterprise");
        public static final Uri ENTERPRISE_FILE_URI = Uri.parse("content://com.android.contacts/directory_file_enterprise");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contact_directories";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_directory";
        public static final long DEFAULT = 0L;
        public static final long LOCAL_INVISIBLE = 1L;
        public static final long ENTERPRISE_DEFAULT = 1000000000L;
        public static final long ENTERPRISE_LOCAL_INVISIBLE = 1000000001L;
        public static final String PACKAGE_NAME = "packageName";
        public static final String TYPE_RESOURCE_ID = "typeResourceId";
        public static final String DISPLAY_NAME = "displayName";
        public static final String DIRECTORY_AUTHORITY = "authority";
        public static final String ACCOUNT_TYPE = "accountType";
        public static final String ACCOUNT_NAME = "accountName";
        public static final long ENTERPRISE_DIRECTORY_ID_BASE = 1000000000L;
        public static final String EXPORT_SUPPORT = "exportSupport";
        public static final int EXPORT_SUPPORT_NONE = 0;
        public static final int EXPORT_SUPPORT_SAME_ACCOUNT_ONLY = 1;
        public static final int EXPORT_SUPPORT_ANY_ACCOUNT = 2;
        public static final String SHORTCUT_SUPPORT = "shortcutSupport";
        public static final int SHORTCUT_SUPPORT_NONE = 0;
        public static final int SHORTCUT_SUPPORT_DATA_ITEMS_ONLY = 1;
        public static final int SHORTCUT_SUPPORT_FULL = 2;
        public static final String PHOTO_SUPPORT = "photoSupport";
        public static final int PHOTO_SUPPORT_NONE = 0;
        public static final int PHOTO_SUPPORT_THUMBNAIL_ONLY = 1;
        public static final int PHOTO_SUPPORT_FULL_SIZE_ONLY = 2;
        public static final int PHOTO_SUPPORT_FULL = 3;
        public static final String CALLER_PACKAGE_PARAM_KEY = "callerPackage";

        private Directory() {}
    }

    /** The contract of authorization. */
    public static final class Authorization {
        public static final String AUTHORIZATION_METHOD = "authorize";
        public static final String KEY_URI_TO_AUTHORIZE = "uri_to_authorize";
        public static final String KEY_AUTHORIZED_URI = "authorized_uri";

        public Authorization() {}
    }
}

package android.provider;

import android.net.Uri;

/** The contract of contacts. */
public class Contacts {
    public static final String AUTHORITY = "contacts";
    public static final Uri CONTENT_URI = Uri.parse("content://contacts");
    public static final int KIND_EMAIL = 1;
    public static final int KIND_POSTAL = 2;
    public static final int KIND_IM = 3;
    public static final int KIND_ORGANIZATION = 4;
    public static final int KIND_PHONE = 5;

    /** The contract of intents. */
    public static final class Intents {
        public static final String SEARCH_SUGGESTION_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_CLICKED";
        public static final String SEARCH_SUGGESTION_DIAL_NUMBER_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_DIAL_NUMBER_CLICKED";
        public static final String SEARCH_SUGGESTION_CREATE_CONTACT_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_CREATE_CONTACT_CLICKED";
        public static final String ATTACH_IMAGE = "com.android.contacts.action.ATTACH_IMAGE";
        public static final String SHOW_OR_CREATE_CONTACT = "com.android.contacts.action.SHOW_OR_CREATE_CONTACT";
        public static final String EXTRA_FORCE_CREATE = "com.android.contacts.action.FORCE_CREATE";
        public static final String EXTRA_CREATE_DESCRIPTION = "com.android.contacts.action.CREATE_DESCRIPTION";
        public static final String EXTRA_TARGET_RECT = "target_rect";

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

            public Insert() {}
        }

        /** The contract of ui. */
        public static final class UI {
            public static final String LIST_DEFAULT = "com.android.contacts.action.LIST_DEFAULT";
            public static final String LIST_GROUP_ACTION = "com.android.contacts.action.LIST_GROUP";
            public static final String GROUP_NAME_EXTRA_KEY = "com.android.contacts.extra.GROUP";
            public static final String LIST_ALL_CONTACTS_ACTION = "com.android.contacts.action.LIST_ALL_CONTACTS";
            public static final String LIST_CONTACTS_WITH_PHONES_ACTION = "com.android.contacts.action.LIST_CONTACTS_WITH_PHONES";
            public static final String LIST_STARRED_ACTION = "com.android.contacts.action.LIST_STARRED";
            public static final String LIST_FREQUENT_ACTION = "com.android.contacts.action.LIST_FREQUENT";
            public static final String LIST_STREQUENT_ACTION = "com.android.contacts.action.LIST_STREQUENT";
            public static final String TITLE_EXTRA_KEY = "com.android.contacts.extra.TITLE_EXTRA";
            public static final String FILTER_CONTACTS_ACTION = "com.android.contacts.action.FILTER_CONTACTS";
            public static final String FILTER_TEXT_EXTRA_KEY = "com.android.contacts.extra.FILTER_TEXT";

            public UI() {}
        }
    }

    /** The contract of extensions. */
    public static final class Extensions implements BaseColumns, Contacts.ExtensionsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/extensions");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contact_extensions";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_extensions";
        public static final String DEFAULT_SORT_ORDER = "person, name ASC";
        public static final String PERSON_ID = "person";

        private Extensions() {}
    }

    /** Columns of extensions columns. */
    public interface ExtensionsColumns {
        String NAME = "name";
        String VALUE = "value";
    }

    /** The contract of photos. */
    public static final class Photos implements BaseColumns, Contacts.PhotosColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/photos");
        public static final String CONTENT_DIRECTORY = "photo";
        public static final String DEFAULT_SORT_ORDER = "person ASC";

        private Photos() {}
    }

    /** Columns of photos columns. */
    public interface PhotosColumns {
        String LOCAL_VERSION = "local_version";
        String PERSON_ID = "person";
        String DOWNLOAD_REQUIRED = "download_required";
        String EXISTS_ON_SERVER = "exists_on_server";
        String SYNC_ERROR = "sync_error";
        String DATA = "data";
    }

    /** The contract of organizations. */
    public static final class Organizations implements BaseColumns, Contacts.OrganizationColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/organizations");
        public static final String CONTENT_DIRECTORY = "organizations";
        public static final String DEFAULT_SORT_ORDER = "company, title, isprimary ASC";

        private Organizations() {}
    }

    /** Columns of organization columns. */
    public interface OrganizationColumns {
        String TYPE = "type";
        int TYPE_CUSTOM = 0;
        int TYPE_WORK = 1;
        int TYPE_OTHER = 2;
        String LABEL = "label";
        String COMPANY = "company";
        String TITLE = "title";
        String PERSON_ID = "person";
        String ISPRIMARY = "isprimary";
    }

    /** The contract of presence. */
    public static final class Presence implements BaseColumns, Contacts.PresenceColumns, Contacts.PeopleColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/presence");
        public static final String PERSON_ID = "person";

        public Presence() {}
    }

    /** Columns of presence columns. */
    public interface PresenceColumns {
        String PRIORITY = "priority";
        String PRESENCE_STATUS = "mode";
        int OFFLINE = 0;
        int INVISIBLE = 1;
        int AWAY = 2;
        int IDLE = 3;
        int DO_NOT_DISTURB = 4;
        int AVAILABLE = 5;
        String PRESENCE_CUSTOM_STATUS = "status";
        String IM_PROTOCOL = "im_protocol";
        String IM_HANDLE = "im_handle";
        String IM_ACCOUNT = "im_account";
    }

    /** The contract of contact methods. */
    public static final class ContactMethods implements BaseColumns, Contacts.ContactMethodsColumns, Contacts.PeopleColumns {
        public static final String POSTAL_LOCATION_LATITUDE = "data";
        public static final String POSTAL_LOCATION_LONGITUDE = "aux_data";
        public static final int PROTOCOL_AIM = 0;
        public static final int PROTOCOL_MSN = 1;
        public static final int PROTOCOL_YAHOO = 2;
        public static final int PROTOCOL_SKYPE = 3;
        public static final int PROTOCOL_QQ = 4;
        public static final int PROTOCOL_GOOGLE_TALK = 5;
        public static final int PROTOCOL_ICQ = 6;
        public static final int PROTOCOL_JABBER = 7;
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/contact_methods");
        public static final Uri CONTENT_EMAIL_URI = Uri.parse("content://contacts/contact_methods/email");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contact-methods";
        public static final String CONTENT_EMAIL_TYPE = "vnd.android.cursor.dir/email";
        public static final String CONTENT_POSTAL_TYPE = "vnd.android.cursor.dir/postal-address";
        public static final String CONTENT_EMAIL_ITEM_TYPE = "vnd.android.cursor.item/email";
        public static final String CONTENT_POSTAL_ITEM_TYPE = "vnd.android.cursor.item/postal-address";
        public static final String CONTENT_IM_ITEM_TYPE = "vnd.android.cursor.item/jabber-im";
        public static final String DEFAULT_SORT_ORDER = "name ASC";
        public static final String PERSON_ID = "person";

        private ContactMethods() {}

        /** Columns of provider names. */
        interface ProviderNames {
            String YAHOO = "Yahoo";
            String GTALK = "GTalk";
            String MSN = "MSN";
            String ICQ = "ICQ";
            String AIM = "AIM";
            String XMPP = "XMPP";
            String JABBER = "JABBER";
            String SKYPE = "SKYPE";
            String QQ = "QQ";
        }
    }

    /** Columns of contact methods columns. */
    public interface ContactMethodsColumns {
        String KIND = "kind";
        String TYPE = "type";
        int TYPE_CUSTOM = 0;
        int TYPE_HOME = 1;
        int TYPE_WORK = 2;
        int TYPE_OTHER = 3;
        int MOBILE_EMAIL_TYPE_INDEX = 2;
        String MOBILE_EMAIL_TYPE_NAME = "_AUTO_CELL";
        String LABEL = "label";
        String DATA = "data";
        String AUX_DATA = "aux_data";
        String ISPRIMARY = "isprimary";
    }

    /** The contract of group membership. */
    public static final class GroupMembership implements BaseColumns, Contacts.GroupsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/groupmembership");
        public static final Uri RAW_CONTENT_URI = Uri.parse("content://contacts/groupmembershipraw");
        public static final String CONTENT_DIRECTORY = "groupmembership";
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contactsgroupmembership";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contactsgroupmembership";
        public static final String DEFAULT_SORT_ORDER = "group_id ASC";
        public static final String GROUP_ID = "group_id";
        public static final String GROUP_SYNC_ID = "group_sync_id";
        public static final String GROUP_SYNC_ACCOUNT = "group_sync_account";
        public static final String GROUP_SYNC_ACCOUNT_TYPE = "group_sync_account_type";
        public static final String PERSON_ID = "person";

        private GroupMembership() {}
    }

    /** The contract of phones. */
    public static final class Phones implements BaseColumns, Contacts.PhonesColumns, Contacts.PeopleColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/phones");
        public static final Uri CONTENT_FILTER_URL = Uri.parse("content://contacts/phones/filter");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/phone";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/phone";
        public static final String DEFAULT_SORT_ORDER = "name ASC";
        public static final String PERSON_ID = "person";

        private Phones() {}
    }

    /** Columns of phones columns. */
    public interface PhonesColumns {
        String TYPE = "type";
        int TYPE_CUSTOM = 0;
        int TYPE_HOME = 1;
        int TYPE_MOBILE = 2;
        int TYPE_WORK = 3;
        int TYPE_FAX_WORK = 4;
        int TYPE_FAX_HOME = 5;
        int TYPE_PAGER = 6;
        int TYPE_OTHER = 7;
        String LABEL = "label";
        String NUMBER = "number";
        String NUMBER_KEY = "number_key";
        String ISPRIMARY = "isprimary";
    }

    /** The contract of groups. */
    public static final class Groups implements BaseColumns, Contacts.GroupsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/groups");
        public static final Uri DELETED_CONTENT_URI = Uri.parse("content://contacts/deleted_groups");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/contactsgroup";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contactsgroup";
        public static final String DEFAULT_SORT_ORDER = "name ASC";
        public static final String GROUP_ANDROID_STARRED = "Starred in Android";
        public static final String GROUP_MY_CONTACTS = "Contacts";

        private Groups() {}
    }

    /** Columns of groups columns. */
    public interface GroupsColumns {
        String NAME = "name";
        String NOTES = "notes";
        String SHOULD_SYNC = "should_sync";
        String SYSTEM_ID = "system_id";
    }

    /** The contract of people. */
    public static final class People implements BaseColumns, Contacts.PeopleColumns, Contacts.PhonesColumns, Contacts.PresenceColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/people");
        public static final Uri CONTENT_FILTER_URI = Uri.parse("content://contacts/people/filter");
        public static final Uri DELETED_CONTENT_URI = Uri.parse("content://contacts/deleted_people");
        public static final Uri WITH_EMAIL_OR_IM_FILTER_URI = Uri.parse("content://contacts/people/with_email_or_im_filter");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/person";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/person";
        public static final String DEFAULT_SORT_ORDER = "name ASC";
        public static final String PRIMARY_PHONE_ID = "primary_phone";
        public static final String PRIMARY_EMAIL_ID = "primary_email";
        public static final String PRIMARY_ORGANIZATION_ID = "primary_organization";

        private People() {}

        /** The contract of extensions. */
        public static class Extensions implements BaseColumns, Contacts.ExtensionsColumns {
            public static final String CONTENT_DIRECTORY = "extensions";
            public static final String DEFAULT_SORT_ORDER = "name ASC";
            public static final String PERSON_ID = "person";

            public Extensions() {}
        }

        /** The contract of contact methods. */
        public static final class ContactMethods implements BaseColumns, Contacts.ContactMethodsColumns, Contacts.PeopleColumns {
            public static final String CONTENT_DIRECTORY = "contact_methods";
            public static final String DEFAULT_SORT_ORDER = "data ASC";

            private ContactMethods() {}
        }

        /** The contract of phones. */
        public static final class Phones implements BaseColumns, Contacts.PhonesColumns, Contacts.PeopleColumns {
            public static final String CONTENT_DIRECTORY = "phones";
            public static final String DEFAULT_SORT_ORDER = "number ASC";

            private Phones() {}
        }
    }

    /** Columns of people columns. */
    public interface PeopleColumns {
        String NAME = "name";
        String PHONETIC_NAME = "phonetic_name";
        String DISPLAY_NAME = "display_name";
        String SORT_STRING = "sort_string";
        String NOTES = "notes";
        String TIMES_CONTACTED = "times_contacted";
        String LAST_TIME_CONTACTED = "last_time_contacted";
        String CUSTOM_RINGTONE = "custom_ringtone";
        String SEND_TO_VOICEMAIL = "send_to_voicemail";
        String STARRED = "starred";
        String PHOTO_VERSION = "photo_version";
    }

    /** The contract of settings. */
    public static final class Settings implements BaseColumns, Contacts.SettingsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://contacts/settings");
        public static final String CONTENT_DIRECTORY = "settings";
        public static final String DEFAULT_SORT_ORDER = "key ASC";
        public static final String SYNC_EVERYTHING = "syncEverything";

        private Settings() {}
    }

    /** Columns of settings columns. */
    public interface SettingsColumns {
        String _SYNC_ACCOUNT = "_sync_account";
        String _SYNC_ACCOUNT_TYPE = "_sync_account_type";
        String KEY = "key";
        String VALUE = "value";
    }
}

package android.provider;

import android.net.Uri;

/** The contract of calendar contract. */
public final class CalendarContract {
    public static final String ACTION_EVENT_REMINDER = "android.intent.action.EVENT_REMINDER";
    public static final String ACTION_HANDLE_CUSTOM_EVENT = "android.provider.calendar.action.HANDLE_CUSTOM_EVENT";
    public static final String EXTRA_CUSTOM_APP_URI = "customAppUri";
    public static final String EXTRA_EVENT_BEGIN_TIME = "beginTime";
    public static final String EXTRA_EVENT_END_TIME = "endTime";
    public static final String EXTRA_EVENT_ALL_DAY = "allDay";
    public static final String AUTHORITY = "com.android.calendar";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar");
    public static final String CALLER_IS_SYNCADAPTER = "caller_is_syncadapter";
    public static final String ACCOUNT_TYPE_LOCAL = "LOCAL";

    /** The contract of events raw times. */
    public static final class EventsRawTimes implements BaseColumns, CalendarContract.EventsRawTimesColumns {
        private EventsRawTimes() {}
    }

    /** Columns of events raw times columns. */
    protected interface EventsRawTimesColumns {
        String EVENT_ID = "event_id";
        String DTSTART_2445 = "dtstart2445";
        String DTEND_2445 = "dtend2445";
        String ORIGINAL_INSTANCE_TIME_2445 = "originalInstanceTime2445";
        String LAST_DATE_2445 = "lastDate2445";
    }

    /** The contract of sync state. */
    public static final class SyncState implements SyncStateContract.Columns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/syncstate");

        private SyncState() {}
    }

    /** The contract of extended properties. */
    public static final class ExtendedProperties implements BaseColumns, CalendarContract.ExtendedPropertiesColumns, CalendarContract.EventsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/extendedproperties");

        private ExtendedProperties() {}
    }

    /** Columns of extended properties columns. */
    protected interface ExtendedPropertiesColumns {
        String EVENT_ID = "event_id";
        String NAME = "name";
        String VALUE = "value";
    }

    /** The contract of colors. */
    public static final class Colors implements CalendarContract.ColorsColumns {
        public static final String TABLE_NAME = "Colors";
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/colors");

        private Colors() {}
    }

    /** Columns of colors columns. */
    protected interface ColorsColumns extends SyncStateContract.Columns {
        String COLOR_TYPE = "color_type";
        int TYPE_CALENDAR = 0;
        int TYPE_EVENT = 1;
        String COLOR_KEY = "color_index";
        String COLOR = "color";
    }

    /** The contract of calendar alerts. */
    public static final class CalendarAlerts implements BaseColumns, CalendarContract.CalendarAlertsColumns, CalendarContract.EventsColumns, CalendarContract.CalendarColumns {
        public static final String TABLE_NAME = "CalendarAlerts";
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/calendar_alerts");
        public static final Uri CONTENT_URI_BY_INSTANCE = Uri.parse("content://com.android.calendar/calendar_alerts/by_instance");

        private CalendarAlerts() {}
    }

    /** Columns of calendar alerts columns. */
    protected interface CalendarAlertsColumns {
        String EVENT_ID = "event_id";
        String BEGIN = "begin";
        String END = "end";
        String ALARM_TIME = "alarmTime";
        String CREATION_TIME = "creationTime";
        String RECEIVED_TIME = "receivedTime";
        String NOTIFY_TIME = "notifyTime";
        String STATE = "state";
        int STATE_SCHEDULED = 0;
        int STATE_FIRED = 1;
        int STATE_DISMISSED = 2;
        String MINUTES = "minutes";
        String DEFAULT_SORT_ORDER = "begin ASC,title ASC";
    }

    /** The contract of reminders. */
    public static final class Reminders implements BaseColumns, CalendarContract.RemindersColumns, CalendarContract.EventsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/reminders");

        private Reminders() {}
    }

    /** Columns of reminders columns. */
    protected interface RemindersColumns {
        String EVENT_ID = "event_id";
        String MINUTES = "minutes";
        int MINUTES_DEFAULT = -1;
        String METHOD = "method";
        int METHOD_DEFAULT = 0;
        int METHOD_ALERT = 1;
        int METHOD_EMAIL = 2;
        int METHOD_SMS = 3;
        int METHOD_ALARM = 4;
    }

    /** The contract of event days. */
    public static final class EventDays implements CalendarContract.EventDaysColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/instances/groupbyday");

        private EventDays() {}
    }

    /** Columns of event days columns. */
    protected interface EventDaysColumns {
        String STARTDAY = "startDay";
        String ENDDAY = "endDay";
    }

    /** The contract of calendar meta data. */
    public static final class CalendarMetaData implements CalendarContract.CalendarMetaDataColumns, BaseColumns {
        private CalendarMetaData() {}
    }

    /** Columns of calendar meta data columns. */
    protected interface CalendarMetaDataColumns {
        String LOCAL_TIMEZONE = "localTimezone";
        String MIN_INSTANCE = "minInstance";
        String MAX_INSTANCE = "maxInstance";
        String MIN_EVENTDAYS = "minEventDays";
        String MAX_EVENTDAYS = "maxEventDays";
    }

    /** The contract of calendar cache. */
    public static final class CalendarCache implements CalendarContract.CalendarCacheColumns {
        public static final Uri URI = Uri.parse("content://com.android.calendar/properties");
        public static final String KEY_TIMEZONE_TYPE = "timezoneType";
        public static final String KEY_TIMEZONE_INSTANCES = "timezoneInstances";
        public static final String KEY_TIMEZONE_INSTANCES_PREVIOUS = "timezoneInstancesPrevious";
        public static final String TIMEZONE_TYPE_AUTO = "auto";
        public static final String TIMEZONE_TYPE_HOME = "home";

        private CalendarCache() {}
    }

    /** Columns of calendar cache columns. */
    protected interface CalendarCacheColumns {
        String KEY = "key";
        String VALUE = "value";
    }

    /** The contract of instances. */
    public static final class Instances implements BaseColumns, CalendarContract.EventsColumns, CalendarContract.CalendarColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/instances/when");
        public static final Uri CONTENT_BY_DAY_URI = Uri.parse("content://com.android.calendar/instances/whenbyday");
        public static final Uri CONTENT_SEARCH_URI = Uri.parse("content://com.android.calendar/instances/search");
        public static final Uri CONTENT_SEARCH_BY_DAY_URI = Uri.parse("content://com.android.calendar/instances/searchbyday");
        public static final String BEGIN = "begin";
        public static final String END = "end";
        public static final String EVENT_ID = "event_id";
        public static final String START_DAY = "startDay";
        public static final String END_DAY = "endDay";
        public static final String START_MINUTE = "startMinute";
        public static final String END_MINUTE = "endMinute";

        private Instances() {}
    }

    /** The contract of events. */
    public static final class Events implements BaseColumns, CalendarContract.SyncColumns, CalendarContract.EventsColumns, CalendarContract.CalendarColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/events");
        public static final Uri CONTENT_EXCEPTION_URI = Uri.parse("content://com.android.calendar/exception");
        public static String[] PROVIDER_WRITABLE_COLUMNS = {"account_name", "account_type", "cal_sync1", "cal_sync2", "cal_sync3", "cal_sync4", "cal_sync5", "cal_sync6", "cal_sync7", "cal_sync8", "cal_sync9", "cal_sync10", "allowedReminders", "allowedAttendeeTypes", "allowedAvailability", "calendar_access_level", "calendar_color", "calendar_timezone", "canModifyTimeZone", "canOrganizerRespond", "calendar_displayName", "canPartiallyUpdate", "sync_events", "visible"};
        public static final String[] SYNC_WRITABLE_COLUMNS = {"_sync_id", "dirty", "mutators", "sync_data1", "sync_data2", "sync_data3", "sync_data4", "sync_data5", "sync_data6", "sync_data7", "sync_data8", "sync_data9", "sync_data10"};

        private Events() {}
    }

    /** The contract of events entity. */
    public static final class EventsEntity implements BaseColumns, CalendarContract.SyncColumns, CalendarContract.EventsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/event_entities");

        private EventsEntity() {}
    }

    /** Columns of events columns. */
    protected interface EventsColumns {
        String CALENDAR_ID = "calendar_id";
        String TITLE = "title";
        String DESCRIPTION = "description";
        String EVENT_LOCATION = "eventLocation";
        String EVENT_COLOR = "eventColor";
        String EVENT_COLOR_KEY = "eventColor_index";
        String DISPLAY_COLOR = "displayColor";
        String STATUS = "eventStatus";
        int STATUS_TENTATIVE = 0;
        int STATUS_CONFIRMED = 1;
        int STATUS_CANCELED = 2;
        String SELF_ATTENDEE_STATUS = "selfAttendeeStatus";
        String SYNC_DATA1 = "sync_data1";
        String SYNC_DATA2 = "sync_data2";
        String SYNC_DATA3 = "sync_data3";
        String SYNC_DATA4 = "sync_data4";
        String SYNC_DATA5 = "sync_data5";
        String SYNC_DATA6 = "sync_data6";
        String SYNC_DATA7 = "sync_data7";
        String SYNC_DATA8 = "sync_data8";
        String SYNC_DATA9 = "sync_data9";
        String SYNC_DATA10 = "sync_data10";
        String LAST_SYNCED = "lastSynced";
        String DTSTART = "dtstart";
        String DTEND = "dtend";
        String DURATION = "duration";
        String EVENT_TIMEZONE = "eventTimezone";
        String EVENT_END_TIMEZONE = "eventEndTimezone";
        String ALL_DAY = "allDay";
        String ACCESS_LEVEL = "accessLevel";
        int ACCESS_DEFAULT = 0;
        int ACCESS_CONFIDENTIAL = 1;
        int ACCESS_PRIVATE = 2;
        int ACCESS_PUBLIC = 3;
        String AVAILABILITY = "availability";
        int AVAILABILITY_BUSY = 0;
        int AVAILABILITY_FREE = 1;
        int AVAILABILITY_TENTATIVE = 2;
        String HAS_ALARM = "hasAlarm";
        String HAS_EXTENDED_PROPERTIES = "hasExtendedProperties";
        String RRULE = "rrule";
        String RDATE = "rdate";
        String EXRULE = "exrule";
        String EXDATE = "exdate";
        String ORIGINAL_ID = "original_id";
        String ORIGINAL_SYNC_ID = "original_sync_id";
        String ORIGINAL_INSTANCE_TIME = "originalInstanceTime";
        String ORIGINAL_ALL_DAY = "originalAllDay";
        String LAST_DATE = "lastDate";
        String HAS_ATTENDEE_DATA = "hasAttendeeData";
        String GUESTS_CAN_MODIFY = "guestsCanModify";
        String GUESTS_CAN_INVITE_OTHERS = "guestsCanInviteOthers";
        String GUESTS_CAN_SEE_GUESTS = "guestsCanSeeGuests";
        String ORGANIZER = "organizer";
        String IS_ORGANIZER = "isOrganizer";
        String CAN_INVITE_OTHERS = "canInviteOthers";
        String CUSTOM_APP_PACKAGE = "customAppPackage";
        String CUSTOM_APP_URI = "customAppUri";
        String UID_2445 = "uid2445";
    }

    /** The contract of attendees. */
    public static final class Attendees implements BaseColumns, CalendarContract.AttendeesColumns, CalendarContract.EventsColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/attendees");

        private Attendees() {}
    }

    /** Columns of attendees columns. */
    protected interface AttendeesColumns {
        String EVENT_ID = "event_id";
        String ATTENDEE_NAME = "attendeeName";
        String ATTENDEE_EMAIL = "attendeeEmail";
        String ATTENDEE_RELATIONSHIP = "attendeeRelationship";
        int RELATIONSHIP_NONE = 0;
        int RELATIONSHIP_ATTENDEE = 1;
        int RELATIONSHIP_ORGANIZER = 2;
        int RELATIONSHIP_PERFORMER = 3;
        int RELATIONSHIP_SPEAKER = 4;
        String ATTENDEE_TYPE = "attendeeType";
        int TYPE_NONE = 0;
        int TYPE_REQUIRED = 1;
        int TYPE_OPTIONAL = 2;
        int TYPE_RESOURCE = 3;
        String ATTENDEE_STATUS = "attendeeStatus";
        int ATTENDEE_STATUS_NONE = 0;
        int ATTENDEE_STATUS_ACCEPTED = 1;
        int ATTENDEE_STATUS_DECLINED = 2;
        int ATTENDEE_STATUS_INVITED = 3;
        int ATTENDEE_STATUS_TENTATIVE = 4;
        String ATTENDEE_IDENTITY = "attendeeIdentity";
        String ATTENDEE_ID_NAMESPACE = "attendeeIdNamespace";
    }

    /** The contract of calendars. */
    public static final class Calendars implements BaseColumns, CalendarContract.SyncColumns, CalendarContract.CalendarColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/calendars");
        public static final String DEFAULT_SORT_ORDER = "calendar_displayName";
        public static final String NAME = "name";
        public static final String CALENDAR_LOCATION = "calendar_location";
        public static final String[] SYNC_WRITABLE_COLUMNS = {"account_name", "account_type", "_sync_id", "dirty", "mutators", "ownerAccount", "maxReminders", "allowedReminders", "canModifyTimeZone", "canOrganizerRespond", "canPartiallyUpdate", "calendar_location", "calendar_timezone", "calendar_access_level", "deleted", "cal_sync1", "cal_sync2", "cal_sync3", "cal_sync4", "cal_sync5", "cal_sync6", "cal_sync7", "cal_sync8", "cal_sync9", "cal_sync10"};

        private Calendars() {}
    }

    /** The contract of calendar entity. */
    public static final class CalendarEntity implements BaseColumns, CalendarContract.SyncColumns, CalendarContract.CalendarColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/calendar_entities");

        private CalendarEntity() {}
    }

    /** Columns of calendar columns. */
    protected interface CalendarColumns {
        String CALENDAR_COLOR = "calendar_color";
        String CALENDAR_COLOR_KEY = "calendar_color_index";
        String CALENDAR_DISPLAY_NAME = "calendar_displayName";
        String CALENDAR_ACCESS_LEVEL = "calendar_access_level";
        int CAL_ACCESS_NONE = 0;
        int CAL_ACCESS_FREEBUSY = 100;
        int CAL_ACCESS_READ = 200;
        int CAL_ACCESS_RESPOND = 300;
        int CAL_ACCESS_OVERRIDE = 400;
        int CAL_ACCESS_CONTRIBUTOR = 500;
        int CAL_ACCESS_EDITOR = 600;
        int CAL_ACCESS_OWNER = 700;
        int CAL_ACCESS_ROOT = 800;
        String VISIBLE = "visible";
        String CALENDAR_TIME_ZONE = "calendar_timezone";
        String SYNC_EVENTS = "sync_events";
        String OWNER_ACCOUNT = "ownerAccount";
        String CAN_ORGANIZER_RESPOND = "canOrganizerRespond";
        String CAN_MODIFY_TIME_ZONE = "canModifyTimeZone";
        String MAX_REMINDERS = "maxReminders";
        String ALLOWED_REMINDERS = "allowedReminders";
        String ALLOWED_AVAILABILITY = "allowedAvailability";
        String ALLOWED_ATTENDEE_TYPES = "allowedAttendeeTypes";
        String IS_PRIMARY = "isPrimary";
    }

    /** Columns of sync columns. */
    protected interface SyncColumns extends CalendarContract.CalendarSyncColumns {
        String ACCOUNT_NAME = "account_name";
        String ACCOUNT_TYPE = "account_type";
        String _SYNC_ID = "_sync_id";
        String DIRTY = "dirty";
        String MUTATORS = "mutators";
        String DELETED = "deleted";
        String CAN_PARTIALLY_UPDATE = "canPartiallyUpdate";
    }

    /** Columns of calendar sync columns. */
    protected interface CalendarSyncColumns {
        String CAL_SYNC1 = "cal_sync1";
        String CAL_SYNC2 = "cal_sync2";
        String CAL_SYNC3 = "cal_sync3";
        String CAL_SYNC4 = "cal_sync4";
        String CAL_SYNC5 = "cal_sync5";
        String CAL_SYNC6 = "cal_sync6";
        String CAL_SYNC7 = "cal_sync7";
        String CAL_SYNC8 = "cal_sync8";
        String CAL_SYNC9 = "cal_sync9";
        String CAL_SYNC10 = "cal_sync10";
    }
}

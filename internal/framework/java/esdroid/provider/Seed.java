package esdroid.provider;

/** What the device's providers hold when it is new. */
final class Seed {
    private Seed() {}

    static TableProvider.Tables of(String authority) {
        if (authority.equals("com.android.contacts")) {
            return contacts();
        } else if (authority.equals("contacts")) {
            return oldContacts();
        } else if (authority.equals("call_log")) {
            return calls();
        } else if (authority.equals("media")) {
            return media();
        } else if (authority.equals("com.android.calendar")) {
            return calendar();
        } else if (authority.equals("sms")) {
            return messages();
        } else if (authority.equals("mms") || authority.equals("mms-sms")) {
            return conversations();
        } else if (authority.equals("user_dictionary")) {
            return words();
        } else if (authority.equals("downloads")) {
            return downloads();
        }
        return null;
    }

    private static final String[][] PEOPLE = {
        {"Alice Adams", "555-0101", "alice@example.com"},
        {"Bob Brown", "555-0102", "bob@example.com"},
        {"Carol Clark", "555-0103", "carol@example.com"},
    };

    private static TableProvider.Tables people(TableProvider.Tables t) {
        t.permissions("android.permission.READ_CONTACTS", "android.permission.WRITE_CONTACTS").mapped();
        t.run("CREATE TABLE contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT, display_name TEXT, display_name_alt TEXT, "
                + "display_name_source INTEGER DEFAULT 40, lookup TEXT, has_phone_number INTEGER NOT NULL DEFAULT 0, "
                + "has_email INTEGER DEFAULT 0, in_visible_group INTEGER NOT NULL DEFAULT 1, in_default_directory INTEGER DEFAULT 1, "
                + "starred INTEGER NOT NULL DEFAULT 0, pinned INTEGER DEFAULT 0, times_contacted INTEGER NOT NULL DEFAULT 0, "
                + "last_time_contacted INTEGER DEFAULT 0, photo_id INTEGER, photo_file_id INTEGER, photo_uri TEXT, "
                + "photo_thumb_uri TEXT, custom_ringtone TEXT, send_to_voicemail INTEGER NOT NULL DEFAULT 0, "
                + "contact_presence INTEGER, contact_status TEXT, contact_status_ts INTEGER, contact_chat_capability INTEGER, "
                + "phonetic_name TEXT, phonetic_name_style INTEGER DEFAULT 0, sort_key TEXT, sort_key_alt TEXT, "
                + "phonebook_label TEXT, is_user_profile INTEGER DEFAULT 0, name_raw_contact_id INTEGER, "
                + "contact_last_updated_timestamp INTEGER DEFAULT 1496318400000)");
        t.run("CREATE TABLE raw_contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT, contact_id INTEGER, account_name TEXT, "
                + "account_type TEXT, data_set TEXT, sourceid TEXT, deleted INTEGER NOT NULL DEFAULT 0, version INTEGER DEFAULT 1, "
                + "dirty INTEGER DEFAULT 0, aggregation_mode INTEGER DEFAULT 0, display_name TEXT, display_name_alt TEXT, "
                + "display_name_source INTEGER DEFAULT 0, sort_key TEXT, starred INTEGER DEFAULT 0, pinned INTEGER DEFAULT 0, "
                + "times_contacted INTEGER DEFAULT 0, last_time_contacted INTEGER DEFAULT 0, custom_ringtone TEXT, "
                + "send_to_voicemail INTEGER DEFAULT 0, raw_contact_is_read_only INTEGER DEFAULT 0, "
                + "raw_contact_is_user_profile INTEGER DEFAULT 0, sync1 TEXT, sync2 TEXT, sync3 TEXT, sync4 TEXT)");
        StringBuilder data = new StringBuilder("CREATE TABLE data_rows (_id INTEGER PRIMARY KEY AUTOINCREMENT, raw_contact_id INTEGER, "
                + "mimetype TEXT, is_primary INTEGER NOT NULL DEFAULT 0, is_super_primary INTEGER NOT NULL DEFAULT 0, "
                + "is_read_only INTEGER DEFAULT 0, data_version INTEGER DEFAULT 0, res_package TEXT");
        for (int i = 1; i <= 15; i++) {
            data.append(", data").append(i);
        }
        for (int i = 1; i <= 4; i++) {
            data.append(", data_sync").append(i);
        }
        t.run(data.append(")").toString());
        t.run("CREATE TABLE groups (_id INTEGER PRIMARY KEY AUTOINCREMENT, account_name TEXT, account_type TEXT, data_set TEXT, "
                + "sourceid TEXT, title TEXT, title_res INTEGER, notes TEXT, system_id TEXT, deleted INTEGER DEFAULT 0, "
                + "group_visible INTEGER DEFAULT 1, should_sync INTEGER DEFAULT 1, auto_add INTEGER DEFAULT 0, favorites INTEGER DEFAULT 0, "
                + "group_is_read_only INTEGER DEFAULT 0, version INTEGER DEFAULT 1, dirty INTEGER DEFAULT 0)");
        t.run("CREATE TRIGGER raw_made AFTER INSERT ON raw_contacts BEGIN "
                + "INSERT INTO contacts (display_name, name_raw_contact_id) VALUES (NEW.display_name, NEW._id); "
                + "UPDATE contacts SET lookup = 'r' || NEW._id || 'i' || _id WHERE name_raw_contact_id = NEW._id; "
                + "UPDATE raw_contacts SET contact_id = (SELECT _id FROM contacts WHERE name_raw_contact_id = NEW._id) "
                + "WHERE _id = NEW._id; END");
        t.run("CREATE TRIGGER raw_gone AFTER DELETE ON raw_contacts BEGIN DELETE FROM data_rows WHERE raw_contact_id = OLD._id; "
                + "DELETE FROM contacts WHERE _id = OLD.contact_id; END");
        t.run("CREATE TRIGGER contact_gone AFTER DELETE ON contacts BEGIN DELETE FROM raw_contacts WHERE contact_id = OLD._id; END");
        t.run("CREATE TRIGGER name_made AFTER INSERT ON data_rows WHEN NEW.mimetype = 'vnd.android.cursor.item/name' BEGIN "
                + "UPDATE raw_contacts SET display_name = coalesce(NEW.data1, trim(coalesce(NEW.data2, '') || ' ' || coalesce(NEW.data3, ''))) "
                + "WHERE _id = NEW.raw_contact_id; "
                + "UPDATE contacts SET display_name = (SELECT display_name FROM raw_contacts WHERE _id = NEW.raw_contact_id), "
                + "sort_key = (SELECT display_name FROM raw_contacts WHERE _id = NEW.raw_contact_id), "
                + "display_name_alt = (SELECT display_name FROM raw_contacts WHERE _id = NEW.raw_contact_id) "
                + "WHERE name_raw_contact_id = NEW.raw_contact_id; END");
        t.run("CREATE TRIGGER phone_made AFTER INSERT ON data_rows WHEN NEW.mimetype = 'vnd.android.cursor.item/phone_v2' BEGIN "
                + "UPDATE contacts SET has_phone_number = 1 WHERE _id = (SELECT contact_id FROM raw_contacts "
                + "WHERE _id = NEW.raw_contact_id); END");
        t.run("CREATE VIEW view_data AS SELECT d.*, r.contact_id AS contact_id, r.account_name AS account_name, "
                + "r.account_type AS account_type, r.data_set AS data_set, r.sourceid AS sourceid, c.display_name AS display_name, "
                + "c.display_name_alt AS display_name_alt, c.lookup AS lookup, c.has_phone_number AS has_phone_number, "
                + "c.in_visible_group AS in_visible_group, c.starred AS starred, c.times_contacted AS times_contacted, "
                + "c.last_time_contacted AS last_time_contacted, c.photo_id AS photo_id, c.photo_uri AS photo_uri, "
                + "c.photo_thumb_uri AS photo_thumb_uri, c.custom_ringtone AS custom_ringtone, c.send_to_voicemail AS send_to_voicemail, "
                + "c.sort_key AS sort_key, c.sort_key_alt AS sort_key_alt, c.phonetic_name AS phonetic_name, "
                + "r._id AS name_raw_contact_id "
                + "FROM data_rows d JOIN raw_contacts r ON d.raw_contact_id = r._id LEFT JOIN contacts c ON r.contact_id = c._id "
                + "WHERE r.deleted = 0");
        t.run("CREATE VIEW view_lookup AS SELECT c.*, d.data1 AS number, d.data2 AS type, d.data3 AS label, d.data4 AS normalized_number "
                + "FROM contacts c JOIN raw_contacts r ON r.contact_id = c._id JOIN data_rows d ON d.raw_contact_id = r._id "
                + "WHERE d.mimetype = 'vnd.android.cursor.item/phone_v2'");
        t.run("CREATE VIEW view_people AS SELECT c._id AS _id, c.display_name AS name, c.display_name AS display_name, NULL AS notes, "
                + "c.times_contacted AS times_contacted, c.last_time_contacted AS last_time_contacted, c.custom_ringtone AS custom_ringtone, "
                + "c.send_to_voicemail AS send_to_voicemail, c.starred AS starred, p._id AS primary_phone, NULL AS primary_email, "
                + "p.data1 AS number, p.data2 AS type, p.data3 AS label FROM contacts c LEFT JOIN view_data p ON p.contact_id = c._id "
                + "AND p.mimetype = 'vnd.android.cursor.item/phone_v2' GROUP BY c._id");
        t.run("CREATE VIEW view_phones AS SELECT d._id AS _id, d.contact_id AS person, d.data1 AS number, d.data2 AS type, "
                + "d.data3 AS label, d.is_primary AS isprimary, d.display_name AS name, d.display_name AS display_name "
                + "FROM view_data d WHERE d.mimetype = 'vnd.android.cursor.item/phone_v2'");
        for (int i = 0; i < PEOPLE.length; i++) {
            String[] p = PEOPLE[i];
            int raw = i + 1;
            String[] names = p[0].split(" ");
            t.run("INSERT INTO raw_contacts (display_name) VALUES ('" + p[0] + "')");
            t.run("INSERT INTO data_rows (raw_contact_id, mimetype, data1, data2, data3) VALUES (" + raw
                    + ", 'vnd.android.cursor.item/name', '" + p[0] + "', '" + names[0] + "', '" + names[1] + "')");
            t.run("INSERT INTO data_rows (raw_contact_id, mimetype, is_primary, data1, data2, data4) VALUES (" + raw
                    + ", 'vnd.android.cursor.item/phone_v2', 1, '" + p[1] + "', 2, '" + p[1].replace("-", "") + "')");
            t.run("INSERT INTO data_rows (raw_contact_id, mimetype, data1, data2) VALUES (" + raw
                    + ", 'vnd.android.cursor.item/email_v2', '" + p[2] + "', 1)");
        }
        return t;
    }

    private static final String PHONE = "mimetype = 'vnd.android.cursor.item/phone_v2'";
    private static final String EMAIL = "mimetype = 'vnd.android.cursor.item/email_v2'";

    private static TableProvider.Tables contacts() {
        TableProvider.Tables t = people(new TableProvider.Tables("com.android.providers.contacts.ContactsProvider2"));
        String dir = "vnd.android.cursor.dir/";
        String item = "vnd.android.cursor.item/";
        t.route("contacts", "contacts", "contacts", null, dir + "contact");
        t.route("contacts/#", "contacts", "contacts", "_id = {0}", item + "contact");
        t.route("contacts/lookup/*", "contacts", "contacts", "lookup = '{0}'", item + "contact");
        t.route("contacts/lookup/*/#", "contacts", "contacts", "_id = {1}", item + "contact");
        t.route("contacts/filter/*", "contacts", null, "display_name LIKE '%{0}%'", dir + "contact");
        t.route("contacts/strequent", "contacts", null, "starred = 1 OR times_contacted > 0", dir + "contact");
        t.route("contacts/frequent", "contacts", null, "times_contacted > 0", dir + "contact");
        t.route("contacts/#/data", "view_data", null, "contact_id = {0}", dir + "data");
        t.route("contacts/#/entities", "view_data", null, "contact_id = {0}", dir + "data");
        t.route("contacts/lookup/*/data", "view_data", null, "lookup = '{0}'", dir + "data");
        t.route("contacts/lookup/*/#/data", "view_data", null, "contact_id = {1}", dir + "data");
        t.route("data", "view_data", "data_rows", null, dir + "data");
        t.route("data/#", "view_data", "data_rows", "_id = {0}", item + "data");
        t.route("data/phones", "view_data", "data_rows", PHONE, dir + "phone_v2");
        t.route("data/phones/#", "view_data", "data_rows", PHONE + " AND _id = {0}", item + "phone_v2");
        t.route("data/phones/filter/*", "view_data", null, PHONE + " AND (display_name LIKE '%{0}%' OR data1 LIKE '%{0}%')", dir + "phone_v2");
        t.route("data/emails", "view_data", "data_rows", EMAIL, dir + "email_v2");
        t.route("data/emails/#", "view_data", "data_rows", EMAIL + " AND _id = {0}", item + "email_v2");
        t.route("data/emails/filter/*", "view_data", null, EMAIL + " AND (display_name LIKE '%{0}%' OR data1 LIKE '%{0}%')", dir + "email_v2");
        t.route("data/emails/lookup/*", "view_data", null, EMAIL + " AND data1 = '{0}'", dir + "email_v2");
        t.route("data/postals", "view_data", "data_rows", "mimetype = 'vnd.android.cursor.item/postal-address_v2'", dir + "postal-address_v2");
        t.route("data/contactables", "view_data", null, "(" + PHONE + " OR " + EMAIL + ")", dir + "data");
        t.route("raw_contacts", "raw_contacts", "raw_contacts", null, dir + "raw_contact");
        t.route("raw_contacts/#", "raw_contacts", "raw_contacts", "_id = {0}", item + "raw_contact");
        t.route("raw_contacts/#/data", "view_data", "data_rows", "raw_contact_id = {0}", dir + "data");
        t.route("phone_lookup/*", "view_lookup", null, "PHONE_NUMBERS_EQUAL(number, '{0}')", dir + "phone_lookup");
        t.route("groups", "groups", "groups", null, dir + "group");
        t.route("groups/#", "groups", "groups", "_id = {0}", item + "group");
        t.route("groups_summary", "groups", null, null, dir + "group");
        t.route("profile", "contacts", null, "is_user_profile = 1", item + "contact");
        t.route("profile/data", "view_data", null, "0", dir + "data");
        t.route("deleted_contacts", "contacts", null, "0", dir + "contact");
        return t;
    }

    private static TableProvider.Tables oldContacts() {
        TableProvider.Tables t = people(new TableProvider.Tables("com.android.providers.contacts.ContactsProvider2"));
        t.route("people", "view_people", null, null, "vnd.android.cursor.dir/person");
        t.route("people/#", "view_people", null, "_id = {0}", "vnd.android.cursor.item/person");
        t.route("people/filter/*", "view_people", null, "name LIKE '%{0}%'", "vnd.android.cursor.dir/person");
        t.route("people/#/phones", "view_phones", null, "person = {0}", "vnd.android.cursor.dir/phone");
        t.route("people/with_phones_filter/*", "view_people", null, "number IS NOT NULL AND name LIKE '%{0}%'", "vnd.android.cursor.dir/person");
        t.route("phones", "view_phones", null, null, "vnd.android.cursor.dir/phone");
        t.route("phones/#", "view_phones", null, "_id = {0}", "vnd.android.cursor.item/phone");
        t.route("phones/filter/*", "view_phones", null, "PHONE_NUMBERS_EQUAL(number, '{0}')", "vnd.android.cursor.dir/phone");
        return t;
    }

    private static TableProvider.Tables calls() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.contacts.CallLogProvider")
                .permissions("android.permission.READ_CALL_LOG", "android.permission.WRITE_CALL_LOG").mapped();
        t.run("CREATE TABLE calls (_id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT, presentation INTEGER NOT NULL DEFAULT 1, "
                + "post_dial_digits TEXT NOT NULL DEFAULT '', via_number TEXT NOT NULL DEFAULT '', date INTEGER, duration INTEGER, "
                + "data_usage INTEGER, type INTEGER, features INTEGER NOT NULL DEFAULT 0, subscription_component_name TEXT, "
                + "subscription_id TEXT, new INTEGER, name TEXT, numbertype INTEGER, numberlabel TEXT, countryiso TEXT, "
                + "voicemail_uri TEXT, is_read INTEGER, geocoded_location TEXT, lookup_uri TEXT, matched_number TEXT, "
                + "normalized_number TEXT, photo_id INTEGER NOT NULL DEFAULT 0, photo_uri TEXT, formatted_number TEXT, "
                + "last_modified INTEGER DEFAULT 0)");
        t.run("INSERT INTO calls (number, date, duration, type, new, name, countryiso, is_read) VALUES "
                + "('555-0101', 1496300000000, 62, 1, 0, 'Alice Adams', 'US', 1), ('555-0102', 1496310000000, 0, 3, 1, 'Bob Brown', 'US', 0)");
        t.route("calls", "calls", "calls", null, "vnd.android.cursor.dir/calls");
        t.route("calls/#", "calls", "calls", "_id = {0}", "vnd.android.cursor.item/calls");
        t.route("calls/filter/*", "calls", null, "PHONE_NUMBERS_EQUAL(number, '{0}')", "vnd.android.cursor.dir/calls");
        return t;
    }

    private static TableProvider.Tables media() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.media.MediaProvider")
                .permissions("android.permission.READ_EXTERNAL_STORAGE", "android.permission.WRITE_EXTERNAL_STORAGE");
        String files = " (_id INTEGER PRIMARY KEY AUTOINCREMENT, _data TEXT UNIQUE, _size INTEGER, format INTEGER, parent INTEGER, "
                + "date_added INTEGER, date_modified INTEGER, mime_type TEXT, title TEXT, description TEXT, _display_name TEXT, "
                + "picasa_id TEXT, orientation INTEGER, latitude DOUBLE, longitude DOUBLE, datetaken INTEGER, mini_thumb_magic INTEGER, "
                + "bucket_id TEXT, bucket_display_name TEXT, isprivate INTEGER, title_key TEXT, artist_id INTEGER, album_id INTEGER, "
                + "composer TEXT, track INTEGER, year INTEGER, is_ringtone INTEGER, is_music INTEGER, is_alarm INTEGER, "
                + "is_notification INTEGER, is_podcast INTEGER, album_artist TEXT, duration INTEGER, bookmark INTEGER, artist TEXT, "
                + "album TEXT, album_key TEXT, artist_key TEXT, resolution TEXT, tags TEXT, category TEXT, language TEXT, "
                + "mini_thumb_data TEXT, name TEXT, media_type INTEGER, width INTEGER, height INTEGER)";
        for (String volume : new String[] {"internal", "external"}) {
            t.run("CREATE TABLE " + volume + "_files" + files);
            String f = volume + "_files";
            String[][] kinds = {{"images", "1"}, {"audio", "2"}, {"video", "3"}};
            for (String[] k : kinds) {
                String table = volume + "_" + k[0];
                t.run("CREATE TABLE " + table + files);
                String type = k[0].equals("images") ? "image" : k[0];
                t.route(volume + "/" + k[0] + "/media", table, table, null, "vnd.android.cursor.dir/" + type);
                t.route(volume + "/" + k[0] + "/media/#", table, table, "_id = {0}", "vnd.android.cursor.item/" + type);
            }
            t.route(volume + "/file", f, f, null, "vnd.android.cursor.dir/file");
            t.route(volume + "/file/#", f, f, "_id = {0}", "vnd.android.cursor.item/file");
            String a = volume + "_audio";
            t.run("CREATE VIEW " + volume + "_albums AS SELECT album_id AS _id, album, album_key, min(year) AS minyear, "
                    + "max(year) AS maxyear, artist, artist_id, artist_key, count(*) AS numsongs, NULL AS album_art, "
                    + "count(*) AS numsongs_by_artist FROM " + a + " WHERE is_music = 1 GROUP BY album_id");
            t.run("CREATE VIEW " + volume + "_artists AS SELECT artist_id AS _id, artist, artist_key, "
                    + "count(DISTINCT album_id) AS number_of_albums, count(*) AS number_of_tracks FROM " + a
                    + " WHERE is_music = 1 GROUP BY artist_id");
            t.run("CREATE TABLE " + volume + "_genres (_id INTEGER PRIMARY KEY, name TEXT NOT NULL)");
            t.run("CREATE TABLE " + volume + "_playlists (_id INTEGER PRIMARY KEY, _data TEXT, name TEXT NOT NULL, "
                    + "date_added INTEGER, date_modified INTEGER)");
            t.run("CREATE TABLE " + volume + "_thumbnails (_id INTEGER PRIMARY KEY, _data TEXT, image_id INTEGER, video_id INTEGER, "
                    + "kind INTEGER, width INTEGER, height INTEGER)");
            t.route(volume + "/audio/albums", volume + "_albums", null, null, "vnd.android.cursor.dir/albums");
            t.route(volume + "/audio/albums/#", volume + "_albums", null, "_id = {0}", "vnd.android.cursor.item/album");
            t.route(volume + "/audio/artists", volume + "_artists", null, null, "vnd.android.cursor.dir/artists");
            t.route(volume + "/audio/artists/#", volume + "_artists", null, "_id = {0}", "vnd.android.cursor.item/artist");
            t.route(volume + "/audio/artists/#/albums", volume + "_albums", null, "artist_id = {0}", "vnd.android.cursor.dir/albums");
            t.route(volume + "/audio/genres", volume + "_genres", volume + "_genres", null, "vnd.android.cursor.dir/genre");
            t.route(volume + "/audio/playlists", volume + "_playlists", volume + "_playlists", null, "vnd.android.cursor.dir/playlist");
            t.route(volume + "/audio/playlists/#", volume + "_playlists", volume + "_playlists", "_id = {0}", "vnd.android.cursor.item/playlist");
            t.route(volume + "/images/thumbnails", volume + "_thumbnails", volume + "_thumbnails", null, "vnd.android.cursor.dir/image");
            t.route(volume + "/video/thumbnails", volume + "_thumbnails", volume + "_thumbnails", null, "vnd.android.cursor.dir/video");
        }
        String[][] sounds = {{"7", "alarms", "Cesium", "is_alarm"}, {"20", "notifications", "Tethys", "is_notification"},
            {"21", "ringtones", "Titania", "is_ringtone"}};
        for (String[] s : sounds) {
            t.run("INSERT INTO internal_audio (_id, _data, _display_name, title, title_key, mime_type, " + s[3] + ", _size, duration, "
                    + "date_added, is_music, artist, album, artist_id, album_id) VALUES (" + s[0] + ", '/system/media/audio/" + s[1] + "/" + s[2]
                    + ".ogg', '" + s[2] + ".ogg', '" + s[2] + "', '" + s[2].toLowerCase() + "', 'application/ogg', 1, 12345, 2000, 1496318400, "
                    + "0, '<unknown>', '" + s[1] + "', 1, 1)");
        }
        return t;
    }

    private static TableProvider.Tables calendar() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.calendar.CalendarProvider2")
                .permissions("android.permission.READ_CALENDAR", "android.permission.WRITE_CALENDAR").mapped();
        t.run("CREATE TABLE calendars (_id INTEGER PRIMARY KEY, account_name TEXT, account_type TEXT, _sync_id TEXT, dirty INTEGER, "
                + "name TEXT, calendar_displayName TEXT, calendar_color INTEGER, calendar_color_index TEXT, calendar_access_level INTEGER, "
                + "visible INTEGER NOT NULL DEFAULT 1, sync_events INTEGER NOT NULL DEFAULT 0, calendar_location TEXT, "
                + "calendar_timezone TEXT, ownerAccount TEXT, isPrimary INTEGER, canOrganizerRespond INTEGER NOT NULL DEFAULT 1, "
                + "canModifyTimeZone INTEGER DEFAULT 1, maxReminders INTEGER DEFAULT 5, allowedReminders TEXT DEFAULT '0,1', "
                + "deleted INTEGER NOT NULL DEFAULT 0)");
        t.run("INSERT INTO calendars (_id, account_name, account_type, name, calendar_displayName, calendar_color, calendar_access_level, "
                + "visible, sync_events, calendar_timezone, ownerAccount, isPrimary) VALUES (1, 'local', 'LOCAL', 'Local', 'Local', -14069085, "
                + "700, 1, 1, 'UTC', 'local', 1)");
        t.run("CREATE TABLE event_rows (_id INTEGER PRIMARY KEY AUTOINCREMENT, _sync_id TEXT, dirty INTEGER, calendar_id INTEGER NOT NULL, "
                + "title TEXT, eventLocation TEXT, description TEXT, eventColor INTEGER, eventStatus INTEGER, selfAttendeeStatus INTEGER DEFAULT 0, "
                + "dtstart INTEGER, dtend INTEGER, eventTimezone TEXT, duration TEXT, allDay INTEGER NOT NULL DEFAULT 0, accessLevel INTEGER DEFAULT 0, "
                + "availability INTEGER DEFAULT 0, hasAlarm INTEGER DEFAULT 0, hasExtendedProperties INTEGER DEFAULT 0, rrule TEXT, rdate TEXT, "
                + "exrule TEXT, exdate TEXT, original_id INTEGER, lastDate INTEGER, hasAttendeeData INTEGER DEFAULT 0, "
                + "guestsCanModify INTEGER DEFAULT 0, guestsCanInviteOthers INTEGER DEFAULT 1, guestsCanSeeGuests INTEGER DEFAULT 1, "
                + "organizer TEXT, eventEndTimezone TEXT, customAppPackage TEXT, customAppUri TEXT, uid2445 TEXT, deleted INTEGER NOT NULL DEFAULT 0)");
        t.run("CREATE VIEW view_events AS SELECT e.*, c.calendar_displayName AS calendar_displayName, c.calendar_color AS calendar_color, "
                + "c.visible AS visible, c.account_name AS account_name, c.account_type AS account_type, c.ownerAccount AS ownerAccount "
                + "FROM event_rows e JOIN calendars c ON e.calendar_id = c._id");
        t.run("CREATE VIEW view_instances AS SELECT _id AS event_id, dtstart AS begin, dtend AS end, dtstart / 86400000 + 2440588 AS startDay, "
                + "coalesce(dtend, dtstart) / 86400000 + 2440588 AS endDay, dtstart / 60000 % 1440 AS startMinute, "
                + "coalesce(dtend, dtstart) / 60000 % 1440 AS endMinute, * FROM view_events WHERE deleted = 0");
        t.run("CREATE TABLE reminders (_id INTEGER PRIMARY KEY, event_id INTEGER, minutes INTEGER, method INTEGER NOT NULL DEFAULT 0)");
        t.run("CREATE TABLE attendees (_id INTEGER PRIMARY KEY, event_id INTEGER, attendeeName TEXT, attendeeEmail TEXT, "
                + "attendeeStatus INTEGER, attendeeRelationship INTEGER, attendeeType INTEGER)");
        String dir = "vnd.android.cursor.dir/";
        String item = "vnd.android.cursor.item/";
        t.route("calendars", "calendars", "calendars", null, dir + "calendar");
        t.route("calendars/#", "calendars", "calendars", "_id = {0}", item + "calendar");
        t.route("events", "view_events", "event_rows", null, dir + "event");
        t.route("events/#", "view_events", "event_rows", "_id = {0}", item + "event");
        t.route("instances/when/#/#", "view_instances", null, "begin <= {1} AND coalesce(end, begin) >= {0}", dir + "event-instance");
        t.route("instances/whenbyday/#/#", "view_instances", null, "startDay <= {1} AND endDay >= {0}", dir + "event-instance");
        t.route("reminders", "reminders", "reminders", null, dir + "reminder");
        t.route("reminders/#", "reminders", "reminders", "_id = {0}", item + "reminder");
        t.route("attendees", "attendees", "attendees", null, dir + "attendee");
        t.route("attendees/#", "attendees", "attendees", "_id = {0}", item + "attendee");
        return t;
    }

    private static final String SMS = "CREATE TABLE sms (_id INTEGER PRIMARY KEY, thread_id INTEGER, address TEXT, person INTEGER, "
            + "date INTEGER, date_sent INTEGER DEFAULT 0, protocol INTEGER, read INTEGER DEFAULT 0, status INTEGER DEFAULT -1, type INTEGER, "
            + "reply_path_present INTEGER, subject TEXT, body TEXT, service_center TEXT, locked INTEGER DEFAULT 0, sub_id INTEGER DEFAULT -1, "
            + "error_code INTEGER DEFAULT 0, creator TEXT, seen INTEGER DEFAULT 0)";
    private static final String ONE_SMS = "INSERT INTO sms (thread_id, address, date, read, type, body) VALUES "
            + "(1, '555-0101', 1496300000000, 1, 1, 'Hello')";

    private static TableProvider.Tables messages() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.telephony.SmsProvider")
                .permissions("android.permission.READ_SMS", "android.permission.READ_SMS");
        t.run(SMS).run(ONE_SMS);
        t.route("", "sms", "sms", null, "vnd.android.cursor.dir/sms");
        String[] boxes = {"inbox", "sent", "draft", "outbox", "failed", "queued"};
        for (int i = 0; i < boxes.length; i++) {
            t.route(boxes[i], "sms", "sms", "type = " + (i + 1), "vnd.android.cursor.dir/sms");
            t.route(boxes[i] + "/#", "sms", "sms", "_id = {0}", "vnd.android.cursor.item/sms");
        }
        t.route("conversations", "(SELECT thread_id, count(*) AS msg_count, body AS snippet FROM sms GROUP BY thread_id)", null, null,
                "vnd.android.cursor.dir/sms");
        t.route("#", "sms", "sms", "_id = {0}", "vnd.android.cursor.item/sms");
        return t;
    }

    private static TableProvider.Tables conversations() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.telephony.MmsSmsProvider")
                .permissions("android.permission.READ_SMS", "android.permission.READ_SMS");
        t.run(SMS).run(ONE_SMS);
        t.run("CREATE TABLE pdu (_id INTEGER PRIMARY KEY, thread_id INTEGER, date INTEGER, msg_box INTEGER, read INTEGER, sub TEXT)");
        t.run("CREATE VIEW threads AS SELECT thread_id AS _id, max(date) AS date, count(*) AS message_count, address AS recipient_ids, "
                + "body AS snippet, min(read) AS read, 0 AS type FROM sms GROUP BY thread_id");
        t.route("", "pdu", "pdu", null, "vnd.android-dir/mms");
        t.route("inbox", "pdu", "pdu", "msg_box = 1", "vnd.android-dir/mms");
        t.route("conversations", "threads", null, null, "vnd.android-dir/mms-sms");
        return t;
    }

    private static TableProvider.Tables words() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.userdictionary.UserDictionaryProvider");
        t.run("CREATE TABLE words (_id INTEGER PRIMARY KEY, word TEXT, frequency INTEGER, locale TEXT, appid INTEGER, shortcut TEXT)");
        t.route("words", "words", "words", null, "vnd.android.cursor.dir/vnd.google.userword");
        t.route("words/#", "words", "words", "_id = {0}", "vnd.android.cursor.item/vnd.google.userword");
        return t;
    }

    private static TableProvider.Tables downloads() {
        TableProvider.Tables t = new TableProvider.Tables("com.android.providers.downloads.DownloadProvider");
        t.run("CREATE TABLE downloads (_id INTEGER PRIMARY KEY AUTOINCREMENT, uri TEXT, hint TEXT, _data TEXT, mimetype TEXT, "
                + "destination INTEGER, visibility INTEGER, control INTEGER, status INTEGER, lastmod INTEGER, notificationpackage TEXT, "
                + "total_bytes INTEGER DEFAULT -1, current_bytes INTEGER DEFAULT 0, title TEXT, description TEXT, "
                + "mediaprovider_uri TEXT, deleted INTEGER DEFAULT 0, is_visible_in_downloads_ui INTEGER DEFAULT 1)");
        t.route("my_downloads", "downloads", "downloads", null, "vnd.android.cursor.dir/download");
        t.route("my_downloads/#", "downloads", "downloads", "_id = {0}", "vnd.android.cursor.item/download");
        t.route("all_downloads", "downloads", "downloads", null, "vnd.android.cursor.dir/download");
        return t;
    }
}

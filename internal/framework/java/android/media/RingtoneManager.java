package android.media;

import android.app.Activity;
import android.content.Context;
import android.net.Uri;

/** The device's ringtones. */
public class RingtoneManager {
    public static final int TYPE_RINGTONE = 1;
    public static final int TYPE_NOTIFICATION = 2;
    public static final int TYPE_ALARM = 4;
    public static final int TYPE_ALL = 7;
    public static final String ACTION_RINGTONE_PICKER = "android.intent.action.RINGTONE_PICKER";
    public static final String EXTRA_RINGTONE_SHOW_DEFAULT = "android.intent.extra.ringtone.SHOW_DEFAULT";
    public static final String EXTRA_RINGTONE_SHOW_SILENT = "android.intent.extra.ringtone.SHOW_SILENT";
    public static final String EXTRA_RINGTONE_INCLUDE_DRM = "android.intent.extra.ringtone.INCLUDE_DRM";
    public static final String EXTRA_RINGTONE_EXISTING_URI = "android.intent.extra.ringtone.EXISTING_URI";
    public static final String EXTRA_RINGTONE_DEFAULT_URI = "android.intent.extra.ringtone.DEFAULT_URI";
    public static final String EXTRA_RINGTONE_TYPE = "android.intent.extra.ringtone.TYPE";
    public static final String EXTRA_RINGTONE_TITLE = "android.intent.extra.ringtone.TITLE";
    public static final String EXTRA_RINGTONE_AUDIO_ATTRIBUTES_FLAGS = "android.intent.extra.ringtone.AUDIO_ATTRIBUTES_FLAGS";
    public static final String EXTRA_RINGTONE_PICKED_URI = "android.intent.extra.ringtone.PICKED_URI";
    public static final int ID_COLUMN_INDEX = 0;
    public static final int TITLE_COLUMN_INDEX = 1;
    public static final int URI_COLUMN_INDEX = 2;

    private static final Uri RINGTONE = Uri.parse("content://settings/system/ringtone");
    private static final Uri NOTIFICATION = Uri.parse("content://settings/system/notification_sound");
    private static final Uri ALARM = Uri.parse("content://settings/system/alarm_alert");

    public RingtoneManager(Activity activity) {
    }

    public RingtoneManager(Context context) {
    }

    public static Uri getDefaultUri(int type) {
        if ((type & TYPE_RINGTONE) != 0) {
            return RINGTONE;
        }
        if ((type & TYPE_NOTIFICATION) != 0) {
            return NOTIFICATION;
        }
        return (type & TYPE_ALARM) != 0 ? ALARM : null;
    }

    public static Uri getActualDefaultRingtoneUri(Context context, int type) {
        int id = type == TYPE_RINGTONE ? 28 : type == TYPE_NOTIFICATION ? 14 : type == TYPE_ALARM ? 6 : 0;
        return id == 0 ? null : Uri.parse("content://media/internal/audio/media/" + id);
    }

    public static int getDefaultType(Uri defaultRingtoneUri) {
        if (defaultRingtoneUri == null) {
            return -1;
        }
        if (defaultRingtoneUri.equals(RINGTONE)) {
            return TYPE_RINGTONE;
        }
        if (defaultRingtoneUri.equals(NOTIFICATION)) {
            return TYPE_NOTIFICATION;
        }
        return defaultRingtoneUri.equals(ALARM) ? TYPE_ALARM : -1;
    }

    public static boolean isDefault(Uri ringtoneUri) {
        return getDefaultType(ringtoneUri) != -1;
    }

    public static Ringtone getRingtone(Context context, Uri ringtoneUri) {
        if (ringtoneUri == null) {
            return null;
        }
        return new Ringtone(isDefault(ringtoneUri) ? "Default ringtone" : "Unknown ringtone");
    }
}

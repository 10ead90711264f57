package android.media;

import android.app.Activity;
import android.content.ContentUris;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.provider.Settings;
import com.android.internal.R;

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

    // the sounds of the device: their rows, titles and types
    private static final Object[][] SOUNDS = {
            {7, "Alarm Classic", TYPE_ALARM}, {20, "pixiedust", TYPE_NOTIFICATION}, {21, "Ring Synth 04", TYPE_RINGTONE},
            {8, "Alarm Beep 01", TYPE_ALARM}, {19, "Altair", TYPE_NOTIFICATION}, {22, "Ring Digital 02", TYPE_RINGTONE}};
    private static final Uri INTERNAL = Uri.parse("content://media/internal/audio/media");

    private final Context mContext;
    private int mType = TYPE_RINGTONE;
    private boolean mStopPrevious = true;
    private Ringtone mPrevious;
    private MatrixCursor mCursor;

    public RingtoneManager(Activity activity) {
        this((Context) activity);
    }

    public RingtoneManager(Context context) {
        mContext = context;
    }

    public void setType(int type) {
        if (mCursor != null) {
            throw new IllegalStateException("Setting filter columns should be done before querying for ringtones.");
        }
        mType = type;
    }

    public int inferStreamType() {
        return mType == TYPE_ALARM ? AudioManager.STREAM_ALARM : mType == TYPE_NOTIFICATION ? AudioManager.STREAM_NOTIFICATION : AudioManager.STREAM_RING;
    }

    public void setStopPreviousRingtone(boolean stopPreviousRingtone) {
        mStopPrevious = stopPreviousRingtone;
    }

    public boolean getStopPreviousRingtone() {
        return mStopPrevious;
    }

    public void stopPreviousRingtone() {
        if (mPrevious != null) {
            mPrevious.stop();
        }
    }

    @Deprecated
    public boolean getIncludeDrm() {
        return false;
    }

    @Deprecated
    public void setIncludeDrm(boolean includeDrm) {
    }

    /** The sounds of the type, by their titles. */
    public Cursor getCursor() {
        if (mCursor != null) {
            mCursor.requery();
            return mCursor;
        }
        mCursor = new MatrixCursor(new String[] {"_id", "title", "\"" + INTERNAL + "\"", "title_key"});
        for (String title : titles(mType)) {
            for (Object[] sound : SOUNDS) {
                if (sound[1].equals(title)) {
                    mCursor.addRow(new Object[] {sound[0], title, INTERNAL.toString(), title});
                }
            }
        }
        return mCursor;
    }

    private static java.util.TreeSet<String> titles(int types) {
        java.util.TreeSet<String> titles = new java.util.TreeSet<String>(String.CASE_INSENSITIVE_ORDER);
        for (Object[] sound : SOUNDS) {
            if ((types & (Integer) sound[2]) != 0) {
                titles.add((String) sound[1]);
            }
        }
        return titles;
    }

    public Ringtone getRingtone(int position) {
        if (mStopPrevious) {
            stopPreviousRingtone();
        }
        mPrevious = getRingtone(mContext, getRingtoneUri(position));
        if (mPrevious != null) {
            mPrevious.setStreamType(inferStreamType());
        }
        return mPrevious;
    }

    public Uri getRingtoneUri(int position) {
        if (mCursor == null || !mCursor.moveToPosition(position)) {
            return null;
        }
        return ContentUris.withAppendedId(Uri.parse(mCursor.getString(URI_COLUMN_INDEX)), mCursor.getLong(ID_COLUMN_INDEX));
    }

    public int getRingtonePosition(Uri ringtoneUri) {
        if (ringtoneUri == null) {
            return -1;
        }
        Cursor all = getCursor();
        for (int i = 0; i < all.getCount(); i++) {
            if (ringtoneUri.equals(getRingtoneUri(i))) {
                return i;
            }
        }
        return -1;
    }

    public static Uri getValidRingtoneUri(Context context) {
        return ContentUris.withAppendedId(INTERNAL, 21);
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

    private static String setting(int type) {
        return (type & TYPE_RINGTONE) != 0 ? "ringtone" : (type & TYPE_NOTIFICATION) != 0 ? "notification_sound" : (type & TYPE_ALARM) != 0 ? "alarm_alert" : null;
    }

    public static Uri getActualDefaultRingtoneUri(Context context, int type) {
        String setting = setting(type);
        String uri = setting == null ? null : Settings.System.getString(context.getContentResolver(), setting);
        return uri == null ? null : Uri.parse(uri);
    }

    public static void setActualDefaultRingtoneUri(Context context, int type, Uri ringtoneUri) {
        String setting = setting(type);
        if (setting != null) {
            Settings.System.putString(context.getContentResolver(), setting, ringtoneUri == null ? null : ringtoneUri.toString());
        }
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
        if (isDefault(ringtoneUri)) {
            Uri actual = getActualDefaultRingtoneUri(context, getDefaultType(ringtoneUri));
            return new Ringtone(context.getString(R.string.ringtone_default_with_actual, title(context, actual)));
        }
        return new Ringtone(title(context, ringtoneUri));
    }

    private static String title(Context context, Uri uri) {
        for (Object[] sound : SOUNDS) {
            if (ContentUris.withAppendedId(INTERNAL, (Integer) sound[0]).equals(uri)) {
                return (String) sound[1];
            }
        }
        String last = uri == null ? null : uri.getLastPathSegment();
        return last != null ? last : context.getString(R.string.ringtone_unknown);
    }
}

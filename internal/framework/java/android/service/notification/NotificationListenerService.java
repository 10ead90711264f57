package android.service.notification;

import android.app.Service;
import android.content.ComponentName;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;
import android.util.Log;

/**
 * A service that the system tells of notifications. The user has to allow it in the
 * settings, which nobody has done on this device: it is never connected, and what is asked
 * of the system is answered as before the connection.
 */
public abstract class NotificationListenerService extends Service {
    public static final String SERVICE_INTERFACE = "android.service.notification.NotificationListenerService";
    public static final int INTERRUPTION_FILTER_UNKNOWN = 0;
    public static final int INTERRUPTION_FILTER_ALL = 1;
    public static final int INTERRUPTION_FILTER_PRIORITY = 2;
    public static final int INTERRUPTION_FILTER_NONE = 3;
    public static final int INTERRUPTION_FILTER_ALARMS = 4;
    public static final int HINT_HOST_DISABLE_EFFECTS = 1;
    public static final int HINT_HOST_DISABLE_NOTIFICATION_EFFECTS = 1 << 1;
    public static final int HINT_HOST_DISABLE_CALL_EFFECTS = 1 << 2;
    public static final int SUPPRESSED_EFFECT_SCREEN_OFF = 1;
    public static final int SUPPRESSED_EFFECT_SCREEN_ON = 1 << 1;
    public static final int REASON_CLICK = 1;
    public static final int REASON_CANCEL = 2;
    public static final int REASON_CANCEL_ALL = 3;
    public static final int REASON_ERROR = 4;
    public static final int REASON_PACKAGE_CHANGED = 5;
    public static final int REASON_USER_STOPPED = 6;
    public static final int REASON_PACKAGE_BANNED = 7;
    public static final int REASON_APP_CANCEL = 8;
    public static final int REASON_APP_CANCEL_ALL = 9;
    public static final int REASON_LISTENER_CANCEL = 10;
    public static final int REASON_LISTENER_CANCEL_ALL = 11;
    public static final int REASON_GROUP_SUMMARY_CANCELED = 12;
    public static final int REASON_GROUP_OPTIMIZATION = 13;
    public static final int REASON_PACKAGE_SUSPENDED = 14;
    public static final int REASON_PROFILE_TURNED_OFF = 15;
    public static final int REASON_UNAUTOBUNDLED = 16;
    public static final int REASON_CHANNEL_BANNED = 17;
    public static final int REASON_SNOOZED = 18;
    public static final int REASON_TIMEOUT = 19;

    private static final String TAG = "NotificationListenerService";

    private IBinder wrapper;

    @Override
    public IBinder onBind(Intent intent) {
        if (wrapper == null) {
            wrapper = new Binder();
        }
        return wrapper;
    }

    public void onNotificationPosted(StatusBarNotification sbn) {
    }

    public void onNotificationPosted(StatusBarNotification sbn, RankingMap rankingMap) {
        onNotificationPosted(sbn);
    }

    public void onNotificationRemoved(StatusBarNotification sbn) {
    }

    public void onNotificationRemoved(StatusBarNotification sbn, RankingMap rankingMap) {
        onNotificationRemoved(sbn);
    }

    public void onNotificationRemoved(StatusBarNotification sbn, RankingMap rankingMap, int reason) {
        onNotificationRemoved(sbn, rankingMap);
    }

    public void onListenerConnected() {
    }

    public void onListenerDisconnected() {
    }

    public void onNotificationRankingUpdate(RankingMap rankingMap) {
    }

    public void onListenerHintsChanged(int hints) {
    }

    public void onInterruptionFilterChanged(int interruptionFilter) {
    }

    public void onNotificationChannelModified(String pkg, UserHandle user, android.app.NotificationChannel channel, int modificationType) {
    }

    private static void notBound() {
        Log.w(TAG, "Notification listener service not yet bound.");
    }

    public final void cancelNotification(String pkg, String tag, int id) {
        notBound();
    }

    public final void cancelNotification(String key) {
        notBound();
    }

    public final void cancelAllNotifications() {
        cancelNotifications(null);
    }

    public final void cancelNotifications(String[] keys) {
        notBound();
    }

    public final void snoozeNotification(String key, long durationMs) {
        notBound();
    }

    public final void setNotificationsShown(String[] keys) {
        notBound();
    }

    public StatusBarNotification[] getActiveNotifications() {
        return getActiveNotifications(null);
    }

    public StatusBarNotification[] getActiveNotifications(String[] keys) {
        notBound();
        return null;
    }

    public final StatusBarNotification[] getSnoozedNotifications() {
        notBound();
        return null;
    }

    public final int getCurrentListenerHints() {
        notBound();
        return 0;
    }

    public final int getCurrentInterruptionFilter() {
        notBound();
        return INTERRUPTION_FILTER_UNKNOWN;
    }

    public final void requestListenerHints(int hints) {
        notBound();
    }

    public final void requestInterruptionFilter(int interruptionFilter) {
        notBound();
    }

    public RankingMap getCurrentRanking() {
        return null;
    }

    public static void requestRebind(ComponentName componentName) {
    }

    public final void requestUnbind() {
    }

    /** What the system thinks of one notification. */
    public static class Ranking {
        public static final int VISIBILITY_NO_OVERRIDE = -1000;

        private String key;
        private int rank = -1;

        public Ranking() {
        }

        public String getKey() {
            return key;
        }

        public int getRank() {
            return rank;
        }

        public boolean isAmbient() {
            return false;
        }

        public int getSuppressedVisualEffects() {
            return 0;
        }

        public boolean matchesInterruptionFilter() {
            return false;
        }

        public int getImportance() {
            return -1000;
        }

        public CharSequence getImportanceExplanation() {
            return null;
        }

        public String getOverrideGroupKey() {
            return null;
        }

        public android.app.NotificationChannel getChannel() {
            return null;
        }

        public boolean canShowBadge() {
            return false;
        }
    }

    /** The order of the notifications that are shown. */
    public static class RankingMap implements Parcelable {
        private final String[] keys;

        private RankingMap(String[] keys) {
            this.keys = keys;
        }

        public String[] getOrderedKeys() {
            return keys;
        }

        public boolean getRanking(String key, Ranking outRanking) {
            for (int i = 0; i < keys.length; i++) {
                if (keys[i].equals(key)) {
                    outRanking.key = key;
                    outRanking.rank = i;
                    return true;
                }
            }
            return false;
        }

        @Override
        public int describeContents() {
            return 0;
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            dest.writeStringArray(keys);
        }

        public static final Creator<RankingMap> CREATOR = new Creator<RankingMap>() {
            @Override
            public RankingMap createFromParcel(Parcel source) {
                return new RankingMap(source.createStringArray());
            }

            @Override
            public RankingMap[] newArray(int size) {
                return new RankingMap[size];
            }
        };
    }
}

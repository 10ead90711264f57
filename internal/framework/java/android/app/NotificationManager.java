package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.graphics.drawable.Icon;
import android.os.Build;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Process;
import android.os.StrictMode;
import android.os.UserHandle;
import android.service.notification.StatusBarNotification;
import android.util.Log;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;

/** The notifications of the application, with its channels; nobody looks at them. */
public class NotificationManager {
    public static final String ACTION_EFFECTS_SUPPRESSOR_CHANGED = "android.os.action.ACTION_EFFECTS_SUPPRESSOR_CHANGED";
    public static final String ACTION_NOTIFICATION_POLICY_ACCESS_GRANTED_CHANGED =
            "android.app.action.NOTIFICATION_POLICY_ACCESS_GRANTED_CHANGED";
    public static final String ACTION_NOTIFICATION_POLICY_CHANGED = "android.app.action.NOTIFICATION_POLICY_CHANGED";
    public static final String ACTION_INTERRUPTION_FILTER_CHANGED = "android.app.action.INTERRUPTION_FILTER_CHANGED";
    public static final String ACTION_INTERRUPTION_FILTER_CHANGED_INTERNAL = "android.app.action.INTERRUPTION_FILTER_CHANGED_INTERNAL";
    public static final int INTERRUPTION_FILTER_ALL = 1;
    public static final int INTERRUPTION_FILTER_PRIORITY = 2;
    public static final int INTERRUPTION_FILTER_NONE = 3;
    public static final int INTERRUPTION_FILTER_ALARMS = 4;
    public static final int INTERRUPTION_FILTER_UNKNOWN = 0;
    public static final int VISIBILITY_NO_OVERRIDE = -1000;
    public static final int IMPORTANCE_UNSPECIFIED = -1000;
    public static final int IMPORTANCE_NONE = 0;
    public static final int IMPORTANCE_MIN = 1;
    public static final int IMPORTANCE_LOW = 2;
    public static final int IMPORTANCE_DEFAULT = 3;
    public static final int IMPORTANCE_HIGH = 4;
    public static final int IMPORTANCE_MAX = 5;
    private static final String TAG = "NotificationManager";
    private static final int MAX_PACKAGE_NOTIFICATIONS = 50;

    private static final LinkedHashMap<String, StatusBarNotification> sPosted = new LinkedHashMap<String, StatusBarNotification>();
    private static final LinkedHashMap<String, NotificationChannel> sChannels = new LinkedHashMap<String, NotificationChannel>();
    private static final LinkedHashMap<String, NotificationChannelGroup> sGroups = new LinkedHashMap<String, NotificationChannelGroup>();

    private final Context mContext;

    NotificationManager(Context context, Handler handler) {
        mContext = context;
    }

    public static NotificationManager from(Context context) {
        return (NotificationManager) context.getSystemService(Context.NOTIFICATION_SERVICE);
    }

    public void notify(int id, Notification notification) {
        notify(null, id, notification);
    }

    public void notify(String tag, int id, Notification notification) {
        notifyAsUser(tag, id, notification, Process.myUserHandle());
    }

    public void notifyAsUser(String tag, int id, Notification notification, UserHandle user) {
        String pkg = mContext.getPackageName();
        Notification.addFieldsFromContext(mContext, notification);
        if (notification.sound != null) {
            notification.sound = notification.sound.getCanonicalUri();
            if (StrictMode.vmFileUriExposureEnabled()) {
                notification.sound.checkFileUriExposed("Notification.sound");
            }
        }
        if (notification.getSmallIcon() == null && notification.icon != 0) {
            notification.setSmallIcon(Icon.createWithResource(pkg, notification.icon));
        }
        if (mContext.getApplicationInfo().targetSdkVersion > Build.VERSION_CODES.LOLLIPOP_MR1 && notification.getSmallIcon() == null) {
            throw new IllegalArgumentException("Invalid notification (no valid small icon): " + notification);
        }
        if (channelFor(notification) == null) {
            Log.e("NotificationService", "No Channel found for pkg=" + pkg + ", channelId=" + notification.getChannelId() + ", id=" + id
                    + ", tag=" + tag + ", opPkg=" + pkg + ", callingUid=" + Process.myUid() + ", userId=0, incomingUserId=0, notificationUid="
                    + Process.myUid() + ", notification=" + notification);
            return;
        }
        if (notification.getSmallIcon() == null) {
            Log.e("NotificationService", "Not posting notification without small icon: " + notification);
            return;
        }
        synchronized (sPosted) {
            String key = key(tag, id);
            if (!sPosted.containsKey(key) && sPosted.size() >= MAX_PACKAGE_NOTIFICATIONS) {
                Log.e("NotificationService", "Package has already posted or enqueued " + sPosted.size()
                        + " notifications.  Not showing more.  package=" + pkg);
                return;
            }
            sPosted.put(key, new StatusBarNotification(pkg, pkg, id, tag, Process.myUid(), Process.myPid(), notification.clone(), user, null,
                    System.currentTimeMillis()));
        }
    }

    private NotificationChannel channelFor(Notification n) {
        String id = n.getChannelId();
        if (id == null) {
            id = NotificationChannel.DEFAULT_CHANNEL_ID;
        }
        synchronized (sChannels) {
            NotificationChannel c = sChannels.get(id);
            boolean old = mContext.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.O;
            if (c == null && old && id.equals(NotificationChannel.DEFAULT_CHANNEL_ID)) {
                c = new NotificationChannel(id, "Uncategorized", IMPORTANCE_UNSPECIFIED);
                sChannels.put(id, c);
            }
            return c == null || c.isDeleted() ? null : c;
        }
    }

    private static String key(String tag, int id) {
        return id + "|" + tag;
    }

    public void cancel(int id) {
        cancel(null, id);
    }

    public void cancel(String tag, int id) {
        synchronized (sPosted) {
            sPosted.remove(key(tag, id));
        }
    }

    public void cancelAsUser(String tag, int id, UserHandle user) {
        cancel(tag, id);
    }

    public void cancelAll() {
        synchronized (sPosted) {
            sPosted.clear();
        }
    }

    public void createNotificationChannelGroup(NotificationChannelGroup group) {
        createNotificationChannelGroups(Arrays.asList(group));
    }

    public void createNotificationChannelGroups(List<NotificationChannelGroup> groups) {
        synchronized (sChannels) {
            for (NotificationChannelGroup group : groups) {
                if (group == null) {
                    throw new NullPointerException("group in list is null");
                }
                if (group.getName() == null || group.getName().length() == 0) {
                    throw new IllegalArgumentException("group.getName() can't be empty");
                }
                sGroups.put(group.getId(), group.clone());
            }
        }
    }

    public void createNotificationChannel(NotificationChannel channel) {
        createNotificationChannels(Arrays.asList(channel));
    }

    public void createNotificationChannels(List<NotificationChannel> channels) {
        synchronized (sChannels) {
            for (NotificationChannel channel : channels) {
                if (channel == null) {
                    throw new NullPointerException("channel in list is null");
                }
                create(channel);
            }
        }
    }

    private static void create(NotificationChannel channel) {
        if (channel.getId() == null) {
            throw new NullPointerException();
        }
        if (channel.getName() == null || channel.getName().length() == 0) {
            throw new IllegalArgumentException();
        }
        if (channel.getGroup() != null && !sGroups.containsKey(channel.getGroup())) {
            throw new IllegalArgumentException("NotificationChannelGroup doesn't exist");
        }
        if (NotificationChannel.DEFAULT_CHANNEL_ID.equals(channel.getId())) {
            throw new IllegalArgumentException("Reserved id");
        }
        NotificationChannel existing = sChannels.get(channel.getId());
        if (existing != null) {
            existing.setDeleted(false);
            existing.setName(channel.getName());
            existing.setDescription(channel.getDescription());
            if (existing.getGroup() == null) {
                existing.setGroup(channel.getGroup());
            }
            if (existing.getUserLockedFields() == 0 && channel.getImportance() < existing.getImportance()) {
                existing.setImportance(channel.getImportance());
            }
            return;
        }
        if (channel.getImportance() < IMPORTANCE_NONE || channel.getImportance() > IMPORTANCE_MAX) {
            throw new IllegalArgumentException("Invalid importance level");
        }
        NotificationChannel c = channel.copy();
        c.setBypassDnd(false);
        c.setLockscreenVisibility(VISIBILITY_NO_OVERRIDE);
        sChannels.put(c.getId(), c);
    }

    public NotificationChannel getNotificationChannel(String channelId) {
        synchronized (sChannels) {
            NotificationChannel c = sChannels.get(channelId);
            return c == null || c.isDeleted() ? null : c.copy();
        }
    }

    public List<NotificationChannel> getNotificationChannels() {
        synchronized (sChannels) {
            List<NotificationChannel> result = new ArrayList<NotificationChannel>();
            for (NotificationChannel c : sChannels.values()) {
                if (!c.isDeleted()) {
                    result.add(c.copy());
                }
            }
            return result;
        }
    }

    public void deleteNotificationChannel(String channelId) {
        if (NotificationChannel.DEFAULT_CHANNEL_ID.equals(channelId)) {
            throw new IllegalArgumentException("Cannot delete default channel");
        }
        synchronized (sChannels) {
            NotificationChannel c = sChannels.get(channelId);
            if (c != null) {
                c.setDeleted(true);
            }
        }
        synchronized (sPosted) {
            for (String key : new ArrayList<String>(sPosted.keySet())) {
                if (channelId != null && channelId.equals(sPosted.get(key).getNotification().getChannelId())) {
                    sPosted.remove(key);
                }
            }
        }
    }

    public List<NotificationChannelGroup> getNotificationChannelGroups() {
        synchronized (sChannels) {
            List<NotificationChannelGroup> result = new ArrayList<NotificationChannelGroup>();
            for (NotificationChannelGroup g : sGroups.values()) {
                NotificationChannelGroup copy = g.clone();
                for (NotificationChannel c : sChannels.values()) {
                    if (!c.isDeleted() && g.getId().equals(c.getGroup())) {
                        copy.addChannel(c.copy());
                    }
                }
                result.add(copy);
            }
            return result;
        }
    }

    public void deleteNotificationChannelGroup(String groupId) {
        ArrayList<String> channels = new ArrayList<String>();
        synchronized (sChannels) {
            sGroups.remove(groupId);
            for (NotificationChannel c : sChannels.values()) {
                if (groupId != null && groupId.equals(c.getGroup())) {
                    channels.add(c.getId());
                }
            }
        }
        for (String id : channels) {
            deleteNotificationChannel(id);
        }
    }

    public ComponentName getEffectsSuppressor() {
        return null;
    }

    public int getImportance() {
        return IMPORTANCE_UNSPECIFIED;
    }

    public boolean areNotificationsEnabled() {
        return true;
    }

    public boolean isNotificationPolicyAccessGranted() {
        return false;
    }

    public Policy getNotificationPolicy() {
        throw new SecurityException("Notification policy access denied");
    }

    public void setNotificationPolicy(Policy policy) {
        if (policy == null) {
            throw new NullPointerException("policy is null");
        }
        throw new SecurityException("Notification policy access denied");
    }

    public StatusBarNotification[] getActiveNotifications() {
        synchronized (sPosted) {
            return sPosted.values().toArray(new StatusBarNotification[sPosted.size()]);
        }
    }

    public final int getCurrentInterruptionFilter() {
        return INTERRUPTION_FILTER_ALL;
    }

    public final void setInterruptionFilter(int interruptionFilter) {
        throw new SecurityException("Notification policy access denied");
    }

    /** What may disturb when the user does not want to be. */
    public static class Policy implements Parcelable {
        public static final int PRIORITY_CATEGORY_REMINDERS = 1 << 0;
        public static final int PRIORITY_CATEGORY_EVENTS = 1 << 1;
        public static final int PRIORITY_CATEGORY_MESSAGES = 1 << 2;
        public static final int PRIORITY_CATEGORY_CALLS = 1 << 3;
        public static final int PRIORITY_CATEGORY_REPEAT_CALLERS = 1 << 4;
        public static final int PRIORITY_SENDERS_ANY = 0;
        public static final int PRIORITY_SENDERS_CONTACTS = 1;
        public static final int PRIORITY_SENDERS_STARRED = 2;
        public static final int SUPPRESSED_EFFECT_SCREEN_OFF = 1 << 0;
        public static final int SUPPRESSED_EFFECT_SCREEN_ON = 1 << 1;
        public final int priorityCategories;
        public final int priorityCallSenders;
        public final int priorityMessageSenders;
        public final int suppressedVisualEffects;

        public Policy(int priorityCategories, int priorityCallSenders, int priorityMessageSenders) {
            this(priorityCategories, priorityCallSenders, priorityMessageSenders, -1);
        }

        public Policy(int priorityCategories, int priorityCallSenders, int priorityMessageSenders, int suppressedVisualEffects) {
            this.priorityCategories = priorityCategories;
            this.priorityCallSenders = priorityCallSenders;
            this.priorityMessageSenders = priorityMessageSenders;
            this.suppressedVisualEffects = suppressedVisualEffects;
        }

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeInt(priorityCategories);
            dest.writeInt(priorityCallSenders);
            dest.writeInt(priorityMessageSenders);
            dest.writeInt(suppressedVisualEffects);
        }

        public static final Parcelable.Creator<Policy> CREATOR = new Parcelable.Creator<Policy>() {
            public Policy createFromParcel(Parcel in) {
                return new Policy(in.readInt(), in.readInt(), in.readInt(), in.readInt());
            }

            public Policy[] newArray(int size) {
                return new Policy[size];
            }
        };
    }
}

package android.app;

import android.content.Context;
import android.content.Intent;
import android.content.pm.ApplicationInfo;
import android.graphics.Bitmap;
import android.graphics.drawable.Icon;
import android.media.AudioAttributes;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.ArraySet;
import android.widget.RemoteViews;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What an application has to tell outside of its own windows. */
public class Notification implements Parcelable {
    public static final String INTENT_CATEGORY_NOTIFICATION_PREFERENCES = "android.intent.category.NOTIFICATION_PREFERENCES";
    public static final String EXTRA_CHANNEL_ID = "android.intent.extra.CHANNEL_ID";
    public static final String EXTRA_NOTIFICATION_TAG = "android.intent.extra.NOTIFICATION_TAG";
    public static final String EXTRA_NOTIFICATION_ID = "android.intent.extra.NOTIFICATION_ID";
    public static final int DEFAULT_ALL = ~0;
    public static final int DEFAULT_SOUND = 1;
    public static final int DEFAULT_VIBRATE = 2;
    public static final int DEFAULT_LIGHTS = 4;
    public static final int STREAM_DEFAULT = -1;
    public static final AudioAttributes AUDIO_ATTRIBUTES_DEFAULT = new AudioAttributes.Builder()
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION).setUsage(AudioAttributes.USAGE_NOTIFICATION).build();
    public static final int FLAG_SHOW_LIGHTS = 0x1;
    public static final int FLAG_ONGOING_EVENT = 0x2;
    public static final int FLAG_INSISTENT = 0x4;
    public static final int FLAG_ONLY_ALERT_ONCE = 0x8;
    public static final int FLAG_AUTO_CANCEL = 0x10;
    public static final int FLAG_NO_CLEAR = 0x20;
    public static final int FLAG_FOREGROUND_SERVICE = 0x40;
    public static final int FLAG_HIGH_PRIORITY = 0x80;
    public static final int FLAG_LOCAL_ONLY = 0x100;
    public static final int FLAG_GROUP_SUMMARY = 0x200;
    public static final int FLAG_AUTOGROUP_SUMMARY = 0x400;
    public static final int PRIORITY_DEFAULT = 0;
    public static final int PRIORITY_LOW = -1;
    public static final int PRIORITY_MIN = -2;
    public static final int PRIORITY_HIGH = 1;
    public static final int PRIORITY_MAX = 2;
    public static final int COLOR_DEFAULT = 0;
    public static final int COLOR_INVALID = 1;
    public static final int VISIBILITY_PUBLIC = 1;
    public static final int VISIBILITY_PRIVATE = 0;
    public static final int VISIBILITY_SECRET = -1;
    public static final String CATEGORY_CALL = "call";
    public static final String CATEGORY_MESSAGE = "msg";
    public static final String CATEGORY_EMAIL = "email";
    public static final String CATEGORY_EVENT = "event";
    public static final String CATEGORY_PROMO = "promo";
    public static final String CATEGORY_ALARM = "alarm";
    public static final String CATEGORY_PROGRESS = "progress";
    public static final String CATEGORY_SOCIAL = "social";
    public static final String CATEGORY_ERROR = "err";
    public static final String CATEGORY_TRANSPORT = "transport";
    public static final String CATEGORY_SYSTEM = "sys";
    public static final String CATEGORY_SERVICE = "service";
    public static final String CATEGORY_RECOMMENDATION = "recommendation";
    public static final String CATEGORY_STATUS = "status";
    public static final String CATEGORY_REMINDER = "reminder";
    public static final String EXTRA_TITLE = "android.title";
    public static final String EXTRA_TITLE_BIG = EXTRA_TITLE + ".big";
    public static final String EXTRA_TEXT = "android.text";
    public static final String EXTRA_SUB_TEXT = "android.subText";
    public static final String EXTRA_REMOTE_INPUT_HISTORY = "android.remoteInputHistory";
    public static final String EXTRA_INFO_TEXT = "android.infoText";
    public static final String EXTRA_SUMMARY_TEXT = "android.summaryText";
    public static final String EXTRA_BIG_TEXT = "android.bigText";
    public static final String EXTRA_SMALL_ICON = "android.icon";
    public static final String EXTRA_LARGE_ICON = "android.largeIcon";
    public static final String EXTRA_LARGE_ICON_BIG = EXTRA_LARGE_ICON + ".big";
    public static final String EXTRA_PROGRESS = "android.progress";
    public static final String EXTRA_PROGRESS_MAX = "android.progressMax";
    public static final String EXTRA_PROGRESS_INDETERMINATE = "android.progressIndeterminate";
    public static final String EXTRA_SHOW_CHRONOMETER = "android.showChronometer";
    public static final String EXTRA_CHRONOMETER_COUNT_DOWN = "android.chronometerCountDown";
    public static final String EXTRA_SHOW_WHEN = "android.showWhen";
    public static final String EXTRA_PICTURE = "android.picture";
    public static final String EXTRA_TEXT_LINES = "android.textLines";
    public static final String EXTRA_TEMPLATE = "android.template";
    public static final String EXTRA_PEOPLE = "android.people";
    public static final String EXTRA_ALLOW_DURING_SETUP = "android.allowDuringSetup";
    public static final String EXTRA_BACKGROUND_IMAGE_URI = "android.backgroundImageUri";
    public static final String EXTRA_MEDIA_SESSION = "android.mediaSession";
    public static final String EXTRA_COMPACT_ACTIONS = "android.compactActions";
    public static final String EXTRA_SELF_DISPLAY_NAME = "android.selfDisplayName";
    public static final String EXTRA_CONVERSATION_TITLE = "android.conversationTitle";
    public static final String EXTRA_MESSAGES = "android.messages";
    public static final String EXTRA_HISTORIC_MESSAGES = "android.messages.historic";
    public static final String EXTRA_COLORIZED = "android.colorized";
    public static final String EXTRA_BUILDER_APPLICATION_INFO = "android.appInfo";
    public static final String EXTRA_CONTAINS_CUSTOM_VIEW = "android.contains.customView";
    public static final String EXTRA_AUDIO_CONTENTS_URI = "android.audioContents";
    public static final String EXTRA_SUBSTITUTE_APP_NAME = "android.substName";
    public static final String EXTRA_FOREGROUND_APPS = "android.foregroundApps";
    public static final int GROUP_ALERT_ALL = 0;
    public static final int GROUP_ALERT_SUMMARY = 1;
    public static final int GROUP_ALERT_CHILDREN = 2;
    public static final int BADGE_ICON_NONE = 0;
    public static final int BADGE_ICON_SMALL = 1;
    public static final int BADGE_ICON_LARGE = 2;
    private static final int MAX_CHARSEQUENCE_LENGTH = 5 * 1024;
    private static final int MAX_ACTION_BUTTONS = 3;

    public static IBinder whitelistToken;
    public static IBinder processWhitelistToken;

    public long when;
    @Deprecated
    public int icon;
    public int iconLevel;
    public int number;
    public PendingIntent contentIntent;
    public PendingIntent deleteIntent;
    public PendingIntent fullScreenIntent;
    public CharSequence tickerText;
    @Deprecated
    public RemoteViews tickerView;
    @Deprecated
    public RemoteViews contentView;
    @Deprecated
    public RemoteViews bigContentView;
    @Deprecated
    public RemoteViews headsUpContentView;
    @Deprecated
    public Bitmap largeIcon;
    @Deprecated
    public Uri sound;
    @Deprecated
    public int audioStreamType = STREAM_DEFAULT;
    @Deprecated
    public AudioAttributes audioAttributes = AUDIO_ATTRIBUTES_DEFAULT;
    @Deprecated
    public long[] vibrate;
    @Deprecated
    public int ledARGB;
    @Deprecated
    public int ledOnMS;
    @Deprecated
    public int ledOffMS;
    @Deprecated
    public int defaults;
    public int flags;
    @Deprecated
    public int priority;
    public int color = COLOR_DEFAULT;
    public int visibility;
    public String category;
    public Bundle extras = new Bundle();
    public ArraySet<PendingIntent> allPendingIntents;
    public Action[] actions;
    public Notification publicVersion;

    private String mGroupKey;
    private String mSortKey;
    private Icon mSmallIcon;
    private Icon mLargeIcon;
    private String mChannelId;
    private long mTimeout;
    private String mShortcutId;
    private CharSequence mSettingsText;
    private int mBadgeIcon = BADGE_ICON_NONE;
    private int mGroupAlertBehavior = GROUP_ALERT_ALL;
    private long mCreationTime;
    private boolean mUsesStandardHeader;

    public Notification() {
        when = System.currentTimeMillis();
        mCreationTime = System.currentTimeMillis();
        priority = PRIORITY_DEFAULT;
    }

    public Notification(Context context, int icon, CharSequence tickerText, long when, CharSequence contentTitle, CharSequence contentText,
            Intent contentIntent) {
        new Builder(context).setWhen(when).setSmallIcon(icon).setTicker(tickerText).setContentTitle(contentTitle).setContentText(contentText)
                .setContentIntent(PendingIntent.getActivity(context, 0, contentIntent, 0)).buildInto(this);
    }

    @Deprecated
    public Notification(int icon, CharSequence tickerText, long when) {
        this.icon = icon;
        this.tickerText = tickerText;
        this.when = when;
        mCreationTime = System.currentTimeMillis();
    }

    public Notification(Parcel parcel) {
        parcel.readInt();
        when = parcel.readLong();
        mCreationTime = parcel.readLong();
        if (parcel.readInt() != 0) {
            mSmallIcon = Icon.CREATOR.createFromParcel(parcel);
            if (mSmallIcon.getType() == Icon.TYPE_RESOURCE) {
                icon = mSmallIcon.getResId();
            }
        }
        number = parcel.readInt();
        contentIntent = readIntent(parcel);
        deleteIntent = readIntent(parcel);
        tickerText = parcel.readCharSequence();
        tickerView = readViews(parcel);
        contentView = readViews(parcel);
        if (parcel.readInt() != 0) {
            mLargeIcon = Icon.CREATOR.createFromParcel(parcel);
        }
        defaults = parcel.readInt();
        flags = parcel.readInt();
        sound = parcel.readInt() != 0 ? Uri.CREATOR.createFromParcel(parcel) : null;
        audioStreamType = parcel.readInt();
        if (parcel.readInt() != 0) {
            audioAttributes = AudioAttributes.CREATOR.createFromParcel(parcel);
        }
        vibrate = parcel.createLongArray();
        ledARGB = parcel.readInt();
        ledOnMS = parcel.readInt();
        ledOffMS = parcel.readInt();
        iconLevel = parcel.readInt();
        fullScreenIntent = readIntent(parcel);
        priority = parcel.readInt();
        category = parcel.readString();
        mGroupKey = parcel.readString();
        mSortKey = parcel.readString();
        extras = parcel.readBundle();
        actions = parcel.createTypedArray(Action.CREATOR);
        bigContentView = readViews(parcel);
        headsUpContentView = readViews(parcel);
        visibility = parcel.readInt();
        publicVersion = parcel.readInt() != 0 ? CREATOR.createFromParcel(parcel) : null;
        color = parcel.readInt();
        mChannelId = parcel.readString();
        mTimeout = parcel.readLong();
        mShortcutId = parcel.readString();
        mBadgeIcon = parcel.readInt();
        mSettingsText = parcel.readCharSequence();
        mGroupAlertBehavior = parcel.readInt();
    }

    private static PendingIntent readIntent(Parcel p) {
        return p.readInt() != 0 ? PendingIntent.CREATOR.createFromParcel(p) : null;
    }

    private static RemoteViews readViews(Parcel p) {
        return p.readInt() != 0 ? RemoteViews.CREATOR.createFromParcel(p) : null;
    }

    private static void writeOrNull(Parcel p, Parcelable value) {
        if (value != null) {
            p.writeInt(1);
            value.writeToParcel(p, 0);
        } else {
            p.writeInt(0);
        }
    }

    public void writeToParcel(Parcel parcel, int parcelFlags) {
        if (mSmallIcon == null && icon != 0) {
            String pkg = ActivityThread.currentPackageName();
            mSmallIcon = Icon.createWithResource(pkg != null ? pkg : "", icon);
        }
        parcel.writeInt(1);
        parcel.writeLong(when);
        parcel.writeLong(mCreationTime);
        writeOrNull(parcel, mSmallIcon);
        parcel.writeInt(number);
        writeOrNull(parcel, contentIntent);
        writeOrNull(parcel, deleteIntent);
        parcel.writeCharSequence(tickerText);
        writeOrNull(parcel, tickerView);
        writeOrNull(parcel, contentView);
        if (mLargeIcon == null && largeIcon != null) {
            mLargeIcon = Icon.createWithBitmap(largeIcon);
        }
        writeOrNull(parcel, mLargeIcon);
        parcel.writeInt(defaults);
        parcel.writeInt(flags);
        writeOrNull(parcel, sound);
        parcel.writeInt(audioStreamType);
        writeOrNull(parcel, audioAttributes);
        parcel.writeLongArray(vibrate);
        parcel.writeInt(ledARGB);
        parcel.writeInt(ledOnMS);
        parcel.writeInt(ledOffMS);
        parcel.writeInt(iconLevel);
        writeOrNull(parcel, fullScreenIntent);
        parcel.writeInt(priority);
        parcel.writeString(category);
        parcel.writeString(mGroupKey);
        parcel.writeString(mSortKey);
        parcel.writeBundle(extras);
        parcel.writeTypedArray(actions, 0);
        writeOrNull(parcel, bigContentView);
        writeOrNull(parcel, headsUpContentView);
        parcel.writeInt(visibility);
        writeOrNull(parcel, publicVersion);
        parcel.writeInt(color);
        parcel.writeString(mChannelId);
        parcel.writeLong(mTimeout);
        parcel.writeString(mShortcutId);
        parcel.writeInt(mBadgeIcon);
        parcel.writeCharSequence(mSettingsText);
        parcel.writeInt(mGroupAlertBehavior);
    }

    public int describeContents() {
        return 0;
    }

    public static final Parcelable.Creator<Notification> CREATOR = new Parcelable.Creator<Notification>() {
        public Notification createFromParcel(Parcel parcel) {
            return new Notification(parcel);
        }

        public Notification[] newArray(int size) {
            return new Notification[size];
        }
    };

    public String getGroup() {
        return mGroupKey;
    }

    public String getSortKey() {
        return mSortKey;
    }

    @Override
    public Notification clone() {
        Notification that = new Notification();
        cloneInto(that, true);
        return that;
    }

    public void cloneInto(Notification that, boolean heavy) {
        that.when = when;
        that.mCreationTime = mCreationTime;
        that.mSmallIcon = mSmallIcon;
        that.icon = icon;
        that.number = number;
        that.contentIntent = contentIntent;
        that.deleteIntent = deleteIntent;
        that.fullScreenIntent = fullScreenIntent;
        that.tickerText = tickerText != null ? tickerText.toString() : null;
        if (heavy) {
            that.tickerView = tickerView != null ? tickerView.clone() : null;
            that.contentView = contentView != null ? contentView.clone() : null;
            that.bigContentView = bigContentView != null ? bigContentView.clone() : null;
            that.headsUpContentView = headsUpContentView != null ? headsUpContentView.clone() : null;
            that.mLargeIcon = mLargeIcon;
            that.largeIcon = largeIcon;
        }
        that.iconLevel = iconLevel;
        that.sound = sound;
        that.audioStreamType = audioStreamType;
        that.audioAttributes = audioAttributes;
        that.vibrate = vibrate != null ? vibrate.clone() : null;
        that.ledARGB = ledARGB;
        that.ledOnMS = ledOnMS;
        that.ledOffMS = ledOffMS;
        that.defaults = defaults;
        that.flags = flags;
        that.priority = priority;
        that.category = category;
        that.mGroupKey = mGroupKey;
        that.mSortKey = mSortKey;
        if (extras != null) {
            that.extras = new Bundle(extras);
        }
        if (actions != null) {
            that.actions = new Action[actions.length];
            for (int i = 0; i < actions.length; i++) {
                that.actions[i] = actions[i] != null ? actions[i].clone() : null;
            }
        }
        if (publicVersion != null) {
            that.publicVersion = new Notification();
            publicVersion.cloneInto(that.publicVersion, heavy);
        }
        that.visibility = visibility;
        that.color = color;
        that.mChannelId = mChannelId;
        that.mTimeout = mTimeout;
        that.mShortcutId = mShortcutId;
        that.mBadgeIcon = mBadgeIcon;
        that.mSettingsText = mSettingsText;
        that.mGroupAlertBehavior = mGroupAlertBehavior;
        if (!heavy) {
            that.lightenPayload();
        }
    }

    public final void lightenPayload() {
        tickerView = null;
        contentView = null;
        bigContentView = null;
        headsUpContentView = null;
        mLargeIcon = null;
        largeIcon = null;
    }

    public static CharSequence safeCharSequence(CharSequence cs) {
        if (cs == null) {
            return cs;
        }
        return cs.length() > MAX_CHARSEQUENCE_LENGTH ? cs.subSequence(0, MAX_CHARSEQUENCE_LENGTH) : cs;
    }

    @Deprecated
    public void setLatestEventInfo(Context context, CharSequence contentTitle, CharSequence contentText, PendingIntent contentIntent) {
        if (context.getApplicationInfo().targetSdkVersion > Build.VERSION_CODES.LOLLIPOP_MR1) {
            android.util.Log.e("Notification", "setLatestEventInfo() is deprecated and you should feel deprecated.", new Throwable());
        }
        if (context.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.N) {
            extras.putBoolean(EXTRA_SHOW_WHEN, true);
        }
        Builder builder = new Builder(context, this);
        if (contentTitle != null) {
            builder.setContentTitle(contentTitle);
        }
        if (contentText != null) {
            builder.setContentText(contentText);
        }
        builder.setContentIntent(contentIntent);
        builder.build();
    }

    public static void addFieldsFromContext(Context context, Notification notification) {
        addFieldsFromContext(context.getApplicationInfo(), notification);
    }

    public static void addFieldsFromContext(ApplicationInfo ai, Notification notification) {
        notification.extras.putParcelable(EXTRA_BUILDER_APPLICATION_INFO, ai);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        sb.append("Notification(channel=").append(getChannelId()).append(" pri=").append(priority).append(" contentView=");
        if (contentView != null) {
            sb.append(contentView.getPackage()).append("/0x").append(Integer.toHexString(contentView.getLayoutId()));
        } else {
            sb.append("null");
        }
        sb.append(" vibrate=");
        if ((defaults & DEFAULT_VIBRATE) != 0) {
            sb.append("default");
        } else if (vibrate != null) {
            sb.append("[");
            for (int i = 0; i < vibrate.length; i++) {
                sb.append(vibrate[i]).append(i < vibrate.length - 1 ? "," : "");
            }
            sb.append("]");
        } else {
            sb.append("null");
        }
        sb.append(" sound=").append((defaults & DEFAULT_SOUND) != 0 ? "default" : sound != null ? sound.toString() : "null");
        if (tickerText != null) {
            sb.append(" tick");
        }
        sb.append(" defaults=0x").append(Integer.toHexString(defaults)).append(" flags=0x").append(Integer.toHexString(flags));
        sb.append(String.format(" color=0x%08x", color));
        if (category != null) {
            sb.append(" category=").append(category);
        }
        if (mGroupKey != null) {
            sb.append(" groupKey=").append(mGroupKey);
        }
        if (mSortKey != null) {
            sb.append(" sortKey=").append(mSortKey);
        }
        if (actions != null) {
            sb.append(" actions=").append(actions.length);
        }
        sb.append(" vis=").append(visibilityToString(visibility));
        if (publicVersion != null) {
            sb.append(" publicVersion=").append(publicVersion.toString());
        }
        return sb.append(")").toString();
    }

    public static String visibilityToString(int vis) {
        switch (vis) {
            case VISIBILITY_PRIVATE:
                return "PRIVATE";
            case VISIBILITY_PUBLIC:
                return "PUBLIC";
            case VISIBILITY_SECRET:
                return "SECRET";
            default:
                return "UNKNOWN(" + vis + ")";
        }
    }

    public static String priorityToString(int pri) {
        switch (pri) {
            case PRIORITY_MIN:
                return "MIN";
            case PRIORITY_LOW:
                return "LOW";
            case PRIORITY_DEFAULT:
                return "DEFAULT";
            case PRIORITY_HIGH:
                return "HIGH";
            case PRIORITY_MAX:
                return "MAX";
            default:
                return "UNKNOWN(" + pri + ")";
        }
    }

    @Deprecated
    public String getChannel() {
        return mChannelId;
    }

    public String getChannelId() {
        return mChannelId;
    }

    @Deprecated
    public long getTimeout() {
        return mTimeout;
    }

    public long getTimeoutAfter() {
        return mTimeout;
    }

    public int getBadgeIconType() {
        return mBadgeIcon;
    }

    public String getShortcutId() {
        return mShortcutId;
    }

    public CharSequence getSettingsText() {
        return mSettingsText;
    }

    public int getGroupAlertBehavior() {
        return mGroupAlertBehavior;
    }

    public Icon getSmallIcon() {
        return mSmallIcon;
    }

    public void setSmallIcon(Icon icon) {
        mSmallIcon = icon;
    }

    public Icon getLargeIcon() {
        return mLargeIcon;
    }

    public boolean isGroupSummary() {
        return mGroupKey != null && (flags & FLAG_GROUP_SUMMARY) != 0;
    }

    public boolean isGroupChild() {
        return mGroupKey != null && (flags & FLAG_GROUP_SUMMARY) == 0;
    }

    public boolean suppressAlertingDueToGrouping() {
        return isGroupSummary() && mGroupAlertBehavior == GROUP_ALERT_CHILDREN || isGroupChild() && mGroupAlertBehavior == GROUP_ALERT_SUMMARY;
    }

    public boolean hasMediaSession() {
        return extras.getParcelable(EXTRA_MEDIA_SESSION) != null;
    }

    public Class<? extends Style> getNotificationStyle() {
        String template = extras.getString(EXTRA_TEMPLATE);
        return TextUtils.isEmpty(template) ? null : getNotificationStyleClass(template);
    }

    public static Class<? extends Style> getNotificationStyleClass(String templateClass) {
        Class<?>[] classes = {BigTextStyle.class, BigPictureStyle.class, InboxStyle.class, MediaStyle.class, DecoratedCustomViewStyle.class,
            DecoratedMediaCustomViewStyle.class, MessagingStyle.class};
        for (Class<?> c : classes) {
            if (c.getName().equals(templateClass)) {
                return c.asSubclass(Style.class);
            }
        }
        return null;
    }

    public boolean isColorized() {
        return isColorizedMedia() || extras.getBoolean(EXTRA_COLORIZED) && (flags & FLAG_FOREGROUND_SERVICE) != 0;
    }

    public boolean isColorizedMedia() {
        return isMediaNotification() && extras.getBoolean(EXTRA_COLORIZED, true);
    }

    public boolean isMediaNotification() {
        Class<? extends Style> style = getNotificationStyle();
        return hasMediaSession() && (MediaStyle.class.equals(style) || DecoratedMediaCustomViewStyle.class.equals(style));
    }

    public boolean showsTime() {
        return when != 0 && extras.getBoolean(EXTRA_SHOW_WHEN);
    }

    public boolean showsChronometer() {
        return when != 0 && extras.getBoolean(EXTRA_SHOW_CHRONOMETER);
    }

    /** Adds to what a builder makes. */
    public interface Extender {
        Builder extend(Builder builder);
    }

    /** A button of a notification. */
    public static class Action implements Parcelable {
        private static final String EXTRA_DATA_ONLY_INPUTS = "android.extra.DATA_ONLY_INPUTS";
        private final Bundle mExtras;
        private Icon mIcon;
        private final RemoteInput[] mRemoteInputs;
        private boolean mAllowGeneratedReplies = true;
        @Deprecated
        public int icon;
        public CharSequence title;
        public PendingIntent actionIntent;

        private Action(Parcel in) {
            if (in.readInt() != 0) {
                mIcon = Icon.CREATOR.createFromParcel(in);
                if (mIcon.getType() == Icon.TYPE_RESOURCE) {
                    icon = mIcon.getResId();
                }
            }
            title = in.readCharSequence();
            actionIntent = readIntent(in);
            mExtras = Bundle.setDefusable(in.readBundle(), true);
            mRemoteInputs = in.createTypedArray(RemoteInput.CREATOR);
            mAllowGeneratedReplies = in.readInt() == 1;
        }

        @Deprecated
        public Action(int icon, CharSequence title, PendingIntent intent) {
            this(Icon.createWithResource("", icon), title, intent, new Bundle(), null, true);
        }

        private Action(Icon icon, CharSequence title, PendingIntent intent, Bundle extras, RemoteInput[] remoteInputs,
                boolean allowGeneratedReplies) {
            mIcon = icon;
            if (icon != null && icon.getType() == Icon.TYPE_RESOURCE) {
                this.icon = icon.getResId();
            }
            this.title = title;
            this.actionIntent = intent;
            mExtras = extras != null ? extras : new Bundle();
            mRemoteInputs = remoteInputs;
            mAllowGeneratedReplies = allowGeneratedReplies;
        }

        public Icon getIcon() {
            if (mIcon == null && icon != 0) {
                mIcon = Icon.createWithResource("", icon);
            }
            return mIcon;
        }

        public Bundle getExtras() {
            return mExtras;
        }

        public boolean getAllowGeneratedReplies() {
            return mAllowGeneratedReplies;
        }

        public RemoteInput[] getRemoteInputs() {
            return mRemoteInputs;
        }

        public RemoteInput[] getDataOnlyRemoteInputs() {
            return (RemoteInput[]) mExtras.getParcelableArray(EXTRA_DATA_ONLY_INPUTS);
        }

        @Override
        public Action clone() {
            return new Action(getIcon(), title, actionIntent, mExtras == null ? new Bundle() : new Bundle(mExtras), getRemoteInputs(),
                    getAllowGeneratedReplies());
        }

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel out, int flags) {
            writeOrNull(out, getIcon());
            out.writeCharSequence(title);
            writeOrNull(out, actionIntent);
            out.writeBundle(mExtras);
            out.writeTypedArray(mRemoteInputs, flags);
            out.writeInt(mAllowGeneratedReplies ? 1 : 0);
        }

        public static final Parcelable.Creator<Action> CREATOR = new Parcelable.Creator<Action>() {
            public Action createFromParcel(Parcel in) {
                return new Action(in);
            }

            public Action[] newArray(int size) {
                return new Action[size];
            }
        };

        /** Adds to what an action's builder makes. */
        public interface Extender {
            Builder extend(Builder builder);
        }

        /** Makes actions. */
        public static final class Builder {
            private final Icon mIcon;
            private final CharSequence mTitle;
            private final PendingIntent mIntent;
            private boolean mAllowGeneratedReplies = true;
            private final Bundle mExtras;
            private ArrayList<RemoteInput> mRemoteInputs;

            @Deprecated
            public Builder(int icon, CharSequence title, PendingIntent intent) {
                this(Icon.createWithResource("", icon), title, intent);
            }

            public Builder(Icon icon, CharSequence title, PendingIntent intent) {
                this(icon, title, intent, new Bundle(), null, true);
            }

            public Builder(Action action) {
                this(action.getIcon(), action.title, action.actionIntent, new Bundle(action.mExtras), action.getRemoteInputs(),
                        action.getAllowGeneratedReplies());
            }

            private Builder(Icon icon, CharSequence title, PendingIntent intent, Bundle extras, RemoteInput[] remoteInputs,
                    boolean allowGeneratedReplies) {
                mIcon = icon;
                mTitle = title;
                mIntent = intent;
                mExtras = extras;
                if (remoteInputs != null) {
                    mRemoteInputs = new ArrayList<RemoteInput>(Arrays.asList(remoteInputs));
                }
                mAllowGeneratedReplies = allowGeneratedReplies;
            }

            public Builder addExtras(Bundle extras) {
                if (extras != null) {
                    mExtras.putAll(extras);
                }
                return this;
            }

            public Bundle getExtras() {
                return mExtras;
            }

            public Builder addRemoteInput(RemoteInput remoteInput) {
                if (mRemoteInputs == null) {
                    mRemoteInputs = new ArrayList<RemoteInput>();
                }
                mRemoteInputs.add(remoteInput);
                return this;
            }

            public Builder setAllowGeneratedReplies(boolean allowGeneratedReplies) {
                mAllowGeneratedReplies = allowGeneratedReplies;
                return this;
            }

            public Builder extend(Extender extender) {
                extender.extend(this);
                return this;
            }

            public Action build() {
                ArrayList<RemoteInput> dataOnly = new ArrayList<RemoteInput>();
                RemoteInput[] previous = (RemoteInput[]) mExtras.getParcelableArray(EXTRA_DATA_ONLY_INPUTS);
                if (previous != null) {
                    dataOnly.addAll(Arrays.asList(previous));
                }
                ArrayList<RemoteInput> textInputs = new ArrayList<RemoteInput>();
                if (mRemoteInputs != null) {
                    for (RemoteInput input : mRemoteInputs) {
                        (input.isDataOnly() ? dataOnly : textInputs).add(input);
                    }
                }
                if (!dataOnly.isEmpty()) {
                    mExtras.putParcelableArray(EXTRA_DATA_ONLY_INPUTS, dataOnly.toArray(new RemoteInput[dataOnly.size()]));
                }
                RemoteInput[] texts = textInputs.isEmpty() ? null : textInputs.toArray(new RemoteInput[textInputs.size()]);
                return new Action(mIcon, mTitle, mIntent, mExtras, texts, mAllowGeneratedReplies);
            }
        }

        /** What watches show of an action. */
        public static final class WearableExtender implements Extender {
            private static final String EXTRA_WEARABLE_EXTENSIONS = "android.wearable.EXTENSIONS";
            private static final int FLAG_AVAILABLE_OFFLINE = 1;
            private static final int FLAG_HINT_LAUNCHES_ACTIVITY = 1 << 1;
            private static final int FLAG_HINT_DISPLAY_INLINE = 1 << 2;
            private int mFlags = FLAG_AVAILABLE_OFFLINE;
            private CharSequence mInProgressLabel;
            private CharSequence mConfirmLabel;
            private CharSequence mCancelLabel;

            public WearableExtender() {
            }

            public WearableExtender(Action action) {
                Bundle b = action.getExtras().getBundle(EXTRA_WEARABLE_EXTENSIONS);
                if (b != null) {
                    mFlags = b.getInt("flags", FLAG_AVAILABLE_OFFLINE);
                    mInProgressLabel = b.getCharSequence("inProgressLabel");
                    mConfirmLabel = b.getCharSequence("confirmLabel");
                    mCancelLabel = b.getCharSequence("cancelLabel");
                }
            }

            public Action.Builder extend(Action.Builder builder) {
                Bundle b = new Bundle();
                if (mFlags != FLAG_AVAILABLE_OFFLINE) {
                    b.putInt("flags", mFlags);
                }
                if (mInProgressLabel != null) {
                    b.putCharSequence("inProgressLabel", mInProgressLabel);
                }
                if (mConfirmLabel != null) {
                    b.putCharSequence("confirmLabel", mConfirmLabel);
                }
                if (mCancelLabel != null) {
                    b.putCharSequence("cancelLabel", mCancelLabel);
                }
                builder.getExtras().putBundle(EXTRA_WEARABLE_EXTENSIONS, b);
                return builder;
            }

            @Override
            public WearableExtender clone() {
                WearableExtender that = new WearableExtender();
                that.mFlags = mFlags;
                that.mInProgressLabel = mInProgressLabel;
                that.mConfirmLabel = mConfirmLabel;
                that.mCancelLabel = mCancelLabel;
                return that;
            }

            private WearableExtender flag(int mask, boolean value) {
                mFlags = value ? mFlags | mask : mFlags & ~mask;
                return this;
            }

            public WearableExtender setAvailableOffline(boolean availableOffline) {
                return flag(FLAG_AVAILABLE_OFFLINE, availableOffline);
            }

            public boolean isAvailableOffline() {
                return (mFlags & FLAG_AVAILABLE_OFFLINE) != 0;
            }

            public WearableExtender setInProgressLabel(CharSequence label) {
                mInProgressLabel = label;
                return this;
            }

            public CharSequence getInProgressLabel() {
                return mInProgressLabel;
            }

            public WearableExtender setConfirmLabel(CharSequence label) {
                mConfirmLabel = label;
                return this;
            }

            public CharSequence getConfirmLabel() {
                return mConfirmLabel;
            }

            public WearableExtender setCancelLabel(CharSequence label) {
                mCancelLabel = label;
                return this;
            }

            public CharSequence getCancelLabel() {
                return mCancelLabel;
            }

            public WearableExtender setHintLaunchesActivity(boolean hint) {
                return flag(FLAG_HINT_LAUNCHES_ACTIVITY, hint);
            }

            public boolean getHintLaunchesActivity() {
                return (mFlags & FLAG_HINT_LAUNCHES_ACTIVITY) != 0;
            }

            public WearableExtender setHintDisplayActionInline(boolean hint) {
                return flag(FLAG_HINT_DISPLAY_INLINE, hint);
            }

            public boolean getHintDisplayActionInline() {
                return (mFlags & FLAG_HINT_DISPLAY_INLINE) != 0;
            }
        }
    }

    /** Makes notifications. */
    public static class Builder {
        private final Context mContext;
        private Notification mN;
        private Bundle mUserExtras = new Bundle();
        private Style mStyle;
        private ArrayList<Action> mActions = new ArrayList<Action>(MAX_ACTION_BUTTONS);
        private ArrayList<String> mPersonList = new ArrayList<String>();

        public Builder(Context context, String channelId) {
            this(context, (Notification) null);
            mN.mChannelId = channelId;
        }

        @Deprecated
        public Builder(Context context) {
            this(context, (Notification) null);
        }

        public Builder(Context context, Notification toAdopt) {
            mContext = context;
            if (toAdopt == null) {
                mN = new Notification();
                if (context.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.N) {
                    mN.extras.putBoolean(EXTRA_SHOW_WHEN, true);
                }
                mN.priority = PRIORITY_DEFAULT;
                mN.visibility = VISIBILITY_PRIVATE;
            } else {
                mN = toAdopt;
                if (mN.actions != null) {
                    Collections.addAll(mActions, mN.actions);
                }
                if (mN.extras.containsKey(EXTRA_PEOPLE)) {
                    Collections.addAll(mPersonList, mN.extras.getStringArray(EXTRA_PEOPLE));
                }
                if (mN.getSmallIcon() == null && mN.icon != 0) {
                    setSmallIcon(mN.icon);
                }
                if (mN.getLargeIcon() == null && mN.largeIcon != null) {
                    setLargeIcon(mN.largeIcon);
                }
                Class<? extends Style> styleClass = mN.getNotificationStyle();
                if (styleClass != null) {
                    try {
                        java.lang.reflect.Constructor<? extends Style> ctor = styleClass.getDeclaredConstructor();
                        ctor.setAccessible(true);
                        Style style = ctor.newInstance();
                        style.restoreFromExtras(mN.extras);
                        setStyle(style);
                    } catch (Throwable t) {
                        android.util.Log.e("Notification", "Could not create Style", t);
                    }
                }
            }
        }

        public Builder setShortcutId(String shortcutId) {
            mN.mShortcutId = shortcutId;
            return this;
        }

        public Builder setBadgeIconType(int icon) {
            mN.mBadgeIcon = icon;
            return this;
        }

        public Builder setGroupAlertBehavior(int groupAlertBehavior) {
            mN.mGroupAlertBehavior = groupAlertBehavior;
            return this;
        }

        @Deprecated
        public Builder setChannel(String channelId) {
            mN.mChannelId = channelId;
            return this;
        }

        public Builder setChannelId(String channelId) {
            mN.mChannelId = channelId;
            return this;
        }

        @Deprecated
        public Builder setTimeout(long durationMs) {
            mN.mTimeout = durationMs;
            return this;
        }

        public Builder setTimeoutAfter(long durationMs) {
            mN.mTimeout = durationMs;
            return this;
        }

        public Builder setWhen(long when) {
            mN.when = when;
            return this;
        }

        public Builder setShowWhen(boolean show) {
            mN.extras.putBoolean(EXTRA_SHOW_WHEN, show);
            return this;
        }

        public Builder setUsesChronometer(boolean b) {
            mN.extras.putBoolean(EXTRA_SHOW_CHRONOMETER, b);
            return this;
        }

        public Builder setChronometerCountDown(boolean countDown) {
            mN.extras.putBoolean(EXTRA_CHRONOMETER_COUNT_DOWN, countDown);
            return this;
        }

        public Builder setSmallIcon(int icon) {
            return setSmallIcon(icon != 0 ? Icon.createWithResource(mContext, icon) : null);
        }

        public Builder setSmallIcon(int icon, int level) {
            mN.iconLevel = level;
            return setSmallIcon(icon);
        }

        public Builder setSmallIcon(Icon icon) {
            mN.setSmallIcon(icon);
            if (icon != null && icon.getType() == Icon.TYPE_RESOURCE) {
                mN.icon = icon.getResId();
            }
            return this;
        }

        public Builder setContentTitle(CharSequence title) {
            mN.extras.putCharSequence(EXTRA_TITLE, safeCharSequence(title));
            return this;
        }

        public Builder setContentText(CharSequence text) {
            mN.extras.putCharSequence(EXTRA_TEXT, safeCharSequence(text));
            return this;
        }

        public Builder setSubText(CharSequence text) {
            mN.extras.putCharSequence(EXTRA_SUB_TEXT, safeCharSequence(text));
            return this;
        }

        public Builder setSettingsText(CharSequence text) {
            mN.mSettingsText = safeCharSequence(text);
            return this;
        }

        public Builder setRemoteInputHistory(CharSequence[] text) {
            if (text == null) {
                mN.extras.putCharSequenceArray(EXTRA_REMOTE_INPUT_HISTORY, null);
            } else {
                CharSequence[] safe = new CharSequence[Math.min(5, text.length)];
                for (int i = 0; i < safe.length; i++) {
                    safe[i] = safeCharSequence(text[i]);
                }
                mN.extras.putCharSequenceArray(EXTRA_REMOTE_INPUT_HISTORY, safe);
            }
            return this;
        }

        public Builder setNumber(int number) {
            mN.number = number;
            return this;
        }

        @Deprecated
        public Builder setContentInfo(CharSequence info) {
            mN.extras.putCharSequence(EXTRA_INFO_TEXT, safeCharSequence(info));
            return this;
        }

        public Builder setProgress(int max, int progress, boolean indeterminate) {
            mN.extras.putInt(EXTRA_PROGRESS, progress);
            mN.extras.putInt(EXTRA_PROGRESS_MAX, max);
            mN.extras.putBoolean(EXTRA_PROGRESS_INDETERMINATE, indeterminate);
            return this;
        }

        @Deprecated
        public Builder setContent(RemoteViews views) {
            return setCustomContentView(views);
        }

        public Builder setCustomContentView(RemoteViews contentView) {
            mN.contentView = contentView;
            return this;
        }

        public Builder setCustomBigContentView(RemoteViews contentView) {
            mN.bigContentView = contentView;
            return this;
        }

        public Builder setCustomHeadsUpContentView(RemoteViews contentView) {
            mN.headsUpContentView = contentView;
            return this;
        }

        public Builder setContentIntent(PendingIntent intent) {
            mN.contentIntent = intent;
            return this;
        }

        public Builder setDeleteIntent(PendingIntent intent) {
            mN.deleteIntent = intent;
            return this;
        }

        public Builder setFullScreenIntent(PendingIntent intent, boolean highPriority) {
            mN.fullScreenIntent = intent;
            setFlag(FLAG_HIGH_PRIORITY, highPriority);
            return this;
        }

        public Builder setTicker(CharSequence tickerText) {
            mN.tickerText = safeCharSequence(tickerText);
            return this;
        }

        @Deprecated
        public Builder setTicker(CharSequence tickerText, RemoteViews views) {
            return setTicker(tickerText);
        }

        public Builder setLargeIcon(Bitmap b) {
            return setLargeIcon(b != null ? Icon.createWithBitmap(b) : null);
        }

        public Builder setLargeIcon(Icon icon) {
            mN.mLargeIcon = icon;
            mN.extras.putParcelable(EXTRA_LARGE_ICON, icon);
            return this;
        }

        @Deprecated
        public Builder setSound(Uri sound) {
            mN.sound = sound;
            mN.audioAttributes = AUDIO_ATTRIBUTES_DEFAULT;
            return this;
        }

        @Deprecated
        public Builder setSound(Uri sound, int streamType) {
            mN.sound = sound;
            mN.audioStreamType = streamType;
            return this;
        }

        @Deprecated
        public Builder setSound(Uri sound, AudioAttributes audioAttributes) {
            mN.sound = sound;
            mN.audioAttributes = audioAttributes;
            return this;
        }

        @Deprecated
        public Builder setVibrate(long[] pattern) {
            mN.vibrate = pattern;
            return this;
        }

        @Deprecated
        public Builder setLights(int argb, int onMs, int offMs) {
            mN.ledARGB = argb;
            mN.ledOnMS = onMs;
            mN.ledOffMS = offMs;
            if (onMs != 0 || offMs != 0) {
                mN.flags |= FLAG_SHOW_LIGHTS;
            }
            return this;
        }

        public Builder setOngoing(boolean ongoing) {
            return setFlag(FLAG_ONGOING_EVENT, ongoing);
        }

        public Builder setColorized(boolean colorize) {
            mN.extras.putBoolean(EXTRA_COLORIZED, colorize);
            return this;
        }

        public Builder setOnlyAlertOnce(boolean onlyAlertOnce) {
            return setFlag(FLAG_ONLY_ALERT_ONCE, onlyAlertOnce);
        }

        public Builder setAutoCancel(boolean autoCancel) {
            return setFlag(FLAG_AUTO_CANCEL, autoCancel);
        }

        public Builder setLocalOnly(boolean localOnly) {
            return setFlag(FLAG_LOCAL_ONLY, localOnly);
        }

        @Deprecated
        public Builder setDefaults(int defaults) {
            mN.defaults = defaults;
            return this;
        }

        @Deprecated
        public Builder setPriority(int pri) {
            mN.priority = pri;
            return this;
        }

        public Builder setCategory(String category) {
            mN.category = category;
            return this;
        }

        public Builder addPerson(String uri) {
            mPersonList.add(uri);
            return this;
        }

        public Builder setGroup(String groupKey) {
            mN.mGroupKey = groupKey;
            return this;
        }

        public Builder setGroupSummary(boolean isGroupSummary) {
            return setFlag(FLAG_GROUP_SUMMARY, isGroupSummary);
        }

        public Builder setSortKey(String sortKey) {
            mN.mSortKey = sortKey;
            return this;
        }

        public Builder addExtras(Bundle extras) {
            if (extras != null) {
                mUserExtras.putAll(extras);
            }
            return this;
        }

        public Builder setExtras(Bundle extras) {
            if (extras != null) {
                mUserExtras = extras;
            }
            return this;
        }

        public Bundle getExtras() {
            return mUserExtras;
        }

        @Deprecated
        public Builder addAction(int icon, CharSequence title, PendingIntent intent) {
            mActions.add(new Action(icon, safeCharSequence(title), intent));
            return this;
        }

        public Builder addAction(Action action) {
            if (action != null) {
                mActions.add(action);
            }
            return this;
        }

        public Builder setActions(Action... actions) {
            mActions.clear();
            for (int i = 0; i < actions.length; i++) {
                if (actions[i] != null) {
                    mActions.add(actions[i]);
                }
            }
            return this;
        }

        public Builder setStyle(Style style) {
            if (mStyle != style) {
                mStyle = style;
                if (mStyle != null) {
                    mStyle.setBuilder(this);
                    mN.extras.putString(EXTRA_TEMPLATE, style.getClass().getName());
                } else {
                    mN.extras.remove(EXTRA_TEMPLATE);
                }
            }
            return this;
        }

        public Builder setVisibility(int visibility) {
            mN.visibility = visibility;
            return this;
        }

        public Builder setPublicVersion(Notification n) {
            if (n != null) {
                mN.publicVersion = new Notification();
                n.cloneInto(mN.publicVersion, true);
            } else {
                mN.publicVersion = null;
            }
            return this;
        }

        public Builder extend(Extender extender) {
            extender.extend(this);
            return this;
        }

        public Builder setFlag(int mask, boolean value) {
            if (value) {
                mN.flags |= mask;
            } else {
                mN.flags &= ~mask;
            }
            return this;
        }

        public Builder setColor(int argb) {
            mN.color = argb;
            return this;
        }

        public static Builder recoverBuilder(Context context, Notification n) {
            return new Builder(context, n);
        }

        @Deprecated
        public Notification getNotification() {
            return build();
        }

        public Notification buildUnstyled() {
            if (mActions.size() > 0) {
                mN.actions = new Action[mActions.size()];
                mActions.toArray(mN.actions);
            }
            if (!mPersonList.isEmpty()) {
                mN.extras.putStringArray(EXTRA_PEOPLE, mPersonList.toArray(new String[mPersonList.size()]));
            }
            return mN;
        }

        public Notification build() {
            if (mUserExtras != null) {
                Bundle all = (Bundle) mUserExtras.clone();
                all.putAll(mN.extras);
                mN.extras = all;
            }
            mN.mCreationTime = System.currentTimeMillis();
            addFieldsFromContext(mContext, mN);
            buildUnstyled();
            if (mN.color != COLOR_DEFAULT) {
                mN.color |= 0xff000000;
            }
            if (mStyle != null) {
                mStyle.buildStyled(mN);
            }
            if ((mN.defaults & DEFAULT_LIGHTS) != 0) {
                mN.flags |= FLAG_SHOW_LIGHTS;
            }
            return mN;
        }

        public Notification buildInto(Notification n) {
            build().cloneInto(n, true);
            return n;
        }
    }

    /** How a notification looks when it is large. */
    public abstract static class Style {
        private CharSequence mBigContentTitle;
        protected CharSequence mSummaryText;
        protected boolean mSummaryTextSet;
        protected Builder mBuilder;

        protected void internalSetBigContentTitle(CharSequence title) {
            mBigContentTitle = title;
        }

        protected void internalSetSummaryText(CharSequence cs) {
            mSummaryText = cs;
            mSummaryTextSet = true;
        }

        public void setBuilder(Builder builder) {
            if (mBuilder != builder) {
                mBuilder = builder;
                if (mBuilder != null) {
                    mBuilder.setStyle(this);
                }
            }
        }

        protected void checkBuilder() {
            if (mBuilder == null) {
                throw new IllegalArgumentException("Style requires a valid Builder object");
            }
        }

        public void addExtras(Bundle extras) {
            if (mSummaryTextSet) {
                extras.putCharSequence(EXTRA_SUMMARY_TEXT, mSummaryText);
            }
            if (mBigContentTitle != null) {
                extras.putCharSequence(EXTRA_TITLE_BIG, mBigContentTitle);
            }
            extras.putString(EXTRA_TEMPLATE, getClass().getName());
        }

        protected void restoreFromExtras(Bundle extras) {
            if (extras.containsKey(EXTRA_SUMMARY_TEXT)) {
                mSummaryText = extras.getCharSequence(EXTRA_SUMMARY_TEXT);
                mSummaryTextSet = true;
            }
            if (extras.containsKey(EXTRA_TITLE_BIG)) {
                mBigContentTitle = extras.getCharSequence(EXTRA_TITLE_BIG);
            }
        }

        public Notification buildStyled(Notification wip) {
            addExtras(wip.extras);
            return wip;
        }

        public void purgeResources() {
        }

        public Notification build() {
            checkBuilder();
            return mBuilder.build();
        }

        protected boolean hasProgress() {
            return true;
        }

        public boolean hasSummaryInHeader() {
            return true;
        }

        public boolean displayCustomViewInline() {
            return false;
        }
    }

    /** A large picture. */
    public static class BigPictureStyle extends Style {
        public static final int MIN_ASHMEM_BITMAP_SIZE = 128 * (1 << 10);
        private Bitmap mPicture;
        private Icon mBigLargeIcon;
        private boolean mBigLargeIconSet;

        public BigPictureStyle() {
        }

        @Deprecated
        public BigPictureStyle(Builder builder) {
            setBuilder(builder);
        }

        public BigPictureStyle setBigContentTitle(CharSequence title) {
            internalSetBigContentTitle(safeCharSequence(title));
            return this;
        }

        public BigPictureStyle setSummaryText(CharSequence cs) {
            internalSetSummaryText(safeCharSequence(cs));
            return this;
        }

        public BigPictureStyle bigPicture(Bitmap b) {
            mPicture = b;
            return this;
        }

        public BigPictureStyle bigLargeIcon(Bitmap b) {
            return bigLargeIcon(b != null ? Icon.createWithBitmap(b) : null);
        }

        public BigPictureStyle bigLargeIcon(Icon icon) {
            mBigLargeIconSet = true;
            mBigLargeIcon = icon;
            return this;
        }

        @Override
        public void addExtras(Bundle extras) {
            super.addExtras(extras);
            if (mBigLargeIconSet) {
                extras.putParcelable(EXTRA_LARGE_ICON_BIG, mBigLargeIcon);
            }
            extras.putParcelable(EXTRA_PICTURE, mPicture);
        }

        @Override
        protected void restoreFromExtras(Bundle extras) {
            super.restoreFromExtras(extras);
            if (extras.containsKey(EXTRA_LARGE_ICON_BIG)) {
                mBigLargeIconSet = true;
                mBigLargeIcon = extras.getParcelable(EXTRA_LARGE_ICON_BIG);
            }
            mPicture = extras.getParcelable(EXTRA_PICTURE);
        }

        @Override
        public boolean hasSummaryInHeader() {
            return false;
        }
    }

    /** A long text. */
    public static class BigTextStyle extends Style {
        private CharSequence mBigText;

        public BigTextStyle() {
        }

        @Deprecated
        public BigTextStyle(Builder builder) {
            setBuilder(builder);
        }

        public BigTextStyle setBigContentTitle(CharSequence title) {
            internalSetBigContentTitle(safeCharSequence(title));
            return this;
        }

        public BigTextStyle setSummaryText(CharSequence cs) {
            internalSetSummaryText(safeCharSequence(cs));
            return this;
        }

        public BigTextStyle bigText(CharSequence cs) {
            mBigText = safeCharSequence(cs);
            return this;
        }

        @Override
        public void addExtras(Bundle extras) {
            super.addExtras(extras);
            extras.putCharSequence(EXTRA_BIG_TEXT, mBigText);
        }

        @Override
        protected void restoreFromExtras(Bundle extras) {
            super.restoreFromExtras(extras);
            mBigText = extras.getCharSequence(EXTRA_BIG_TEXT);
        }
    }

    /** A conversation. */
    public static class MessagingStyle extends Style {
        public static final int MAXIMUM_RETAINED_MESSAGES = 25;
        CharSequence mUserDisplayName;
        CharSequence mConversationTitle;
        List<Message> mMessages = new ArrayList<Message>();
        List<Message> mHistoricMessages = new ArrayList<Message>();

        MessagingStyle() {
        }

        public MessagingStyle(CharSequence userDisplayName) {
            mUserDisplayName = userDisplayName;
        }

        public CharSequence getUserDisplayName() {
            return mUserDisplayName;
        }

        public MessagingStyle setConversationTitle(CharSequence conversationTitle) {
            mConversationTitle = conversationTitle;
            return this;
        }

        public CharSequence getConversationTitle() {
            return mConversationTitle;
        }

        public MessagingStyle addMessage(CharSequence text, long timestamp, CharSequence sender) {
            return addMessage(new Message(text, timestamp, sender));
        }

        public MessagingStyle addMessage(Message message) {
            mMessages.add(message);
            if (mMessages.size() > MAXIMUM_RETAINED_MESSAGES) {
                mMessages.remove(0);
            }
            return this;
        }

        public MessagingStyle addHistoricMessage(Message message) {
            mHistoricMessages.add(message);
            if (mHistoricMessages.size() > MAXIMUM_RETAINED_MESSAGES) {
                mHistoricMessages.remove(0);
            }
            return this;
        }

        public List<Message> getMessages() {
            return mMessages;
        }

        public List<Message> getHistoricMessages() {
            return mHistoricMessages;
        }

        @Override
        public void addExtras(Bundle extras) {
            super.addExtras(extras);
            if (mUserDisplayName != null) {
                extras.putCharSequence(EXTRA_SELF_DISPLAY_NAME, mUserDisplayName);
            }
            if (mConversationTitle != null) {
                extras.putCharSequence(EXTRA_CONVERSATION_TITLE, mConversationTitle);
            }
            if (!mMessages.isEmpty()) {
                extras.putParcelableArray(EXTRA_MESSAGES, Message.getBundleArrayForMessages(mMessages));
            }
            if (!mHistoricMessages.isEmpty()) {
                extras.putParcelableArray(EXTRA_HISTORIC_MESSAGES, Message.getBundleArrayForMessages(mHistoricMessages));
            }
            Message last = latestIncoming();
            CharSequence sender = last == null ? null : TextUtils.isEmpty(last.mSender) ? mUserDisplayName : last.mSender;
            CharSequence title = sender;
            if (!TextUtils.isEmpty(mConversationTitle)) {
                title = TextUtils.isEmpty(sender) ? mConversationTitle : mConversationTitle + ": " + last.mSender;
            }
            if (title != null) {
                extras.putCharSequence(EXTRA_TITLE, title);
            }
            if (last != null && last.mText != null) {
                extras.putCharSequence(EXTRA_TEXT, last.mText);
            }
        }

        /** The last message of somebody else, or the last one. */
        private Message latestIncoming() {
            for (int i = mMessages.size() - 1; i >= 0; i--) {
                if (!TextUtils.isEmpty(mMessages.get(i).mSender)) {
                    return mMessages.get(i);
                }
            }
            return mMessages.isEmpty() ? null : mMessages.get(mMessages.size() - 1);
        }

        @Override
        protected void restoreFromExtras(Bundle extras) {
            super.restoreFromExtras(extras);
            mUserDisplayName = extras.getCharSequence(EXTRA_SELF_DISPLAY_NAME);
            mConversationTitle = extras.getCharSequence(EXTRA_CONVERSATION_TITLE);
            mMessages = Message.getMessagesFromBundleArray(extras.getParcelableArray(EXTRA_MESSAGES));
            mHistoricMessages = Message.getMessagesFromBundleArray(extras.getParcelableArray(EXTRA_HISTORIC_MESSAGES));
        }

        /** One of a conversation. */
        public static final class Message {
            private final CharSequence mText;
            private final long mTimestamp;
            private final CharSequence mSender;
            private Bundle mExtras = new Bundle();
            private String mDataMimeType;
            private Uri mDataUri;

            public Message(CharSequence text, long timestamp, CharSequence sender) {
                mText = text;
                mTimestamp = timestamp;
                mSender = sender;
            }

            public Message setData(String dataMimeType, Uri dataUri) {
                mDataMimeType = dataMimeType;
                mDataUri = dataUri;
                return this;
            }

            public CharSequence getText() {
                return mText;
            }

            public long getTimestamp() {
                return mTimestamp;
            }

            public Bundle getExtras() {
                return mExtras;
            }

            public CharSequence getSender() {
                return mSender;
            }

            public String getDataMimeType() {
                return mDataMimeType;
            }

            public Uri getDataUri() {
                return mDataUri;
            }

            private Bundle toBundle() {
                Bundle b = new Bundle();
                if (mText != null) {
                    b.putCharSequence("text", mText);
                }
                b.putLong("time", mTimestamp);
                if (mSender != null) {
                    b.putCharSequence("sender", mSender);
                }
                if (mDataMimeType != null) {
                    b.putString("type", mDataMimeType);
                }
                if (mDataUri != null) {
                    b.putParcelable("uri", mDataUri);
                }
                if (mExtras != null) {
                    b.putBundle("extras", mExtras);
                }
                return b;
            }

            static Bundle[] getBundleArrayForMessages(List<Message> messages) {
                Bundle[] bundles = new Bundle[messages.size()];
                for (int i = 0; i < bundles.length; i++) {
                    bundles[i] = messages.get(i).toBundle();
                }
                return bundles;
            }

            static List<Message> getMessagesFromBundleArray(Parcelable[] bundles) {
                List<Message> messages = new ArrayList<Message>();
                for (int i = 0; bundles != null && i < bundles.length; i++) {
                    if (bundles[i] instanceof Bundle) {
                        Bundle b = (Bundle) bundles[i];
                        if (b.containsKey("text") && b.containsKey("time")) {
                            Message m = new Message(b.getCharSequence("text"), b.getLong("time"), b.getCharSequence("sender"));
                            m.setData(b.getString("type"), (Uri) b.getParcelable("uri"));
                            if (b.getBundle("extras") != null) {
                                m.mExtras.putAll(b.getBundle("extras"));
                            }
                            messages.add(m);
                        }
                    }
                }
                return messages;
            }
        }
    }

    /** Up to some lines. */
    public static class InboxStyle extends Style {
        private ArrayList<CharSequence> mTexts = new ArrayList<CharSequence>(5);

        public InboxStyle() {
        }

        @Deprecated
        public InboxStyle(Builder builder) {
            setBuilder(builder);
        }

        public InboxStyle setBigContentTitle(CharSequence title) {
            internalSetBigContentTitle(safeCharSequence(title));
            return this;
        }

        public InboxStyle setSummaryText(CharSequence cs) {
            internalSetSummaryText(safeCharSequence(cs));
            return this;
        }

        public InboxStyle addLine(CharSequence cs) {
            mTexts.add(safeCharSequence(cs));
            return this;
        }

        @Override
        public void addExtras(Bundle extras) {
            super.addExtras(extras);
            extras.putCharSequenceArray(EXTRA_TEXT_LINES, mTexts.toArray(new CharSequence[mTexts.size()]));
        }

        @Override
        protected void restoreFromExtras(Bundle extras) {
            super.restoreFromExtras(extras);
            mTexts.clear();
            if (extras.containsKey(EXTRA_TEXT_LINES)) {
                Collections.addAll(mTexts, extras.getCharSequenceArray(EXTRA_TEXT_LINES));
            }
        }
    }

    /** What plays. */
    public static class MediaStyle extends Style {
        private int[] mActionsToShowInCompact;

        public MediaStyle() {
        }

        @Deprecated
        public MediaStyle(Builder builder) {
            setBuilder(builder);
        }

        public MediaStyle setShowActionsInCompactView(int... actions) {
            mActionsToShowInCompact = actions;
            return this;
        }

        @Override
        public void addExtras(Bundle extras) {
            super.addExtras(extras);
            if (mActionsToShowInCompact != null) {
                extras.putIntArray(EXTRA_COMPACT_ACTIONS, mActionsToShowInCompact);
            }
        }

        @Override
        protected void restoreFromExtras(Bundle extras) {
            super.restoreFromExtras(extras);
            if (extras.containsKey(EXTRA_COMPACT_ACTIONS)) {
                mActionsToShowInCompact = extras.getIntArray(EXTRA_COMPACT_ACTIONS);
            }
        }

        @Override
        protected boolean hasProgress() {
            return false;
        }
    }

    /** An application's own view with the platform's frame. */
    public static class DecoratedCustomViewStyle extends Style {
        public DecoratedCustomViewStyle() {
        }

        @Override
        public boolean displayCustomViewInline() {
            return true;
        }
    }

    /** What plays, with an application's own view. */
    public static class DecoratedMediaCustomViewStyle extends MediaStyle {
        public DecoratedMediaCustomViewStyle() {
        }

        @Override
        public boolean displayCustomViewInline() {
            return true;
        }
    }

    /** What watches show. */
    public static final class WearableExtender implements Extender {
        public static final int UNSET_ACTION_INDEX = -1;
        public static final int SIZE_DEFAULT = 0;
        public static final int SIZE_XSMALL = 1;
        public static final int SIZE_SMALL = 2;
        public static final int SIZE_MEDIUM = 3;
        public static final int SIZE_LARGE = 4;
        public static final int SIZE_FULL_SCREEN = 5;
        public static final int SCREEN_TIMEOUT_SHORT = 0;
        public static final int SCREEN_TIMEOUT_LONG = -1;
        private static final String EXTRA_WEARABLE_EXTENSIONS = "android.wearable.EXTENSIONS";
        private static final int DEFAULT_FLAGS = 1;
        private static final int DEFAULT_CONTENT_ICON_GRAVITY = 0x00800005;
        private static final int DEFAULT_GRAVITY = 0x50;

        private ArrayList<Action> mActions = new ArrayList<Action>();
        private int mFlags = DEFAULT_FLAGS;
        private PendingIntent mDisplayIntent;
        private ArrayList<Notification> mPages = new ArrayList<Notification>();
        private Bitmap mBackground;
        private int mContentIcon;
        private int mContentIconGravity = DEFAULT_CONTENT_ICON_GRAVITY;
        private int mContentActionIndex = UNSET_ACTION_INDEX;
        private int mCustomSizePreset = SIZE_DEFAULT;
        private int mCustomContentHeight;
        private int mGravity = DEFAULT_GRAVITY;
        private int mHintScreenTimeout;
        private String mDismissalId;
        private String mBridgeTag;

        public WearableExtender() {
        }

        public WearableExtender(Notification notif) {
            Bundle b = notif.extras.getBundle(EXTRA_WEARABLE_EXTENSIONS);
            if (b == null) {
                return;
            }
            List<Action> actions = b.getParcelableArrayList("actions");
            if (actions != null) {
                mActions.addAll(actions);
            }
            mFlags = b.getInt("flags", DEFAULT_FLAGS);
            mDisplayIntent = b.getParcelable("displayIntent");
            Parcelable[] pages = b.getParcelableArray("pages");
            for (int i = 0; pages != null && i < pages.length; i++) {
                mPages.add((Notification) pages[i]);
            }
            mBackground = b.getParcelable("background");
            mContentIcon = b.getInt("contentIcon");
            mContentIconGravity = b.getInt("contentIconGravity", DEFAULT_CONTENT_ICON_GRAVITY);
            mContentActionIndex = b.getInt("contentActionIndex", UNSET_ACTION_INDEX);
            mCustomSizePreset = b.getInt("customSizePreset", SIZE_DEFAULT);
            mCustomContentHeight = b.getInt("customContentHeight");
            mGravity = b.getInt("gravity", DEFAULT_GRAVITY);
            mHintScreenTimeout = b.getInt("hintScreenTimeout");
            mDismissalId = b.getString("dismissalId");
            mBridgeTag = b.getString("bridgeTag");
        }

        public Builder extend(Builder builder) {
            Bundle b = new Bundle();
            if (!mActions.isEmpty()) {
                b.putParcelableArrayList("actions", mActions);
            }
            if (mFlags != DEFAULT_FLAGS) {
                b.putInt("flags", mFlags);
            }
            if (mDisplayIntent != null) {
                b.putParcelable("displayIntent", mDisplayIntent);
            }
            if (!mPages.isEmpty()) {
                b.putParcelableArray("pages", mPages.toArray(new Notification[mPages.size()]));
            }
            if (mBackground != null) {
                b.putParcelable("background", mBackground);
            }
            if (mContentIcon != 0) {
                b.putInt("contentIcon", mContentIcon);
            }
            if (mContentIconGravity != DEFAULT_CONTENT_ICON_GRAVITY) {
                b.putInt("contentIconGravity", mContentIconGravity);
            }
            if (mContentActionIndex != UNSET_ACTION_INDEX) {
                b.putInt("contentActionIndex", mContentActionIndex);
            }
            if (mCustomSizePreset != SIZE_DEFAULT) {
                b.putInt("customSizePreset", mCustomSizePreset);
            }
            if (mCustomContentHeight != 0) {
                b.putInt("customContentHeight", mCustomContentHeight);
            }
            if (mGravity != DEFAULT_GRAVITY) {
                b.putInt("gravity", mGravity);
            }
            if (mHintScreenTimeout != 0) {
                b.putInt("hintScreenTimeout", mHintScreenTimeout);
            }
            if (mDismissalId != null) {
                b.putString("dismissalId", mDismissalId);
            }
            if (mBridgeTag != null) {
                b.putString("bridgeTag", mBridgeTag);
            }
            builder.getExtras().putBundle(EXTRA_WEARABLE_EXTENSIONS, b);
            return builder;
        }

        @Override
        public WearableExtender clone() {
            WearableExtender that = new WearableExtender();
            that.mActions = new ArrayList<Action>(mActions);
            that.mFlags = mFlags;
            that.mDisplayIntent = mDisplayIntent;
            that.mPages = new ArrayList<Notification>(mPages);
            that.mBackground = mBackground;
            that.mContentIcon = mContentIcon;
            that.mContentIconGravity = mContentIconGravity;
            that.mContentActionIndex = mContentActionIndex;
            that.mCustomSizePreset = mCustomSizePreset;
            that.mCustomContentHeight = mCustomContentHeight;
            that.mGravity = mGravity;
            that.mHintScreenTimeout = mHintScreenTimeout;
            that.mDismissalId = mDismissalId;
            that.mBridgeTag = mBridgeTag;
            return that;
        }

        public WearableExtender addAction(Action action) {
            mActions.add(action);
            return this;
        }

        public WearableExtender addActions(List<Action> actions) {
            mActions.addAll(actions);
            return this;
        }

        public WearableExtender clearActions() {
            mActions.clear();
            return this;
        }

        public List<Action> getActions() {
            return mActions;
        }

        public WearableExtender setDisplayIntent(PendingIntent intent) {
            mDisplayIntent = intent;
            return this;
        }

        public PendingIntent getDisplayIntent() {
            return mDisplayIntent;
        }

        public WearableExtender addPage(Notification page) {
            mPages.add(page);
            return this;
        }

        public WearableExtender addPages(List<Notification> pages) {
            mPages.addAll(pages);
            return this;
        }

        public WearableExtender clearPages() {
            mPages.clear();
            return this;
        }

        public List<Notification> getPages() {
            return mPages;
        }

        public WearableExtender setBackground(Bitmap background) {
            mBackground = background;
            return this;
        }

        public Bitmap getBackground() {
            return mBackground;
        }

        public WearableExtender setContentIcon(int icon) {
            mContentIcon = icon;
            return this;
        }

        public int getContentIcon() {
            return mContentIcon;
        }

        public WearableExtender setContentIconGravity(int gravity) {
            mContentIconGravity = gravity;
            return this;
        }

        public int getContentIconGravity() {
            return mContentIconGravity;
        }

        public WearableExtender setContentAction(int actionIndex) {
            mContentActionIndex = actionIndex;
            return this;
        }

        public int getContentAction() {
            return mContentActionIndex;
        }

        public WearableExtender setGravity(int gravity) {
            mGravity = gravity;
            return this;
        }

        public int getGravity() {
            return mGravity;
        }

        public WearableExtender setCustomSizePreset(int preset) {
            mCustomSizePreset = preset;
            return this;
        }

        public int getCustomSizePreset() {
            return mCustomSizePreset;
        }

        public WearableExtender setCustomContentHeight(int height) {
            mCustomContentHeight = height;
            return this;
        }

        public int getCustomContentHeight() {
            return mCustomContentHeight;
        }

        public WearableExtender setStartScrollBottom(boolean b) {
            return flag(1 << 3, b);
        }

        public boolean getStartScrollBottom() {
            return (mFlags & 1 << 3) != 0;
        }

        public WearableExtender setContentIntentAvailableOffline(boolean b) {
            return flag(1, b);
        }

        public boolean getContentIntentAvailableOffline() {
            return (mFlags & 1) != 0;
        }

        public WearableExtender setHintHideIcon(boolean b) {
            return flag(1 << 1, b);
        }

        public boolean getHintHideIcon() {
            return (mFlags & 1 << 1) != 0;
        }

        public WearableExtender setHintShowBackgroundOnly(boolean b) {
            return flag(1 << 2, b);
        }

        public boolean getHintShowBackgroundOnly() {
            return (mFlags & 1 << 2) != 0;
        }

        public WearableExtender setHintAvoidBackgroundClipping(boolean b) {
            return flag(1 << 4, b);
        }

        public boolean getHintAvoidBackgroundClipping() {
            return (mFlags & 1 << 4) != 0;
        }

        public WearableExtender setHintScreenTimeout(int timeout) {
            mHintScreenTimeout = timeout;
            return this;
        }

        public int getHintScreenTimeout() {
            return mHintScreenTimeout;
        }

        public WearableExtender setHintAmbientBigPicture(boolean b) {
            return flag(1 << 5, b);
        }

        public boolean getHintAmbientBigPicture() {
            return (mFlags & 1 << 5) != 0;
        }

        public WearableExtender setHintContentIntentLaunchesActivity(boolean b) {
            return flag(1 << 6, b);
        }

        public boolean getHintContentIntentLaunchesActivity() {
            return (mFlags & 1 << 6) != 0;
        }

        public WearableExtender setDismissalId(String dismissalId) {
            mDismissalId = dismissalId;
            return this;
        }

        public String getDismissalId() {
            return mDismissalId;
        }

        public WearableExtender setBridgeTag(String bridgeTag) {
            mBridgeTag = bridgeTag;
            return this;
        }

        public String getBridgeTag() {
            return mBridgeTag;
        }

        private WearableExtender flag(int mask, boolean value) {
            mFlags = value ? mFlags | mask : mFlags & ~mask;
            return this;
        }
    }
}

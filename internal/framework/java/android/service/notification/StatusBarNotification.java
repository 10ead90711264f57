package android.service.notification;

import android.app.Notification;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;

/** A notification with who posted it. */
public class StatusBarNotification implements Parcelable {
    private final String pkg;
    private final int id;
    private final String tag;
    private final String key;
    private String groupKey;
    private String overrideGroupKey;
    private final int uid;
    private final String opPkg;
    private final int initialPid;
    private final Notification notification;
    private final UserHandle user;
    private final long postTime;

    public StatusBarNotification(String pkg, String opPkg, int id, String tag, int uid, int initialPid, Notification notification,
            UserHandle user, String overrideGroupKey, long postTime) {
        if (pkg == null || notification == null) {
            throw new NullPointerException();
        }
        this.pkg = pkg;
        this.opPkg = opPkg;
        this.id = id;
        this.tag = tag;
        this.uid = uid;
        this.initialPid = initialPid;
        this.notification = notification;
        this.user = user;
        this.postTime = postTime;
        this.overrideGroupKey = overrideGroupKey;
        this.key = makeKey();
        this.groupKey = makeGroupKey();
    }

    public StatusBarNotification(Parcel in) {
        pkg = in.readString();
        opPkg = in.readString();
        id = in.readInt();
        tag = in.readInt() != 0 ? in.readString() : null;
        uid = in.readInt();
        initialPid = in.readInt();
        notification = new Notification(in);
        user = UserHandle.readFromParcel(in);
        postTime = in.readLong();
        overrideGroupKey = in.readInt() != 0 ? in.readString() : null;
        key = makeKey();
        groupKey = makeGroupKey();
    }

    private String makeKey() {
        return user.getIdentifier() + "|" + pkg + "|" + id + "|" + tag + "|" + uid;
    }

    private String makeGroupKey() {
        if (overrideGroupKey != null) {
            return user.getIdentifier() + "|" + pkg + "|" + "g:" + overrideGroupKey;
        }
        String group = notification.getGroup();
        String sortKey = notification.getSortKey();
        if (group == null && sortKey == null) {
            return key;
        }
        return user.getIdentifier() + "|" + pkg + "|" + (group == null ? "c:" + notification.getChannelId() : "g:" + group);
    }

    public boolean isGroup() {
        return overrideGroupKey != null || isAppGroup();
    }

    public boolean isAppGroup() {
        return notification.getGroup() != null || notification.getSortKey() != null;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeString(pkg);
        out.writeString(opPkg);
        out.writeInt(id);
        out.writeInt(tag != null ? 1 : 0);
        if (tag != null) {
            out.writeString(tag);
        }
        out.writeInt(uid);
        out.writeInt(initialPid);
        notification.writeToParcel(out, flags);
        UserHandle.writeToParcel(user, out);
        out.writeLong(postTime);
        out.writeInt(overrideGroupKey != null ? 1 : 0);
        if (overrideGroupKey != null) {
            out.writeString(overrideGroupKey);
        }
    }

    public int describeContents() {
        return 0;
    }

    public static final Parcelable.Creator<StatusBarNotification> CREATOR = new Parcelable.Creator<StatusBarNotification>() {
        public StatusBarNotification createFromParcel(Parcel in) {
            return new StatusBarNotification(in);
        }

        public StatusBarNotification[] newArray(int size) {
            return new StatusBarNotification[size];
        }
    };

    @Override
    public StatusBarNotification clone() {
        return new StatusBarNotification(pkg, opPkg, id, tag, uid, initialPid, notification.clone(), user, overrideGroupKey, postTime);
    }

    @Override
    public String toString() {
        return String.format("StatusBarNotification(pkg=%s user=%s id=%d tag=%s key=%s: %s)", pkg, user, id, tag, key, notification);
    }

    public boolean isOngoing() {
        return (notification.flags & Notification.FLAG_ONGOING_EVENT) != 0;
    }

    public boolean isClearable() {
        return (notification.flags & Notification.FLAG_ONGOING_EVENT) == 0 && (notification.flags & Notification.FLAG_NO_CLEAR) == 0;
    }

    @Deprecated
    public int getUserId() {
        return user.getIdentifier();
    }

    public String getPackageName() {
        return pkg;
    }

    public int getId() {
        return id;
    }

    public String getTag() {
        return tag;
    }

    public int getUid() {
        return uid;
    }

    public String getOpPkg() {
        return opPkg;
    }

    public int getInitialPid() {
        return initialPid;
    }

    public Notification getNotification() {
        return notification;
    }

    public UserHandle getUser() {
        return user;
    }

    public long getPostTime() {
        return postTime;
    }

    public String getKey() {
        return key;
    }

    public String getGroupKey() {
        return groupKey;
    }

    public String getGroup() {
        return overrideGroupKey != null ? overrideGroupKey : notification.getGroup();
    }

    public void setOverrideGroupKey(String overrideGroupKey) {
        this.overrideGroupKey = overrideGroupKey;
        groupKey = makeGroupKey();
    }

    public String getOverrideGroupKey() {
        return overrideGroupKey;
    }
}

package android.content.pm;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.res.Resources;
import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;
import android.os.Process;
import android.os.UserHandle;
import android.util.ArraySet;
import java.util.Set;

/** A way into an app that the launcher shows. */
public final class ShortcutInfo implements Parcelable {
    public static final String SHORTCUT_CATEGORY_CONVERSATION = "android.shortcut.conversation";

    /** What the parts of an update leave as they were. */
    private static final int NONE = Integer.MAX_VALUE;

    private final String id, pkg;
    private ComponentName activity;
    private Icon icon;
    private int labelId, longLabelId, messageId;
    private CharSequence label, longLabel, message;
    private Set<String> categories;
    private Intent[] intents;
    private PersistableBundle extras;
    private int rank = NONE;
    private long changed;
    boolean dynamic, declared;

    private ShortcutInfo(Builder b) {
        id = notEmpty(b.id, "Shortcut ID must be provided");
        pkg = b.context.getPackageName();
        activity = b.activity;
        icon = b.icon;
        labelId = b.labelId;
        label = b.label;
        longLabelId = b.longLabelId;
        longLabel = b.longLabel;
        messageId = b.messageId;
        message = b.message;
        categories = b.categories == null ? null : new ArraySet<String>(b.categories);
        intents = b.intents;
        rank = b.rank;
        extras = b.extras;
        changed = System.currentTimeMillis();
    }

    private ShortcutInfo(ShortcutInfo s) {
        id = s.id;
        pkg = s.pkg;
        take(s);
        changed = s.changed;
        dynamic = s.dynamic;
        declared = s.declared;
    }

    private static <T extends CharSequence> T notEmpty(T s, String message) {
        if (s == null || s.length() == 0) throw new IllegalArgumentException(message);
        return s;
    }

    private static <T> T notNull(T o, String message) {
        if (o == null) throw new NullPointerException(message);
        return o;
    }

    /** Refuses what launchers cannot show. */
    void enforceMandatoryFields() {
        notNull(activity, "Activity must be provided");
        if (label == null && labelId == 0) throw new IllegalArgumentException("Short label must be provided");
        notNull(intents, "Shortcut Intent must be provided");
        if (intents.length == 0) throw new IllegalArgumentException("Shortcut Intent must be provided");
    }

    /** Takes what the other says, and keeps the rest. */
    void take(ShortcutInfo s) {
        if (s.activity != null) activity = s.activity;
        if (s.icon != null) icon = s.icon;
        if (s.label != null || s.labelId != 0) {
            label = s.label;
            labelId = s.labelId;
        }
        if (s.longLabel != null || s.longLabelId != 0) {
            longLabel = s.longLabel;
            longLabelId = s.longLabelId;
        }
        if (s.message != null || s.messageId != 0) {
            message = s.message;
            messageId = s.messageId;
        }
        if (s.categories != null) categories = s.categories;
        if (s.intents != null) intents = s.intents;
        if (s.extras != null) extras = s.extras;
        if (s.hasRank()) rank = s.rank;
        changed = s.changed;
    }

    /** What apps get: a copy, without the icon. */
    ShortcutInfo copy() {
        ShortcutInfo s = new ShortcutInfo(this);
        s.icon = null;
        return s;
    }

    ShortcutInfo kept() {
        return new ShortcutInfo(this);
    }

    /** Texts of resources, as they are found when a shortcut is published. */
    void resolve(Resources r) {
        if (labelId != 0) label = r.getText(labelId, label == null ? "" : label);
        if (longLabelId != 0) longLabel = r.getText(longLabelId, longLabel == null ? "" : longLabel);
        if (messageId != 0) message = r.getText(messageId, message == null ? "" : message);
    }

    void setActivity(ComponentName activity) {
        this.activity = activity;
    }

    boolean hasRank() {
        return rank != NONE;
    }

    void setRank(int rank) {
        this.rank = rank;
    }

    public String getId() {
        return id;
    }

    public String getPackage() {
        return pkg;
    }

    public ComponentName getActivity() {
        return activity;
    }

    public CharSequence getShortLabel() {
        return label;
    }

    public CharSequence getLongLabel() {
        return longLabel;
    }

    public CharSequence getDisabledMessage() {
        return message;
    }

    public Set<String> getCategories() {
        return categories;
    }

    public Intent getIntent() {
        return intents == null || intents.length == 0 ? null : new Intent(intents[intents.length - 1]);
    }

    public Intent[] getIntents() {
        if (intents == null) return null;
        Intent[] all = new Intent[intents.length];
        for (int i = 0; i < all.length; i++) all[i] = new Intent(intents[i]);
        return all;
    }

    public int getRank() {
        return rank;
    }

    public PersistableBundle getExtras() {
        return extras;
    }

    public UserHandle getUserHandle() {
        return Process.myUserHandle();
    }

    public long getLastChangedTimestamp() {
        return changed;
    }

    public boolean isDynamic() {
        return dynamic;
    }

    public boolean isPinned() {
        return false;
    }

    public boolean isDeclaredInManifest() {
        return declared;
    }

    public boolean isImmutable() {
        return declared;
    }

    public boolean isEnabled() {
        return true; // none is pinned, and others are gone when they are disabled
    }

    public boolean hasKeyFieldsOnly() {
        return false;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(id);
        dest.writeString(pkg);
        dest.writeValue(activity);
        dest.writeValue(icon);
        dest.writeInt(labelId);
        dest.writeInt(longLabelId);
        dest.writeInt(messageId);
        dest.writeCharSequence(label);
        dest.writeCharSequence(longLabel);
        dest.writeCharSequence(message);
        dest.writeStringArray(categories == null ? null : categories.toArray(new String[0]));
        dest.writeTypedArray(intents, flags);
        dest.writePersistableBundle(extras);
        dest.writeInt(rank);
        dest.writeLong(changed);
        dest.writeInt((dynamic ? 1 : 0) | (declared ? 2 : 0));
    }

    private ShortcutInfo(Parcel in) {
        ClassLoader loader = ShortcutInfo.class.getClassLoader();
        id = in.readString();
        pkg = in.readString();
        activity = (ComponentName) in.readValue(loader);
        icon = (Icon) in.readValue(loader);
        labelId = in.readInt();
        longLabelId = in.readInt();
        messageId = in.readInt();
        label = in.readCharSequence();
        longLabel = in.readCharSequence();
        message = in.readCharSequence();
        String[] names = in.createStringArray();
        if (names != null) categories = new ArraySet<String>(java.util.Arrays.asList(names));
        intents = in.createTypedArray(Intent.CREATOR);
        extras = in.readPersistableBundle();
        rank = in.readInt();
        changed = in.readLong();
        int flags = in.readInt();
        dynamic = (flags & 1) != 0;
        declared = (flags & 2) != 0;
    }

    public static final Creator<ShortcutInfo> CREATOR = new Creator<ShortcutInfo>() {
        public ShortcutInfo createFromParcel(Parcel source) {
            return new ShortcutInfo(source);
        }

        public ShortcutInfo[] newArray(int size) {
            return new ShortcutInfo[size];
        }
    };

    /** Makes shortcuts. */
    public static class Builder {
        private final Context context;
        private final String id;
        private ComponentName activity;
        private Icon icon;
        private int labelId, longLabelId, messageId;
        private CharSequence label, longLabel, message;
        private Set<String> categories;
        private Intent[] intents;
        private int rank = NONE;
        private PersistableBundle extras;

        public Builder(Context context, String id) {
            this.context = context;
            this.id = notEmpty(id, "id cannot be empty");
        }

        public Builder setActivity(ComponentName activity) {
            this.activity = notNull(activity, "activity cannot be null");
            return this;
        }

        public Builder setIcon(Icon icon) {
            if (icon != null && icon.getType() != Icon.TYPE_BITMAP && icon.getType() != Icon.TYPE_RESOURCE && icon.getType() != Icon.TYPE_ADAPTIVE_BITMAP) {
                throw new IllegalArgumentException("Unsupported icon type: only the bitmap and resource types are supported");
            }
            this.icon = icon;
            return this;
        }

        private static void unset(boolean unset, String message) {
            if (!unset) throw new IllegalStateException(message);
        }

        public Builder setShortLabelResId(int id) {
            unset(label == null, "shortLabel already set");
            labelId = id;
            return this;
        }

        public Builder setShortLabel(CharSequence shortLabel) {
            unset(labelId == 0, "shortLabelResId already set");
            label = notEmpty(shortLabel, "shortLabel cannot be empty");
            return this;
        }

        public Builder setLongLabelResId(int id) {
            unset(longLabel == null, "longLabel already set");
            longLabelId = id;
            return this;
        }

        public Builder setLongLabel(CharSequence longLabel) {
            unset(longLabelId == 0, "longLabelResId already set");
            this.longLabel = notEmpty(longLabel, "longLabel cannot be empty");
            return this;
        }

        public Builder setDisabledMessageResId(int id) {
            unset(message == null, "disabledMessage already set");
            messageId = id;
            return this;
        }

        public Builder setDisabledMessage(CharSequence disabledMessage) {
            unset(messageId == 0, "disabledMessageResId already set");
            message = notEmpty(disabledMessage, "disabledMessage cannot be empty");
            return this;
        }

        public Builder setCategories(Set<String> categories) {
            this.categories = categories;
            return this;
        }

        public Builder setIntent(Intent intent) {
            return setIntents(new Intent[] {intent});
        }

        public Builder setIntents(Intent[] intents) {
            notNull(intents, "intents cannot be null");
            notNull(intents.length, "intents cannot be empty");
            for (Intent intent : intents) {
                notNull(intent, "intents cannot contain null");
                notNull(intent.getAction(), "intent's action must be set");
            }
            this.intents = new Intent[intents.length];
            for (int i = 0; i < intents.length; i++) this.intents[i] = new Intent(intents[i]);
            return this;
        }

        public Builder setRank(int rank) {
            if (rank < 0) throw new IllegalArgumentException("Rank cannot be negative or bigger than MAX_RANK");
            this.rank = rank;
            return this;
        }

        public Builder setExtras(PersistableBundle extras) {
            this.extras = extras;
            return this;
        }

        public ShortcutInfo build() {
            return new ShortcutInfo(this);
        }
    }
}

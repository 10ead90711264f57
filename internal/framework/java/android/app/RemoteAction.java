package android.app;

import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import java.io.PrintWriter;

/** What a picture in a picture offers. */
public final class RemoteAction implements Parcelable {
    private final Icon icon;
    private final CharSequence title, description;
    private final PendingIntent intent;
    private boolean enabled = true;

    public RemoteAction(Icon icon, CharSequence title, CharSequence contentDescription, PendingIntent intent) {
        if (icon == null || title == null || contentDescription == null || intent == null) {
            throw new IllegalArgumentException("Expected icon, title, content description and action callback");
        }
        this.icon = icon;
        this.title = title;
        description = contentDescription;
        this.intent = intent;
    }

    private RemoteAction(Parcel in) {
        icon = Icon.CREATOR.createFromParcel(in);
        title = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
        description = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
        intent = PendingIntent.CREATOR.createFromParcel(in);
        enabled = in.readByte() == 1;
    }

    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    public boolean isEnabled() {
        return enabled;
    }

    public Icon getIcon() {
        return icon;
    }

    public CharSequence getTitle() {
        return title;
    }

    public CharSequence getContentDescription() {
        return description;
    }

    public PendingIntent getActionIntent() {
        return intent;
    }

    @Override
    public RemoteAction clone() {
        RemoteAction action = new RemoteAction(icon, title, description, intent);
        action.setEnabled(enabled);
        return action;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        icon.writeToParcel(out, 0);
        TextUtils.writeToParcel(title, out, flags);
        TextUtils.writeToParcel(description, out, flags);
        intent.writeToParcel(out, flags);
        out.writeByte((byte) (enabled ? 1 : 0));
    }

    public void dump(String prefix, PrintWriter pw) {
        pw.print(prefix);
        pw.print("title=" + title);
        pw.print(" enabled=" + enabled);
        pw.print(" contentDescription=" + description);
        pw.print(" icon=" + icon);
        pw.print(" action=" + intent.getIntent());
        pw.println();
    }

    public static final Parcelable.Creator<RemoteAction> CREATOR = new Parcelable.Creator<RemoteAction>() {
        public RemoteAction createFromParcel(Parcel in) {
            return new RemoteAction(in);
        }

        public RemoteAction[] newArray(int size) {
            return new RemoteAction[size];
        }
    };
}

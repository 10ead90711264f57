package android.app;

import android.content.Context;
import android.content.IIntentSender;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Process;
import android.os.UserHandle;
import android.util.AndroidException;
import esdroid.am.PendingIntents;

/** An intent that others may send in the application's name. */
public final class PendingIntent implements Parcelable {
    public static final int FLAG_ONE_SHOT = 1 << 30;
    public static final int FLAG_NO_CREATE = 1 << 29;
    public static final int FLAG_CANCEL_CURRENT = 1 << 28;
    public static final int FLAG_UPDATE_CURRENT = 1 << 27;
    public static final int FLAG_IMMUTABLE = 1 << 26;

    private final PendingIntents.Entry mTarget;

    /** Thrown when it was cancelled, or can be sent no more. */
    public static class CanceledException extends AndroidException {
        public CanceledException() {
        }

        public CanceledException(String name) {
            super(name);
        }

        public CanceledException(Exception cause) {
            super(cause);
        }
    }

    public interface OnFinished {
        void onSendFinished(PendingIntent pendingIntent, Intent intent, int resultCode, String resultData, Bundle resultExtras);
    }

    private PendingIntent(PendingIntents.Entry target) {
        mTarget = target;
    }

    private static PendingIntent make(int kind, Context context, int requestCode, Intent[] intents, int flags, Bundle options) {
        String packageName = context.getPackageName();
        for (Intent i : intents) {
            i.migrateExtraStreamToClipData();
            i.prepareToLeaveProcess(context);
        }
        PendingIntents.Entry e = PendingIntents.get().obtain(kind, packageName, null, null, requestCode, intents, flags, options);
        return e != null ? new PendingIntent(e) : null;
    }

    static PendingIntent forActivityResult(String pkg, IBinder token, String who, int requestCode, Intent data, int flags) {
        PendingIntents.Entry e = PendingIntents.get().obtain(PendingIntents.RESULT, pkg, token, who, requestCode, new Intent[] {data}, flags,
                null);
        return e != null ? new PendingIntent(e) : null;
    }

    public static PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags) {
        return getActivity(context, requestCode, intent, flags, null);
    }

    public static PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags, Bundle options) {
        return make(PendingIntents.ACTIVITY, context, requestCode, new Intent[] {intent}, flags, options);
    }

    public static PendingIntent getActivities(Context context, int requestCode, Intent[] intents, int flags) {
        return getActivities(context, requestCode, intents, flags, null);
    }

    public static PendingIntent getActivities(Context context, int requestCode, Intent[] intents, int flags, Bundle options) {
        return make(PendingIntents.ACTIVITY, context, requestCode, intents, flags, options);
    }

    public static PendingIntent getBroadcast(Context context, int requestCode, Intent intent, int flags) {
        return make(PendingIntents.BROADCAST, context, requestCode, new Intent[] {intent}, flags, null);
    }

    public static PendingIntent getService(Context context, int requestCode, Intent intent, int flags) {
        return make(PendingIntents.SERVICE, context, requestCode, new Intent[] {intent}, flags, null);
    }

    public static PendingIntent getForegroundService(Context context, int requestCode, Intent intent, int flags) {
        return make(PendingIntents.SERVICE, context, requestCode, new Intent[] {intent}, flags, null);
    }

    public IntentSender getIntentSender() {
        return new IntentSender(mTarget);
    }

    public void cancel() {
        PendingIntents.get().cancel(mTarget);
    }

    public void send() throws CanceledException {
        send(null, 0, null, null, null, null, null);
    }

    public void send(int code) throws CanceledException {
        send(null, code, null, null, null, null, null);
    }

    public void send(Context context, int code, Intent intent) throws CanceledException {
        send(context, code, intent, null, null, null, null);
    }

    public void send(int code, OnFinished onFinished, Handler handler) throws CanceledException {
        send(null, code, null, onFinished, handler, null, null);
    }

    public void send(Context context, int code, Intent intent, OnFinished onFinished, Handler handler) throws CanceledException {
        send(context, code, intent, onFinished, handler, null, null);
    }

    public void send(Context context, int code, Intent intent, OnFinished onFinished, Handler handler, String requiredPermission)
            throws CanceledException {
        send(context, code, intent, onFinished, handler, requiredPermission, null);
    }

    public void send(Context context, int code, Intent intent, final OnFinished onFinished, Handler handler, String requiredPermission,
            Bundle options) throws CanceledException {
        PendingIntents.Sent heard = onFinished == null ? null : new PendingIntents.Sent() {
            public void sent(Intent sent, int code, String data, Bundle extras) {
                onFinished.onSendFinished(PendingIntent.this, sent, code, data, extras);
            }
        };
        if (mTarget.send(code, intent, options, heard, handler) < 0) {
            throw new CanceledException();
        }
    }

    @Deprecated
    public String getTargetPackage() {
        return mTarget.creator;
    }

    public String getCreatorPackage() {
        return mTarget.creator;
    }

    public int getCreatorUid() {
        return Process.myUid();
    }

    public UserHandle getCreatorUserHandle() {
        return Process.myUserHandle();
    }

    public boolean isActivity() {
        return mTarget.kind == PendingIntents.ACTIVITY;
    }

    public Intent getIntent() {
        return mTarget.intent();
    }

    public IIntentSender getTarget() {
        return mTarget;
    }

    @Override
    public boolean equals(Object otherObj) {
        return otherObj instanceof PendingIntent && mTarget == ((PendingIntent) otherObj).mTarget;
    }

    @Override
    public int hashCode() {
        return mTarget.hashCode();
    }

    @Override
    public String toString() {
        return "PendingIntent{" + Integer.toHexString(System.identityHashCode(this)) + ": " + mTarget + "}";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeStrongBinder(mTarget);
    }

    public static final Parcelable.Creator<PendingIntent> CREATOR = new Parcelable.Creator<PendingIntent>() {
        public PendingIntent createFromParcel(Parcel in) {
            IBinder target = in.readStrongBinder();
            return target != null ? new PendingIntent((PendingIntents.Entry) target) : null;
        }

        public PendingIntent[] newArray(int size) {
            return new PendingIntent[size];
        }
    };

    public static void writePendingIntentOrNullToParcel(PendingIntent sender, Parcel out) {
        out.writeStrongBinder(sender != null ? sender.mTarget : null);
    }

    public static PendingIntent readPendingIntentOrNullFromParcel(Parcel in) {
        IBinder b = in.readStrongBinder();
        return b != null ? new PendingIntent((PendingIntents.Entry) b) : null;
    }
}

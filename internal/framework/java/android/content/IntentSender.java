package android.content;

import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;
import android.util.AndroidException;
import esdroid.am.PendingIntents;

/** Something to be sent later, and to whom. */
public class IntentSender implements Parcelable {
    private final IIntentSender mTarget;

    /** Thrown when there is nothing to send any more. */
    public static class SendIntentException extends AndroidException {
        public SendIntentException() {
        }

        public SendIntentException(String name) {
            super(name);
        }

        public SendIntentException(Exception cause) {
            super(cause);
        }
    }

    public interface OnFinished {
        void onSendFinished(IntentSender IntentSender, Intent intent, int resultCode, String resultData, Bundle resultExtras);
    }

    public IntentSender(IIntentSender target) {
        mTarget = target;
    }

    public IIntentSender getTarget() {
        return mTarget;
    }

    public void sendIntent(Context context, int code, Intent intent, OnFinished onFinished, Handler handler) throws SendIntentException {
        sendIntent(context, code, intent, onFinished, handler, null);
    }

    public void sendIntent(Context context, int code, Intent intent, final OnFinished onFinished, Handler handler,
            String requiredPermission) throws SendIntentException {
        PendingIntents.Sent heard = onFinished == null ? null : new PendingIntents.Sent() {
            public void sent(Intent sent, int code, String data, Bundle extras) {
                onFinished.onSendFinished(IntentSender.this, sent, code, data, extras);
            }
        };
        if (((PendingIntents.Entry) mTarget).send(code, intent, null, heard, handler) < 0) {
            throw new SendIntentException();
        }
    }

    public String getTargetPackage() {
        return getCreatorPackage();
    }

    public String getCreatorPackage() {
        return ((PendingIntents.Entry) mTarget).creator;
    }

    public int getCreatorUid() {
        return android.os.Process.myUid();
    }

    public UserHandle getCreatorUserHandle() {
        return android.os.Process.myUserHandle();
    }

    @Override
    public boolean equals(Object otherObj) {
        return otherObj instanceof IntentSender && mTarget.equals(((IntentSender) otherObj).mTarget);
    }

    @Override
    public int hashCode() {
        return mTarget.hashCode();
    }

    @Override
    public String toString() {
        return "IntentSender{" + Integer.toHexString(System.identityHashCode(this)) + ": " + (mTarget != null ? mTarget.asBinder() : null) + "}";
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeStrongBinder(mTarget.asBinder());
    }

    public static final Parcelable.Creator<IntentSender> CREATOR = new Parcelable.Creator<IntentSender>() {
        public IntentSender createFromParcel(Parcel in) {
            IBinder target = in.readStrongBinder();
            return target != null ? new IntentSender((IIntentSender) target) : null;
        }

        public IntentSender[] newArray(int size) {
            return new IntentSender[size];
        }
    };

    public static void writeIntentSenderOrNullToParcel(IntentSender sender, Parcel out) {
        out.writeStrongBinder(sender != null ? sender.mTarget.asBinder() : null);
    }

    public static IntentSender readIntentSenderOrNullFromParcel(Parcel in) {
        IBinder b = in.readStrongBinder();
        return b != null ? new IntentSender((IIntentSender) b) : null;
    }
}

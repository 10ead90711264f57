package android.os;

/** A reference to a handler that can be given to others. */
public final class Messenger implements Parcelable {
    private final IBinder mTarget;

    /** The binder of a handler. */
    static final class Target extends Binder {
        final Handler handler;

        Target(Handler handler) {
            this.handler = handler;
            attachInterface(null, "android.os.IMessenger");
        }
    }

    public Messenger(Handler target) {
        mTarget = target.getMessengerTarget();
    }

    public Messenger(IBinder target) {
        mTarget = target;
    }

    public void send(Message message) throws RemoteException {
        if (!(mTarget instanceof Target)) {
            throw new DeadObjectException();
        }
        message.sendingUid = Process.myUid();
        // As the platform within one process: the message itself is handed on, not a copy.
        ((Target) mTarget).handler.sendMessage(message);
    }

    public IBinder getBinder() {
        return mTarget;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Messenger && mTarget.equals(((Messenger) other).mTarget);
    }

    @Override
    public int hashCode() {
        return mTarget.hashCode();
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeStrongBinder(mTarget);
    }

    public static final Parcelable.Creator<Messenger> CREATOR = new Parcelable.Creator<Messenger>() {
        public Messenger createFromParcel(Parcel in) {
            return readMessengerOrNullFromParcel(in);
        }

        public Messenger[] newArray(int size) {
            return new Messenger[size];
        }
    };

    public static void writeMessengerOrNullToParcel(Messenger messenger, Parcel out) {
        out.writeStrongBinder(messenger != null ? messenger.mTarget : null);
    }

    public static Messenger readMessengerOrNullFromParcel(Parcel in) {
        IBinder b = in.readStrongBinder();
        return b != null ? new Messenger(b) : null;
    }
}

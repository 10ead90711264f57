package android.os;

/** Receives a result from somebody else. */
public class ResultReceiver implements Parcelable {
    final Handler mHandler;
    private final Remote mReceiver;

    /** The binder by which others reach a receiver. */
    private static final class Remote extends Binder {
        final ResultReceiver owner;

        Remote(ResultReceiver owner) {
            this.owner = owner;
        }
    }

    class MyRunnable implements Runnable {
        final int mResultCode;
        final Bundle mResultData;

        MyRunnable(int resultCode, Bundle resultData) {
            mResultCode = resultCode;
            mResultData = resultData;
        }

        public void run() {
            onReceiveResult(mResultCode, mResultData);
        }
    }

    public ResultReceiver(Handler handler) {
        mHandler = handler;
        mReceiver = new Remote(this);
    }

    ResultReceiver(Parcel in) {
        mHandler = null;
        mReceiver = (Remote) in.readStrongBinder();
    }

    public void send(int resultCode, Bundle resultData) {
        ResultReceiver to = mReceiver == null ? null : mReceiver.owner;
        if (to == null) {
            return;
        }
        if (to.mHandler != null) {
            to.mHandler.post(to.new MyRunnable(resultCode, resultData));
        } else {
            to.onReceiveResult(resultCode, resultData);
        }
    }

    protected void onReceiveResult(int resultCode, Bundle resultData) {}

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeStrongBinder(mReceiver);
    }

    public static final Parcelable.Creator<ResultReceiver> CREATOR = new Parcelable.Creator<ResultReceiver>() {
        public ResultReceiver createFromParcel(Parcel in) {
            return new ResultReceiver(in);
        }

        public ResultReceiver[] newArray(int size) {
            return new ResultReceiver[size];
        }
    };
}

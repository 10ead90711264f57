package android.view;

import android.os.Parcelable;

/** A key or a motion. */
public abstract class InputEvent implements Parcelable {
    protected static final int PARCEL_TOKEN_MOTION_EVENT = 1;
    protected static final int PARCEL_TOKEN_KEY_EVENT = 2;
    private static int sNextSeq;
    protected int mSeq = sNextSeq++;
    private boolean mRecycled;

    InputEvent() {
    }

    public abstract int getDeviceId();

    public final InputDevice getDevice() {
        return InputDevice.getDevice(getDeviceId());
    }

    public abstract int getSource();

    public abstract void setSource(int source);

    public boolean isFromSource(int source) {
        return (getSource() & source) == source;
    }

    public abstract InputEvent copy();

    public void recycle() {
        if (mRecycled) throw new RuntimeException(toString() + " recycled twice!");
        mRecycled = true;
    }

    public void recycleIfNeededAfterDispatch() {
        recycle();
    }

    public abstract boolean isTainted();

    public abstract void setTainted(boolean tainted);

    public abstract long getEventTime();

    public abstract long getEventTimeNano();

    public abstract void cancel();

    public int getSequenceNumber() {
        return mSeq;
    }

    @Override
    public int describeContents() {
        return 0;
    }
}

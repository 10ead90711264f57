package android.os;

import android.util.Log;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** An object of this process that others can call; everything runs in one process here. */
public class Binder implements IBinder {
    private IInterface mOwner;
    private String mDescriptor;

    public Binder() {}

    public static final int getCallingPid() {
        return Process.myPid();
    }

    public static final int getCallingUid() {
        return Process.myUid();
    }

    public static final UserHandle getCallingUserHandle() {
        return UserHandle.of(UserHandle.getUserId(getCallingUid()));
    }

    public static final long clearCallingIdentity() {
        return ((long) Process.myUid() << 32) | Process.myPid();
    }

    public static final void restoreCallingIdentity(long token) {}

    public static final void flushPendingCommands() {}

    public static final void joinThreadPool() {
        Object forever = new Object();
        synchronized (forever) {
            for (;;) {
                try {
                    forever.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public void attachInterface(IInterface owner, String descriptor) {
        mOwner = owner;
        mDescriptor = descriptor;
    }

    public String getInterfaceDescriptor() {
        return mDescriptor;
    }

    public boolean pingBinder() {
        return true;
    }

    public boolean isBinderAlive() {
        return true;
    }

    public IInterface queryLocalInterface(String descriptor) {
        if (mDescriptor != null && mDescriptor.equals(descriptor)) {
            return mOwner;
        }
        return null;
    }

    protected boolean onTransact(int code, Parcel data, Parcel reply, int flags) throws RemoteException {
        if (code == INTERFACE_TRANSACTION) {
            reply.writeString(getInterfaceDescriptor());
            return true;
        }
        return false;
    }

    public void dump(FileDescriptor fd, String[] args) {}

    public void dumpAsync(FileDescriptor fd, String[] args) {}

    protected void dump(FileDescriptor fd, PrintWriter fout, String[] args) {}

    public final boolean transact(int code, Parcel data, Parcel reply, int flags) throws RemoteException {
        if (data != null) {
            data.setDataPosition(0);
        }
        boolean r = onTransact(code, data, reply, flags);
        if (reply != null) {
            reply.setDataPosition(0);
        }
        return r;
    }

    public void linkToDeath(DeathRecipient recipient, int flags) {}

    public boolean unlinkToDeath(DeathRecipient recipient, int flags) {
        return true;
    }
}

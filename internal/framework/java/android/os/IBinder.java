package android.os;

import java.io.FileDescriptor;

/** An object that can be called from another process. */
public interface IBinder {
    public static final int FIRST_CALL_TRANSACTION = 1;
    public static final int LAST_CALL_TRANSACTION = 16777215;
    public static final int PING_TRANSACTION = 1599098439;
    public static final int DUMP_TRANSACTION = 1598311760;
    public static final int SHELL_COMMAND_TRANSACTION = 1598246212;
    public static final int INTERFACE_TRANSACTION = 1598968902;
    public static final int TWEET_TRANSACTION = 1599362900;
    public static final int LIKE_TRANSACTION = 1598835019;
    public static final int SYSPROPS_TRANSACTION = 1599295570;
    public static final int FLAG_ONEWAY = 1;
    public static final int MAX_IPC_SIZE = 65536;

    String getInterfaceDescriptor() throws RemoteException;

    boolean pingBinder();

    boolean isBinderAlive();

    IInterface queryLocalInterface(String descriptor);

    void dump(FileDescriptor fd, String[] args) throws RemoteException;

    void dumpAsync(FileDescriptor fd, String[] args) throws RemoteException;

    boolean transact(int code, Parcel data, Parcel reply, int flags) throws RemoteException;

    /** Is told of a process's end. */
    interface DeathRecipient {
        void binderDied();
    }

    void linkToDeath(DeathRecipient recipient, int flags) throws RemoteException;

    boolean unlinkToDeath(DeathRecipient recipient, int flags);
}

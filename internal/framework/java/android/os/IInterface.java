package android.os;

/** Base of binder interfaces. */
public interface IInterface {
    IBinder asBinder();
}

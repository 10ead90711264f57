package android.os;

/** A transaction is larger than the buffer. */
public class TransactionTooLargeException extends RemoteException {
    public TransactionTooLargeException() {
        super();
    }

    public TransactionTooLargeException(String message) {
        super(message);
    }
}

package android.os;

/** The system is gone. */
public class DeadSystemException extends DeadObjectException {
    public DeadSystemException() {
        super();
    }

}

import android.os.BadParcelableException;
import android.os.DeadObjectException;
import android.os.NetworkOnMainThreadException;
import android.os.OperationCanceledException;
import android.os.Parcel;
import android.os.ParcelFormatException;
import android.os.ParcelUuid;
import android.os.RemoteException;
import android.os.TransactionTooLargeException;
import java.util.UUID;
import static esdroid.conformance.Out.*;

/** Identifiers by value. */
public class Uuids {
    public static void main(String[] args) throws Exception {
        ParcelUuid u = ParcelUuid.fromString("00001101-0000-1000-8000-00805f9b34fb");
        say(u, u.getUuid(), u.equals(new ParcelUuid(UUID.fromString("00001101-0000-1000-8000-00805F9B34FB"))), u.hashCode());
        Parcel p = Parcel.obtain();
        p.writeParcelable(u, 0);
        p.setDataPosition(0);
        say(p.readParcelable(null));
        fails("ParcelUuid.fromString(\"x\")", new Code() {
            public void run() throws Exception {
                ParcelUuid.fromString("x");
            }
        });
        say(new RemoteException("r"), new DeadObjectException(), new TransactionTooLargeException("big"), new BadParcelableException("bad"), new ParcelFormatException("f"), new OperationCanceledException(), new NetworkOnMainThreadException());
    }
}

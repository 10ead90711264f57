import android.os.Parcel;
import static esdroid.conformance.Out.*;

/** Accounts by value. */
public class Accounts {
    public static void main(String[] args) throws Exception {
        android.accounts.Account a = new android.accounts.Account("name", "type");
        say(a, a.equals(new android.accounts.Account("name", "type")), a.hashCode(), a.name, a.type);
        Parcel p = Parcel.obtain();
        a.writeToParcel(p, 0);
        p.setDataPosition(0);
        say(android.accounts.Account.CREATOR.createFromParcel(p));
        fails("new android.accounts.Account(null, \"t\")", new Code() {
            public void run() throws Exception {
                new android.accounts.Account(null, "t");
            }
        });
        fails("new android.accounts.Account(\"n\", null)", new Code() {
            public void run() throws Exception {
                new android.accounts.Account("n", null);
            }
        });
        say(new android.accounts.AuthenticatorException("x").getMessage(), new android.accounts.OperationCanceledException("y").getMessage(), new android.accounts.NetworkErrorException("z").getMessage());
    }
}

import android.accounts.Account;
import android.accounts.AccountManager;
import android.accounts.AccountManagerCallback;
import android.accounts.AccountManagerFuture;
import android.os.Bundle;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Operations on accounts where there are none, and no authenticator. */
public class Accounts {
    public static void main(String[] args) throws Exception {
        final AccountManager m = AccountManager.get(Runner.activity);
        final Account a = new Account("ann", "some.type");
        say(m.getAccounts().length, m.getAccountsByTypeAndFeatures("some.type", null, null, null).getResult().length);
        fails("token", new Code() {
            public void run() throws Exception {
                m.blockingGetAuthToken(a, "t", true);
            }
        });
        fails("no account", new Code() {
            public void run() throws Exception {
                m.getAuthToken(null, "t", true, null, null);
            }
        });
        fails("password", new Code() {
            public void run() throws Exception {
                m.getPassword(a);
            }
        });
        m.addAccount("some.type", null, null, null, null, new AccountManagerCallback<Bundle>() {
            public void run(final AccountManagerFuture<Bundle> future) {
                say(future.isDone(), future.isCancelled(), Thread.currentThread().getName());
                fails("add", new Code() {
                    public void run() throws Exception {
                        future.getResult();
                    }
                });
            }
        }, null);
        say("asked");
    }
}

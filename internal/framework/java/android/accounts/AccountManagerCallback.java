package android.accounts;

/** Is told that an operation on accounts has ended. */
public interface AccountManagerCallback<V> {
    void run(AccountManagerFuture<V> future);
}

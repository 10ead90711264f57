package android.accounts;

/** Is told of changes of accounts. */
public interface OnAccountsUpdateListener {
    void onAccountsUpdated(Account[] accounts);
}

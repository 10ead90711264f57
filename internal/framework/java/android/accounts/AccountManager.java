package android.accounts;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.os.Handler;
import android.os.Process;
import java.io.IOException;

/** The user's accounts, of which there are none. */
public class AccountManager {
    public static final int ERROR_CODE_REMOTE_EXCEPTION = 1;
    public static final int ERROR_CODE_NETWORK_ERROR = 3;
    public static final int ERROR_CODE_CANCELED = 4;
    public static final int ERROR_CODE_INVALID_RESPONSE = 5;
    public static final int ERROR_CODE_UNSUPPORTED_OPERATION = 6;
    public static final int ERROR_CODE_BAD_ARGUMENTS = 7;
    public static final int ERROR_CODE_BAD_REQUEST = 8;
    public static final int ERROR_CODE_BAD_AUTHENTICATION = 9;
    public static final int ERROR_CODE_USER_RESTRICTED = 100;
    public static final int ERROR_CODE_MANAGEMENT_DISABLED_FOR_ACCOUNT_TYPE = 101;
    public static final String KEY_ACCOUNT_NAME = "authAccount";
    public static final String KEY_ACCOUNT_TYPE = "accountType";
    public static final String KEY_ACCOUNT_ACCESS_ID = "accountAccessId";
    public static final String KEY_AUTHTOKEN = "authtoken";
    public static final String KEY_INTENT = "intent";
    public static final String KEY_PASSWORD = "password";
    public static final String KEY_ACCOUNTS = "accounts";
    public static final String KEY_ACCOUNT_AUTHENTICATOR_RESPONSE = "accountAuthenticatorResponse";
    public static final String KEY_ACCOUNT_MANAGER_RESPONSE = "accountManagerResponse";
    public static final String KEY_AUTHENTICATOR_TYPES = "authenticator_types";
    public static final String KEY_AUTH_FAILED_MESSAGE = "authFailedMessage";
    public static final String KEY_AUTH_TOKEN_LABEL = "authTokenLabelKey";
    public static final String KEY_BOOLEAN_RESULT = "booleanResult";
    public static final String KEY_ERROR_CODE = "errorCode";
    public static final String KEY_ERROR_MESSAGE = "errorMessage";
    public static final String KEY_USERDATA = "userdata";
    public static final String KEY_LAST_AUTHENTICATED_TIME = "lastAuthenticatedTime";
    public static final String KEY_CALLER_UID = "callerUid";
    public static final String KEY_CALLER_PID = "callerPid";
    public static final String KEY_ANDROID_PACKAGE_NAME = "androidPackageName";
    public static final String KEY_NOTIFY_ON_FAILURE = "notifyOnAuthFailure";
    public static final String KEY_ACCOUNT_SESSION_BUNDLE = "accountSessionBundle";
    public static final String KEY_ACCOUNT_STATUS_TOKEN = "accountStatusToken";
    public static final String ACTION_AUTHENTICATOR_INTENT = "android.accounts.AccountAuthenticator";
    public static final String AUTHENTICATOR_META_DATA_NAME = "android.accounts.AccountAuthenticator";
    public static final String AUTHENTICATOR_ATTRIBUTES_NAME = "account-authenticator";
    public static final int VISIBILITY_UNDEFINED = 0;
    public static final int VISIBILITY_VISIBLE = 1;
    public static final int VISIBILITY_USER_MANAGED_VISIBLE = 2;
    public static final int VISIBILITY_NOT_VISIBLE = 3;
    public static final int VISIBILITY_USER_MANAGED_NOT_VISIBLE = 4;
    public static final String ACCOUNT_ACCESS_TOKEN_TYPE = "com.android.AccountManager.ACCOUNT_ACCESS_TOKEN_TYPE";
    public static final String LOGIN_ACCOUNTS_CHANGED_ACTION = "android.accounts.LOGIN_ACCOUNTS_CHANGED";
    public static final String ACTION_ACCOUNT_REMOVED = "android.accounts.action.ACCOUNT_REMOVED";
    public static final String ACTION_VISIBLE_ACCOUNTS_CHANGED = "android.accounts.action.VISIBLE_ACCOUNTS_CHANGED";
    public static final String PACKAGE_NAME_KEY_LEGACY_VISIBLE = "android:accounts:key_legacy_visible";
    public static final String PACKAGE_NAME_KEY_LEGACY_NOT_VISIBLE = "android:accounts:key_legacy_not_visible";

    private final Context mContext;

    public AccountManager(Context context) {
        mContext = context;
    }

    public static AccountManager get(Context context) {
        if (context == null) {
            throw new IllegalArgumentException("context is null");
        }
        return (AccountManager) context.getSystemService(Context.ACCOUNT_SERVICE);
    }

    public Account[] getAccounts() {
        return new Account[0];
    }

    public Account[] getAccountsByType(String type) {
        return new Account[0];
    }

    public Account[] getAccountsByTypeForPackage(String type, String packageName) {
        return new Account[0];
    }

    public AuthenticatorDescription[] getAuthenticatorTypes() {
        return new AuthenticatorDescription[0];
    }

    public void addOnAccountsUpdatedListener(OnAccountsUpdateListener listener, Handler handler, boolean updateImmediately) {
        if (listener == null) {
            throw new IllegalArgumentException("the listener is null");
        }
        if (updateImmediately) {
            final OnAccountsUpdateListener l = listener;
            (handler == null ? new Handler(mContext.getMainLooper()) : handler).post(new Runnable() {
                public void run() {
                    l.onAccountsUpdated(getAccounts());
                }
            });
        }
    }

    public void removeOnAccountsUpdatedListener(OnAccountsUpdateListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener is null");
        }
    }

    private static final String NO_AUTHENTICATOR = "bind failure";

    private static void needs(Object value, String name) {
        if (value == null) {
            throw new IllegalArgumentException(name + " is null");
        }
    }

    public AccountManagerFuture<Account[]> getAccountsByTypeAndFeatures(String type, String[] features, AccountManagerCallback<Account[]> callback, Handler handler) {
        needs(type, "type");
        return EndedOperation.with(new Account[0], null, callback, handler);
    }

    public AccountManagerFuture<Boolean> hasFeatures(Account account, String[] features, AccountManagerCallback<Boolean> callback, Handler handler) {
        needs(account, "account");
        needs(features, "features");
        return EndedOperation.with(null, NO_AUTHENTICATOR, callback, handler);
    }

    public AccountManagerFuture<Bundle> addAccount(String accountType, String authTokenType, String[] requiredFeatures, Bundle addAccountOptions, Activity activity,
            AccountManagerCallback<Bundle> callback, Handler handler) {
        needs(accountType, "accountType");
        return EndedOperation.with(null, NO_AUTHENTICATOR, callback, handler);
    }

    public AccountManagerFuture<Bundle> getAuthToken(Account account, String authTokenType, Bundle options, Activity activity, AccountManagerCallback<Bundle> callback, Handler handler) {
        return token(account, authTokenType, callback, handler);
    }

    public AccountManagerFuture<Bundle> getAuthToken(Account account, String authTokenType, Bundle options, boolean notifyAuthFailure, AccountManagerCallback<Bundle> callback, Handler handler) {
        return token(account, authTokenType, callback, handler);
    }

    public AccountManagerFuture<Bundle> getAuthToken(Account account, String authTokenType, boolean notifyAuthFailure, AccountManagerCallback<Bundle> callback, Handler handler) {
        return token(account, authTokenType, callback, handler);
    }

    private AccountManagerFuture<Bundle> token(Account account, String authTokenType, AccountManagerCallback<Bundle> callback, Handler handler) {
        needs(account, "account");
        needs(authTokenType, "authTokenType");
        return EndedOperation.with(null, NO_AUTHENTICATOR, callback, handler);
    }

    public String blockingGetAuthToken(Account account, String authTokenType, boolean notifyAuthFailure) throws OperationCanceledException, IOException, AuthenticatorException {
        return getAuthToken(account, authTokenType, notifyAuthFailure, null, null).getResult().getString(KEY_AUTHTOKEN);
    }

    public void invalidateAuthToken(String accountType, String authToken) {
        needs(accountType, "accountType");
    }

    /** Only the authenticator of the account's type may. */
    private static void denied(Account account, String operation) {
        needs(account, "account");
        throw new SecurityException("uid " + Process.myUid() + " cannot " + operation + " accounts of type: " + account.type);
    }

    public boolean addAccountExplicitly(Account account, String password, Bundle userdata) {
        denied(account, "explicitly add");
        return false;
    }

    public boolean removeAccountExplicitly(Account account) {
        denied(account, "explicitly add");
        return false;
    }

    public String getPassword(Account account) {
        denied(account, "get secrets for");
        return null;
    }

    public void setPassword(Account account, String password) {
        denied(account, "set secrets for");
    }

    public void clearPassword(Account account) {
        denied(account, "clear passwords for");
    }

    public String getUserData(Account account, String key) {
        needs(account, "account");
        needs(key, "key");
        denied(account, "get user data for");
        return null;
    }

    public void setUserData(Account account, String key, String value) {
        needs(account, "account");
        needs(key, "key");
        denied(account, "set user data for");
    }

    public String peekAuthToken(Account account, String authTokenType) {
        needs(account, "account");
        needs(authTokenType, "authTokenType");
        denied(account, "peek the authtokens associated with");
        return null;
    }

    public void setAuthToken(Account account, String authTokenType, String authToken) {
        needs(account, "account");
        needs(authTokenType, "authTokenType");
        denied(account, "set auth tokens associated with");
    }
}

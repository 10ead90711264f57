package android.accounts;

import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.TimeUnit;

/** An operation on accounts that has ended at once: with a result, or for want of an authenticator. */
final class EndedOperation<V> implements AccountManagerFuture<V> {
    private final V result;
    private final String failure;

    private EndedOperation(V result, String failure) {
        this.result = result;
        this.failure = failure;
    }

    /** Ends with a result, or with a failure if that is not null, and tells the callback in a turn of its handler. */
    static <V> AccountManagerFuture<V> with(V result, String failure, final AccountManagerCallback<V> callback, Handler handler) {
        final AccountManagerFuture<V> ended = new EndedOperation<V>(result, failure);
        if (callback != null) {
            (handler != null ? handler : new Handler(Looper.getMainLooper())).post(new Runnable() {
                public void run() {
                    callback.run(ended);
                }
            });
        }
        return ended;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        return false;
    }

    @Override
    public boolean isCancelled() {
        return false;
    }

    @Override
    public boolean isDone() {
        return true;
    }

    @Override
    public V getResult() throws AuthenticatorException {
        if (failure != null) {
            throw new AuthenticatorException(failure);
        }
        return result;
    }

    @Override
    public V getResult(long timeout, TimeUnit unit) throws AuthenticatorException {
        return getResult();
    }
}

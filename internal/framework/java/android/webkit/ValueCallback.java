package android.webkit;

/** Told a value later. */
public interface ValueCallback<T> {

    void onReceiveValue(T p0);
}

package android.content;

import android.os.IBinder;

/** Is told of the state of a bound service. */
public interface ServiceConnection {
    void onServiceConnected(ComponentName name, IBinder service);

    void onServiceDisconnected(ComponentName name);

    default void onBindingDied(ComponentName name) {}
}

package esdroid.conformance;

import android.app.Service;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Binder;
import android.os.IBinder;

/** Services that tell what happens to them. */
public class Serving extends Service {
    public static class Cook extends Serving {}

    public static class Waiter extends Serving {}

    /** What clients are given. */
    public class Hand extends Binder {
        public Serving service() {
            return Serving.this;
        }
    }

    /** A client that tells of the service. */
    public static class Client implements ServiceConnection {
        private final String name;
        public IBinder binder;

        public Client(String name) {
            this.name = name;
        }

        @Override
        public void onServiceConnected(ComponentName component, IBinder binder) {
            this.binder = binder;
            Out.say(name, "connected to", component.getShortClassName(), binder instanceof Hand);
        }

        @Override
        public String toString() {
            return name;
        }

        @Override
        public void onServiceDisconnected(ComponentName component) {
            Out.say(name, "disconnected from", component.getShortClassName());
        }
    }

    @Override
    public void onCreate() {
        super.onCreate();
        Stage.moment(this, "create", null);
    }

    @Override
    public int onStartCommand(Intent intent, int flags, int id) {
        Object result = Stage.moment(this, "command", intent, Stage.number(intent), flags, id);
        return result == null ? START_NOT_STICKY : (Integer) result;
    }

    @Override
    public IBinder onBind(Intent intent) {
        Object none = Stage.moment(this, "bind", intent, Stage.number(intent));
        return none == null ? new Hand() : null;
    }

    @Override
    public boolean onUnbind(Intent intent) {
        Object again = Stage.moment(this, "unbind", intent, Stage.number(intent));
        return again != null;
    }

    @Override
    public void onRebind(Intent intent) {
        Stage.moment(this, "rebind", intent, Stage.number(intent));
    }

    @Override
    public void onDestroy() {
        Stage.moment(this, "destroy", null);
        super.onDestroy();
    }
}

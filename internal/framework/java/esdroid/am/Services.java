package esdroid.am;

import android.app.ActivityThread;
import android.app.LoadedApk;
import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ResolveInfo;
import android.content.pm.ServiceInfo;
import android.os.Binder;
import android.os.IBinder;
import android.util.Log;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** The services of the application: started, bound, and when they end. */
public final class Services {
    private static final class Binding {
        Intent intent;
        IBinder binder;
        boolean requested;
        boolean received;
        boolean hasBound;
        boolean doRebind;
        final ArrayList<Connection> connections = new ArrayList<Connection>();
    }

    private static final class Connection {
        LoadedApk.ServiceDispatcher dispatcher;
        IBinder owner;
        int flags;
        Record service;
        Binding binding;
    }

    private static final class Record {
        final Binder token = new Binder();
        ServiceInfo info;
        ComponentName name;
        boolean created;
        boolean startRequested;
        int lastStartId;
        boolean delayedStop;
        boolean stopIfKilled = true;
        final LinkedHashMap<Intent.FilterComparison, Binding> bindings = new LinkedHashMap<Intent.FilterComparison, Binding>();
    }

    private final Am am;
    private final LinkedHashMap<ComponentName, Record> records = new LinkedHashMap<ComponentName, Record>();

    Services(Am am) {
        this.am = am;
    }

    private static ActivityThread thread() {
        return ActivityThread.currentActivityThread();
    }

    private Record find(IBinder token) {
        for (Record r : records.values()) {
            if (r.token == token) {
                return r;
            }
        }
        return null;
    }

    private Record retrieve(Intent intent, boolean create) {
        java.util.List<ResolveInfo> found = Resolver.get().queryServices(intent, 0);
        if (found.isEmpty()) {
            return null;
        }
        ServiceInfo info = found.get(0).serviceInfo;
        ComponentName name = new ComponentName(info.packageName, info.name);
        Record r = records.get(name);
        if (r == null && create) {
            r = new Record();
            r.info = info;
            r.name = name;
            records.put(name, r);
        }
        return r;
    }

    private void bringUp(Record r) {
        if (!r.created) {
            r.created = true;
            thread().scheduleCreateService(r.token, r.info);
            for (Binding b : r.bindings.values()) {
                requestBind(r, b, false);
            }
        }
    }

    public ComponentName start(Intent service) {
        Intent copy = Copies.intent(service);
        Record r = retrieve(copy, true);
        if (r == null) {
            Log.w("ActivityManager", "Unable to start service " + service + " U=0: not found");
            return null;
        }
        if (copy.getComponent() == null) {
            copy.setComponent(r.name);
        }
        r.startRequested = true;
        r.lastStartId++;
        if (r.lastStartId < 1) {
            r.lastStartId = 1;
        }
        bringUp(r);
        thread().scheduleServiceArgs(r.token, false, r.lastStartId, 0, copy);
        return r.name;
    }

    public boolean stop(Intent service) {
        Record r = retrieve(service, false);
        if (r == null) {
            return !Resolver.get().queryServices(service, 0).isEmpty() && false;
        }
        boolean was = r.created;
        r.startRequested = false;
        bringDownIfIdle(r);
        return was;
    }

    public boolean stopToken(ComponentName name, IBinder token, int startId) {
        Record r = find(token);
        if (r == null) {
            return false;
        }
        if (startId >= 0 && startId != r.lastStartId) {
            return false;
        }
        r.startRequested = false;
        bringDownIfIdle(r);
        return true;
    }

    public void started(IBinder token, int startId, int res) {
    }

    private boolean autoCreate(Record r) {
        for (Binding b : r.bindings.values()) {
            for (Connection c : b.connections) {
                if ((c.flags & Context.BIND_AUTO_CREATE) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private void bringDownIfIdle(Record r) {
        if (r.startRequested || autoCreate(r)) {
            return;
        }
        records.remove(r.name);
        if (!r.created) {
            return;
        }
        r.created = false;
        for (Binding b : r.bindings.values()) {
            for (Connection c : b.connections) {
                c.dispatcher.connected(r.name, null, true);
            }
            if (b.hasBound) {
                b.hasBound = false;
                thread().scheduleUnbindService(r.token, b.intent);
            }
        }
        thread().scheduleStopService(r.token);
    }

    public boolean bind(IBinder owner, Intent service, LoadedApk.ServiceDispatcher sd, int flags) {
        Intent copy = Copies.intent(service);
        Record r = retrieve(copy, true);
        if (r == null) {
            return false;
        }
        if (copy.getComponent() == null) {
            copy.setComponent(r.name);
        }
        Intent.FilterComparison key = new Intent.FilterComparison(copy);
        Binding b = r.bindings.get(key);
        if (b == null) {
            b = new Binding();
            b.intent = copy;
            r.bindings.put(key, b);
        }
        Connection c = new Connection();
        c.dispatcher = sd;
        c.owner = owner;
        c.flags = flags;
        c.service = r;
        c.binding = b;
        b.connections.add(c);
        if ((flags & Context.BIND_AUTO_CREATE) != 0) {
            bringUp(r);
        }
        if (r.created && b.received) {
            sd.connected(r.name, b.binder, false);
            if (b.connections.size() == 1 && b.doRebind) {
                requestBind(r, b, true);
            }
        } else if (!b.requested) {
            requestBind(r, b, false);
        }
        return true;
    }

    private void requestBind(Record r, Binding b, boolean rebind) {
        if (!r.created || ((b.requested && !rebind) || b.connections.isEmpty())) {
            return;
        }
        thread().scheduleBindService(r.token, b.intent, rebind);
        if (!rebind) {
            b.requested = true;
        }
        b.hasBound = true;
        b.doRebind = false;
    }

    public void publish(IBinder token, Intent intent, IBinder binder) {
        Record r = find(token);
        if (r == null) {
            return;
        }
        Binding b = r.bindings.get(new Intent.FilterComparison(intent));
        if (b != null && !b.received) {
            b.binder = binder;
            b.requested = true;
            b.received = true;
            for (Connection c : new ArrayList<Connection>(b.connections)) {
                c.dispatcher.connected(r.name, binder, false);
            }
        }
    }

    public void unbound(IBinder token, Intent intent, boolean doRebind) {
        Record r = find(token);
        if (r == null) {
            return;
        }
        Binding b = r.bindings.get(new Intent.FilterComparison(intent));
        if (b != null) {
            if (b.connections.isEmpty()) {
                b.doRebind = doRebind;
            } else {
                requestBind(r, b, true);
            }
        }
    }

    public void unbind(LoadedApk.ServiceDispatcher sd) {
        for (Record r : new ArrayList<Record>(records.values())) {
            for (Binding b : r.bindings.values()) {
                for (Connection c : new ArrayList<Connection>(b.connections)) {
                    if (c.dispatcher == sd) {
                        drop(c);
                    }
                }
            }
        }
    }

    private void drop(Connection c) {
        Record r = c.service;
        Binding b = c.binding;
        b.connections.remove(c);
        if (b.connections.isEmpty() && r.created && b.hasBound) {
            b.hasBound = false;
            b.doRebind = false;
            thread().scheduleUnbindService(r.token, b.intent);
        }
        if ((c.flags & Context.BIND_AUTO_CREATE) != 0) {
            bringDownIfIdle(r);
        }
    }

    void ownerGone(IBinder owner) {
    }

    /** The binder of a service that is bound already, for BroadcastReceiver.peekService. */
    public IBinder peek(Intent intent) {
        Record r = retrieve(intent, false);
        if (r == null) {
            return null;
        }
        Binding b = r.bindings.get(new Intent.FilterComparison(intent));
        return b == null ? null : b.binder;
    }

    /** Names of the services that run now. */
    public ArrayList<ComponentName> running() {
        ArrayList<ComponentName> l = new ArrayList<ComponentName>();
        for (Record r : records.values()) {
            if (r.created) {
                l.add(r.name);
            }
        }
        return l;
    }

    public void taskRemoved(Intent root) {
        for (Record r : records.values()) {
            if (r.created && r.startRequested) {
                if ((r.info.flags & ServiceInfo.FLAG_STOP_WITH_TASK) == 0) {
                    thread().scheduleServiceArgs(r.token, true, r.lastStartId, 0, root);
                }
            }
        }
    }
}

package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Build;
import android.os.Handler;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import java.util.ArrayList;

/** Alarms on the device's clock. */
public class AlarmManager {
    public static final int RTC_WAKEUP = 0;
    public static final int RTC = 1;
    public static final int ELAPSED_REALTIME_WAKEUP = 2;
    public static final int ELAPSED_REALTIME = 3;
    public static final String ACTION_NEXT_ALARM_CLOCK_CHANGED = "android.app.action.NEXT_ALARM_CLOCK_CHANGED";
    public static final long INTERVAL_FIFTEEN_MINUTES = 900000l;
    public static final long INTERVAL_HALF_HOUR = 1800000l;
    public static final long INTERVAL_HOUR = 3600000l;
    public static final long INTERVAL_HALF_DAY = 43200000l;
    public static final long INTERVAL_DAY = 86400000l;

    private static final ArrayList<Alarm> sAlarms = new ArrayList<Alarm>();
    private static Handler sHandler;
    private final Context mContext;
    private final boolean mAlwaysExact;

    public interface OnAlarmListener {
        void onAlarm();
    }

    private static final class Alarm implements Runnable {
        PendingIntent operation;
        OnAlarmListener listener;
        Handler target;
        long when;
        long interval;
        AlarmClockInfo clock;

        public void run() {
            if (!sAlarms.contains(this)) {
                return;
            }
            if (interval > 0) {
                long now = SystemClock.elapsedRealtime();
                when += ((now - when) / interval + 1) * interval;
                handler().postDelayed(this, when - now);
            } else {
                sAlarms.remove(this);
            }
            if (operation != null) {
                try {
                    operation.send(null, 0, new Intent().putExtra(Intent.EXTRA_ALARM_COUNT, 1));
                } catch (PendingIntent.CanceledException e) {
                    sAlarms.remove(this);
                    handler().removeCallbacks(this);
                }
            } else if (target.getLooper() == Looper.myLooper()) {
                listener.onAlarm();
            } else {
                final OnAlarmListener l = listener;
                target.post(new Runnable() {
                    public void run() {
                        l.onAlarm();
                    }
                });
            }
        }
    }

    AlarmManager(Context context) {
        mContext = context;
        mAlwaysExact = context.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.KITKAT;
    }

    private static Handler handler() {
        if (sHandler == null) {
            sHandler = new Handler(Looper.getMainLooper());
        }
        return sHandler;
    }

    private void setImpl(int type, long trigger, long interval, PendingIntent operation, OnAlarmListener listener, Handler target,
            AlarmClockInfo clock) {
        if (operation == null && listener == null) {
            throw new NullPointerException("operation is null");
        }
        if (trigger < 0) {
            trigger = 0;
        }
        remove(operation, listener);
        Alarm a = new Alarm();
        long now = SystemClock.elapsedRealtime();
        a.when = type == RTC || type == RTC_WAKEUP ? now + trigger - System.currentTimeMillis() : trigger;
        // An alarm is never sooner than five seconds from now, nor repeats more often than each minute.
        if (a.when < now + 5000) {
            a.when = now + 5000;
        }
        a.interval = interval > 0 && interval < 60000 ? 60000 : interval;
        a.operation = operation;
        a.listener = listener;
        a.target = target != null ? target : handler();
        a.clock = clock;
        sAlarms.add(a);
        handler().postDelayed(a, a.when - now);
    }

    private static void remove(PendingIntent operation, OnAlarmListener listener) {
        for (int i = sAlarms.size() - 1; i >= 0; i--) {
            Alarm a = sAlarms.get(i);
            if (operation != null ? operation.equals(a.operation) : listener == a.listener && a.listener != null) {
                sAlarms.remove(i);
                handler().removeCallbacks(a);
            }
        }
    }

    public void set(int type, long triggerAtMillis, PendingIntent operation) {
        setImpl(type, triggerAtMillis, 0, operation, null, null, null);
    }

    public void set(int type, long triggerAtMillis, String tag, OnAlarmListener listener, Handler targetHandler) {
        setImpl(type, triggerAtMillis, 0, null, listener, targetHandler, null);
    }

    public void setRepeating(int type, long triggerAtMillis, long intervalMillis, PendingIntent operation) {
        setImpl(type, triggerAtMillis, intervalMillis, operation, null, null, null);
    }

    public void setWindow(int type, long windowStartMillis, long windowLengthMillis, PendingIntent operation) {
        setImpl(type, windowStartMillis, 0, operation, null, null, null);
    }

    public void setWindow(int type, long windowStartMillis, long windowLengthMillis, String tag, OnAlarmListener listener,
            Handler targetHandler) {
        setImpl(type, windowStartMillis, 0, null, listener, targetHandler, null);
    }

    public void setExact(int type, long triggerAtMillis, PendingIntent operation) {
        setImpl(type, triggerAtMillis, 0, operation, null, null, null);
    }

    public void setExact(int type, long triggerAtMillis, String tag, OnAlarmListener listener, Handler targetHandler) {
        setImpl(type, triggerAtMillis, 0, null, listener, targetHandler, null);
    }

    public void setAlarmClock(AlarmClockInfo info, PendingIntent operation) {
        setImpl(RTC_WAKEUP, info.getTriggerTime(), 0, operation, null, null, info);
    }

    public void setInexactRepeating(int type, long triggerAtMillis, long intervalMillis, PendingIntent operation) {
        setImpl(type, triggerAtMillis, intervalMillis, operation, null, null, null);
    }

    public void setAndAllowWhileIdle(int type, long triggerAtMillis, PendingIntent operation) {
        setImpl(type, triggerAtMillis, 0, operation, null, null, null);
    }

    public void setExactAndAllowWhileIdle(int type, long triggerAtMillis, PendingIntent operation) {
        setImpl(type, triggerAtMillis, 0, operation, null, null, null);
    }

    public void cancel(PendingIntent operation) {
        if (operation == null) {
            if (mContext.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.N) {
                throw new NullPointerException("cancel() called with a null PendingIntent");
            }
            return;
        }
        remove(operation, null);
    }

    public void cancel(OnAlarmListener listener) {
        if (listener == null) {
            throw new NullPointerException("cancel() called with a null OnAlarmListener");
        }
        remove(null, listener);
    }

    public void setTime(long millis) {
        throw new SecurityException("setTime requires android.permission.SET_TIME");
    }

    public void setTimeZone(String timeZone) {
        throw new SecurityException("setTimeZone requires android.permission.SET_TIME_ZONE");
    }

    public AlarmClockInfo getNextAlarmClock() {
        Alarm first = null;
        for (Alarm a : sAlarms) {
            if (a.clock != null && (first == null || a.when < first.when)) {
                first = a;
            }
        }
        return first == null ? null : first.clock;
    }

    /** An alarm that the user sees. */
    public static final class AlarmClockInfo implements Parcelable {
        private final long mTriggerTime;
        private final PendingIntent mShowIntent;

        public AlarmClockInfo(long triggerTime, PendingIntent showIntent) {
            mTriggerTime = triggerTime;
            mShowIntent = showIntent;
        }

        AlarmClockInfo(Parcel in) {
            mTriggerTime = in.readLong();
            mShowIntent = in.readParcelable(PendingIntent.class.getClassLoader());
        }

        public long getTriggerTime() {
            return mTriggerTime;
        }

        public PendingIntent getShowIntent() {
            return mShowIntent;
        }

        @Override
        public int describeContents() {
            return 0;
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            dest.writeLong(mTriggerTime);
            dest.writeParcelable(mShowIntent, flags);
        }

        public static final Creator<AlarmClockInfo> CREATOR = new Creator<AlarmClockInfo>() {
            @Override
            public AlarmClockInfo createFromParcel(Parcel in) {
                return new AlarmClockInfo(in);
            }

            @Override
            public AlarmClockInfo[] newArray(int size) {
                return new AlarmClockInfo[size];
            }
        };
    }
}

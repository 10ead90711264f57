package android.os;

import android.util.Log;

/** The device's clocks. The device never sleeps, so that uptime is elapsed time. */
public final class SystemClock {
    private SystemClock() {}

    public static void sleep(long ms) {
        long start = uptimeMillis();
        long duration = ms;
        boolean interrupted = false;
        do {
            try {
                Thread.sleep(duration);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            duration = start + ms - uptimeMillis();
        } while (duration > 0);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public static boolean setCurrentTimeMillis(long millis) {
        Log.e("SystemClock", "Unable to set RTC");
        return false;
    }

    public static long uptimeMillis() {
        return System.nanoTime() / 1000000;
    }

    public static long elapsedRealtime() {
        return System.nanoTime() / 1000000;
    }

    public static long elapsedRealtimeNanos() {
        return System.nanoTime();
    }

    public static long currentThreadTimeMillis() {
        return System.nanoTime() / 1000000;
    }

    public static long currentThreadTimeMicro() {
        return System.nanoTime() / 1000;
    }

    public static long currentTimeMicro() {
        return System.currentTimeMillis() * 1000;
    }
}

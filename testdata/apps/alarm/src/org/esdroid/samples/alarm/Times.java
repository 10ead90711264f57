package org.esdroid.samples.alarm;

final class Times {
    private final int hour;
    private final int minute;

    Times(int hour, int minute) {
        if (hour < 0 || hour > 23) { // full
            throw new IllegalArgumentException("hour " + hour); /*!*/ // thin
        }
        this.hour = hour;
        this.minute = minute;
    }

    int minutes() { return hour * 60 + minute; }

    int until(Times other) {
        int d = other.minutes() - minutes();
        return d < 0 ? d + 24 * 60 : d;
    }
}

package java.util.concurrent;

/** Units of durations. Conversions to a coarser unit cut off, those to a finer one stop at the limits of long. */
public enum TimeUnit {
    NANOSECONDS(1L), MICROSECONDS(1000L), MILLISECONDS(1000000L), SECONDS(1000000000L),
    MINUTES(60000000000L), HOURS(3600000000000L), DAYS(86400000000000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        long from = sourceUnit.nanos;
        if (from == nanos) {
            return sourceDuration;
        }
        if (from < nanos) {
            return sourceDuration / (nanos / from);
        }
        long ratio = from / nanos;
        long max = Long.MAX_VALUE / ratio;
        if (sourceDuration > max) {
            return Long.MAX_VALUE;
        }
        return sourceDuration < -max ? Long.MIN_VALUE : sourceDuration * ratio;
    }

    public long toNanos(long duration) {
        return NANOSECONDS.convert(duration, this);
    }

    public long toMicros(long duration) {
        return MICROSECONDS.convert(duration, this);
    }

    public long toMillis(long duration) {
        return MILLISECONDS.convert(duration, this);
    }

    public long toSeconds(long duration) {
        return SECONDS.convert(duration, this);
    }

    public long toMinutes(long duration) {
        return MINUTES.convert(duration, this);
    }

    public long toHours(long duration) {
        return HOURS.convert(duration, this);
    }

    public long toDays(long duration) {
        return DAYS.convert(duration, this);
    }

    /** The nanoseconds beyond whole milliseconds. */
    private static int excess(long duration, TimeUnit unit, long millis) {
        return (int) (unit.toNanos(duration) - millis * 1000000L);
    }

    public void timedWait(Object obj, long timeout) throws InterruptedException {
        if (timeout > 0) {
            long ms = toMillis(timeout);
            obj.wait(ms, this == NANOSECONDS || this == MICROSECONDS ? excess(timeout, this, ms) : 0);
        }
    }

    public void timedJoin(Thread thread, long timeout) throws InterruptedException {
        if (timeout > 0) {
            long ms = toMillis(timeout);
            thread.join(ms, this == NANOSECONDS || this == MICROSECONDS ? excess(timeout, this, ms) : 0);
        }
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout > 0) {
            long ms = toMillis(timeout);
            Thread.sleep(ms, this == NANOSECONDS || this == MICROSECONDS ? excess(timeout, this, ms) : 0);
        }
    }

    public java.time.temporal.ChronoUnit toChronoUnit() {
        return java.time.temporal.ChronoUnit.valueOf(this == NANOSECONDS ? "NANOS" : this == MICROSECONDS ? "MICROS"
                : this == MILLISECONDS ? "MILLIS" : name());
    }

    public static TimeUnit of(java.time.temporal.ChronoUnit unit) {
        for (TimeUnit u : values()) {
            if (u.toChronoUnit() == java.util.Objects.requireNonNull(unit, "chronoUnit")) {
                return u;
            }
        }
        throw new IllegalArgumentException("No TimeUnit equivalent for " + unit);
    }

    /** A duration in this unit, as large as a long can be at most. */
    public long convert(java.time.Duration duration) {
        java.math.BigInteger nanos = java.math.BigInteger.valueOf(duration.getSeconds())
                .multiply(java.math.BigInteger.valueOf(1000000000)).add(java.math.BigInteger.valueOf(duration.getNano()));
        java.math.BigInteger units = nanos.divide(java.math.BigInteger.valueOf(toNanos(1)));
        return units.bitLength() < 64 ? units.longValue() : units.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
}

package java.time;

import java.io.Serializable;

/** Tells the time. */
public abstract class Clock {
    protected Clock() {
    }

    private static final class Ticking extends Clock implements Serializable {
        private final Clock base;
        private final Instant fixed;
        private final Duration offset;
        private final long tick;
        private final ZoneId zone;

        /** The base null: the system's clock, or a fixed instant. */
        Ticking(Clock base, Instant fixed, Duration offset, long tick, ZoneId zone) {
            if (zone == null) {
                throw new NullPointerException("zone");
            }
            this.base = base;
            this.fixed = fixed;
            this.offset = offset;
            this.tick = tick;
            this.zone = zone;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId other) {
            return other.equals(zone) ? this
                    : new Ticking(base == null ? null : base.withZone(other), fixed, offset, tick, other);
        }

        @Override
        public Instant instant() {
            if (fixed != null) {
                return fixed;
            }
            if (base == null) {
                return Instant.ofEpochMilli(System.currentTimeMillis());
            }
            Instant now = base.instant();
            if (offset != null) {
                return now.plus(offset);
            }
            if (tick % 1000000 == 0) {
                long millis = now.toEpochMilli();
                return Instant.ofEpochMilli(millis - Math.floorMod(millis, tick / 1000000));
            }
            return now.minusNanos(Math.floorMod((long) now.getNano(), tick));
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Ticking)) {
                return false;
            }
            Ticking c = (Ticking) o;
            return tick == c.tick && zone.equals(c.zone) && (base == null ? c.base == null : base.equals(c.base))
                    && (fixed == null ? c.fixed == null : fixed.equals(c.fixed))
                    && (offset == null ? c.offset == null : offset.equals(c.offset));
        }

        @Override
        public int hashCode() {
            return zone.hashCode() + (fixed == null ? 1 : fixed.hashCode()) + (base == null ? 0 : 31 * base.hashCode())
                    + (offset == null ? 0 : offset.hashCode()) + (int) tick;
        }

        @Override
        public String toString() {
            if (fixed != null) {
                return "FixedClock[" + fixed + "," + zone + "]";
            }
            if (base == null) {
                return "SystemClock[" + zone + "]";
            }
            return offset != null ? "OffsetClock[" + base + "," + offset + "]"
                    : "TickClock[" + base + "," + Duration.ofNanos(tick) + "]";
        }
    }

    public static Clock systemUTC() {
        return system(ZoneOffset.UTC);
    }

    public static Clock systemDefaultZone() {
        return system(ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        return new Ticking(null, null, null, 0, zone);
    }

    public static Clock tickMillis(ZoneId zone) {
        return new Ticking(system(zone), null, null, 1000000, zone);
    }

    public static Clock tickSeconds(ZoneId zone) {
        return new Ticking(system(zone), null, null, 1000000000L, zone);
    }

    public static Clock tickMinutes(ZoneId zone) {
        return new Ticking(system(zone), null, null, 60000000000L, zone);
    }

    public static Clock tick(Clock base, Duration duration) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException("Tick duration must not be negative");
        }
        long nanos = duration.toNanos();
        if (nanos % 1000000 != 0 && (nanos == 0 || 1000000000 % nanos != 0)) {
            throw new IllegalArgumentException("Invalid tick duration");
        }
        return nanos <= 1 ? base : new Ticking(base, null, null, nanos, base.getZone());
    }

    public static Clock fixed(Instant instant, ZoneId zone) {
        if (instant == null) {
            throw new NullPointerException("fixedInstant");
        }
        return new Ticking(null, instant, null, 0, zone);
    }

    public static Clock offset(Clock base, Duration offset) {
        return offset.isZero() ? base : new Ticking(base, null, offset, 0, base.getZone());
    }

    public abstract ZoneId getZone();

    public abstract Clock withZone(ZoneId zone);

    public long millis() {
        return instant().toEpochMilli();
    }

    public abstract Instant instant();
}

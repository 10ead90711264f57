package java.time.temporal;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;

/** The questions in common use. */
public final class TemporalQueries {
    private TemporalQueries() {
    }

    private static final TemporalQuery<ZoneId> ZONE_ID = new TemporalQuery<ZoneId>() {
        @Override
        public ZoneId queryFrom(TemporalAccessor t) {
            return t.query(ZONE_ID);
        }

        @Override
        public String toString() {
            return "ZoneId";
        }
    };

    private static final TemporalQuery<Chronology> CHRONO = new TemporalQuery<Chronology>() {
        @Override
        public Chronology queryFrom(TemporalAccessor t) {
            return t.query(CHRONO);
        }

        @Override
        public String toString() {
            return "Chronology";
        }
    };

    private static final TemporalQuery<TemporalUnit> PRECISION = new TemporalQuery<TemporalUnit>() {
        @Override
        public TemporalUnit queryFrom(TemporalAccessor t) {
            return t.query(PRECISION);
        }

        @Override
        public String toString() {
            return "Precision";
        }
    };

    private static final TemporalQuery<ZoneOffset> OFFSET = new TemporalQuery<ZoneOffset>() {
        @Override
        public ZoneOffset queryFrom(TemporalAccessor t) {
            return t.isSupported(ChronoField.OFFSET_SECONDS)
                    ? ZoneOffset.ofTotalSeconds(t.get(ChronoField.OFFSET_SECONDS)) : null;
        }

        @Override
        public String toString() {
            return "ZoneOffset";
        }
    };

    private static final TemporalQuery<ZoneId> ZONE = new TemporalQuery<ZoneId>() {
        @Override
        public ZoneId queryFrom(TemporalAccessor t) {
            ZoneId zone = t.query(ZONE_ID);
            return zone != null ? zone : t.query(OFFSET);
        }

        @Override
        public String toString() {
            return "Zone";
        }
    };

    private static final TemporalQuery<LocalDate> LOCAL_DATE = new TemporalQuery<LocalDate>() {
        @Override
        public LocalDate queryFrom(TemporalAccessor t) {
            return t.isSupported(ChronoField.EPOCH_DAY) ? LocalDate.ofEpochDay(t.getLong(ChronoField.EPOCH_DAY)) : null;
        }

        @Override
        public String toString() {
            return "LocalDate";
        }
    };

    private static final TemporalQuery<LocalTime> LOCAL_TIME = new TemporalQuery<LocalTime>() {
        @Override
        public LocalTime queryFrom(TemporalAccessor t) {
            return t.isSupported(ChronoField.NANO_OF_DAY) ? LocalTime.ofNanoOfDay(t.getLong(ChronoField.NANO_OF_DAY)) : null;
        }

        @Override
        public String toString() {
            return "LocalTime";
        }
    };

    public static TemporalQuery<ZoneId> zoneId() {
        return ZONE_ID;
    }

    public static TemporalQuery<Chronology> chronology() {
        return CHRONO;
    }

    public static TemporalQuery<TemporalUnit> precision() {
        return PRECISION;
    }

    public static TemporalQuery<ZoneId> zone() {
        return ZONE;
    }

    public static TemporalQuery<ZoneOffset> offset() {
        return OFFSET;
    }

    public static TemporalQuery<LocalDate> localDate() {
        return LOCAL_DATE;
    }

    public static TemporalQuery<LocalTime> localTime() {
        return LOCAL_TIME;
    }
}

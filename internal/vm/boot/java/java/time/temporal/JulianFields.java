package java.time.temporal;

/** Days counted from other beginnings. */
public final class JulianFields {
    private JulianFields() {
    }

    public static final TemporalField JULIAN_DAY = new Field("JulianDay", 2440588L);
    public static final TemporalField MODIFIED_JULIAN_DAY = new Field("ModifiedJulianDay", 40587L);
    public static final TemporalField RATA_DIE = new Field("RataDie", 719163L);

    private static final class Field implements TemporalField {
        private final String name;
        private final long shift;

        Field(String name, long shift) {
            this.name = name;
            this.shift = shift;
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return ChronoUnit.DAYS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return ChronoUnit.FOREVER;
        }

        @Override
        public ValueRange range() {
            return ValueRange.of(-365243219162L + shift, 365241780471L + shift);
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor t) {
            return t.isSupported(ChronoField.EPOCH_DAY);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            if (!isSupportedBy(t)) {
                throw new UnsupportedTemporalTypeException("Unsupported field: " + this);
            }
            return range();
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            return t.getLong(ChronoField.EPOCH_DAY) + shift;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long value) {
            range().checkValidValue(value, this);
            return (R) t.with(ChronoField.EPOCH_DAY, Math.subtractExact(value, shift));
        }

        @Override
        public String toString() {
            return name;
        }
    }
}

package java.time.chrono;

/** What calendars have in common. */
public abstract class AbstractChronology implements Chronology {
    protected AbstractChronology() {
    }

    @Override
    public int compareTo(Chronology other) {
        return getId().compareTo(other.getId());
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof AbstractChronology && compareTo((AbstractChronology) o) == 0;
    }

    @Override
    public int hashCode() {
        return getClass().hashCode() ^ getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }

    /** All calendars of the platform. */
    static Chronology[] all() {
        return new Chronology[] {IsoChronology.INSTANCE, JapaneseChronology.INSTANCE, MinguoChronology.INSTANCE,
            ThaiBuddhistChronology.INSTANCE, HijrahChronology.INSTANCE};
    }
}

package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.function.UnaryOperator;

/** The adjustments in common use. */
public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    private static final int FIRST_OF_MONTH = 0;
    private static final int LAST_OF_MONTH = 1;
    private static final int FIRST_OF_NEXT_MONTH = 2;
    private static final int FIRST_OF_YEAR = 3;
    private static final int LAST_OF_YEAR = 4;
    private static final int FIRST_OF_NEXT_YEAR = 5;
    private static final int IN_MONTH = 6;
    private static final int NEXT = 7;
    private static final int NEXT_OR_SAME = 8;
    private static final int PREVIOUS = 9;
    private static final int PREVIOUS_OR_SAME = 10;

    private static final class Step implements TemporalAdjuster {
        private final int kind;
        private final int weekday;
        private final int ordinal;

        Step(int kind, DayOfWeek day, int ordinal) {
            this.kind = kind;
            this.weekday = day == null ? 0 : day.getValue();
            this.ordinal = ordinal;
        }

        @Override
        public Temporal adjustInto(Temporal t) {
            switch (kind) {
                case FIRST_OF_MONTH:
                    return t.with(ChronoField.DAY_OF_MONTH, 1);
                case LAST_OF_MONTH:
                    return t.with(ChronoField.DAY_OF_MONTH, t.range(ChronoField.DAY_OF_MONTH).getMaximum());
                case FIRST_OF_NEXT_MONTH:
                    return t.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
                case FIRST_OF_YEAR:
                    return t.with(ChronoField.DAY_OF_YEAR, 1);
                case LAST_OF_YEAR:
                    return t.with(ChronoField.DAY_OF_YEAR, t.range(ChronoField.DAY_OF_YEAR).getMaximum());
                case FIRST_OF_NEXT_YEAR:
                    return t.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
                case IN_MONTH:
                    return inMonth(t);
                default:
                    break;
            }
            int today = t.get(ChronoField.DAY_OF_WEEK);
            int ahead = Math.floorMod(weekday - today, 7);
            switch (kind) {
                case NEXT:
                    return t.plus(ahead == 0 ? 7 : ahead, ChronoUnit.DAYS);
                case NEXT_OR_SAME:
                    return ahead == 0 ? t : t.plus(ahead, ChronoUnit.DAYS);
                case PREVIOUS:
                    return t.minus(ahead == 0 ? 7 : 7 - ahead, ChronoUnit.DAYS);
                default:
                    return ahead == 0 ? t : t.minus(7 - ahead, ChronoUnit.DAYS);
            }
        }

        private Temporal inMonth(Temporal t) {
            if (ordinal >= 0) {
                Temporal first = t.with(ChronoField.DAY_OF_MONTH, 1);
                int ahead = Math.floorMod(weekday - first.get(ChronoField.DAY_OF_WEEK), 7);
                return first.plus(ahead + (ordinal - 1L) * 7, ChronoUnit.DAYS);
            }
            Temporal last = t.with(ChronoField.DAY_OF_MONTH, t.range(ChronoField.DAY_OF_MONTH).getMaximum());
            int back = Math.floorMod(last.get(ChronoField.DAY_OF_WEEK) - weekday, 7);
            return last.minus(back + (-ordinal - 1L) * 7, ChronoUnit.DAYS);
        }
    }

    public static TemporalAdjuster ofDateAdjuster(final UnaryOperator<LocalDate> adjuster) {
        if (adjuster == null) {
            throw new NullPointerException("dateBasedAdjuster");
        }
        return new TemporalAdjuster() {
            @Override
            public Temporal adjustInto(Temporal t) {
                return t.with(adjuster.apply(LocalDate.from(t)));
            }
        };
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return new Step(FIRST_OF_MONTH, null, 0);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return new Step(LAST_OF_MONTH, null, 0);
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return new Step(FIRST_OF_NEXT_MONTH, null, 0);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return new Step(FIRST_OF_YEAR, null, 0);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return new Step(LAST_OF_YEAR, null, 0);
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return new Step(FIRST_OF_NEXT_YEAR, null, 0);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek day) {
        return dayOfWeekInMonth(1, day);
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek day) {
        return dayOfWeekInMonth(-1, day);
    }

    public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek day) {
        return new Step(IN_MONTH, check(day), ordinal);
    }

    public static TemporalAdjuster next(DayOfWeek day) {
        return new Step(NEXT, check(day), 0);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek day) {
        return new Step(NEXT_OR_SAME, check(day), 0);
    }

    public static TemporalAdjuster previous(DayOfWeek day) {
        return new Step(PREVIOUS, check(day), 0);
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek day) {
        return new Step(PREVIOUS_OR_SAME, check(day), 0);
    }

    private static DayOfWeek check(DayOfWeek day) {
        if (day == null) {
            throw new NullPointerException("dayOfWeek");
        }
        return day;
    }
}

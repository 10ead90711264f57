import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/** Dates of Japan, Taiwan, Thailand and Islam. */
public class CalendarSystems {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(String name, Try t) {
        try {
            p(name + " = " + t.get());
        } catch (Exception e) {
            p(name + " ! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate[] days = {LocalDate.of(1989, 1, 7), LocalDate.of(1989, 1, 8), LocalDate.of(2019, 4, 30),
                LocalDate.of(2019, 5, 1), LocalDate.of(2024, 2, 29), LocalDate.of(1926, 12, 25), LocalDate.of(1912, 7, 30)};
        for (LocalDate d : days) {
            p(d + " " + JapaneseDate.from(d) + " " + MinguoDate.from(d) + " " + ThaiBuddhistDate.from(d) + " "
                    + HijrahDate.from(d));
        }
        JapaneseDate j = JapaneseDate.of(JapaneseEra.HEISEI, 1, 1, 8);
        p(j + " " + j.getEra() + " " + j.get(ChronoField.YEAR_OF_ERA) + " " + j.get(ChronoField.YEAR) + " "
                + j.lengthOfYear() + " " + j.lengthOfMonth() + " " + j.isLeapYear());
        p(JapaneseDate.of(JapaneseEra.SHOWA, 64, 1, 7).lengthOfYear());
        p(j.plus(31, ChronoUnit.YEARS) + " " + j.minus(1, ChronoUnit.DAYS) + " " + j.plus(1, ChronoUnit.MONTHS));
        p(j.range(ChronoField.DAY_OF_YEAR) + " " + j.range(ChronoField.YEAR_OF_ERA) + " " + j.get(ChronoField.DAY_OF_YEAR));
        p(Arrays.toString(JapaneseEra.values()));
        p(JapaneseChronology.INSTANCE.eras());
        t("bad era year", () -> JapaneseDate.of(JapaneseEra.SHOWA, 65, 1, 1));
        t("bad day", () -> JapaneseDate.of(2023, 2, 29));
        t("before meiji", () -> JapaneseDate.of(1800, 1, 1));
        t("aligned", () -> j.get(ChronoField.ALIGNED_WEEK_OF_MONTH));
        t("era valueOf", () -> JapaneseEra.valueOf("Taisho"));
        t("era of", () -> JapaneseEra.of(-1) + " " + JapaneseEra.of(2).getValue());
        MinguoDate m = MinguoDate.of(113, 2, 29);
        p(m + " " + LocalDate.from(m) + " " + m.getEra() + " " + m.plus(1, ChronoUnit.YEARS) + " " + m.with(ChronoField.YEAR,
                -3));
        p(MinguoChronology.INSTANCE.getId() + " " + MinguoChronology.INSTANCE.getCalendarType() + " "
                + MinguoChronology.INSTANCE.isLeapYear(113));
        t("minguo", () -> MinguoDate.of(113, 13, 1));
        ThaiBuddhistDate th = ThaiBuddhistDate.of(2567, 12, 31);
        p(th + " " + LocalDate.from(th) + " " + th.plus(1, ChronoUnit.DAYS) + " "
                + th.until(ThaiBuddhistDate.of(2570, 1, 5)));
        p(th.until(ThaiBuddhistDate.of(2570, 1, 5), ChronoUnit.WEEKS));
        HijrahDate h = HijrahDate.of(1445, 9, 1);
        p(h + " " + LocalDate.from(h) + " " + h.lengthOfMonth() + " " + h.lengthOfYear() + " " + h.isLeapYear() + " "
                + h.getEra());
        p(h.plus(1, ChronoUnit.MONTHS) + " " + h.with(TemporalAdjusters.lastDayOfMonth()) + " "
                + h.get(ChronoField.DAY_OF_YEAR));
        for (int y = 1440; y < 1450; y++) {
            StringBuilder b = new StringBuilder().append(y);
            for (int k = 1; k <= 12; k++) b.append(' ').append(HijrahDate.of(y, k, 1).lengthOfMonth());
            p(b + " " + LocalDate.from(HijrahDate.of(y, 1, 1)));
        }
        p(HijrahChronology.INSTANCE.getId() + " " + HijrahChronology.INSTANCE.getCalendarType());
        t("hijrah", () -> HijrahDate.of(1445, 9, 31));
        for (String id : new String[]{"ISO", "Japanese", "ThaiBuddhist", "Minguo", "Hijrah-umalqura", "buddhist", "roc",
                "islamic-umalqura", "Mayan"}) t(id, () -> Chronology.of(id));
        TreeSet<String> ids = new TreeSet<>();
        for (Chronology c : Chronology.getAvailableChronologies()) ids.add(c.getId());
        p(ids);
        p(JapaneseDate.from(days[4]).atTime(LocalTime.of(1, 2)) + " " + th.atTime(LocalTime.NOON).atZone(ZoneOffset.UTC));
        p(j.equals(JapaneseDate.of(1989, 1, 8)) + " " + j.compareTo(JapaneseDate.of(1990, 1, 8)) + " " + j.isBefore(days[0])
                + " " + j.toEpochDay());
        p(m.hashCode() == MinguoDate.of(113, 2, 29).hashCode());
        DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy-MM-dd").withChronology(ThaiBuddhistChronology.INSTANCE);
        p(f.format(LocalDate.of(2024, 1, 1)));
        p(ThaiBuddhistChronology.INSTANCE.date(LocalDate.of(2000, 1, 1)) + " " + IsoChronology.INSTANCE.dateYearDay(2024,
                60) + " " + JapaneseChronology.INSTANCE.dateYearDay(2024, 60));
    }
}

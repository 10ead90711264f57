import java.time.*;
import java.time.chrono.*;
import java.time.temporal.*;
import java.util.*;

/** Year, YearMonth, MonthDay, chronology; sorting and collecting dates. */
public class TimeYears {
    public static void main(String[] args) {
        Year y = Year.of(2024);
        System.out.println(y + " " + y.isLeap() + " " + y.length() + " " + y.atDay(60) + " " + y.atMonth(2) + " " + y.plusYears(1) + " " + y.isBefore(Year.of(2025)) + " " + y.compareTo(Year.of(2020)) + " " + Year.isLeap(1900) + " " + Year.parse("2020") + " " + y.atMonthDay(MonthDay.of(2, 29)) + " " + Year.of(2023).atMonthDay(MonthDay.of(2, 29)) + " " + y.hashCode() + " " + Year.of(-5) + " " + y.until(Year.of(2030), ChronoUnit.DECADES));
        YearMonth m = YearMonth.of(2024, 2);
        System.out.println(m + " " + m.lengthOfMonth() + " " + m.atDay(29) + " " + m.atEndOfMonth() + " " + m.plusMonths(11) + " " + m.minusYears(1) + " " + m.isValidDay(30) + " " + m.compareTo(YearMonth.of(2023, 12)) + " " + YearMonth.parse("2020-05") + " " + m.withMonth(12) + " " + m.hashCode() + " " + YearMonth.of(12345, 1) + " " + YearMonth.of(-1, 12) + " " + m.getLong(ChronoField.PROLEPTIC_MONTH) + " " + m.until(YearMonth.of(2025, 5), ChronoUnit.MONTHS) + " " + YearMonth.from(LocalDate.of(2020, 7, 8)));
        MonthDay md = MonthDay.of(2, 29);
        System.out.println(md + " " + md.isValidYear(2023) + " " + md.atYear(2023) + " " + md.with(Month.APRIL) + " " + md.compareTo(MonthDay.of(3, 1)) + " " + MonthDay.parse("--12-25") + " " + md.hashCode() + " " + md.withDayOfMonth(1));
        String[] bad = {"Year", "YearMonth", "MonthDay", "parse"};
        for (String b : bad) {
            try {
                switch (b) {
                    case "Year": Year.of(1000000000); break;
                    case "YearMonth": YearMonth.of(2020, 13); break;
                    case "MonthDay": MonthDay.of(2, 30); break;
                    default: MonthDay.parse("-02-30");
                }
            } catch (DateTimeException e) {
                System.out.println(b + " " + e.getMessage());
            }
        }
        IsoChronology iso = IsoChronology.INSTANCE;
        System.out.println(iso + " " + iso.getCalendarType() + " " + iso.isLeapYear(2000) + " " + iso.eras() + " " + iso.date(2020, 1, 2) + " " + iso.dateEpochDay(0) + " " + LocalDate.of(-1, 1, 1).getEra() + " " + LocalDate.of(-1, 1, 1).get(ChronoField.YEAR_OF_ERA) + " " + iso.range(ChronoField.DAY_OF_MONTH) + " " + LocalDate.of(2020, 1, 1).getChronology());
        List<LocalDate> ds = new ArrayList<LocalDate>(Arrays.asList(LocalDate.of(2020, 5, 1), LocalDate.of(2019, 12, 31), LocalDate.of(2020, 1, 1)));
        Collections.sort(ds);
        System.out.println(ds + " " + Collections.max(ds));
        TreeMap<YearMonth, Integer> sums = new TreeMap<YearMonth, Integer>();
        LocalDate d = LocalDate.of(2023, 11, 20);
        for (int i = 0; i < 30; i++) {
            sums.merge(YearMonth.from(d), i, Integer::sum);
            d = d.plusDays(3);
        }
        System.out.println(sums);
        int fridays13 = 0;
        for (LocalDate x = LocalDate.of(2000, 1, 13); x.getYear() < 2020; x = x.plusMonths(1)) {
            if (x.getDayOfWeek() == DayOfWeek.FRIDAY) {
                fridays13++;
            }
        }
        System.out.println(fridays13);
        LocalDate easter = null;
        for (int year = 2020; year < 2026; year++) {
            int a = year % 19, b = year / 100, c = year % 100, e = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30, f = (32 + 2 * (b % 4) + 2 * (c / 4) - e - c % 4) % 7, g = (a + 11 * e + 22 * f) / 451;
            easter = LocalDate.of(year, (e + f - 7 * g + 114) / 31, (e + f - 7 * g + 114) % 31 + 1);
            System.out.print(easter + " ");
        }
        System.out.println(easter.minusDays(46).getDayOfWeek());
    }

}

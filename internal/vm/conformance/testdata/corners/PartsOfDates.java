import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.IllegalFormatConversionException;

/** A conversion that stands for several names the one of them that a value cannot have. */
public class PartsOfDates {
    public static void main(String[] args) {
        Object[] all = {LocalDate.of(2024, 2, 29), LocalTime.of(13, 5, 9), YearMonth.of(2024, 2)};
        for (Object o : all) {
            for (char c : "FDRTrcHMSYmdBZzsQ".toCharArray()) {
                try {
                    System.out.println(String.format("%t" + c, o));
                } catch (IllegalFormatConversionException e) {
                    System.out.println(c + ": " + e.getMessage());
                }
            }
        }
    }
}

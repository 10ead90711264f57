import java.util.*;

/** Formatting as programs use it: tables, receipts, progress, bytes, hex dumps. */
public class FormatTables {
    static String size(long bytes) {
        if (bytes < 1024) {
            return bytes + " B";
        }
        int exp = (int) (Math.log(bytes) / Math.log(1024));
        return String.format(Locale.US, "%.1f %sB", bytes / Math.pow(1024, exp), "KMGTPE".charAt(exp - 1));
    }

    static String time(long millis) {
        return String.format(Locale.US, "%02d:%02d:%02d.%03d", millis / 3600000, millis / 60000 % 60, millis / 1000 % 60, millis % 1000);
    }

    public static void main(String[] args) {
        String[] names = {"Apples", "Kiwi", "Dragon fruit"};
        double[] prices = {1.5, 0.333, 12};
        int[] counts = {3, 144, 1};
        double total = 0;
        System.out.println(String.format("%-14s|%6s|%10s", "Name", "Count", "Price"));
        for (int i = 0; i < names.length; i++) {
            System.out.println(String.format(Locale.US, "%-14s|%,6d|%10.2f", names[i], counts[i], prices[i] * counts[i]));
            total += prices[i] * counts[i];
        }
        System.out.println(String.format(Locale.US, "%-14s|%6s|%10.2f", "Total", "", total));
        for (long b : new long[] {0, 1023, 1024, 1536, 1048576, 123456789, 1L << 40, Long.MAX_VALUE}) {
            System.out.print(size(b) + "; ");
        }
        System.out.println();
        System.out.println(time(0) + " " + time(3723004) + " " + time(86399999));
        byte[] data = "Hello, \u00e9 world!\n".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        for (int i = 0; i < data.length; i += 8) {
            StringBuilder hex = new StringBuilder(), text = new StringBuilder();
            for (int k = i; k < Math.min(data.length, i + 8); k++) {
                hex.append(String.format("%02x ", data[k]));
                text.append(data[k] >= 32 && data[k] < 127 ? (char) data[k] : '.');
            }
            System.out.println(String.format("%04x  %-24s |%s|", i, hex, text));
        }
        for (int p = 0; p <= 100; p += 25) {
            System.out.println(String.format("[%-10s] %3d%%", new String(new char[p / 10]).replace('\0', '#'), p));
        }
        System.out.println(String.format("#%06X #%08X %s", 0x12ab & 0xffffff, 0xff00ff00, String.format("%8s", Integer.toBinaryString(37)).replace(' ', '0')));
        System.out.println(String.format("%s %s %s", 1.0f / 3, 1e-7, 100.0) + String.format(Locale.US, " %.3g %.6g %g", 123456.0, 0.00012345, 1.0));
        Object[] row = {1, "two", 3.0, 'c', null, true, 7L};
        System.out.println(String.format(Locale.US, "%d|%s|%.1f|%c|%s|%b|%d", row));
        System.out.println(String.format("%1$s %1$s %2$s %<s %s", "a", "b"));
        System.out.println(String.join(",", Arrays.asList("x", "y")) + " " + String.format("%5.1f%%", 99.5));
    }
}

import java.util.*;

/** %s, %c, %b, %h, %n, %% with widths, precisions and wrong arguments. */
public class FormatText {
    static class Shy implements Formattable {
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("{%d,%d,%d}", flags, width, precision);
        }
    }

    static void f(String format, Object... args) {
        try {
            System.out.println(format + " [" + String.format(format, args) + "]");
        } catch (RuntimeException e) {
            System.out.println(format + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        f("%s|%10s|%-10s|%.2s|%10.2s|%-10.3s|%S", "hello", "hello", "hello", "hello", "hello", "hello", "hello");
        f("%s %s %s %s", 1, 2.5, 'c', true);
        f("%s %S %5s %.2s", null, null, null, null);
        f("%s %s", Arrays.asList(1, 2), new int[0].length);
        f("%b %B %b %b %7b|%-7b|%.1b", true, false, null, "x", true, false, true);
        f("%c %C %c %c %c", 'a', 'b', 66, (byte) 67, (short) 68);
        f("%5c|%-5c|%c", 'x', 'y', null);
        f("%c", 0x1F600);
        f("%c", 0x110000);
        f("%c", "s");
        f("%c", 65L);
        f("%.1c", 'a');
        f("%h %H %h", "hello", "hello", null);
        f("%h %h", 42, -1);
        f("%%|%5%|%-5%|");
        f("%n".trim() + "a%nb");
        f("%5n");
        f("%.1n");
        f("%");
        f("%5");
        f("%y", 1);
        f("%-s", "a");
        f("%+s", "a");
        f("%0s", "a");
        f("%,s", "a");
        f("%#s", "a");
        f("% b", true);
        f("%--5d", 1);
        f("%#h", 1);
        f("%s %<s %s %1$s", "a", "b");
        f("%s", new Shy());
        f("%-10.3s|%S|%#s|%-#8S", new Shy(), new Shy(), new Shy(), new Shy());
        f("%d%%", 50);
        f("%s%s", "only");
        f("%2$s %s %s", "a", "b");
        f("no arguments");
        f("%s", (Object[]) null);
        f("%s", new Object[] {new String[] {"x"}.length});
        f("%1$s %1$d %1$x %1$o", 10);
        f("%1$-5s|%1$5s", "ab");
        f("%tQ", "x");
        Formatter fm = new Formatter();
        fm.format("%s", "a").format("-%d", 2);
        System.out.println(fm + " " + fm.out().getClass().getSimpleName() + " " + fm.locale());
        fm.close();
        try {
            fm.format("x");
        } catch (FormatterClosedException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder sb = new StringBuilder("pre ");
        new Formatter(sb).format("%03d", 7);
        System.out.println(sb);
        System.out.printf("%s %d%n", "printf", 1).println("chained");
        System.out.format(Locale.GERMANY, "%,.2f%n", 1234.5);
    }
}

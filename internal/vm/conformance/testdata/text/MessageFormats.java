import java.text.*;
import java.util.*;

/** MessageFormat and ChoiceFormat. */
public class MessageFormats {
    static void m(String p, Object... args) {
        try {
            System.out.println(p + " -> " + new MessageFormat(p, Locale.US).format(args));
        } catch (IllegalArgumentException e) {
            System.out.println(p + " fails");
        }
    }

    public static void main(String[] args) throws ParseException {
        m("Hello {0}!", "you");
        m("{1} before {0}", "a", "b");
        m("{0} {0} {2}", "x");
        m("no arguments");
        m("it''s {0}", "ok");
        m("'{0}' is {0}", "q");
        m("'{'{0}'}'", "b");
        m("{0} don't {1}", 1, 2);
        m("{0,number} {0,number,integer} {0,number,percent} {0,number,#.#}", 1234.567);
        m("{0}", 1234567);
        m("{0}", 1.5);
        m("{0}", (Object) null);
        m("{0}", "null text");
        m("{0,choice,0#none|1#one|1<many {0}}", 0);
        m("{0,choice,0#none|1#one|1<many {0}}", 1);
        m("{0,choice,0#none|1#one|1<many {0}}", 1500);
        m("{0,choice,-1#neg|0#zero|1.5#big}", -5);
        m("{0,number,'#'0}", 5);
        m("{0");
        m("{a}");
        m("{-1}");
        m("{0,what}", 1);
        m("}");
        m("{}");
        m("{ 0 }", "sp");
        m("{0,number,#,##0.00} total", 1234.5);
        m("'quoted {0}", "z");
        m("{0} {1} {2} {3} {4} {5} {6} {7} {8} {9} {10}", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        MessageFormat f = new MessageFormat("{0}: {1,number,integer} of {2}", Locale.US);
        System.out.println(Arrays.toString(f.parse("disk: 1,234 of abc")) + " " + f.toPattern() + " " + f.getFormats().length + " " + f.getFormatsByArgumentIndex()[1].getClass().getSimpleName());
        f.setFormat(1, new DecimalFormat("000", DecimalFormatSymbols.getInstance(Locale.US)));
        System.out.println(f.format(new Object[] {"a", 7, "b"}) + " " + f.getLocale());
        try {
            f.parse("nothing");
        } catch (ParseException e) {
            System.out.println(e.getErrorOffset());
        }
        System.out.println(MessageFormat.format("{0}+{1}", 1, 2) + " " + MessageFormat.format("{0,date,yyyy}", new Date(0)));
        ChoiceFormat c = new ChoiceFormat("0#no files|1#one file|2#{0} files");
        for (double d : new double[] {-1, 0, 0.5, 1, 1.5, 2, 100, Double.NaN}) {
            System.out.print(c.format(d) + "; ");
        }
        System.out.println(c.toPattern());
        c = new ChoiceFormat(new double[] {1, 2, ChoiceFormat.nextDouble(2)}, new String[] {"one", "two", "more"});
        System.out.println(c.format(2) + c.format(2.0000001) + c.format(0) + " " + c.toPattern() + " " + c.parse("two") + " " + Arrays.toString(c.getLimits()) + Arrays.toString(c.getFormats()));
        System.out.println(ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1) + " " + c.equals(new ChoiceFormat(c.toPattern())));
        fields(new MessageFormat("{0} has {1,number} since {2,date,yyyy}: {3}{0}", java.util.Locale.US), "x", 12.5, new java.util.Date(86400000L * 400), null);
        fields(new MessageFormat("{5} {1}{0}", java.util.Locale.US), 7, "");
        try {
            new MessageFormat("{0}").formatToCharacterIterator(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    /** The fields of a message, with those of its parts. */
    static void fields(MessageFormat f, Object... arguments) {
        java.text.AttributedCharacterIterator it = f.formatToCharacterIterator(arguments);
        for (char c = it.first(); c != java.text.CharacterIterator.DONE; c = it.setIndex(it.getRunLimit())) {
            java.util.TreeMap<String, Object> sorted = new java.util.TreeMap<>();
            it.getAttributes().forEach((k, v) -> sorted.put(k.toString(), v));
            System.out.println(it.getRunStart() + " to " + it.getRunLimit() + " " + sorted);
        }
    }
}

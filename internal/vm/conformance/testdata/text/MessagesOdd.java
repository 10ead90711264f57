import java.text.*;
import java.util.*;

/** Message and choice formats at their edges. */
public class MessagesOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        Object[] a = {7, new Date(0), "text", 1234567.891, -0.5, null};
        for (String p : new String[] {"{0} {2} {5} {9}", "{0,number} {3,number,integer} {4,number,percent}", "{3,number,#,##0.0} {3,number,currency}", "'{0}' ''{0}'' it''s {2}", "{0,choice,0#none|1#one|1<many {0}}", "{0,choice,0#no files|1#one file|1<{0,number,integer} files}", "{1,date,yyyy} {1,time,HH:mm}", "'", "a '{' b '}'", "{ 0 }", "{0}{0}{0}", "", "'quoted", "{0,number,'#'#}", "{2,choice,0#x}"}) {
            attempt(p, () -> new MessageFormat(p, Locale.US).format(a));
        }
        for (String bad : new String[] {"{", "{}", "{x}", "{-1}", "{0", "{0,wrong}", "{0,number,##.##.##}", "{0,choice,x}", "}", "{0,,}", "{0,date,bad pattern j}"}) {
            attempt(bad, () -> new MessageFormat(bad, Locale.US).format(a));
        }
        MessageFormat m = new MessageFormat("{1} and {0,number,integer} of {3,date,yyyy}", Locale.US);
        System.out.println(m.toPattern() + " | " + Arrays.toString(m.getFormats().length == 3 ? new int[] {3} : new int[0]) + " " + m.getFormatsByArgumentIndex().length + " " + m.equals(new MessageFormat("{1} and {0,number,integer} of {3,date,yyyy}", Locale.US)) + " " + m.equals(m.clone()));
        System.out.println(Arrays.toString(new MessageFormat("{0}-{1}", Locale.US).parse("a-b-c")) + Arrays.toString(new MessageFormat("{0,number} x {1}", Locale.US).parse("12 x yes")) + Arrays.toString(new MessageFormat("{1}/{1}", Locale.US).parse("a/b")));
        attempt("no match", () -> new MessageFormat("{0}!", Locale.US).parse("none"));
        System.out.println(new MessageFormat("{0} {1}", Locale.US).parse("none", new ParsePosition(0)) == null);
        FieldPosition fp = new FieldPosition(MessageFormat.Field.ARGUMENT);
        StringBuffer sb = new StringBuffer();
        new MessageFormat("ab {0} cd", Locale.US).format(new Object[] {"XYZ"}, sb, fp);
        System.out.println(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        m.setFormat(0, new ChoiceFormat("0#zero|1#one"));
        m.setFormatByArgumentIndex(0, null);
        System.out.println(m.toPattern());
        attempt("argument type", () -> MessageFormat.format("{0,number}", "x"));
        attempt("argument type", () -> MessageFormat.format("{0,date}", "x"));
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1)}, new String[] {"none", "one", "many"});
        for (double d : new double[] {-1, 0, 0.5, 1, 1.0000001, 2, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            System.out.print(c.format(d) + " ");
        }
        System.out.println(c.toPattern() + " " + Arrays.toString(c.getLimits()) + " " + c.parse("many") + " " + c.parse("onex", new ParsePosition(0)));
        for (String p : new String[] {"-1#neg|0\u2264zero|1<more", "1.5#a|2#b", "0#it's", "0#a|0<b|\u221e<c", "0#'|'|1#x"}) {
            attempt(p, () -> {
                ChoiceFormat f = new ChoiceFormat(p);
                return f.toPattern() + " " + f.format(-5) + f.format(0) + f.format(1.7) + f.format(9);
            });
        }
        for (String bad : new String[] {"x#a", "2#a|1#b", "#a", "1"}) {
            attempt(bad, () -> new ChoiceFormat(bad).toPattern());
        }
        attempt("lengths", () -> new ChoiceFormat(new double[] {1}, new String[0]));
        System.out.println(ChoiceFormat.nextDouble(0) + " " + ChoiceFormat.previousDouble(1) + " " + ChoiceFormat.nextDouble(Double.NaN) + " " + c.equals(new ChoiceFormat(c.toPattern())) + " " + (c.hashCode() == new ChoiceFormat(c.toPattern()).hashCode()));
    }
}

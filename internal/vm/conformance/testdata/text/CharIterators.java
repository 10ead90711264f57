import java.text.*;

/** StringCharacterIterator and AttributedString. */
public class CharIterators {
    public static void main(String[] args) {
        CharacterIterator it = new StringCharacterIterator("hello", 1, 4, 2);
        System.out.println(it.current() + " " + it.getIndex() + " " + it.getBeginIndex() + " " + it.getEndIndex() + " " + it.first() + it.next() + it.next() + " " + (it.next() == CharacterIterator.DONE) + " " + it.last() + it.previous() + it.previous() + " " + (it.previous() == CharacterIterator.DONE) + " " + it.setIndex(3));
        StringBuilder sb = new StringBuilder();
        for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) {
            sb.append(c).append('.');
        }
        System.out.println(sb + " " + it.equals(it.clone()) + " " + it.getIndex());
        try {
            it.setIndex(0);
        } catch (IllegalArgumentException e) {
            System.out.println("out of range");
        }
        try {
            new StringCharacterIterator("abc", 2, 1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println("bad range");
        }
        StringCharacterIterator e = new StringCharacterIterator("");
        System.out.println(e.current() == CharacterIterator.DONE);
        e.setText("xy");
        System.out.println(e.last());
        AttributedString a = new AttributedString("some text here");
        a.addAttribute(AttributedCharacterIterator.Attribute.LANGUAGE, "en");
        a.addAttribute(AttributedCharacterIterator.Attribute.READING, "r", 5, 9);
        AttributedCharacterIterator ai = a.getIterator();
        while (ai.getIndex() < ai.getEndIndex()) {
            int limit = ai.getRunLimit();
            System.out.print(ai.getRunStart() + "-" + limit + ":" + ai.getAttributes().size() + ":" + ai.getAttribute(AttributedCharacterIterator.Attribute.READING) + " ");
            ai.setIndex(limit);
        }
        System.out.println(ai.getAllAttributeKeys().size() + " " + AttributedCharacterIterator.Attribute.LANGUAGE);
        AttributedCharacterIterator f = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(java.util.Locale.US)).formatToCharacterIterator(1234.5);
        sb.setLength(0);
        for (char c = f.first(); c != CharacterIterator.DONE; c = f.next()) {
            sb.append(c).append(f.getAttributes().keySet().contains(NumberFormat.Field.INTEGER) ? "i" : "").append(f.getAttributes().keySet().contains(NumberFormat.Field.FRACTION) ? "f" : "").append(f.getAttributes().keySet().contains(NumberFormat.Field.GROUPING_SEPARATOR) ? "g" : "").append(' ');
        }
        System.out.println(sb);
        ParsePosition p = new ParsePosition(3);
        p.setErrorIndex(2);
        System.out.println(p.getIndex() + " " + p.getErrorIndex() + " " + p.equals(new ParsePosition(3)) + " " + new FieldPosition(4).getField() + " " + new FieldPosition(DateFormat.Field.YEAR).getFieldAttribute());
    }
}

package java.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;

/** Puts arguments into the places of a text that are marked by braces. */
public class MessageFormat extends Format {
    private static final long serialVersionUID = 6479157306784022952L;

    /** The part of formatted text that an argument became. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7899943957617360810L;

        public static final Field ARGUMENT = new Field("message argument field");

        protected Field(String name) {
            super(name);
        }
    }

    private Locale locale;
    /** One text more than there are places. */
    private String[] texts = {""};
    private int[] numbers = {};
    private Format[] formats = {};

    public MessageFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public MessageFormat(String pattern, Locale locale) {
        this.locale = locale;
        applyPattern(pattern);
    }

    public void setLocale(Locale locale) {
        this.locale = locale;
    }

    public Locale getLocale() {
        return locale;
    }

    public void applyPattern(String pattern) {
        ArrayList<String> t = new ArrayList<String>();
        ArrayList<Integer> ns = new ArrayList<Integer>();
        ArrayList<Format> fs = new ArrayList<Format>();
        StringBuilder text = new StringBuilder();
        boolean quoted = false;
        int n = pattern.length();
        int i = 0;
        while (i < n) {
            char c = pattern.charAt(i++);
            if (c == '\'') {
                if (i < n && pattern.charAt(i) == '\'') {
                    text.append('\'');
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == '{' && !quoted) {
                StringBuilder[] parts = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
                i = place(pattern, i, parts);
                ns.add(Integer.valueOf(argumentNumber(parts[0].toString())));
                fs.add(subformat(parts[1].toString(), parts[2].toString()));
                t.add(text.toString());
                text.setLength(0);
            } else {
                text.append(c);
            }
        }
        t.add(text.toString());
        texts = t.toArray(new String[t.size()]);
        numbers = new int[ns.size()];
        for (int k = 0; k < numbers.length; k++) {
            numbers[k] = ns.get(k).intValue();
        }
        formats = fs.toArray(new Format[fs.size()]);
    }

    /** Reads a place up to its closing brace: number, type, style. */
    private static int place(String pattern, int i, StringBuilder[] parts) {
        int part = 0;
        int depth = 1;
        boolean quoted = false;
        for (; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (quoted) {
                quoted = c != '\'';
            } else if (c == '\'') {
                quoted = true;
            } else if (c == '{') {
                depth++;
            } else if (c == '}') {
                if (--depth == 0) {
                    return i + 1;
                }
            } else if (c == ',' && part < 2) {
                part++;
                continue;
            } else if (c == ' ' && part == 1 && parts[1].length() == 0) {
                continue;
            }
            parts[part].append(c);
        }
        throw new IllegalArgumentException("Unmatched braces in the pattern.");
    }

    private static int argumentNumber(String s) {
        int number;
        try {
            number = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("can't parse argument number: " + s, e);
        }
        if (number < 0) {
            throw new IllegalArgumentException("negative argument number: " + number);
        }
        return number;
    }

    private Format subformat(String type, String style) {
        String kind = type.trim().toLowerCase(Locale.ROOT);
        String how = style.trim().toLowerCase(Locale.ROOT);
        if (kind.isEmpty()) {
            return null;
        }
        if (kind.equals("number")) {
            if (how.isEmpty()) {
                return NumberFormat.getInstance(locale);
            }
            if (how.equals("currency")) {
                return NumberFormat.getCurrencyInstance(locale);
            }
            if (how.equals("percent")) {
                return NumberFormat.getPercentInstance(locale);
            }
            if (how.equals("integer")) {
                return NumberFormat.getIntegerInstance(locale);
            }
            return new DecimalFormat(style, new DecimalFormatSymbols(locale));
        }
        if (kind.equals("date") || kind.equals("time")) {
            int s = how.isEmpty() ? DateFormat.DEFAULT
                    : Arrays.asList("full", "long", "medium", "short").indexOf(how);
            if (s < 0) {
                return new SimpleDateFormat(style, locale);
            }
            return kind.equals("date") ? DateFormat.getDateInstance(s, locale) : DateFormat.getTimeInstance(s, locale);
        }
        if (kind.equals("choice")) {
            try {
                return new ChoiceFormat(style);
            } catch (RuntimeException e) {
                throw new IllegalArgumentException("Choice Pattern incorrect: " + style, e);
            }
        }
        throw new IllegalArgumentException("unknown format type: " + type);
    }

    public String toPattern() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < numbers.length; i++) {
            quote(sb, texts[i]);
            sb.append('{').append(numbers[i]);
            Format f = formats[i];
            if (f instanceof ChoiceFormat) {
                sb.append(",choice,").append(((ChoiceFormat) f).toPattern());
            } else if (f instanceof NumberFormat) {
                sb.append(",number");
                if (f.equals(NumberFormat.getInstance(locale))) {
                    sb.append("");
                } else if (f.equals(NumberFormat.getCurrencyInstance(locale))) {
                    sb.append(",currency");
                } else if (f.equals(NumberFormat.getPercentInstance(locale))) {
                    sb.append(",percent");
                } else if (f.equals(NumberFormat.getIntegerInstance(locale))) {
                    sb.append(",integer");
                } else if (f instanceof DecimalFormat) {
                    sb.append(',').append(((DecimalFormat) f).toPattern());
                }
            } else if (f instanceof DateFormat) {
                sb.append(datePattern((DateFormat) f));
            }
            sb.append('}');
        }
        quote(sb, texts[numbers.length]);
        return sb.toString();
    }

    private String datePattern(DateFormat f) {
        String[] names = {",full", ",long", "", ",short"};
        for (int s = 0; s < 4; s++) {
            if (f.equals(DateFormat.getDateInstance(s, locale))) {
                return ",date" + names[s];
            }
            if (f.equals(DateFormat.getTimeInstance(s, locale))) {
                return ",time" + names[s];
            }
        }
        return f instanceof SimpleDateFormat ? ",date," + ((SimpleDateFormat) f).toPattern() : ",date";
    }

    private static void quote(StringBuilder sb, String text) {
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') {
                if (!quoted) {
                    sb.append('\'');
                    quoted = true;
                }
                sb.append(c);
            } else if (c == '\'') {
                sb.append("''");
            } else {
                if (quoted) {
                    sb.append('\'');
                    quoted = false;
                }
                sb.append(c);
            }
        }
        if (quoted) {
            sb.append('\'');
        }
    }

    public void setFormats(Format[] newFormats) {
        for (int i = 0; i < newFormats.length && i < formats.length; i++) {
            formats[i] = newFormats[i];
        }
    }

    public void setFormat(int index, Format f) {
        formats[index] = f;
    }

    public void setFormatsByArgumentIndex(Format[] byArgument) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] < byArgument.length) {
                formats[i] = byArgument[numbers[i]];
            }
        }
    }

    public void setFormatByArgumentIndex(int argument, Format f) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == argument) {
                formats[i] = f;
            }
        }
    }

    public Format[] getFormats() {
        return formats.clone();
    }

    public Format[] getFormatsByArgumentIndex() {
        int most = -1;
        for (int n : numbers) {
            most = Math.max(most, n);
        }
        Format[] out = new Format[most + 1];
        for (int i = 0; i < numbers.length; i++) {
            out[numbers[i]] = formats[i];
        }
        return out;
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).format(arguments);
    }

    public final StringBuffer format(Object[] arguments, StringBuffer sb, FieldPosition pos) {
        for (int i = 0; i < numbers.length; i++) {
            sb.append(texts[i]);
            int start = sb.length();
            int n = numbers[i];
            if (arguments == null || n >= arguments.length) {
                sb.append('{').append(n).append('}');
                continue;
            }
            Object arg = arguments[n];
            Format f = arg == null ? null : formatOf(i, arg);
            if (f == null) {
                sb.append(arg);
            } else {
                FieldRecorder fields = new FieldRecorder();
                String s = f.format(arg, new StringBuffer(), fields).toString();
                // A choice may itself have places in it.
                if (f instanceof ChoiceFormat && s.indexOf('{') >= 0) {
                    fields = new FieldRecorder();
                    s = new MessageFormat(s, locale).format(arguments, new StringBuffer(), fields).toString();
                }
                if (pos != null) {
                    pos.noteWithin(fields, start);
                }
                sb.append(s);
            }
            if (pos != null) {
                pos.note(-2, Field.ARGUMENT, Integer.valueOf(n), start, sb.length());
            }
        }
        return sb.append(texts[numbers.length]);
    }

    /** How a place shows its argument; null if as any object is shown. */
    private Format formatOf(int place, Object arg) {
        if (formats[place] != null) {
            return formats[place];
        } else if (arg instanceof Number) {
            return NumberFormat.getInstance(locale);
        } else if (arg instanceof Date) {
            return DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT, locale);
        }
        return null;
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object arguments) {
        if (arguments == null) {
            throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
        }
        return super.formatToCharacterIterator(arguments);
    }

    @Override
    public final StringBuffer format(Object arguments, StringBuffer sb, FieldPosition pos) {
        return format((Object[]) arguments, sb, pos);
    }

    public Object[] parse(String source, ParsePosition pos) {
        int most = -1;
        for (int n : numbers) {
            most = Math.max(most, n);
        }
        Object[] out = new Object[most + 1];
        if (source == null) {
            return out;
        }
        int at = pos.index;
        for (int i = 0; i < numbers.length; i++) {
            if (!source.startsWith(texts[i], at)) {
                pos.errorIndex = at;
                return null;
            }
            at += texts[i].length();
            if (formats[i] == null) {
                String next = texts[i + 1];
                int end = i + 1 == numbers.length && next.isEmpty() ? source.length() : source.indexOf(next, at);
                if (end < 0) {
                    pos.errorIndex = at;
                    return null;
                }
                String s = source.substring(at, end);
                if (!s.equals("{" + numbers[i] + "}")) {
                    out[numbers[i]] = s;
                }
                at = end;
            } else {
                ParsePosition p = new ParsePosition(at);
                out[numbers[i]] = formats[i].parseObject(source, p);
                if (p.index == at) {
                    pos.errorIndex = at;
                    return null;
                }
                at = p.index;
            }
        }
        if (!source.startsWith(texts[numbers.length], at)) {
            pos.errorIndex = at;
            return null;
        }
        pos.index = at + texts[numbers.length].length();
        return out;
    }

    public Object[] parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Object[] result = parse(source, pos);
        if (pos.index == 0) {
            throw new ParseException("MessageFormat parse error!", pos.errorIndex);
        }
        return result;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    @Override
    public Object clone() {
        MessageFormat f = (MessageFormat) super.clone();
        f.formats = formats.clone();
        for (int i = 0; i < formats.length; i++) {
            f.formats[i] = formats[i] == null ? null : (Format) formats[i].clone();
        }
        return f;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o == null || o.getClass() != getClass()) {
            return false;
        }
        MessageFormat f = (MessageFormat) o;
        return Arrays.equals(texts, f.texts) && Arrays.equals(numbers, f.numbers) && Arrays.equals(formats, f.formats)
                && (locale == null ? f.locale == null : locale.equals(f.locale));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(texts);
    }
}

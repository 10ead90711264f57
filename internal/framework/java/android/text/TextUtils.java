package android.text;

import android.os.Parcel;
import android.os.Parcelable;
import android.text.style.*;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.Locale;
import java.util.regex.Pattern;

/** Helpers for text. */
public class TextUtils {
    public static final int ALIGNMENT_SPAN = 1;
    public static final int FIRST_SPAN = ALIGNMENT_SPAN;
    public static final int FOREGROUND_COLOR_SPAN = 2;
    public static final int RELATIVE_SIZE_SPAN = 3;
    public static final int SCALE_X_SPAN = 4;
    public static final int STRIKETHROUGH_SPAN = 5;
    public static final int UNDERLINE_SPAN = 6;
    public static final int STYLE_SPAN = 7;
    public static final int BULLET_SPAN = 8;
    public static final int QUOTE_SPAN = 9;
    public static final int LEADING_MARGIN_SPAN = 10;
    public static final int URL_SPAN = 11;
    public static final int BACKGROUND_COLOR_SPAN = 12;
    public static final int TYPEFACE_SPAN = 13;
    public static final int SUPERSCRIPT_SPAN = 14;
    public static final int SUBSCRIPT_SPAN = 15;
    public static final int ABSOLUTE_SIZE_SPAN = 16;
    public static final int TEXT_APPEARANCE_SPAN = 17;
    public static final int ANNOTATION = 18;
    public static final int SUGGESTION_SPAN = 19;
    public static final int SPELL_CHECK_SPAN = 20;
    public static final int SUGGESTION_RANGE_SPAN = 21;
    public static final int EASY_EDIT_SPAN = 22;
    public static final int LOCALE_SPAN = 23;
    public static final int TTS_SPAN = 24;
    public static final int LAST_SPAN = TTS_SPAN;

    public static final int CAP_MODE_CHARACTERS = InputType.TYPE_TEXT_FLAG_CAP_CHARACTERS;
    public static final int CAP_MODE_WORDS = InputType.TYPE_TEXT_FLAG_CAP_WORDS;
    public static final int CAP_MODE_SENTENCES = InputType.TYPE_TEXT_FLAG_CAP_SENTENCES;

    static final String ELLIPSIS = "\u2026";
    static final String TWO_DOTS = "\u2025";
    private static final String[] NONE = new String[0];

    /** Where text is cut off. */
    public enum TruncateAt {
        START, MIDDLE, END, MARQUEE, END_SMALL
    }

    /** Told of what an ellipsis stands for. */
    public interface EllipsizeCallback {
        void ellipsized(int start, int end);
    }

    /** Cuts text into parts. */
    public interface StringSplitter extends Iterable<String> {
        void setString(String string);
    }

    /** Cuts text at a character. */
    public static class SimpleStringSplitter implements StringSplitter, Iterator<String> {
        private final char delimiter;
        private String string;
        private int position;
        private int length;

        public SimpleStringSplitter(char delimiter) {
            this.delimiter = delimiter;
        }

        @Override
        public void setString(String string) {
            this.string = string;
            position = 0;
            length = string.length();
        }

        @Override
        public Iterator<String> iterator() {
            return this;
        }

        @Override
        public boolean hasNext() {
            return position < length;
        }

        @Override
        public String next() {
            int end = string.indexOf(delimiter, position);
            if (end == -1) end = length;
            String next = string.substring(position, end);
            position = end + 1;
            return next;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private TextUtils() {}

    public static void getChars(CharSequence s, int start, int end, char[] dest, int destoff) {
        if (s instanceof String) ((String) s).getChars(start, end, dest, destoff);
        else if (s instanceof StringBuffer) ((StringBuffer) s).getChars(start, end, dest, destoff);
        else if (s instanceof StringBuilder) ((StringBuilder) s).getChars(start, end, dest, destoff);
        else if (s instanceof GetChars) ((GetChars) s).getChars(start, end, dest, destoff);
        else for (int i = start; i < end; i++) dest[destoff++] = s.charAt(i);
    }

    public static int indexOf(CharSequence s, char ch) {
        return indexOf(s, ch, 0);
    }

    public static int indexOf(CharSequence s, char ch, int start) {
        return s instanceof String ? ((String) s).indexOf(ch, start) : indexOf(s, ch, start, s.length());
    }

    public static int indexOf(CharSequence s, char ch, int start, int end) {
        for (int i = start; i < end; i++) {
            if (s.charAt(i) == ch) return i;
        }
        return -1;
    }

    public static int lastIndexOf(CharSequence s, char ch) {
        return lastIndexOf(s, ch, s.length() - 1);
    }

    public static int lastIndexOf(CharSequence s, char ch, int last) {
        return lastIndexOf(s, ch, 0, last);
    }

    public static int lastIndexOf(CharSequence s, char ch, int start, int last) {
        if (last >= s.length()) last = s.length() - 1;
        for (int i = last; i >= start && i >= 0; i--) {
            if (s.charAt(i) == ch) return i;
        }
        return -1;
    }

    public static int indexOf(CharSequence s, CharSequence needle) {
        return indexOf(s, needle, 0, s.length());
    }

    public static int indexOf(CharSequence s, CharSequence needle, int start) {
        return indexOf(s, needle, start, s.length());
    }

    public static int indexOf(CharSequence s, CharSequence needle, int start, int end) {
        int n = needle.length();
        if (n == 0) return start;
        for (int i = start; i + n <= end; i++) {
            if (regionMatches(s, i, needle, 0, n)) return i;
        }
        return -1;
    }

    public static boolean regionMatches(CharSequence one, int toffset, CharSequence two, int ooffset, int len) {
        if (toffset + len < toffset || ooffset + len < ooffset) throw new IndexOutOfBoundsException();
        for (int i = 0; i < len; i++) {
            if (one.charAt(toffset + i) != two.charAt(ooffset + i)) return false;
        }
        return true;
    }

    public static String substring(CharSequence source, int start, int end) {
        if (source instanceof String) return ((String) source).substring(start, end);
        if (source instanceof StringBuilder) return ((StringBuilder) source).substring(start, end);
        if (source instanceof StringBuffer) return ((StringBuffer) source).substring(start, end);
        char[] temp = new char[end - start];
        getChars(source, start, end, temp, 0);
        return new String(temp);
    }

    public static String join(CharSequence delimiter, Object[] tokens) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < tokens.length; i++) {
            if (i > 0) sb.append(delimiter);
            sb.append(tokens[i]);
        }
        return sb.toString();
    }

    public static String join(CharSequence delimiter, Iterable tokens) {
        StringBuilder sb = new StringBuilder();
        Iterator<?> it = tokens.iterator();
        if (it.hasNext()) {
            sb.append(it.next());
            while (it.hasNext()) sb.append(delimiter).append(it.next());
        }
        return sb.toString();
    }

    public static String[] split(String text, String expression) {
        return text.length() == 0 ? NONE : text.split(expression, -1);
    }

    public static String[] split(String text, Pattern pattern) {
        return text.length() == 0 ? NONE : pattern.split(text, -1);
    }

    public static boolean isEmpty(CharSequence str) {
        return str == null || str.length() == 0;
    }

    public static String nullIfEmpty(String str) {
        return isEmpty(str) ? null : str;
    }

    public static String emptyIfNull(String str) {
        return str == null ? "" : str;
    }

    public static String firstNotEmpty(String a, String b) {
        if (!isEmpty(a)) return a;
        if (b == null) throw new NullPointerException();
        return b;
    }

    public static int length(String s) {
        return isEmpty(s) ? 0 : s.length();
    }

    public static int getTrimmedLength(CharSequence s) {
        int len = s.length();
        int start = 0;
        while (start < len && s.charAt(start) <= ' ') start++;
        int end = len;
        while (end > start && s.charAt(end - 1) <= ' ') end--;
        return end - start;
    }

    public static boolean equals(CharSequence a, CharSequence b) {
        if (a == b) return true;
        if (a == null || b == null || a.length() != b.length()) return false;
        if (a instanceof String && b instanceof String) return a.equals(b);
        for (int i = 0; i < a.length(); i++) {
            if (a.charAt(i) != b.charAt(i)) return false;
        }
        return true;
    }

    @Deprecated
    public static CharSequence getReverse(CharSequence source, int start, int end) {
        return new StringBuilder(substring(source, start, end)).reverse().toString();
    }

    public static CharSequence stringOrSpannedString(CharSequence source) {
        if (source == null) return null;
        if (source instanceof SpannedString) return source;
        return source instanceof Spanned ? new SpannedString(source) : source.toString();
    }

    public static void writeToParcel(CharSequence cs, Parcel p, int flags) {
        if (!(cs instanceof Spanned)) {
            p.writeInt(1);
            p.writeString(cs == null ? null : cs.toString());
            return;
        }
        p.writeInt(0);
        p.writeString(cs.toString());
        Spanned sp = (Spanned) cs;
        for (Object what : sp.getSpans(0, cs.length(), Object.class)) {
            Object in = what instanceof CharacterStyle ? ((CharacterStyle) what).getUnderlying() : what;
            if (!(in instanceof ParcelableSpan)) continue;
            ParcelableSpan ps = (ParcelableSpan) in;
            p.writeInt(ps.getSpanTypeIdInternal());
            ps.writeToParcelInternal(p, flags);
            p.writeInt(sp.getSpanStart(what));
            p.writeInt(sp.getSpanEnd(what));
            p.writeInt(sp.getSpanFlags(what));
        }
        p.writeInt(0);
    }

    public static final Parcelable.Creator<CharSequence> CHAR_SEQUENCE_CREATOR = new Parcelable.Creator<CharSequence>() {
        @Override
        public CharSequence createFromParcel(Parcel p) {
            int kind = p.readInt();
            String string = p.readString();
            if (string == null) return null;
            if (kind == 1) return string;
            SpannableString sp = new SpannableString(string);
            for (kind = p.readInt(); kind != 0; kind = p.readInt()) {
                Object what = span(kind, p);
                sp.setSpan(what, p.readInt(), p.readInt(), p.readInt());
            }
            return sp;
        }

        @Override
        public CharSequence[] newArray(int size) {
            return new CharSequence[size];
        }
    };

    private static Object span(int kind, Parcel p) {
        switch (kind) {
            case ALIGNMENT_SPAN: return new AlignmentSpan.Standard(p);
            case FOREGROUND_COLOR_SPAN: return new ForegroundColorSpan(p);
            case RELATIVE_SIZE_SPAN: return new RelativeSizeSpan(p);
            case SCALE_X_SPAN: return new ScaleXSpan(p);
            case STRIKETHROUGH_SPAN: return new StrikethroughSpan(p);
            case UNDERLINE_SPAN: return new UnderlineSpan(p);
            case STYLE_SPAN: return new StyleSpan(p);
            case BULLET_SPAN: return new BulletSpan(p);
            case QUOTE_SPAN: return new QuoteSpan(p);
            case LEADING_MARGIN_SPAN: return new LeadingMarginSpan.Standard(p);
            case URL_SPAN: return new URLSpan(p);
            case BACKGROUND_COLOR_SPAN: return new BackgroundColorSpan(p);
            case TYPEFACE_SPAN: return new TypefaceSpan(p);
            case SUPERSCRIPT_SPAN: return new SuperscriptSpan(p);
            case SUBSCRIPT_SPAN: return new SubscriptSpan(p);
            case ABSOLUTE_SIZE_SPAN: return new AbsoluteSizeSpan(p);
            case TEXT_APPEARANCE_SPAN: return new TextAppearanceSpan(p);
            case ANNOTATION: return new Annotation(p);
            case SUGGESTION_SPAN: return new SuggestionSpan(p);
            case LOCALE_SPAN: return new LocaleSpan(p);
            default: throw new RuntimeException("bogus span encoding " + kind);
        }
    }

    public static CharSequence replace(CharSequence template, String[] sources, CharSequence[] destinations) {
        SpannableStringBuilder tb = new SpannableStringBuilder(template);
        for (int i = 0; i < sources.length; i++) {
            int where = indexOf(tb, sources[i]);
            if (where >= 0) tb.setSpan(sources[i], where, where + sources[i].length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        }
        for (int i = 0; i < sources.length; i++) {
            int start = tb.getSpanStart(sources[i]);
            int end = tb.getSpanEnd(sources[i]);
            if (start >= 0) tb.replace(start, end, destinations[i]);
        }
        return tb;
    }

    public static CharSequence expandTemplate(CharSequence template, CharSequence... values) {
        if (values.length > 9) throw new IllegalArgumentException("max of 9 values are supported");
        SpannableStringBuilder ssb = new SpannableStringBuilder(template);
        int i = 0;
        while (i < ssb.length()) {
            if (ssb.charAt(i) == '^' && i + 1 < ssb.length()) {
                char next = ssb.charAt(i + 1);
                if (next == '^') {
                    ssb.delete(i + 1, i + 2);
                    ++i;
                    continue;
                } else if (Character.isDigit(next)) {
                    int which = Character.getNumericValue(next) - 1;
                    if (which < 0) throw new IllegalArgumentException("template requests value ^" + (which + 1));
                    if (which >= values.length) throw new IllegalArgumentException("template requests value ^" + (which + 1) + "; only " + values.length + " provided");
                    ssb.replace(i, i + 2, values[which]);
                    i += values[which].length();
                    continue;
                }
            }
            ++i;
        }
        return ssb;
    }

    public static int getOffsetBefore(CharSequence text, int offset) {
        if (offset <= 1) return 0;
        char c = text.charAt(offset - 1);
        offset = Character.isLowSurrogate(c) && Character.isHighSurrogate(text.charAt(offset - 2)) ? offset - 2 : offset - 1;
        if (text instanceof Spanned) {
            Spanned sp = (Spanned) text;
            for (ReplacementSpan span : sp.getSpans(offset, offset, ReplacementSpan.class)) {
                if (sp.getSpanStart(span) < offset && sp.getSpanEnd(span) > offset) offset = sp.getSpanStart(span);
            }
        }
        return offset;
    }

    public static int getOffsetAfter(CharSequence text, int offset) {
        int len = text.length();
        if (offset >= len - 1) return len;
        char c = text.charAt(offset);
        offset = Character.isHighSurrogate(c) && Character.isLowSurrogate(text.charAt(offset + 1)) ? offset + 2 : offset + 1;
        if (text instanceof Spanned) {
            Spanned sp = (Spanned) text;
            for (ReplacementSpan span : sp.getSpans(offset, offset, ReplacementSpan.class)) {
                if (sp.getSpanStart(span) < offset && sp.getSpanEnd(span) > offset) offset = sp.getSpanEnd(span);
            }
        }
        return offset;
    }

    public static void copySpansFrom(Spanned source, int start, int end, Class kind, Spannable dest, int destoff) {
        if (kind == null) kind = Object.class;
        for (Object what : source.getSpans(start, end, kind)) {
            int st = Math.max(source.getSpanStart(what), start);
            int en = Math.min(source.getSpanEnd(what), end);
            dest.setSpan(what, st - start + destoff, en - start + destoff, source.getSpanFlags(what));
        }
    }

    public static CharSequence ellipsize(CharSequence text, TextPaint p, float avail, TruncateAt where) {
        return ellipsize(text, p, avail, where, false, null);
    }

    public static CharSequence ellipsize(CharSequence text, TextPaint paint, float avail, TruncateAt where, boolean preserveLength, EllipsizeCallback callback) {
        return ellipsize(text, paint, avail, where, preserveLength, callback, TextDirectionHeuristics.FIRSTSTRONG_LTR, where == TruncateAt.END_SMALL ? TWO_DOTS : ELLIPSIS);
    }

    public static CharSequence ellipsize(CharSequence text, TextPaint paint, float avail, TruncateAt where, boolean preserveLength, EllipsizeCallback callback,
            TextDirectionHeuristic textDir, String ellipsis) {
        int len = text.length();
        char[] chars = chars(text, 0, len);
        float[] widths = MeasuredText.widths(paint, text, 0, len);
        float width = 0;
        for (float w : widths) width += w;
        if (width <= avail) {
            if (callback != null) callback.ellipsized(0, 0);
            return text;
        }
        float ellipsisWidth = paint.measureText(ellipsis);
        avail -= ellipsisWidth;
        int left = 0;
        int right = len;
        if (avail >= 0) {
            if (where == TruncateAt.START) {
                right = len - fit(chars, widths, 0, len, avail, false);
            } else if (where == TruncateAt.END || where == TruncateAt.END_SMALL) {
                left = fit(chars, widths, 0, len, avail, true);
            } else {
                right = len - fit(chars, widths, 0, len, avail / 2, false);
                float used = 0;
                for (int i = right; i < len; i++) used += widths[i];
                left = fit(chars, widths, 0, right, avail - used, true);
            }
        }
        if (callback != null) callback.ellipsized(left, right);
        int removed = right - left;
        int remaining = len - removed;
        if (preserveLength) {
            char[] buf = new char[len];
            getChars(text, 0, len, buf, 0);
            if (remaining > 0 && removed >= ellipsis.length()) {
                ellipsis.getChars(0, ellipsis.length(), buf, left);
                left += ellipsis.length();
            }
            for (int i = left; i < right; i++) buf[i] = '\uFEFF';
            String s = new String(buf, 0, len);
            if (!(text instanceof Spanned)) return s;
            SpannableString ss = new SpannableString(s);
            copySpansFrom((Spanned) text, 0, len, Object.class, ss, 0);
            return ss;
        }
        if (remaining == 0) return "";
        if (!(text instanceof Spanned)) return substring(text, 0, left) + ellipsis + substring(text, right, len);
        SpannableStringBuilder ssb = new SpannableStringBuilder();
        ssb.append(text, 0, left);
        ssb.append(ellipsis);
        ssb.append(text, right, len);
        return ssb;
    }

    /** How many characters of a range fit, from its start or from its end. */
    private static int fit(char[] chars, float[] widths, int start, int end, float avail, boolean forwards) {
        int n = 0;
        while (n < end - start) {
            avail -= widths[forwards ? start + n : end - 1 - n];
            if (avail < 0) break;
            n++;
        }
        if (forwards) {
            while (n > 0 && chars[start + n - 1] == ' ') n--;
        } else {
            while (n > 0 && (chars[end - n] == ' ' || widths[end - n] == 0)) n--;
        }
        return n;
    }

    @Deprecated
    public static CharSequence commaEllipsize(CharSequence text, TextPaint p, float avail, String oneMore, String more) {
        int len = text.length();
        if (p.measureText(text, 0, len) <= avail) return text;
        int commas = 0;
        for (int i = 0; i < len; i++) {
            if (text.charAt(i) == ',') commas++;
        }
        int remaining = commas + 1;
        int ok = 0;
        String okFormat = "";
        for (int i = 0; i < len; i++) {
            if (text.charAt(i) != ',') continue;
            String format = --remaining == 1 ? " " + oneMore : " " + String.format(more, remaining);
            if (p.measureText(text, 0, i + 1) + p.measureText(format) <= avail) {
                ok = i + 1;
                okFormat = format;
            }
        }
        SpannableStringBuilder out = new SpannableStringBuilder(okFormat);
        out.insert(0, text, 0, ok);
        return out;
    }

    public static String htmlEncode(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case '<': sb.append("&lt;"); break;
                case '>': sb.append("&gt;"); break;
                case '&': sb.append("&amp;"); break;
                case '\'': sb.append("&#39;"); break;
                case '"': sb.append("&quot;"); break;
                default: sb.append(c);
            }
        }
        return sb.toString();
    }

    public static CharSequence concat(CharSequence... text) {
        if (text.length == 0) return "";
        if (text.length == 1) return text[0];
        boolean spanned = false;
        for (CharSequence piece : text) spanned |= piece instanceof Spanned;
        if (!spanned) {
            StringBuilder sb = new StringBuilder();
            for (CharSequence piece : text) sb.append(piece);
            return sb.toString();
        }
        SpannableStringBuilder ssb = new SpannableStringBuilder();
        for (CharSequence piece : text) ssb.append(piece == null ? "null" : piece);
        return new SpannedString(ssb);
    }

    public static boolean isGraphic(CharSequence str) {
        for (int cp, i = 0; i < str.length(); i += Character.charCount(cp)) {
            cp = Character.codePointAt(str, i);
            if (graphic(cp)) return true;
        }
        return false;
    }

    public static boolean isGraphic(char c) {
        return graphic(c);
    }

    private static boolean graphic(int c) {
        switch (Character.getType(c)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.SURROGATE:
            case Character.UNASSIGNED:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.SPACE_SEPARATOR:
                return false;
            default:
                return true;
        }
    }

    public static boolean isDigitsOnly(CharSequence str) {
        for (int cp, i = 0; i < str.length(); i += Character.charCount(cp)) {
            cp = Character.codePointAt(str, i);
            if (!Character.isDigit(cp)) return false;
        }
        return true;
    }

    public static boolean isPrintableAscii(char c) {
        return 0x20 <= c && c <= 0x7E || c == '\r' || c == '\n';
    }

    public static boolean isPrintableAsciiOnly(CharSequence str) {
        for (int i = 0; i < str.length(); i++) {
            if (!isPrintableAscii(str.charAt(i))) return false;
        }
        return true;
    }

    public static int getCapsMode(CharSequence cs, int off, int reqModes) {
        if (off < 0) return 0;
        int mode = 0;
        if ((reqModes & CAP_MODE_CHARACTERS) != 0) mode |= CAP_MODE_CHARACTERS;
        if ((reqModes & (CAP_MODE_WORDS | CAP_MODE_SENTENCES)) == 0) return mode;
        int i;
        for (i = off; i > 0; i--) {
            char c = cs.charAt(i - 1);
            if (c != '"' && c != '\'' && Character.getType(c) != Character.START_PUNCTUATION) break;
        }
        int j = i;
        char c;
        while (j > 0 && ((c = cs.charAt(j - 1)) == ' ' || c == '\t')) j--;
        if (j == 0 || cs.charAt(j - 1) == '\n') return mode | CAP_MODE_WORDS;
        if ((reqModes & CAP_MODE_SENTENCES) == 0) {
            if (i != j) mode |= CAP_MODE_WORDS;
            return mode;
        }
        if (i == j) return mode;
        for (; j > 0; j--) {
            c = cs.charAt(j - 1);
            if (c != '"' && c != '\'' && Character.getType(c) != Character.END_PUNCTUATION) break;
        }
        if (j > 0) {
            c = cs.charAt(j - 1);
            if (c == '.' || c == '?' || c == '!') {
                if (c == '.') { // an abbreviation such as "e.g." ends no sentence
                    for (int k = j - 2; k >= 0; k--) {
                        c = cs.charAt(k);
                        if (c == '.') return mode;
                        if (!Character.isLetter(c)) break;
                    }
                }
                return mode | CAP_MODE_SENTENCES;
            }
        }
        return mode;
    }

    public static boolean delimitedStringContains(String delimitedString, char delimiter, String item) {
        if (isEmpty(delimitedString) || isEmpty(item)) return false;
        return (delimiter + delimitedString + delimiter).contains(delimiter + item + delimiter);
    }

    public static <T> T[] removeEmptySpans(T[] spans, Spanned spanned, Class<T> klass) {
        ArrayList<T> copy = new ArrayList<T>();
        for (T span : spans) {
            if (spanned.getSpanStart(span) != spanned.getSpanEnd(span)) copy.add(span);
        }
        if (copy.size() == spans.length) return spans;
        @SuppressWarnings("unchecked")
        T[] out = (T[]) Array.newInstance(klass, copy.size());
        return copy.toArray(out);
    }

    public static long packRangeInLong(int start, int end) {
        return (((long) start) << 32) | end;
    }

    public static int unpackRangeStartFromLong(long range) {
        return (int) (range >>> 32);
    }

    public static int unpackRangeEndFromLong(long range) {
        return (int) (range & 0x00000000FFFFFFFFL);
    }

    public static int getLayoutDirectionFromLocale(Locale locale) {
        if (locale == null) return 0;
        final String script = locale.getScript();
        return script.length() > 0 ? find(RIGHT_TO_LEFT_SCRIPTS, script) : find(RIGHT_TO_LEFT_LANGUAGES, locale.getLanguage());
    }

    /** Scripts that are written from the right, and the languages whose likely script (CLDR) is one of them. */
    private static final String RIGHT_TO_LEFT_SCRIPTS = " Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa ";
    private static final String RIGHT_TO_LEFT_LANGUAGES =
            " ar arc bal bgn bqi ckb dv fa glk he iw ji ks lrc mzn nqo pnb prs ps sd sdh skr syr ug ur yi ";

    private static int find(String names, String name) {
        return name.length() > 0 && names.contains(" " + name + " ") ? 1 : 0;
    }

    public static CharSequence formatSelectedCount(int count) {
        return count + " selected";
    }

    public static boolean hasStyleSpan(Spanned spanned) {
        return spanned.getSpans(0, spanned.length(), CharacterStyle.class).length > 0 || spanned.getSpans(0, spanned.length(), ParagraphStyle.class).length > 0;
    }

    public static CharSequence trimNoCopySpans(CharSequence charSequence) {
        return charSequence instanceof Spanned ? new SpannableStringBuilder(charSequence) : charSequence;
    }

    /** Characters of a range, in an array of their own. */
    static char[] chars(CharSequence s, int start, int end) {
        char[] out = new char[end - start];
        getChars(s, start, end, out, 0);
        return out;
    }

}

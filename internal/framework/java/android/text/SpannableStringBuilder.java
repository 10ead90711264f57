package android.text;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;

/** Characters and spans that can change. */
public class SpannableStringBuilder implements CharSequence, GetChars, Spannable, Editable, Appendable {
    private static final InputFilter[] NO_FILTERS = new InputFilter[0];

    /** A span and its range; order is that in which spans were set. */
    private static final class Mark {
        final Object what;
        int start;
        int end;
        int flags;

        Mark(Object what, int start, int end, int flags) {
            this.what = what;
            this.start = start;
            this.end = end;
            this.flags = flags;
        }
    }

    private final StringBuilder text;
    private final ArrayList<Mark> marks = new ArrayList<Mark>();
    private IdentityHashMap<Object, Mark> index;
    private InputFilter[] filters = NO_FILTERS;
    private int watching;

    public SpannableStringBuilder() {
        this("");
    }

    public SpannableStringBuilder(CharSequence text) {
        this(text, 0, text.length());
    }

    public SpannableStringBuilder(CharSequence source, int start, int end) {
        if (end < start) throw new StringIndexOutOfBoundsException();
        text = new StringBuilder(TextUtils.substring(source, start, end));
        if (!(source instanceof Spanned)) return;
        Spanned sp = (Spanned) source;
        for (Object what : sp.getSpans(start, end, Object.class)) {
            if (what instanceof NoCopySpan) continue;
            int st = Math.min(Math.max(sp.getSpanStart(what) - start, 0), end - start);
            int en = Math.min(Math.max(sp.getSpanEnd(what) - start, 0), end - start);
            set(false, what, st, en, sp.getSpanFlags(what));
        }
    }

    public static SpannableStringBuilder valueOf(CharSequence source) {
        return source instanceof SpannableStringBuilder ? (SpannableStringBuilder) source : new SpannableStringBuilder(source);
    }

    @Override
    public char charAt(int where) {
        int len = length();
        if (where < 0) throw new IndexOutOfBoundsException("charAt: " + where + " < 0");
        if (where >= len) throw new IndexOutOfBoundsException("charAt: " + where + " >= length " + len);
        return text.charAt(where);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public SpannableStringBuilder insert(int where, CharSequence tb, int start, int end) {
        return replace(where, where, tb, start, end);
    }

    @Override
    public SpannableStringBuilder insert(int where, CharSequence tb) {
        return replace(where, where, tb, 0, tb.length());
    }

    @Override
    public SpannableStringBuilder delete(int start, int end) {
        return replace(start, end, "", 0, 0);
    }

    @Override
    public void clear() {
        replace(0, length(), "", 0, 0);
    }

    @Override
    public void clearSpans() {
        while (!marks.isEmpty()) {
            Mark m = marks.remove(marks.size() - 1);
            if (index != null) index.remove(m.what);
            removed(m.what, m.start, m.end);
        }
    }

    @Override
    public SpannableStringBuilder append(CharSequence source) {
        int length = length();
        return replace(length, length, source, 0, source.length());
    }

    public SpannableStringBuilder append(CharSequence source, Object what, int flags) {
        int start = length();
        append(source);
        setSpan(what, start, length(), flags);
        return this;
    }

    @Override
    public SpannableStringBuilder append(CharSequence source, int start, int end) {
        int length = length();
        return replace(length, length, source, start, end);
    }

    @Override
    public SpannableStringBuilder append(char c) {
        return append(String.valueOf(c));
    }

    @Override
    public SpannableStringBuilder replace(int start, int end, CharSequence tb) {
        return replace(start, end, tb, 0, tb.length());
    }

    @Override
    public SpannableStringBuilder replace(int start, int end, CharSequence tb, int tbstart, int tbend) {
        check("replace", start, end);
        for (InputFilter f : filters) {
            CharSequence r = f.filter(tb, tbstart, tbend, this, start, end);
            if (r != null) {
                tb = r;
                tbstart = 0;
                tbend = r.length();
            }
        }
        int oldLen = end - start;
        int newLen = tbend - tbstart;
        if (oldLen == 0 && newLen == 0 && !hasNonExclusiveSpans(tb, tbstart)) return this;
        TextWatcher[] watchers = getSpans(start, start + oldLen, TextWatcher.class);
        watching++;
        for (TextWatcher w : watchers) w.beforeTextChanged(this, start, oldLen, newLen);
        watching--;
        // A cursor keeps its place relative to the text that is replaced.
        boolean adjust = oldLen != 0 && newLen != 0;
        int selStart = 0;
        int selEnd = 0;
        if (adjust) {
            selStart = Selection.getSelectionStart(this);
            selEnd = Selection.getSelectionEnd(this);
        }
        Mark[] before = marks.toArray(new Mark[marks.size()]);
        int[] edges = edges(before, start, end);
        change(start, end, tb, tbstart, tbend);
        if (adjust) {
            boolean changed = false;
            if (selStart > start && selStart < end) {
                int offset = (int) ((long) (selStart - start) * newLen / oldLen);
                selStart = start + offset;
                changed = true;
                set(false, Selection.SELECTION_START, selStart, selStart, SPAN_POINT_POINT);
            }
            if (selEnd > start && selEnd < end) {
                int offset = (int) ((long) (selEnd - start) * newLen / oldLen);
                selEnd = start + offset;
                changed = true;
                set(false, Selection.SELECTION_END, selEnd, selEnd, SPAN_POINT_POINT);
            }
        }
        watching++;
        for (TextWatcher w : watchers) w.onTextChanged(this, start, oldLen, newLen);
        for (TextWatcher w : watchers) w.afterTextChanged(this);
        watching--;
        tellMoved(before, edges, start, end, newLen - oldLen);
        return this;
    }

    private static final int START_AT_START = 1, START_AT_END = 2, END_AT_START = 4, END_AT_END = 8;

    /** Which edges of marks lie on those of a range that is replaced. */
    private static int[] edges(Mark[] all, int start, int end) {
        int[] edges = new int[all.length];
        for (int i = 0; i < all.length; i++) {
            Mark m = all[i];
            edges[i] = (m.start == start ? START_AT_START : 0) | (m.end == start ? END_AT_START : 0);
        }
        return edges;
    }

    /** Tells span watchers, after text watchers, which marks moved with the text. */
    private void tellMoved(Mark[] all, int[] edges, int start, int end, int delta) {
        int newEnd = end + delta;
        for (int i = 0; i < all.length; i++) {
            Mark m = all[i];
            if (index == null || index.get(m.what) != m) continue;
            int previousStart = m.start;
            int previousEnd = m.end;
            boolean changed = false;
            if (m.start > newEnd) {
                previousStart -= delta;
                changed = delta != 0;
            } else if (m.start >= start) {
                changed = m.start != start || (edges[i] & START_AT_START) == 0;
            }
            if (m.end > newEnd) {
                previousEnd -= delta;
                changed |= delta != 0;
            } else if (m.end >= start) {
                changed |= m.end != start || (edges[i] & END_AT_START) == 0;
            }
            if (!changed) continue;
            for (SpanWatcher w : getSpans(Math.min(previousStart, m.start), Math.min(Math.max(previousEnd, m.end), length()), SpanWatcher.class)) {
                w.onSpanChanged(this, m.what, previousStart, previousEnd, m.start, m.end);
            }
        }
    }

    private static boolean hasNonExclusiveSpans(CharSequence tb, int offset) {
        if (!(tb instanceof Spanned)) return false;
        Spanned sp = (Spanned) tb;
        for (Object what : sp.getSpans(offset, offset, Object.class)) {
            if (sp.getSpanFlags(what) != SPAN_EXCLUSIVE_EXCLUSIVE) return true;
        }
        return false;
    }

    /** Replaces characters, moves marks and takes over the spans of the new text. */
    private void change(int start, int end, CharSequence cs, int csStart, int csEnd) {
        int oldLen = end - start;
        int delta = csEnd - csStart - oldLen;
        boolean removal = csStart == csEnd;
        if (oldLen > 0) { // what covers nothing but the text that goes, goes
            for (int i = marks.size() - 1; i >= 0; i--) {
                Mark m = marks.get(i);
                boolean within = m.start >= start && m.end >= start && (m.start < end || m.start == end && (m.flags & 0xf0) == 0x10) && (m.end < end || m.end == end && (m.flags & 0xf) == 1);
                if (within && (m.flags & SPAN_EXCLUSIVE_EXCLUSIVE) == SPAN_EXCLUSIVE_EXCLUSIVE && (removal || m.start > start || m.end < end)) {
                    marks.remove(i);
                    index.remove(m.what);
                    removed(m.what, m.start, m.end);
                }
            }
        }
        text.replace(start, end, TextUtils.substring(cs, csStart, csEnd));
        for (int i = 0; i < marks.size(); i++) {
            Mark m = marks.get(i);
            int st = m.start;
            int en = m.end;
            m.start = moved(st, (m.flags & 0xf0) >> 4, start, end, delta, removal);
            m.end = moved(en, m.flags & 0xf, start, end, delta, removal);
            if ((m.flags & SPAN_PARAGRAPH) == SPAN_PARAGRAPH && (st != m.start || en != m.end)) {
                m.start = paragraph(m.start);
                m.end = paragraph(m.end);
            }
            if (m.end < m.start) m.end = m.start;
        }
        if (cs instanceof Spanned) {
            Spanned sp = (Spanned) cs;
            for (Object what : sp.getSpans(csStart, csEnd, Object.class)) {
                int st = Math.max(sp.getSpanStart(what), csStart);
                int en = Math.min(sp.getSpanEnd(what), csEnd);
                if (getSpanStart(what) < 0) {
                    set(true, what, st - csStart + start, en - csStart + start, sp.getSpanFlags(what) | 0x800);
                }
            }
        }
    }

    /** Where a mark goes: MARK (1) stays before what is inserted at its place, POINT (2) goes behind it. */
    private int moved(int at, int kind, int start, int end, int delta, boolean removal) {
        if (at < start) return at;
        if (at > end) return at + delta;
        int after = end + delta;
        if (kind == 3) return end + delta == length() ? after : Math.min(at, after);
        if (start == end) return kind == 2 ? after : at;
        if (kind == 2) return removal || at > start ? after : at;
        return at == end && !removal ? after : start;
    }

    /** The next boundary of a paragraph. */
    private int paragraph(int at) {
        while (at > 0 && at < length() && text.charAt(at - 1) != '\n') at++;
        return at;
    }

    @Override
    public void setSpan(Object what, int start, int end, int flags) {
        set(true, what, start, end, flags);
    }

    private void set(boolean send, Object what, int start, int end, int flags) {
        flags &= ~0x800;
        check("setSpan", start, end);
        int startKind = (flags & 0xf0) >> 4;
        if ((flags & SPAN_PARAGRAPH) == SPAN_PARAGRAPH) {
            if (start != 0 && start != length() && charAt(start - 1) != '\n') {
                throw new RuntimeException("PARAGRAPH span must start at paragraph boundary (" + start + " follows " + charAt(start - 1) + ")");
            }
            if (end != 0 && end != length() && charAt(end - 1) != '\n') {
                throw new RuntimeException("PARAGRAPH span must end at paragraph boundary (" + end + " follows " + charAt(end - 1) + ")");
            }
        }
        if (startKind == 2 && (flags & 0xf) == 1 && start == end) {
            if (send) android.util.Log.e("SpannableStringBuilder", "SPAN_EXCLUSIVE_EXCLUSIVE spans cannot have a zero length");
            return;
        }
        if (index == null) index = new IdentityHashMap<Object, Mark>();
        Mark m = index.get(what);
        if (m != null) {
            int ostart = m.start;
            int oend = m.end;
            m.start = start;
            m.end = end;
            m.flags = flags;
            if (send) {
                for (SpanWatcher w : getSpans(Math.min(ostart, start), Math.min(Math.max(oend, end), length()), SpanWatcher.class)) w.onSpanChanged(this, what, ostart, oend, start, end);
            }
            return;
        }
        m = new Mark(what, start, end, flags);
        marks.add(m);
        index.put(what, m);
        if (send) {
            for (SpanWatcher w : getSpans(start, end, SpanWatcher.class)) w.onSpanAdded(this, what, start, end);
        }
    }

    @Override
    public void removeSpan(Object what) {
        Mark m = index == null ? null : index.remove(what);
        if (m == null) return;
        marks.remove(m);
        removed(what, m.start, m.end);
    }

    private void removed(Object what, int start, int end) {
        for (SpanWatcher w : getSpans(start, Math.min(end, length()), SpanWatcher.class)) w.onSpanRemoved(this, what, start, end);
    }

    @Override
    public int getSpanStart(Object what) {
        Mark m = index == null ? null : index.get(what);
        return m == null ? -1 : m.start;
    }

    @Override
    public int getSpanEnd(Object what) {
        Mark m = index == null ? null : index.get(what);
        return m == null ? -1 : m.end;
    }

    @Override
    public int getSpanFlags(Object what) {
        Mark m = index == null ? null : index.get(what);
        return m == null ? 0 : m.flags;
    }

    @SuppressWarnings("unchecked")
    @Override
    public <T> T[] getSpans(int start, int end, Class<T> kind) {
        Class<?> k = kind == null ? Object.class : kind;
        ArrayList<Mark> found = null;
        for (int i = 0; i < marks.size(); i++) {
            Mark m = marks.get(i);
            if (m.start > end || m.end < start) continue;
            if (m.start != m.end && start != end && (m.start == end || m.end == start)) continue;
            if (!k.isInstance(m.what)) continue;
            if (found == null) found = new ArrayList<Mark>();
            int p = m.flags & SPAN_PRIORITY;
            int at = found.size();
            while (p != 0 && at > 0 && (found.get(at - 1).flags & SPAN_PRIORITY) < p) at--;
            found.add(at, m);
        }
        int n = found == null ? 0 : found.size();
        Object[] out = (Object[]) Array.newInstance(k, n);
        for (int i = 0; i < n; i++) out[i] = found.get(i).what;
        return (T[]) out;
    }

    @Override
    public int nextSpanTransition(int start, int limit, Class kind) {
        Class<?> k = kind == null ? Object.class : kind;
        for (int i = 0; i < marks.size(); i++) {
            Mark m = marks.get(i);
            if (m.start > start && m.start < limit && k.isInstance(m.what)) limit = m.start;
            if (m.end > start && m.end < limit && k.isInstance(m.what)) limit = m.end;
        }
        return limit;
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new SpannableStringBuilder(this, start, end);
    }

    @Override
    public void getChars(int start, int end, char[] dest, int destoff) {
        check("getChars", start, end);
        text.getChars(start, end, dest, destoff);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    public String substring(int start, int end) {
        return text.substring(start, end);
    }

    /** How deep text watchers are being told. */
    public int getTextWatcherDepth() {
        return watching;
    }

    private void check(String operation, int start, int end) {
        String range = "(" + start + " ... " + end + ")";
        if (end < start) throw new IndexOutOfBoundsException(operation + " " + range + " has end before start");
        int len = length();
        if (start > len || end > len) throw new IndexOutOfBoundsException(operation + " " + range + " ends beyond length " + len);
        if (start < 0 || end < 0) throw new IndexOutOfBoundsException(operation + " " + range + " starts before 0");
    }

    @Override
    public void setFilters(InputFilter[] filters) {
        if (filters == null) throw new IllegalArgumentException();
        this.filters = filters;
    }

    @Override
    public InputFilter[] getFilters() {
        return filters;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Spanned) || !toString().equals(o.toString())) return false;
        Spanned other = (Spanned) o;
        Object[] theirs = other.getSpans(0, other.length(), Object.class);
        Object[] mine = getSpans(0, length(), Object.class);
        if (mine.length != theirs.length) return false;
        for (int i = 0; i < mine.length; i++) {
            if (mine[i] == this ? other != theirs[i] : !mine[i].equals(theirs[i])) return false;
            if (getSpanStart(mine[i]) != other.getSpanStart(theirs[i]) || getSpanEnd(mine[i]) != other.getSpanEnd(theirs[i]) || getSpanFlags(mine[i]) != other.getSpanFlags(theirs[i])) return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = toString().hashCode() * 31 + marks.size();
        for (Mark m : marks) {
            if (m.what != this) hash = hash * 31 + m.what.hashCode();
            hash = ((hash * 31 + m.start) * 31 + m.end) * 31 + m.flags;
        }
        return hash;
    }
}

package android.text;

import java.lang.reflect.Array;

/** Characters that stay, with spans in the order in which they were set. */
abstract class SpannableStringInternal {
    private final String text;
    private Object[] spans = new Object[0];
    private int[] data = new int[0]; // start, end, flags of each
    private int count;

    SpannableStringInternal(CharSequence source, int start, int end) {
        text = start == 0 && end == source.length() ? source.toString() : source.toString().substring(start, end);
        if (!(source instanceof Spanned)) return;
        Spanned sp = (Spanned) source;
        for (Object what : sp.getSpans(start, end, Object.class)) {
            if (what instanceof NoCopySpan) continue;
            int st = Math.max(sp.getSpanStart(what), start);
            int en = Math.min(sp.getSpanEnd(what), end);
            add(what, st - start, en - start, sp.getSpanFlags(what));
        }
    }

    public final int length() {
        return text.length();
    }

    public final char charAt(int i) {
        return text.charAt(i);
    }

    @Override
    public final String toString() {
        return text;
    }

    public final void getChars(int start, int end, char[] dest, int off) {
        text.getChars(start, end, dest, off);
    }

    private void add(Object what, int start, int end, int flags) {
        if (count == spans.length) {
            int n = Math.max(4, 2 * count);
            Object[] s = new Object[n];
            System.arraycopy(spans, 0, s, 0, count);
            int[] d = new int[3 * n];
            System.arraycopy(data, 0, d, 0, 3 * count);
            spans = s;
            data = d;
        }
        spans[count] = what;
        data[3 * count] = start;
        data[3 * count + 1] = end;
        data[3 * count + 2] = flags;
        count++;
    }

    private int find(Object what) {
        for (int i = count - 1; i >= 0; i--) {
            if (spans[i] == what) return i;
        }
        return -1;
    }

    void setSpan(Object what, int start, int end, int flags) {
        check("setSpan", start, end);
        if ((flags & Spanned.SPAN_PARAGRAPH) == Spanned.SPAN_PARAGRAPH) {
            if (start != 0 && start != length() && charAt(start - 1) != '\n') {
                throw new RuntimeException("PARAGRAPH span must start at paragraph boundary (" + start + " follows " + charAt(start - 1) + ")");
            }
            if (end != 0 && end != length() && charAt(end - 1) != '\n') {
                throw new RuntimeException("PARAGRAPH span must end at paragraph boundary (" + end + " follows " + charAt(end - 1) + ")");
            }
        }
        int i = find(what);
        if (i >= 0) {
            int ostart = data[3 * i];
            int oend = data[3 * i + 1];
            data[3 * i] = start;
            data[3 * i + 1] = end;
            data[3 * i + 2] = flags;
            for (SpanWatcher w : getSpans(Math.min(ostart, start), Math.max(oend, end), SpanWatcher.class)) w.onSpanChanged((Spannable) this, what, ostart, oend, start, end);
            return;
        }
        add(what, start, end, flags);
        if (this instanceof Spannable) {
            for (SpanWatcher w : getSpans(start, end, SpanWatcher.class)) w.onSpanAdded((Spannable) this, what, start, end);
        }
    }

    void removeSpan(Object what) {
        int i = find(what);
        if (i < 0) return;
        int start = data[3 * i];
        int end = data[3 * i + 1];
        System.arraycopy(spans, i + 1, spans, i, count - i - 1);
        System.arraycopy(data, 3 * (i + 1), data, 3 * i, 3 * (count - i - 1));
        spans[--count] = null;
        for (SpanWatcher w : getSpans(start, end, SpanWatcher.class)) w.onSpanRemoved((Spannable) this, what, start, end);
    }

    public int getSpanStart(Object what) {
        int i = find(what);
        return i < 0 ? -1 : data[3 * i];
    }

    public int getSpanEnd(Object what) {
        int i = find(what);
        return i < 0 ? -1 : data[3 * i + 1];
    }

    public int getSpanFlags(Object what) {
        int i = find(what);
        return i < 0 ? 0 : data[3 * i + 2];
    }

    @SuppressWarnings("unchecked")
    public <T> T[] getSpans(int start, int end, Class<T> kind) {
        java.util.ArrayList<Object> found = new java.util.ArrayList<Object>();
        java.util.ArrayList<Integer> priorities = new java.util.ArrayList<Integer>();
        for (int i = 0; i < count; i++) {
            int st = data[3 * i];
            int en = data[3 * i + 1];
            if (st > end || en < start) continue;
            if (st != en && start != end && (st == end || en == start)) continue;
            if (kind != null && kind != Object.class && !kind.isInstance(spans[i])) continue;
            int p = data[3 * i + 2] & Spanned.SPAN_PRIORITY;
            int at = found.size();
            while (p != 0 && at > 0 && priorities.get(at - 1) < p) at--;
            found.add(at, spans[i]);
            priorities.add(at, p);
        }
        T[] out = (T[]) Array.newInstance(kind == null ? Object.class : kind, found.size());
        return found.toArray(out);
    }

    public int nextSpanTransition(int start, int limit, Class kind) {
        for (int i = 0; i < count; i++) {
            int st = data[3 * i];
            int en = data[3 * i + 1];
            boolean of = kind == null || kind == Object.class || kind.isInstance(spans[i]);
            if (st > start && st < limit && of) limit = st;
            if (en > start && en < limit && of) limit = en;
        }
        return limit;
    }

    private void check(String operation, int start, int end) {
        String range = "(" + start + " ... " + end + ")";
        if (end < start) throw new IndexOutOfBoundsException(operation + " " + range + " has end before start");
        int len = length();
        if (start > len || end > len) throw new IndexOutOfBoundsException(operation + " " + range + " ends beyond length " + len);
        if (start < 0 || end < 0) throw new IndexOutOfBoundsException(operation + " " + range + " starts before 0");
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Spanned) || !toString().equals(o.toString())) return false;
        Spanned other = (Spanned) o;
        Object[] theirs = other.getSpans(0, other.length(), Object.class);
        if (count != theirs.length) return false;
        for (int i = 0; i < count; i++) {
            Object mine = spans[i];
            Object its = theirs[i];
            if (mine == this ? other != its : !mine.equals(its)) return false;
            if (getSpanStart(mine) != other.getSpanStart(its) || getSpanEnd(mine) != other.getSpanEnd(its) || getSpanFlags(mine) != other.getSpanFlags(its)) return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = text.hashCode() * 31 + count;
        for (int i = 0; i < count; i++) {
            if (spans[i] != this) hash = hash * 31 + spans[i].hashCode();
            for (int k = 0; k < 3; k++) hash = hash * 31 + data[3 * i + k];
        }
        return hash;
    }
}

package android.text;

/** The cursor or selection of a text, kept as two spans. */
public class Selection {
    /** The spans that mark it. */
    private static final class Start implements NoCopySpan {}

    private static final class End implements NoCopySpan {}

    public static final Object SELECTION_START = new Start();
    public static final Object SELECTION_END = new End();

    /** Where a line's x position is looked for. */
    public interface PositionIterator {
        int DONE = -1;

        int preceding(int position);

        int following(int position);
    }

    private Selection() {}

    public static final int getSelectionStart(CharSequence text) {
        return text instanceof Spanned ? ((Spanned) text).getSpanStart(SELECTION_START) : -1;
    }

    public static final int getSelectionEnd(CharSequence text) {
        return text instanceof Spanned ? ((Spanned) text).getSpanStart(SELECTION_END) : -1;
    }

    public static void setSelection(Spannable text, int start, int stop) {
        if (getSelectionStart(text) == start && getSelectionEnd(text) == stop) return;
        text.setSpan(SELECTION_START, start, start, Spanned.SPAN_POINT_POINT | Spanned.SPAN_INTERMEDIATE);
        text.setSpan(SELECTION_END, stop, stop, Spanned.SPAN_POINT_POINT);
    }

    public static final void setSelection(Spannable text, int index) {
        setSelection(text, index, index);
    }

    public static final void selectAll(Spannable text) {
        setSelection(text, 0, text.length());
    }

    public static final void extendSelection(Spannable text, int index) {
        if (text.getSpanStart(SELECTION_END) != index) text.setSpan(SELECTION_END, index, index, Spanned.SPAN_POINT_POINT);
    }

    public static final void removeSelection(Spannable text) {
        text.removeSpan(SELECTION_START);
        text.removeSpan(SELECTION_END);
    }

    private static boolean collapse(Spannable text, boolean toEnd) {
        int a = getSelectionStart(text);
        int b = getSelectionEnd(text);
        if (a == b) return false;
        setSelection(text, toEnd ? Math.max(a, b) : Math.min(a, b));
        return true;
    }

    private static int vertical(Spannable text, Layout layout, int by) {
        int at = getSelectionEnd(text);
        int line = layout.getLineForOffset(at);
        int to = line + by;
        if (to < 0 || to >= layout.getLineCount()) return -1;
        return layout.getOffsetForHorizontal(to, layout.getPrimaryHorizontal(at));
    }

    public static boolean moveUp(Spannable text, Layout layout) {
        if (collapse(text, false)) return true;
        int to = vertical(text, layout, -1);
        if (to >= 0) {
            setSelection(text, to);
            return true;
        }
        if (getSelectionEnd(text) != 0) {
            setSelection(text, 0);
            return true;
        }
        return false;
    }

    public static boolean moveDown(Spannable text, Layout layout) {
        if (collapse(text, true)) return true;
        int to = vertical(text, layout, 1);
        if (to >= 0) {
            setSelection(text, to);
            return true;
        }
        if (getSelectionEnd(text) != text.length()) {
            setSelection(text, text.length());
            return true;
        }
        return false;
    }

    public static boolean moveLeft(Spannable text, Layout layout) {
        if (collapse(text, false)) return true;
        int end = getSelectionEnd(text);
        int to = layout.getOffsetToLeftOf(end);
        if (to == end) return false;
        setSelection(text, to);
        return true;
    }

    public static boolean moveRight(Spannable text, Layout layout) {
        if (collapse(text, true)) return true;
        int end = getSelectionEnd(text);
        int to = layout.getOffsetToRightOf(end);
        if (to == end) return false;
        setSelection(text, to);
        return true;
    }

    public static boolean extendUp(Spannable text, Layout layout) {
        int to = vertical(text, layout, -1);
        extendSelection(text, to >= 0 ? to : 0);
        return true;
    }

    public static boolean extendDown(Spannable text, Layout layout) {
        int to = vertical(text, layout, 1);
        extendSelection(text, to >= 0 ? to : text.length());
        return true;
    }

    public static boolean extendLeft(Spannable text, Layout layout) {
        extendSelection(text, layout.getOffsetToLeftOf(getSelectionEnd(text)));
        return true;
    }

    public static boolean extendRight(Spannable text, Layout layout) {
        extendSelection(text, layout.getOffsetToRightOf(getSelectionEnd(text)));
        return true;
    }

    public static boolean extendToLeftEdge(Spannable text, Layout layout) {
        extendSelection(text, edge(text, layout, -1));
        return true;
    }

    public static boolean extendToRightEdge(Spannable text, Layout layout) {
        extendSelection(text, edge(text, layout, 1));
        return true;
    }

    public static boolean moveToLeftEdge(Spannable text, Layout layout) {
        setSelection(text, edge(text, layout, -1));
        return true;
    }

    public static boolean moveToRightEdge(Spannable text, Layout layout) {
        setSelection(text, edge(text, layout, 1));
        return true;
    }

    public static boolean moveToPreceding(Spannable text, PositionIterator iter, boolean extend) {
        int to = iter.preceding(getSelectionEnd(text));
        if (to != PositionIterator.DONE) {
            if (extend) extendSelection(text, to);
            else setSelection(text, to);
        }
        return true;
    }

    public static boolean moveToFollowing(Spannable text, PositionIterator iter, boolean extend) {
        int to = iter.following(getSelectionEnd(text));
        if (to != PositionIterator.DONE) {
            if (extend) extendSelection(text, to);
            else setSelection(text, to);
        }
        return true;
    }

    private static int edge(Spannable text, Layout layout, int direction) {
        int line = layout.getLineForOffset(getSelectionEnd(text));
        int dir = layout.getParagraphDirection(line) * direction;
        if (dir < 0) return layout.getLineStart(line);
        int end = layout.getLineEnd(line);
        return line == layout.getLineCount() - 1 ? end : end - 1;
    }
}

package android.text.style;

/** A tab stop. */
public interface TabStopSpan extends ParagraphStyle {
    int getTabStop();

    /** A tab stop at a place. */
    class Standard implements TabStopSpan {
        private final int tab;

        public Standard(int where) {
            tab = where;
        }

        @Override
        public int getTabStop() {
            return tab;
        }
    }
}

package android.text;

import android.text.style.UpdateLayout;
import android.text.style.WrapTogetherSpan;

/** A layout that follows the changes of its text. */
public class DynamicLayout extends Layout {
    private static final int PRIORITY = 128;

    private final CharSequence base;
    private final CharSequence display;
    private final boolean includePad;
    private final TextUtils.TruncateAt ellipsizeAt;
    private final int ellipsizedWidth;
    private final int breakStrategy;
    private StaticLayout lines;
    private boolean stale;
    private final Watcher watcher;

    public DynamicLayout(CharSequence base, TextPaint paint, int width, Alignment align, float spacingmult, float spacingadd, boolean includepad) {
        this(base, base, paint, width, align, spacingmult, spacingadd, includepad);
    }

    public DynamicLayout(CharSequence base, CharSequence display, TextPaint paint, int width, Alignment align, float spacingmult, float spacingadd, boolean includepad) {
        this(base, display, paint, width, align, spacingmult, spacingadd, includepad, null, 0);
    }

    public DynamicLayout(CharSequence base, CharSequence display, TextPaint paint, int width, Alignment align, float spacingmult, float spacingadd, boolean includepad,
            TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        this(base, display, paint, width, align, TextDirectionHeuristics.FIRSTSTRONG_LTR, spacingmult, spacingadd, includepad, BREAK_STRATEGY_SIMPLE, HYPHENATION_FREQUENCY_NONE,
                JUSTIFICATION_MODE_NONE, ellipsize, ellipsizedWidth);
    }

    public DynamicLayout(CharSequence base, CharSequence display, TextPaint paint, int width, Alignment align, TextDirectionHeuristic textDir, float spacingmult, float spacingadd,
            boolean includepad, int breakStrategy, int hyphenationFrequency, int justificationMode, TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
        super(ellipsize == null ? display : display instanceof Spanned ? new SpannedEllipsizer(display) : new Ellipsizer(display), paint, width, align, textDir, spacingmult, spacingadd);
        this.base = base;
        this.display = display;
        this.includePad = includepad;
        this.ellipsizeAt = ellipsize;
        this.ellipsizedWidth = ellipsize == null ? width : ellipsizedWidth;
        this.breakStrategy = breakStrategy;
        if (ellipsize != null) {
            Ellipsizer e = (Ellipsizer) getText();
            e.layout = this;
            e.width = ellipsizedWidth;
            e.method = ellipsize;
        }
        lay();
        watcher = new Watcher(this);
        if (base instanceof Spannable) {
            Spannable sp = (Spannable) base;
            for (Watcher old : sp.getSpans(0, sp.length(), Watcher.class)) sp.removeSpan(old);
            sp.setSpan(watcher, 0, base.length(), Spannable.SPAN_INCLUSIVE_INCLUSIVE | (PRIORITY << Spannable.SPAN_PRIORITY_SHIFT));
        }
    }

    private void lay() {
        StaticLayout s = new StaticLayout(display);
        s.generate(display, 0, display.length(), getPaint(), getWidth(), getSpacingMultiplier(), getSpacingAdd(), includePad, true, breakStrategy, ellipsizeAt, ellipsizedWidth);
        lines = s;
        stale = false;
    }

    private StaticLayout lines() {
        if (stale) lay();
        return lines;
    }

    @Override
    public int getLineCount() {
        return lines().getLineCount();
    }

    @Override
    public int getLineTop(int line) {
        return lines().getLineTop(line);
    }

    @Override
    public int getLineDescent(int line) {
        return lines().getLineDescent(line);
    }

    @Override
    public int getLineStart(int line) {
        return lines().getLineStart(line);
    }

    @Override
    public boolean getLineContainsTab(int line) {
        return lines().getLineContainsTab(line);
    }

    @Override
    public int getParagraphDirection(int line) {
        return DIR_LEFT_TO_RIGHT;
    }

    @Override
    public final Directions getLineDirections(int line) {
        return DIRS_ALL_LEFT_TO_RIGHT;
    }

    @Override
    public int getTopPadding() {
        return lines().getTopPadding();
    }

    @Override
    public int getBottomPadding() {
        return lines().getBottomPadding();
    }

    @Override
    public int getEllipsizedWidth() {
        return ellipsizedWidth;
    }

    @Override
    public int getEllipsisStart(int line) {
        return ellipsizeAt == null ? 0 : lines().getEllipsisStart(line);
    }

    @Override
    public int getEllipsisCount(int line) {
        return ellipsizeAt == null ? 0 : lines().getEllipsisCount(line);
    }

    /** Hears of changes of the base text. */
    private static final class Watcher implements TextWatcher, SpanWatcher {
        private final java.lang.ref.WeakReference<DynamicLayout> layout;

        Watcher(DynamicLayout layout) {
            this.layout = new java.lang.ref.WeakReference<DynamicLayout>(layout);
        }

        private void changed(CharSequence s) {
            DynamicLayout ml = layout.get();
            if (ml != null) ml.stale = true;
            else if (s instanceof Spannable) ((Spannable) s).removeSpan(this);
        }

        @Override
        public void beforeTextChanged(CharSequence s, int where, int before, int after) {}

        @Override
        public void onTextChanged(CharSequence s, int where, int before, int after) {
            changed(s);
        }

        @Override
        public void afterTextChanged(Editable s) {}

        @Override
        public void onSpanAdded(Spannable s, Object o, int start, int end) {
            if (o instanceof UpdateLayout || o instanceof WrapTogetherSpan) changed(s);
        }

        @Override
        public void onSpanRemoved(Spannable s, Object o, int start, int end) {
            if (o instanceof UpdateLayout || o instanceof WrapTogetherSpan) changed(s);
        }

        @Override
        public void onSpanChanged(Spannable s, Object o, int start, int end, int nstart, int nend) {
            if (o instanceof UpdateLayout || o instanceof WrapTogetherSpan) changed(s);
        }
    }
}

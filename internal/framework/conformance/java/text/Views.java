import android.graphics.Typeface;
import android.graphics.drawable.ColorDrawable;
import android.text.InputType;
import android.util.TypedValue;
import android.view.Gravity;
import android.view.View;
import android.widget.TextView;
import esdroid.conformance.Show;

/** TextView: what it answers, its sizes with drawables, ems, lines and gravities. */
public class Views extends Show {
    private static void size(String name, TextView v) {
        place(v, 600, AT_MOST, 900, AT_MOST);
        p(name, bounds(v), v.getLineCount(), v.getBaseline(), v.getTotalPaddingLeft(), v.getTotalPaddingTop(), v.getTotalPaddingRight(), v.getTotalPaddingBottom(), v.getExtendedPaddingTop(), v.getExtendedPaddingBottom());
    }

    public static void main(String[] args) {
        final TextView v = new TextView(context());
        p(v.getGravity(), v.getTextSize(), v.getLineHeight(), v.getLineSpacingMultiplier(), v.getLineSpacingExtra(), v.getMaxLines(), v.getMinLines(), v.getMaxHeight(), v.getMinHeight(), v.getMaxWidth(), v.getMinWidth(), v.getMaxEms(), v.getMinEms(), v.getIncludeFontPadding(), v.getFreezesText(), v.getInputType(), v.getEllipsize(), v.getTextScaleX(), v.getShadowRadius(), v.getLetterSpacing(), v.getBreakStrategy(), v.getHyphenationFrequency(), v.getPaintFlags(), v.getAutoSizeTextType());
        p(Integer.toHexString(v.getCurrentTextColor()), Integer.toHexString(v.getCurrentHintTextColor()), Integer.toHexString(v.getLinkTextColors().getDefaultColor()), Integer.toHexString(v.getHighlightColor()));
        v.setText("Some text");
        size("text", v);
        v.setCompoundDrawablePadding(7);
        v.setCompoundDrawables(icon(30, 20), icon(11, 40), null, icon(50, 5));
        size("drawables", v);
        p(v.getCompoundPaddingLeft(), v.getCompoundPaddingTop(), v.getCompoundPaddingRight(), v.getCompoundPaddingBottom(), v.getCompoundDrawables()[2], v.getCompoundDrawablePadding(), v.getCompoundDrawablesRelative()[0]);
        v.setCompoundDrawablesRelative(null, null, icon(70, 90), null);
        size("relative", v);
        v.setCompoundDrawablesWithIntrinsicBounds(android.R.drawable.ic_menu_add, 0, 0, 0);
        size("resource", v);
        v.setCompoundDrawables(null, null, null, null);
        v.setEms(10);
        size("ems", v);
        v.setMaxEms(3);
        size("max ems", v);
        v.setMinWidth(100);
        v.setMaxWidth(120);
        size("widths", v);
        v.setHeight(77);
        size("height", v);
        v.setLines(2);
        size("lines", v);
        v.setMaxLines(1);
        size("max lines", v);
        v.setMinLines(4);
        v.setMaxLines(9);
        v.setWidth(90);
        size("min lines", v);
        int[] gravities = {Gravity.TOP, Gravity.CENTER, Gravity.BOTTOM, Gravity.CENTER_VERTICAL | Gravity.RIGHT};
        for (int g : gravities) {
            v.setGravity(g);
            place(v, 300, EXACTLY, 300, EXACTLY);
            p(g, v.getGravity(), v.getBaseline(), v.getTotalPaddingTop(), v.getExtendedPaddingTop(), v.getLayout().getLineLeft(0));
        }
        TextView w = new TextView(context());
        w.setText("Words that take several lines in here");
        w.setWidth(150);
        size("wrapped", w);
        w.setIncludeFontPadding(false);
        size("no padding", w);
        w.setLineSpacing(5, 1.2f);
        size("spacing", w);
        w.setLetterSpacing(0.2f);
        size("letters", w);
        w.setTextScaleX(1.5f);
        size("scale", w);
        w.setTypeface(Typeface.MONOSPACE);
        size("mono", w);
        w.setTypeface(Typeface.DEFAULT, Typeface.BOLD_ITALIC);
        size("bold", w);
        int[] units = {TypedValue.COMPLEX_UNIT_PX, TypedValue.COMPLEX_UNIT_DIP, TypedValue.COMPLEX_UNIT_SP, TypedValue.COMPLEX_UNIT_PT, TypedValue.COMPLEX_UNIT_MM, TypedValue.COMPLEX_UNIT_IN};
        for (int u : units) {
            w.setTextSize(u, u == 5 ? 0.1f : 9);
            p(u, w.getTextSize());
        }
        w.setLetterSpacing(0);
        w.setTextScaleX(1);
        w.setTextAppearance(android.R.style.TextAppearance_Large);
        size("large", w);
        p(w.getTextSize(), Integer.toHexString(w.getTextColors().getDefaultColor()));
        w.setHorizontallyScrolling(true);
        size("scrolling", w);
        w.setSingleLine(true);
        size("single", w);
        w.setInputType(InputType.TYPE_TEXT_FLAG_MULTI_LINE | 1);
        size("multi", w);
        w.setAllCaps(true);
        size("caps", w);
        w.setPadding(1, 2, 3, 4);
        size("padding", w);
        w.setVisibility(View.INVISIBLE);
        w.setText("");
        w.setHint("a hint");
        size("hint", w);
        w.setAutoSizeTextTypeUniformWithConfiguration(10, 60, 2, TypedValue.COMPLEX_UNIT_PX);
        w.setText("auto");
        w.setMaxLines(1);
        place(w, 200, EXACTLY, 100, EXACTLY);
        p(w.getAutoSizeTextType(), w.getAutoSizeMinTextSize(), w.getAutoSizeMaxTextSize(), w.getAutoSizeStepGranularity(), w.getTextSize());
        p(w.bringPointIntoView(2), w.didTouchFocusSelect(), w.isInputMethodTarget(), w.moveCursorToVisibleOffset(), w.getOffsetForPosition(30, 10), w.getOffsetForPosition(-5, -5));
        p(w.getAccessibilityClassName(), w.isSuggestionsEnabled(), w.length(), w.getMarqueeRepeatLimit(), w.isCursorVisible());
        attempt("auto", new Runnable() { public void run() { v.setAutoSizeTextTypeUniformWithConfiguration(10, 5, 2, TypedValue.COMPLEX_UNIT_PX); } });
    }

    private static ColorDrawable icon(int w, int h) {
        ColorDrawable d = new ColorDrawable(1);
        d.setBounds(0, 0, w, h);
        return d;
    }
}

package android.text.method;

import android.content.Context;
import android.graphics.Rect;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.view.View;
import android.widget.TextView;
import java.util.Locale;

/** Shows upper case. */
public class AllCapsTransformationMethod implements TransformationMethod2 {
    private boolean enabled;
    private final Locale locale;

    public AllCapsTransformationMethod(Context context) {
        locale = context.getResources().getConfiguration().getLocales().get(0);
    }

    @Override
    public CharSequence getTransformation(CharSequence source, View view) {
        if (!enabled) return source;
        if (source == null) return null;
        Locale l = view instanceof TextView ? ((TextView) view).getTextLocale() : null;
        if (l == null) l = locale;
        String upper = source.toString().toUpperCase(l);
        if (!(source instanceof Spanned)) return upper;
        SpannableStringBuilder styled = new SpannableStringBuilder(upper);
        Spanned from = (Spanned) source;
        for (Object span : from.getSpans(0, from.length(), Object.class)) {
            styled.setSpan(span, moved(source, from.getSpanStart(span), l), moved(source, from.getSpanEnd(span), l), from.getSpanFlags(span));
        }
        return styled;
    }

    /** Where a place is in upper case, which may be longer. */
    private static int moved(CharSequence source, int place, Locale l) {
        return source.subSequence(0, place).toString().toUpperCase(l).length();
    }

    @Override
    public void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect) {}

    @Override
    public void setLengthChangesAllowed(boolean allowLengthChanges) {
        enabled = allowLengthChanges;
    }
}

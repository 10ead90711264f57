package android.text.method;

import android.content.Context;
import android.graphics.Rect;
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
        return source.toString().toUpperCase(l == null ? locale : l);
    }

    @Override
    public void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect) {}

    @Override
    public void setLengthChangesAllowed(boolean allowLengthChanges) {
        enabled = allowLengthChanges;
    }
}

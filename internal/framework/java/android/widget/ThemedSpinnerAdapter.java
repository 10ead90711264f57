package android.widget;

import android.content.res.Resources;

/** A spinner adapter whose list has a theme of its own. */
public interface ThemedSpinnerAdapter extends SpinnerAdapter {
    void setDropDownViewTheme(Resources.Theme theme);

    Resources.Theme getDropDownViewTheme();
}

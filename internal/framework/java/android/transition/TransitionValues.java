package android.transition;

import android.view.View;
import java.util.HashMap;
import java.util.Map;

/** What a transition knows of a view. */
public class TransitionValues {
    public View view;
    public final Map<String, Object> values = new HashMap<String, Object>();

    @Override
    public boolean equals(Object other) {
        return other instanceof TransitionValues && view == ((TransitionValues) other).view && values.equals(((TransitionValues) other).values);
    }

    @Override
    public int hashCode() {
        return 31 * view.hashCode() + values.hashCode();
    }
}

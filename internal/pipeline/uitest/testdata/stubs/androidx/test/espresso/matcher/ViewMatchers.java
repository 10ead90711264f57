package androidx.test.espresso.matcher;

import android.view.View;
import org.hamcrest.Matcher;

public final class ViewMatchers {
    private ViewMatchers() {
    }

    public static Matcher<View> withResourceName(String name) {
        return null;
    }

    public static Matcher<View> withText(String text) {
        return null;
    }
}

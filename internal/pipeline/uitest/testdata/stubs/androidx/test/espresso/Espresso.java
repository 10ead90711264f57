package androidx.test.espresso;

import android.content.Context;
import android.view.View;
import org.hamcrest.Matcher;

public final class Espresso {
    private Espresso() {
    }

    public static ViewInteraction onView(Matcher<View> viewMatcher) {
        return null;
    }

    public static void pressBack() {
    }

    public static void pressBackUnconditionally() {
    }

    public static void openActionBarOverflowOrOptionsMenu(Context context) {
    }
}

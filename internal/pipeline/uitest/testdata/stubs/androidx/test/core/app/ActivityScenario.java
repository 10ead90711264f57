package androidx.test.core.app;

import android.app.Activity;

public final class ActivityScenario<A extends Activity> implements AutoCloseable {
    private ActivityScenario() {
    }

    public static <A extends Activity> ActivityScenario<A> launch(Class<A> activityClass) {
        return new ActivityScenario<A>();
    }

    @Override
    public void close() {
    }
}

package android.view.inputmethod;

import android.content.ComponentName;

/** An input method that is installed. */
public final class InputMethodInfo {
    private final ComponentName component;

    InputMethodInfo(ComponentName component) {
        this.component = component;
    }

    public String getId() {
        return component.flattenToShortString();
    }

    public String getPackageName() {
        return component.getPackageName();
    }

    public String getServiceName() {
        return component.getClassName();
    }

    public ComponentName getComponent() {
        return component;
    }
}

package androidx.test.espresso.action;

import androidx.test.espresso.ViewAction;

public final class ViewActions {
    private ViewActions() {
    }

    public static ViewAction click() {
        return null;
    }

    public static ViewAction longClick() {
        return null;
    }

    public static ViewAction replaceText(String stringToBeSet) {
        return null;
    }
}

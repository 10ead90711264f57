package androidx.test.espresso;

public final class ViewInteraction {
    private ViewInteraction() {
    }

    public ViewInteraction perform(ViewAction... viewActions) {
        return this;
    }
}

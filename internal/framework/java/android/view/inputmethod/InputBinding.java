package android.view.inputmethod;

/** The binding of an input method to an app. */
public final class InputBinding {
    private InputBinding() {}
}

package androidx.test.espresso;

public interface ViewAction {
}

package androidx.test.uiautomator;

public class UiObject2 {
    public void click() {
    }

    public void longClick() {
    }

    public void setText(String text) {
    }
}

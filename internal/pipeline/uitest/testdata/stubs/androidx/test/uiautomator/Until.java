package androidx.test.uiautomator;

public class Until {
    protected Until() {
    }

    public static SearchCondition<Boolean> hasObject(BySelector selector) {
        return null;
    }
}

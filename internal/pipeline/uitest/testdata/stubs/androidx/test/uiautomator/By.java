package androidx.test.uiautomator;

public class By {
    protected By() {
    }

    public static BySelector pkg(String applicationPackage) {
        return null;
    }

    public static BySelector res(String resourcePackage, String resourceId) {
        return null;
    }

    public static BySelector text(String text) {
        return null;
    }
}

package androidx.test.uiautomator;

public abstract class SearchCondition<U> {
}

package android.widget;

/** What a host may move on by itself. */
public interface Advanceable {
    public void advance();

    public void fyiWillBeAdvancedByHostKThx();
}

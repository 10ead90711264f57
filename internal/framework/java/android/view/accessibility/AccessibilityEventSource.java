package android.view.accessibility;

/** What sends accessibility events. */
public interface AccessibilityEventSource {
    void sendAccessibilityEvent(int a);
    void sendAccessibilityEventUnchecked(AccessibilityEvent a);
}

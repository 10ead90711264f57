package android.view.accessibility;

import android.accessibilityservice.AccessibilityServiceInfo;
import android.content.Context;
import android.content.pm.ServiceInfo;
import android.os.Handler;
import java.util.ArrayList;
import java.util.List;

/** Accessibility, which is off. */
public final class AccessibilityManager {
    private static AccessibilityManager sInstance;

    public interface AccessibilityStateChangeListener { void onAccessibilityStateChanged(boolean enabled); }
    public interface TouchExplorationStateChangeListener { void onTouchExplorationStateChanged(boolean enabled); }

    private AccessibilityManager() {
    }

    public static AccessibilityManager getInstance(Context context) {
        if (sInstance == null) {
            sInstance = new AccessibilityManager();
        }
        return sInstance;
    }

    public boolean isEnabled() { return false; }
    public boolean isTouchExplorationEnabled() { return false; }
    public boolean isHighTextContrastEnabled() { return false; }

    public void sendAccessibilityEvent(AccessibilityEvent event) {
        throw new IllegalStateException("Accessibility off. Did you forget to check that?");
    }

    public void interrupt() {
        throw new IllegalStateException("Accessibility off. Did you forget to check that?");
    }

    @Deprecated
    public List<ServiceInfo> getAccessibilityServiceList() { return new ArrayList<ServiceInfo>(); }
    public List<AccessibilityServiceInfo> getInstalledAccessibilityServiceList() { return new ArrayList<AccessibilityServiceInfo>(); }
    public List<AccessibilityServiceInfo> getEnabledAccessibilityServiceList(int feedbackTypeFlags) { return new ArrayList<AccessibilityServiceInfo>(); }
    public boolean addAccessibilityStateChangeListener(AccessibilityStateChangeListener listener) { return true; }
    public void addAccessibilityStateChangeListener(AccessibilityStateChangeListener listener, Handler handler) { }
    public boolean removeAccessibilityStateChangeListener(AccessibilityStateChangeListener listener) { return true; }
    public boolean addTouchExplorationStateChangeListener(TouchExplorationStateChangeListener listener) { return true; }
    public void addTouchExplorationStateChangeListener(TouchExplorationStateChangeListener listener, Handler handler) { }
    public boolean removeTouchExplorationStateChangeListener(TouchExplorationStateChangeListener listener) { return true; }
    public static boolean isAccessibilityButtonSupported() { return false; }
}

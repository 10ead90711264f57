package android.view;

import android.graphics.Point;
import android.graphics.Rect;
import android.os.Bundle;
import android.view.accessibility.AccessibilityEvent;

/** What a view asks of what holds it. */
public interface ViewParent {
    void requestLayout();
    boolean isLayoutRequested();
    void requestTransparentRegion(View a);
    default void onDescendantInvalidated(View a, View b) {
        if (getParent() != null) {
            getParent().onDescendantInvalidated(a, b);
        }
    }
    void invalidateChild(View a, Rect b);
    ViewParent invalidateChildInParent(int[] a, Rect b);
    ViewParent getParent();
    void requestChildFocus(View a, View b);
    void recomputeViewAttributes(View a);
    void clearChildFocus(View a);
    boolean getChildVisibleRect(View a, Rect b, Point c);
    View focusSearch(View a, int b);
    View keyboardNavigationClusterSearch(View a, int b);
    void bringChildToFront(View a);
    void focusableViewAvailable(View a);
    boolean showContextMenuForChild(View a);
    boolean showContextMenuForChild(View a, float b, float c);
    void createContextMenu(ContextMenu a);
    ActionMode startActionModeForChild(View a, ActionMode.Callback b);
    ActionMode startActionModeForChild(View a, ActionMode.Callback b, int c);
    void childDrawableStateChanged(View a);
    void requestDisallowInterceptTouchEvent(boolean a);
    boolean requestChildRectangleOnScreen(View a, Rect b, boolean c);
    boolean requestSendAccessibilityEvent(View a, AccessibilityEvent b);
    void childHasTransientStateChanged(View a, boolean b);
    void requestFitSystemWindows();
    ViewParent getParentForAccessibility();
    void notifySubtreeAccessibilityStateChanged(View a, View b, int c);
    boolean canResolveLayoutDirection();
    boolean isLayoutDirectionResolved();
    int getLayoutDirection();
    boolean canResolveTextDirection();
    boolean isTextDirectionResolved();
    int getTextDirection();
    boolean canResolveTextAlignment();
    boolean isTextAlignmentResolved();
    int getTextAlignment();
    boolean onStartNestedScroll(View a, View b, int c);
    void onNestedScrollAccepted(View a, View b, int c);
    void onStopNestedScroll(View a);
    void onNestedScroll(View a, int b, int c, int d, int e);
    void onNestedPreScroll(View a, int b, int c, int[] d);
    boolean onNestedFling(View a, float b, float c, boolean d);
    boolean onNestedPreFling(View a, float b, float c);
    boolean onNestedPrePerformAccessibilityAction(View a, int b, Bundle c);
}

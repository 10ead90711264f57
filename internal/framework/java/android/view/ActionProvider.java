package android.view;

import android.content.Context;

/** Makes the view and does the action of a menu item. */
public abstract class ActionProvider {
    private SubUiVisibilityListener mSubUiVisibilityListener;
    private VisibilityListener mVisibilityListener;

    public ActionProvider(Context context) {
    }

    @Deprecated
    public abstract View onCreateActionView();

    public View onCreateActionView(MenuItem forItem) { return onCreateActionView(); }
    public boolean overridesItemVisibility() { return false; }
    public boolean isVisible() { return true; }

    public void refreshVisibility() {
        if (mVisibilityListener != null && overridesItemVisibility()) {
            mVisibilityListener.onActionProviderVisibilityChanged(isVisible());
        }
    }

    public boolean onPerformDefaultAction() { return false; }
    public boolean hasSubMenu() { return false; }
    public void onPrepareSubMenu(SubMenu subMenu) { }

    public void subUiVisibilityChanged(boolean isVisible) {
        if (mSubUiVisibilityListener != null) {
            mSubUiVisibilityListener.onSubUiVisibilityChanged(isVisible);
        }
    }

    public void setSubUiVisibilityListener(SubUiVisibilityListener listener) { mSubUiVisibilityListener = listener; }
    public void setVisibilityListener(VisibilityListener listener) { mVisibilityListener = listener; }

    public void reset() {
        mVisibilityListener = null;
        mSubUiVisibilityListener = null;
    }

    /** Told when a sub menu shows or hides. */
    public interface SubUiVisibilityListener {
        void onSubUiVisibilityChanged(boolean isVisible);
    }

    /** Told when the provider shows or hides. */
    public interface VisibilityListener {
        void onActionProviderVisibilityChanged(boolean isVisible);
    }
}

package android.view;

/** An action view told of its expansion. */
public interface CollapsibleActionView {
    void onActionViewExpanded();
    void onActionViewCollapsed();
}

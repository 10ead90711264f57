package android.view;

/** What adds and removes views. */
public interface ViewManager {
    void addView(View a, ViewGroup.LayoutParams b);
    void updateViewLayout(View a, ViewGroup.LayoutParams b);
    void removeView(View a);
}

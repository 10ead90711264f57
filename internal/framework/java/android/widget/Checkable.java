package android.widget;

/** What can be checked. */
public interface Checkable {
    void setChecked(boolean checked);

    boolean isChecked();

    void toggle();
}

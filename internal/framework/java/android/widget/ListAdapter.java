package android.widget;

/** An adapter of a list, some of whose items may be disabled. */
public interface ListAdapter extends Adapter {
    boolean areAllItemsEnabled();

    boolean isEnabled(int position);
}

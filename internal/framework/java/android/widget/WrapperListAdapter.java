package android.widget;

/** A list adapter that wraps another. */
public interface WrapperListAdapter extends ListAdapter {
    ListAdapter getWrappedAdapter();
}

package android.widget;

/** Whose data a filter can narrow. */
public interface Filterable {
    Filter getFilter();
}

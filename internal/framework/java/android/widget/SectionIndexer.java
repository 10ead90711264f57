package android.widget;

/** An adapter whose items fall into sections. */
public interface SectionIndexer {
    Object[] getSections();

    int getPositionForSection(int sectionIndex);

    int getSectionForPosition(int position);
}

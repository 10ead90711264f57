package android.widget;

/** An expandable list whose groups and children are of several kinds. */
public interface HeterogeneousExpandableList {

    int getGroupType(int p0);

    int getChildType(int p0, int p1);

    int getGroupTypeCount();

    int getChildTypeCount();
}

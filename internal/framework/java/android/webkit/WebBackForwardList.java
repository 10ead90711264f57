package android.webkit;

import java.io.Serializable;

/** The pages that a view can go to. */
public abstract class WebBackForwardList implements Cloneable, Serializable {
    public abstract WebHistoryItem getCurrentItem();

    public abstract int getCurrentIndex();

    public abstract WebHistoryItem getItemAtIndex(int index);

    public abstract int getSize();

    @Override
    protected abstract WebBackForwardList clone();
}

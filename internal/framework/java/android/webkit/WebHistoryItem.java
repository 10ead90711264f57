package android.webkit;

import android.graphics.Bitmap;

/** A page that a view can go to. */
public abstract class WebHistoryItem implements Cloneable {
    public abstract String getUrl();

    public abstract String getOriginalUrl();

    public abstract String getTitle();

    public abstract Bitmap getFavicon();

    @Override
    protected abstract WebHistoryItem clone();
}

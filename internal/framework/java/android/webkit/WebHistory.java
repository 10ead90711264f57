package android.webkit;

import android.graphics.Bitmap;
import java.util.ArrayList;

/** The pages that a view had at some time. */
final class WebHistory extends WebBackForwardList {
    private final ArrayList<WebHistoryItem> items = new ArrayList<WebHistoryItem>();
    private final int index;

    /** One of them. */
    private static final class Item extends WebHistoryItem {
        private final String url;
        private final String title;

        Item(String url, String title) {
            this.url = url;
            this.title = title;
        }

        @Override
        public String getUrl() {
            return url;
        }

        @Override
        public String getOriginalUrl() {
            return url;
        }

        @Override
        public String getTitle() {
            return title;
        }

        @Override
        public Bitmap getFavicon() {
            return null;
        }

        @Override
        protected WebHistoryItem clone() {
            return new Item(url, title);
        }
    }

    /** The title is that of the page shown; the others are known by their addresses. */
    WebHistory(Iterable<String> urls, int index, String title) {
        this.index = index;
        for (String url : urls) items.add(new Item(url, items.size() == index && title != null ? title : url));
    }

    private WebHistory(WebHistory from) {
        index = from.index;
        items.addAll(from.items);
    }

    @Override
    public WebHistoryItem getCurrentItem() {
        return getItemAtIndex(index);
    }

    @Override
    public int getCurrentIndex() {
        return index;
    }

    @Override
    public WebHistoryItem getItemAtIndex(int index) {
        return index < 0 || index >= items.size() ? null : items.get(index);
    }

    @Override
    public int getSize() {
        return items.size();
    }

    @Override
    protected WebBackForwardList clone() {
        return new WebHistory(this);
    }
}

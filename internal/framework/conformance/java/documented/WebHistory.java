import android.webkit.WebBackForwardList;
import android.webkit.WebView;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What a web view says of the pages it had. */
public class WebHistory {
    private static void list(WebView w) {
        WebBackForwardList list = w.copyBackForwardList();
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < list.getSize(); i++) s.append(list.getItemAtIndex(i).getUrl()).append(' ');
        say(list.getSize(), list.getCurrentIndex(), list.getCurrentItem() == null ? null : list.getCurrentItem().getUrl(),
                list.getItemAtIndex(-1), list.getItemAtIndex(list.getSize()), s);
    }

    public static void main(String[] args) {
        WebView w = new WebView(Runner.activity);
        list(w);
        w.loadDataWithBaseURL(null, "one", "text/html", null, "http://one/");
        WebBackForwardList before = w.copyBackForwardList();
        w.loadDataWithBaseURL(null, "two", "text/html", null, "http://two/");
        list(w);
        w.goBack();
        list(w);
        say(before.getSize(), w.canGoForward());
    }
}

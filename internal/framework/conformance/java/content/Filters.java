import android.content.Intent;
import android.content.IntentFilter;
import android.net.Uri;
import java.util.Arrays;
import java.util.HashSet;
import static esdroid.conformance.Out.*;

/** Which intents a filter takes. */
public class Filters {
    public static void main(String[] args) throws Exception {
        IntentFilter f = new IntentFilter();
        f.addAction("a");
        f.addAction("b");
        f.addCategory(Intent.CATEGORY_DEFAULT);
        f.addDataScheme("http");
        f.addDataScheme("content");
        f.addDataType("text/*");
        f.addDataType("application/pdf");
        say(f.countActions(), f.getAction(1), f.hasAction("a"), f.matchAction("c"), f.countCategories(), f.countDataSchemes(), f.countDataTypes(), f.getDataType(0), f.hasDataType("text/html"), f.hasDataType("image/*"), f.hasDataType("application/*"));
        Object[][] cases = {{"a", "text/plain", "http", "http://h/p"}, {"a", "text/plain", null, null}, {"a", null, "http", "http://h"}, {"c", "text/plain", "http", "http://h"}, {"b", "application/pdf", "content", "content://x/1"}, {"a", "image/png", "content", "content://x/1"}, {"a", "*/*", "content", "content://x/1"}, {"a", "text/*", "file", "file:///x"}, {null, "text/plain", "http", "http://h"}};
        for (Object[] c : cases) {
            int r = f.match((String) c[0], (String) c[1], (String) c[2], c[3] == null ? null : Uri.parse((String) c[3]), null, "t");
            say(c, Integer.toHexString(r));
        }
        say(f.match("a", "text/plain", "http", Uri.parse("http://h"), new HashSet<String>(Arrays.asList(Intent.CATEGORY_DEFAULT)), "t") > 0, f.match("a", "text/plain", "http", Uri.parse("http://h"), new HashSet<String>(Arrays.asList("other")), "t"), f.matchCategories(new HashSet<String>(Arrays.asList("x", Intent.CATEGORY_DEFAULT))));
        say(IntentFilter.MATCH_CATEGORY_TYPE, IntentFilter.NO_MATCH_ACTION, IntentFilter.NO_MATCH_DATA, IntentFilter.NO_MATCH_TYPE, IntentFilter.NO_MATCH_CATEGORY, IntentFilter.MATCH_ADJUSTMENT_MASK);
        fails("f.addDataType(\"nonsense\")", new Code() {
            public void run() throws Exception {
                f.addDataType("nonsense");
            }
        });
        fails("IntentFilter.create(\"x\", \"bad type\")", new Code() {
            public void run() throws Exception {
                IntentFilter.create("x", "bad type");
            }
        });
        IntentFilter g = new IntentFilter(f);
        say(g.getPriority(), g.actionsIterator().hasNext(), g.countDataTypes());
        g.setPriority(7);
        say(g.getPriority(), g.getAutoVerify());
        IntentFilter none = new IntentFilter();
        say(none.match("a", null, null, null, null, ""), none.matchData(null, null, null), none.matchData("text/plain", null, null), none.countActions(), none.actionsIterator() == null);
    }
}

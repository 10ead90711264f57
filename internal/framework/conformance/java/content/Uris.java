import android.content.ContentResolver;
import android.content.ContentUris;
import android.net.Uri;
import static esdroid.conformance.Out.*;

/** Ids in addresses. */
public class Uris {
    public static void main(String[] args) throws Exception {
        Uri u = Uri.parse("content://a/b");
        say(ContentUris.withAppendedId(u, 5), ContentUris.parseId(Uri.parse("content://a/b/77")), ContentUris.parseId(Uri.parse("content://a")));
        fails("ContentUris.parseId(Uri.parse(\"content://a/b/x\"))", new Code() {
            public void run() throws Exception {
                ContentUris.parseId(Uri.parse("content://a/b/x"));
            }
        });
        fails("ContentUris.withAppendedId(null, 1)", new Code() {
            public void run() throws Exception {
                ContentUris.withAppendedId(null, 1);
            }
        });
        say(ContentUris.appendId(u.buildUpon(), -3).build());
        say(ContentResolver.SCHEME_CONTENT, ContentResolver.CURSOR_DIR_BASE_TYPE, ContentResolver.CURSOR_ITEM_BASE_TYPE);
    }
}

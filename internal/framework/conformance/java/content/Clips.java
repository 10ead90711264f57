import android.content.ClipData;
import android.content.ClipDescription;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What is copied. */
public class Clips {
    public static void main(String[] args) throws Exception {
        ClipData c = ClipData.newPlainText("label", "text");
        say(c, c.getItemCount(), c.getItemAt(0).getText(), c.getDescription(), c.getDescription().getLabel(), c.getDescription().getMimeType(0), c.getDescription().hasMimeType("text/*"), c.getDescription().hasMimeType("image/*"));
        c.addItem(new ClipData.Item(Uri.parse("content://a/1")));
        c.addItem(new ClipData.Item(new Intent("act")));
        say(c.getItemCount(), c.getItemAt(1), c.getItemAt(2), c.getItemAt(1).coerceToText(Runner.activity), c.getItemAt(2).coerceToText(Runner.activity), c.getItemAt(0).coerceToHtmlText(Runner.activity), c.getItemAt(0).coerceToStyledText(Runner.activity));
        ClipData h = ClipData.newHtmlText("h", "plain", "<b>plain</b>");
        say(h, h.getItemAt(0).getHtmlText(), h.getDescription().getMimeTypeCount(), h.getDescription().filterMimeTypes("text/*"));
        say(ClipData.newIntent("i", new Intent("x")), ClipData.newRawUri("r", Uri.parse("a:b")));
        ClipboardManager m = (ClipboardManager) Runner.activity.getSystemService(Context.CLIPBOARD_SERVICE);
        m.setPrimaryClip(c);
        say(m.hasPrimaryClip(), m.getPrimaryClip().getItemCount(), m.getPrimaryClipDescription().getLabel(), m.getText(), m.hasText());
        m.setText("plain old");
        say(m.getText(), m.getPrimaryClip().getDescription().getLabel());
        say(ClipDescription.compareMimeTypes("text/plain", "*/*"), ClipDescription.compareMimeTypes("text/plain", "text/*"), ClipDescription.compareMimeTypes("text/plain", "text/html"));
        fails("new ClipData(null, new String[] {\"a\"}, null)", new Code() {
            public void run() throws Exception {
                new ClipData(null, new String[] {"a"}, null);
            }
        });
        fails("c.addItem(null)", new Code() {
            public void run() throws Exception {
                c.addItem(null);
            }
        });
    }
}

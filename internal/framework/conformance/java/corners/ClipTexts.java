import android.content.ClipData;
import android.content.ClipDescription;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What the clipboard holds, becomes and tells. */
public class ClipTexts {
    public static void main(String[] args) throws Exception {
        final ClipboardManager m = (ClipboardManager) Runner.activity.getSystemService(Context.CLIPBOARD_SERVICE);
        ClipboardManager.OnPrimaryClipChangedListener l = new ClipboardManager.OnPrimaryClipChangedListener() {
            public void onPrimaryClipChanged() {
                say("changed", m.hasPrimaryClip());
            }
        };
        m.addPrimaryClipChangedListener(l);
        m.setPrimaryClip(ClipData.newPlainText("label", "text"));
        say(m.hasPrimaryClip(), m.hasText(), m.getText(), m.getPrimaryClip(), m.getPrimaryClipDescription());
        ClipData html = ClipData.newHtmlText("h", "plain", "<b>plain</b>");
        say(html, html.getItemAt(0).getHtmlText(), html.getItemAt(0).coerceToText(Runner.activity), html.getItemAt(0).coerceToHtmlText(Runner.activity), html.getItemAt(0).coerceToStyledText(Runner.activity));
        ClipData intent = ClipData.newIntent("i", new Intent("an.action").putExtra("k", 1));
        say(intent, intent.getItemAt(0).coerceToText(Runner.activity), intent.getItemAt(0).getText());
        ClipData uri = ClipData.newRawUri(null, Uri.parse("http://h/p"));
        say(uri, uri.getItemAt(0).coerceToText(Runner.activity), uri.getDescription().getLabel(), uri.getDescription().getMimeType(0));
        uri.addItem(new ClipData.Item("second"));
        say(uri.getItemCount(), uri.getItemAt(1).getText(), uri);
        final ClipData c = uri;
        fails("c.getItemAt(2)", new Code() {
            public void run() throws Exception {
                c.getItemAt(2);
            }
        });
        fails("c.addItem(null)", new Code() {
            public void run() throws Exception {
                c.addItem(null);
            }
        });
        fails("new ClipData(\"l\", new String[] {\"text/plain\"}, null)", new Code() {
            public void run() throws Exception {
                new ClipData("l", new String[] {"text/plain"}, null);
            }
        });
        fails("new ClipData(\"l\", null, new ClipData.Item(\"x\"))", new Code() {
            public void run() throws Exception {
                new ClipData("l", null, new ClipData.Item("x"));
            }
        });
        fails("m.setPrimaryClip(null)", new Code() {
            public void run() throws Exception {
                m.setPrimaryClip(null);
            }
        });
        ClipDescription d = new ClipDescription("d", new String[] {"text/plain", "image/png"});
        say(d, d.hasMimeType("text/*"), d.hasMimeType("*/*"), d.hasMimeType("image/jpeg"), d.filterMimeTypes("image/*"), d.filterMimeTypes("audio/*"), d.getMimeTypeCount(), ClipDescription.compareMimeTypes("a/b", "a/*"));
        m.setText("through the old way");
        say(m.getPrimaryClip().getItemAt(0).getText(), new ClipData(m.getPrimaryClip()).getItemCount());
        m.removePrimaryClipChangedListener(l);
    }
}

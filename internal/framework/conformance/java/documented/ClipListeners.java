import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.os.Handler;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Listeners of the clipboard are told in a later turn, those that are there then. */
public class ClipListeners {
    public static void main(String[] args) throws Exception {
        final ClipboardManager m = (ClipboardManager) Runner.activity.getSystemService(Context.CLIPBOARD_SERVICE);
        final ClipboardManager.OnPrimaryClipChangedListener first = listener("first", m);
        final ClipboardManager.OnPrimaryClipChangedListener gone = listener("gone", m);
        m.addPrimaryClipChangedListener(first);
        m.addPrimaryClipChangedListener(gone);
        m.setPrimaryClip(ClipData.newPlainText("label", "one"));
        m.removePrimaryClipChangedListener(gone);
        m.addPrimaryClipChangedListener(listener("late", m));
        say("set", System.currentTimeMillis() - m.getPrimaryClipDescription().getTimestamp() < 1000);
        new Handler().post(new Runnable() {
            public void run() {
                m.removePrimaryClipChangedListener(first);
                m.setPrimaryClip(ClipData.newPlainText("label", "two"));
                say("set again");
            }
        });
    }

    static ClipboardManager.OnPrimaryClipChangedListener listener(final String name, final ClipboardManager m) {
        return new ClipboardManager.OnPrimaryClipChangedListener() {
            public void onPrimaryClipChanged() {
                say(name, m.getText());
            }
        };
    }
}

import android.content.Intent;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Intents from texts. */
public class IntentUris {
    public static void main(String[] args) throws Exception {
        String[] texts = {"intent:#Intent;action=a.b;S.s=x%20y;i.n=5;B.t=true;l.l=9;f.f=1.5;d.d=2.5;c.c=z;b.b=1;s.s=2;end", "http://example.com/p?q=1", "#Intent;component=a.b/.C;launchFlags=0x10000000;category=cat;type=text/plain;package=p;end", "intent://host/path#Intent;scheme=market;action=android.intent.action.VIEW;end", "android-app://com.example/http/host/path", "intent:x#Intent;sourceBounds=1%202%203%204;end", "tel:1#Intent;SEL;action=q;end"};
        for (String t : texts) {
            Intent i = Intent.parseUri(t, Intent.URI_INTENT_SCHEME | Intent.URI_ANDROID_APP_SCHEME);
            say(i, i.getExtras() == null ? null : new TreeSet<String>(i.getExtras().keySet()));
        }
        for (final String bad : new String[] {"#Intent;x", "#Intent;action;end", "#Intent;i.n=x;end", "intent:#Intent;Z.z=1;end", "#Intent;"}) {
            fails("bad", new Code() {
                public void run() throws Exception {
                    Intent.parseUri(bad, 0);
                }
            });
        }
        Intent old = Intent.getIntent("content://a/1#action(b.c)categories(x!y)type(t/u)launchFlags(3)component(p!p.Q)extras(Sk=v!in=4)");
        say(old, old.getExtras().get("k"), old.getExtras().get("n"));
        fails("null", new Code() {
            public void run() throws Exception {
                Intent.parseUri(null, 0);
            }
        });
    }
}

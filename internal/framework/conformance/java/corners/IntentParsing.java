import android.content.Intent;
import esdroid.conformance.Out.Code;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Texts that become intents, or do not. */
public class IntentParsing {
    public static void main(String[] args) throws Exception {
        for (final String s : new String[] {"", "plain", "http://h/p#frag", "#Intent;action=a;end", "x:y#Intent;action=a;category=c;type=t/t;launchFlags=0x10;package=p;component=a/.B;S.s=t%20x;i.i=5;B.b=true;l.l=9;f.f=1.5;d.d=2.5;c.c=x;b.b=3;s.s=4;end", "intent://h/p#Intent;scheme=https;S.k=v;end", "intent:#Intent;SEL;action=z;end", "#Intent;i.i=x;end", "#Intent;action=a", "#Intent;nonsense;end", "#Intent;unknown=1;end", "intent:x", "android-app://pkg/http/host/path#Intent;action=q;end", "#Intent;S.e=;end"}) {
            for (final int flag : new int[] {0, Intent.URI_INTENT_SCHEME, Intent.URI_ANDROID_APP_SCHEME}) {
                fails(s + " " + flag, new Code() {
                    public void run() throws Exception {
                        Intent i = Intent.parseUri(s, flag);
                        say(i, i.getExtras() == null ? null : new TreeSet<String>(i.getExtras().keySet()), i.toUri(flag));
                    }
                });
            }
        }
        fails("Intent.getIntent(\"#Intent;i.i=x;end\")", new Code() {
            public void run() throws Exception {
                Intent.getIntent("#Intent;i.i=x;end");
            }
        });
        say(Intent.getIntentOld("a:b#action(x)categories(c!d)type(t)extras(Sk=v)"));
    }
}

import android.os.LocaleList;
import java.util.Locale;
import static esdroid.conformance.Out.*;

/** Lists of locales. */
public class Locales {
    public static void main(String[] args) throws Exception {
        LocaleList l = LocaleList.forLanguageTags("de-CH,fr,en-US");
        say(l, l.size(), l.get(0), l.get(5), l.indexOf(Locale.FRENCH), l.toLanguageTags(), l.isEmpty(), l.getFirstMatch(new String[] {"fr-FR", "it"}));
        say(LocaleList.getEmptyLocaleList(), new LocaleList(Locale.US).equals(LocaleList.forLanguageTags("en-US")));
        fails("new LocaleList(Locale.US, Locale.US)", new Code() {
            public void run() throws Exception {
                new LocaleList(Locale.US, Locale.US);
            }
        });
        fails("new LocaleList(Locale.US, null)", new Code() {
            public void run() throws Exception {
                new LocaleList(Locale.US, null);
            }
        });
        say(LocaleList.getDefault(), LocaleList.getAdjustedDefault());
    }
}

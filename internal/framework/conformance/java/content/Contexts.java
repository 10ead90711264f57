import android.content.ClipboardManager;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.pm.PackageManager;
import android.os.Looper;
import android.view.ContextThemeWrapper;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What a context says about its app. */
public class Contexts {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        say(c.getPackageName(), c.getApplicationInfo().packageName, c.getApplicationContext() == c.getApplicationContext().getApplicationContext(), c.getMainLooper() == Looper.getMainLooper(), c.getClassLoader() != null, c.getPackageCodePath() != null, c.isRestricted());
        say(c.getTheme() != null, c.getResources() == c.getResources(), c.getAssets() == c.getResources().getAssets(), c.getText(android.R.string.ok), c.getString(android.R.string.cancel), c.getColor(android.R.color.white), c.getDrawable(android.R.drawable.ic_menu_add) != null);
        say(c.checkCallingOrSelfPermission("no.such.permission"), c.checkSelfPermission("no.such.permission") == PackageManager.PERMISSION_DENIED);
        fails("no base", new Code() {
            public void run() throws Exception {
                new ContextWrapper(null).getPackageName();
            }
        });
        say(new ContextWrapper(c).getBaseContext() == c);
        ContextThemeWrapper t = new ContextThemeWrapper(c, android.R.style.Theme_Holo);
        say(t.getTheme() != c.getTheme(), t.getBaseContext() == c);
        fails("no such service", new Code() {
            public void run() throws Exception {
                c.getSystemService("no such service").toString();
            }
        });
        say(c.getSystemService("no such service"), c.getSystemServiceName(ClipboardManager.class), c.getSystemService(ClipboardManager.class) != null);
    }
}

package esdroid.provider;

import android.content.ContentProvider;
import android.content.Context;
import android.content.pm.ProviderInfo;
import java.util.HashMap;

/** The providers that a device has besides the app's, made when first asked for. */
public final class SystemProviders {
    private static final HashMap<String, ContentProvider> sMade = new HashMap<String, ContentProvider>();

    private SystemProviders() {}

    /** The provider of an authority; null if the device has none. */
    public static synchronized ContentProvider get(Context context, String authority) {
        ContentProvider p = sMade.get(authority);
        if (p != null) {
            return p;
        }
        String[] permissions = new String[2];
        if (authority.equals("settings")) {
            p = new SettingsProvider();
        } else {
            TableProvider.Tables tables = Seed.of(authority);
            if (tables == null) {
                return null;
            }
            permissions[0] = tables.readPermission;
            permissions[1] = tables.writePermission;
            p = new TableProvider(authority, tables);
        }
        ProviderInfo info = new ProviderInfo();
        info.authority = authority;
        info.exported = true;
        info.readPermission = permissions[0];
        info.writePermission = permissions[1];
        Context application = context.getApplicationContext();
        p.attachInfo(application != null ? application : context, info);
        sMade.put(authority, p);
        return p;
    }

    /** Whether the device has a provider of an authority. */
    public static boolean has(String authority) {
        return authority.equals("settings") || Seed.of(authority) != null;
    }
}

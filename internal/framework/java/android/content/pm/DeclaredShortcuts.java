package android.content.pm;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.res.XmlResourceParser;
import android.util.ArraySet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads the shortcuts that the manifest declares for an activity; what is wrong with one leaves it out. */
final class DeclaredShortcuts {
    private static final String META_DATA = "android.app.shortcuts", ANDROID = "http://schemas.android.com/apk/res/android";

    private final Context context;
    private final ComponentName activity;
    private final List<ShortcutInfo> all = new ArrayList<ShortcutInfo>();
    private final Set<String> ids = new HashSet<String>();

    private DeclaredShortcuts(Context context, ComponentName activity) {
        this.context = context;
        this.activity = activity;
    }

    static List<ShortcutInfo> read(Context context, ActivityInfo info, int most) {
        DeclaredShortcuts d = new DeclaredShortcuts(context, new ComponentName(info.packageName, info.name));
        XmlResourceParser x = info.loadXmlMetaData(context.getPackageManager(), META_DATA);
        if (x == null) return d.all;
        try {
            for (int type = x.next(); type != XmlPullParser.END_DOCUMENT; type = x.next()) {
                if (type == XmlPullParser.START_TAG && x.getDepth() == 2 && x.getName().equals("shortcut")) {
                    if (d.all.size() >= most) break;
                    d.shortcut(x);
                }
            }
        } catch (XmlPullParserException e) {
            return new ArrayList<ShortcutInfo>();
        } catch (IOException e) {
            return new ArrayList<ShortcutInfo>();
        } finally {
            x.close();
        }
        return d.all;
    }

    private void shortcut(XmlResourceParser x) throws XmlPullParserException, IOException {
        boolean literal = x.getAttributeResourceValue(ANDROID, "shortcutId", 0) == 0;
        String id = x.getAttributeValue(ANDROID, "shortcutId");
        int label = x.getAttributeResourceValue(ANDROID, "shortcutShortLabel", 0);
        int longLabel = x.getAttributeResourceValue(ANDROID, "shortcutLongLabel", 0);
        int message = x.getAttributeResourceValue(ANDROID, "shortcutDisabledMessage", 0);
        boolean enabled = x.getAttributeBooleanValue(ANDROID, "enabled", true);
        List<Intent> intents = new ArrayList<Intent>();
        Set<String> categories = new ArraySet<String>();
        int depth = x.getDepth();
        for (int type = x.next(); type != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || x.getDepth() > depth); type = x.next()) {
            if (type != XmlPullParser.START_TAG || x.getDepth() != depth + 1) continue;
            if (x.getName().equals("intent")) {
                Intent i = Intent.parseIntent(context.getResources(), x, x);
                if (i.getAction() == null) return;
                intents.add(i);
            } else if (x.getName().equals("categories")) {
                String name = x.getAttributeValue(ANDROID, "name");
                if (name != null && !name.isEmpty()) categories.add(name);
            }
        }
        if (!literal || id == null || id.isEmpty() || label == 0 || !enabled || intents.isEmpty() || !ids.add(id)) return;
        intents.get(0).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK | Intent.FLAG_ACTIVITY_TASK_ON_HOME);
        ShortcutInfo.Builder b = new ShortcutInfo.Builder(context, id).setActivity(activity).setShortLabelResId(label).setRank(all.size())
                .setIntents(intents.toArray(new Intent[0])).setCategories(categories.isEmpty() ? null : categories);
        if (longLabel != 0) b.setLongLabelResId(longLabel);
        if (message != 0) b.setDisabledMessageResId(message);
        ShortcutInfo s = b.build();
        s.declared = true;
        s.resolve(context.getResources());
        all.add(s);
    }
}

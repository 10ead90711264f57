import android.content.ComponentName;
import android.content.Intent;
import android.content.pm.ShortcutInfo;
import android.content.pm.ShortcutManager;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import static esdroid.conformance.Out.*;

/** Shortcuts that an app publishes. */
public class Shortcuts {
    private static ShortcutInfo of(String id) {
        return new ShortcutInfo.Builder(Runner.activity, id).setShortLabel("Label " + id).setIntent(new Intent("act." + id)).build();
    }

    private static void tell(ShortcutManager m) {
        List<String> all = new ArrayList<String>();
        for (ShortcutInfo s : m.getDynamicShortcuts()) all.add(s.getId() + " " + s.getShortLabel() + " " + s.getIntent().getAction());
        say(all);
    }

    public static void main(String[] args) throws Exception {
        final ShortcutManager m = Runner.activity.getSystemService(ShortcutManager.class);
        say(m.getMaxShortcutCountPerActivity(), m.getDynamicShortcuts(), m.getPinnedShortcuts(), m.isRateLimitingActive());
        say(m.setDynamicShortcuts(Arrays.asList(of("a"), of("b"))), m.addDynamicShortcuts(Arrays.asList(of("c"))));
        tell(m);
        ShortcutInfo a = m.getDynamicShortcuts().get(0);
        say(a.isDynamic(), a.isPinned(), a.isEnabled(), a.isDeclaredInManifest(), a.getPackage(), a.getActivity(), a.getLongLabel(), a.getCategories());
        say(m.updateShortcuts(Arrays.asList(new ShortcutInfo.Builder(Runner.activity, "b").setShortLabel("New").build(), of("unknown"))));
        tell(m);
        m.removeDynamicShortcuts(Arrays.asList("a"));
        m.disableShortcuts(Arrays.asList("c"));
        tell(m);
        fails("too many", new Out.Code() {
            public void run() {
                m.setDynamicShortcuts(Arrays.asList(of("1"), of("2"), of("3"), of("4"), of("5"), of("6")));
            }
        });
        tell(m);
        fails("no label", new Out.Code() {
            public void run() {
                m.setDynamicShortcuts(Arrays.asList(new ShortcutInfo.Builder(Runner.activity, "x").setIntent(new Intent("x")).build()));
            }
        });
        fails("no intent", new Out.Code() {
            public void run() {
                m.setDynamicShortcuts(Arrays.asList(new ShortcutInfo.Builder(Runner.activity, "x").setShortLabel("x").build()));
            }
        });
        fails("no action", new Out.Code() {
            public void run() {
                new ShortcutInfo.Builder(Runner.activity, "x").setIntent(new Intent());
            }
        });
        fails("empty", new Out.Code() {
            public void run() {
                new ShortcutInfo.Builder(Runner.activity, "x").setShortLabel("");
            }
        });
        fails("not the launcher's", new Out.Code() {
            public void run() {
                m.addDynamicShortcuts(Arrays.asList(new ShortcutInfo.Builder(Runner.activity, "x").setShortLabel("x").setIntent(new Intent("x")).setActivity(new ComponentName(Runner.activity, "esdroid.conformance.Acting$First")).build()));
            }
        });
        m.removeAllDynamicShortcuts();
        tell(m);

        for (ShortcutInfo s : m.getManifestShortcuts()) {
            say(s.getId(), s.getShortLabel(), s.getLongLabel(), s.getIntent(), s.getCategories(), s.getRank(), s.isDeclaredInManifest(), s.isDynamic(), s.isImmutable());
        }
        fails("declared", new Out.Code() {
            public void run() {
                m.addDynamicShortcuts(Arrays.asList(of("compose")));
            }
        });
        fails("declared, disabled", new Out.Code() {
            public void run() {
                m.disableShortcuts(Arrays.asList("compose"));
            }
        });
        fails("too many with the declared one", new Out.Code() {
            public void run() {
                m.setDynamicShortcuts(Arrays.asList(of("1"), of("2"), of("3"), of("4"), of("5")));
            }
        });
        ShortcutInfo second = new ShortcutInfo.Builder(Runner.activity, "second").setShortLabel("s").setIntent(new Intent("s")).setRank(7).build();
        m.setDynamicShortcuts(Arrays.asList(second, new ShortcutInfo.Builder(Runner.activity, "first").setShortLabel("f").setIntent(new Intent("f")).setRank(3).build()));
        for (ShortcutInfo s : m.getDynamicShortcuts()) say(s.getId(), s.getRank());
        say(second.getActivity());
        m.removeAllDynamicShortcuts();
    }
}

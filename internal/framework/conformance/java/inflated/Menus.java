import android.view.Menu;
import android.view.MenuItem;
import android.widget.PopupMenu;
import android.widget.TextView;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A menu of a document: order, groups, what is seen and checked. */
public class Menus {
    public static void main(String[] args) throws Exception {
        final PopupMenu p = new PopupMenu(Runner.activity, Runner.activity.getWindow().getDecorView());
        p.inflate(id("menu/all"));
        final Menu m = p.getMenu();
        list(m, "");
        say(m.hasVisibleItems(), m.size(), m.findItem(id("id/inner")) != null, m.findItem(12345));
        m.setGroupVisible(id("id/hidden"), true);
        m.setGroupEnabled(id("id/group"), false);
        m.setGroupCheckable(id("id/hidden"), true, true);
        m.findItem(id("id/green")).setChecked(true);
        m.findItem(id("id/green")).setChecked(false);
        list(m, "");
        MenuItem acting = m.findItem(id("id/acting"));
        say(acting.getActionView() instanceof TextView, acting.isActionViewExpanded(), acting.expandActionView(), acting.collapseActionView(), acting.getActionProvider());
        m.removeItem(id("id/first"));
        m.removeItem(777);
        m.removeGroup(id("id/group"));
        list(m, "");
        fails("m.getItem(55)", new Code() {
            public void run() throws Exception {
                m.getItem(55);
            }
        });
        m.clear();
        say(m.size(), m.hasVisibleItems());
        fails("p.inflate(id(\"menu/wrong\"))", new Code() {
            public void run() throws Exception {
                p.inflate(id("menu/wrong"));
            }
        });
        fails("p.inflate(0)", new Code() {
            public void run() throws Exception {
                p.inflate(0);
            }
        });
        fails("a missing method", new Code() {
            public void run() throws Exception {
                p.inflate(id("menu/clicks"));
            }
        });
    }

    static void list(Menu m, String indent) {
        for (int i = 0; i < m.size(); i++) {
            MenuItem k = m.getItem(i);
            say(indent + k.getTitle(), k.getTitleCondensed(), k.getOrder(), k.getItemId() == 0 ? "no id" : Runner.activity.getResources().getResourceEntryName(k.getItemId()), k.getGroupId() == 0 ? "no group" : Runner.activity.getResources().getResourceEntryName(k.getGroupId()), k.isVisible(), k.isEnabled(), k.isCheckable(), k.isChecked(), (int) k.getAlphabeticShortcut(), (int) k.getNumericShortcut(), k.getIcon() != null, k.hasSubMenu());
            if (k.hasSubMenu()) list(k.getSubMenu(), indent + " ");
        }
    }
}

import android.view.*;
import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Menus of popups: groups, order, checks and sub-menus. */
public class Menus {
    private static void tell(Menu m) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < m.size(); i++) {
            MenuItem x = m.getItem(i);
            b.append(x.getTitle()).append(x.isChecked() ? "+" : "").append(x.isEnabled() ? "" : "-").append(x.isVisible() ? "" : "?").append(x.hasSubMenu() ? ">" : "").append(' ');
        }
        say(m.size(), m.hasVisibleItems(), b);
    }

    public static void main(String[] args) throws Exception {
        final PopupMenu p = new PopupMenu(Runner.activity, new View(Runner.activity));
        final Menu m = p.getMenu();
        for (int i = 0; i < 6; i++) m.add(i / 3, i, 10 - i, "i" + i);
        tell(m);
        m.setGroupCheckable(1, true, true);
        m.findItem(4).setChecked(true);
        m.findItem(5).setChecked(true);
        tell(m);
        m.setGroupEnabled(0, false);
        m.setGroupVisible(1, false);
        tell(m);
        SubMenu s = m.addSubMenu(2, 20, 3, "sub");
        s.add("inner").setCheckable(true).setChecked(true);
        s.setHeaderTitle("header");
        tell(m);
        tell(s);
        say(m.findItem(20).getSubMenu() == s, s.getItem().getItemId(), m.findItem(99), m.findItem(3).getGroupId(), m.findItem(3).getOrder(), m.findItem(3).getTitleCondensed());
        MenuItem x = m.findItem(1).setAlphabeticShortcut('Q').setNumericShortcut('7').setTitleCondensed("c").setIntent(new android.content.Intent("a"));
        say(x.getAlphabeticShortcut(), x.getNumericShortcut(), x.getTitleCondensed(), x.getIntent().getAction(), x.getActionView(), x.isActionViewExpanded(), x.expandActionView(), x.collapseActionView(), x.getMenuInfo());
        x.setOnMenuItemClickListener(new MenuItem.OnMenuItemClickListener() { public boolean onMenuItemClick(MenuItem i) { say("clicked", i.getTitle()); return true; } });
        say(m.performIdentifierAction(1, 0), m.performIdentifierAction(99, 0));
        x.setEnabled(true);
        say(m.performIdentifierAction(1, 0), m.isShortcutKey(KeyEvent.KEYCODE_Q, new KeyEvent(0, KeyEvent.KEYCODE_Q)));
        m.removeItem(2);
        m.removeGroup(1);
        m.removeItem(77);
        tell(m);
        m.clear();
        tell(m);
        fails("getItem(0)", new Code() { public void run() throws Exception { m.getItem(0); } });
        fails("order of another category", new Code() { public void run() throws Exception { m.add(0, 0, 0x70000, "x"); } });
        fails("a sub-menu below another", new Code() { public void run() throws Exception { m.addSubMenu("a").addSubMenu("b"); } });
    }
}

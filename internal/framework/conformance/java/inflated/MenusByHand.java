import android.content.Intent;
import android.view.KeyEvent;
import android.view.Menu;
import android.view.MenuItem;
import android.view.SubMenu;
import android.widget.PopupMenu;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A menu that is built by calls. */
public class MenusByHand {
    public static void main(String[] args) throws Exception {
        PopupMenu p = new PopupMenu(Runner.activity, Runner.activity.getWindow().getDecorView());
        final Menu m = p.getMenu();
        m.add("plain");
        m.add(1, 10, 3, "third");
        m.add(1, 11, 1, "first");
        m.add(2, 12, 1, "first too").setShortcut('2', 'b').setAlphabeticShortcut('C');
        m.add(Menu.NONE, Menu.NONE, Menu.CATEGORY_SECONDARY | 1, id("string/plain"));
        SubMenu s = m.addSubMenu(3, 13, 2, "sub");
        s.add(4, 14, 0, "inside").setCheckable(true);
        s.setHeaderTitle("header");
        s.setGroupCheckable(4, true, true);
        for (int i = 0; i < m.size(); i++) say(m.getItem(i).getTitle(), m.getItem(i).getItemId(), m.getItem(i).getGroupId(), m.getItem(i).getOrder());
        say(m.isShortcutKey(KeyEvent.KEYCODE_B, new KeyEvent(0, KeyEvent.KEYCODE_B)), m.isShortcutKey(KeyEvent.KEYCODE_C, new KeyEvent(0, KeyEvent.KEYCODE_C)), s.getItem().getItemId(), s.size());
        m.findItem(10).setOnMenuItemClickListener(new MenuItem.OnMenuItemClickListener() {
            public boolean onMenuItemClick(MenuItem k) {
                say("clicked", k.getTitle(), k.getMenuInfo());
                return true;
            }
        });
        p.setOnMenuItemClickListener(new PopupMenu.OnMenuItemClickListener() {
            public boolean onMenuItemClick(MenuItem k) {
                say("menu's", k.getTitle());
                return false;
            }
        });
        say(m.performIdentifierAction(10, 0), m.performIdentifierAction(11, 0), m.performIdentifierAction(99, 0), m.performIdentifierAction(14, 0));
        m.findItem(11).setEnabled(false);
        say(m.performIdentifierAction(11, 0), m.findItem(11).setTitle(null).getTitle(), m.findItem(12).setTitleCondensed("x").getTitleCondensed(), m.findItem(11).getTitleCondensed());
        final SubMenu sub = s;
        fails("sub.addSubMenu(\"inner\")", new Code() {
            public void run() throws Exception {
                sub.addSubMenu("inner");
            }
        });
        fails("m.add(0, 0, -1, \"negative order\")", new Code() {
            public void run() throws Exception {
                m.add(0, 0, -1, "negative order");
            }
        });
        fails("m.add(0, 0, 0, 12345)", new Code() {
            public void run() throws Exception {
                m.add(0, 0, 0, 12345);
            }
        });
        m.findItem(10).setIntent(new Intent("x.y"));
        say(m.findItem(10).getIntent().getAction(), m.findItem(12).setIcon(id("drawable/box")).getIcon() != null, m.findItem(12).setVisible(false).isVisible(), m.hasVisibleItems());
        fails("m.findItem(10).setShowAsAction(3)", new Code() {
            public void run() throws Exception {
                m.findItem(10).setShowAsAction(3);
            }
        });
    }
}

import android.R;
import android.app.ActionBar;
import android.app.Dialog;
import android.content.Context;
import android.os.Handler;
import android.view.Gravity;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ArrayAdapter;
import android.widget.Button;
import android.widget.EditText;
import android.widget.SearchView;
import android.widget.Toolbar;
import esdroid.conformance.Show;

/** Action bars with an item that expands into a view of its own, lists, and custom views; and what toolbars do alike. */
public class ActionBars extends Show {
    private static long later;

    public static void main(String[] args) {
        for (int theme : new int[] {R.style.Theme_Holo, R.style.Theme_Holo_Light, R.style.Theme_Material_Light}) {
            searching(theme);
            custom(theme, ViewGroup.LayoutParams.MATCH_PARENT, Gravity.CENTER);
            custom(theme, ViewGroup.LayoutParams.WRAP_CONTENT, Gravity.END);
        }
        toolbar();
    }

    /** A dialog with a bar that is as wide as the screen. */
    private static class Barred extends Dialog {
        MenuItem search;

        Barred(int theme) {
            super(context(), theme);
            setTitle("Title");
            Button content = new Button(getContext());
            content.setText("content");
            setContentView(content);
        }

        @Override
        public boolean onCreateOptionsMenu(Menu menu) {
            search = item(menu, getContext());
            return true;
        }

        void bar(String what) {
            p(what, search.isActionViewExpanded());
            View container = getWindow().getDecorView().findViewById(getContext().getResources().getIdentifier("action_bar_container", "id", "android"));
            tree(container);
        }
    }

    private static MenuItem item(Menu menu, Context c) {
        MenuItem search = menu.add("Search").setIcon(R.drawable.ic_menu_search).setActionView(new SearchView(c));
        search.setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM | MenuItem.SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW);
        menu.add("Add").setIcon(R.drawable.ic_menu_add).setShowAsAction(MenuItem.SHOW_AS_ACTION_ALWAYS);
        menu.add("Never");
        return search;
    }

    private static void after(Runnable r) {
        new Handler().postDelayed(r, later += 200);
    }

    private static void searching(int theme) {
        final Barred d = new Barred(theme);
        after(new Runnable() {
            @Override public void run() {
                d.show();
                d.getActionBar().setDisplayHomeAsUpEnabled(true);
                d.getActionBar().setSubtitle("Subtitle");
            }
        });
        after(new Runnable() {
            @Override public void run() {
                d.bar("shown");
                p(d.search.expandActionView());
            }
        });
        after(new Runnable() {
            @Override public void run() {
                d.bar("expanded");
                p(d.search.collapseActionView());
                d.getActionBar().setDisplayOptions(0, ActionBar.DISPLAY_SHOW_TITLE);
                d.getActionBar().setNavigationMode(ActionBar.NAVIGATION_MODE_LIST);
                d.getActionBar().setListNavigationCallbacks(new ArrayAdapter<String>(context(), R.layout.simple_spinner_item, new String[] {"", ""}), null);
            }
        });
        after(new Runnable() {
            @Override public void run() {
                d.bar("list");
                d.dismiss();
            }
        });
    }

    private static void custom(int theme, final int width, final int gravity) {
        final Barred d = new Barred(theme);
        after(new Runnable() {
            @Override public void run() {
                d.show();
                ActionBar bar = d.getActionBar();
                bar.setDisplayShowCustomEnabled(true);
                EditText e = new EditText(d.getContext());
                e.setText("custom");
                bar.setCustomView(e, new ActionBar.LayoutParams(width, WRAP, gravity));
            }
        });
        after(new Runnable() {
            @Override public void run() {
                d.bar("custom");
                d.dismiss();
            }
        });
    }

    private static void toolbar() {
        final Toolbar bar = new Toolbar(context());
        bar.setTitle("Toolbar");
        final MenuItem search = item(bar.getMenu(), context());
        place(bar, 1000, EXACTLY, 100, EXACTLY);
        tree(bar);
        search.expandActionView();
        place(bar, 1000, EXACTLY, 100, EXACTLY);
        tree(bar);
        bar.collapseActionView();
        place(bar, 1000, EXACTLY, 100, EXACTLY);
        tree(bar);
    }
}

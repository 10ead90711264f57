import android.view.KeyEvent;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.ListView;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** A list in a window: keys, scrolling, selection's listener. */
public class ListWindow extends Show {
    private static ListView list;

    private static void state(String name) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < list.getChildCount(); i++) b.append(' ').append(((android.widget.TextView) list.getChildAt(i)).getText()).append('@').append(list.getChildAt(i).getTop());
        p(name, list.getFirstVisiblePosition(), list.getSelectedItemPosition(), list.isInTouchMode(), b);
    }

    private static void key(int code) {
        list.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, code));
        list.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, code));
    }

    public static void main(String[] args) {
        list = new ListView(context());
        String[] words = new String[40];
        for (int i = 0; i < words.length; i++) words[i] = "w" + i;
        list.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, words));
        list.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
            @Override public void onItemSelected(AdapterView<?> parent, View v, int i, long id) { p("selected", i, id); }
            @Override public void onNothingSelected(AdapterView<?> parent) { p("nothing"); }
        });
        list.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override public void onItemClick(AdapterView<?> parent, View v, int i, long id) { p("clicked", i, id); }
        });
        Runner.activity.setContentView(list);
        list.postDelayed(new Runnable() {
            @Override
            public void run() {
                state("shown");
                list.scrollListBy(100);
                state("scrolled by 100");
                list.setSelection(20);
            }
        }, 500);
        list.postDelayed(new Runnable() {
            @Override
            public void run() {
                state("set to 20");
                list.setSelectionFromTop(5, 17);
            }
        }, 1000);
        list.postDelayed(new Runnable() {
            @Override
            public void run() {
                state("from top");
                p(list.canScrollList(1), list.canScrollList(-1), list.canScrollVertically(-1), list.getChildAt(0).getHeight());
                Runner.activity.setContentView(new View(context()));
            }
        }, 1500);
    }
}
